export function BetsPage() {
  return null;
}
