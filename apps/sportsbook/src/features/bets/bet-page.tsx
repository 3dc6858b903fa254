export function BetPage() {
  return null;
}
