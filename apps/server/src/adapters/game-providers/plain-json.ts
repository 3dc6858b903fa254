/**
 * A parsed answer whose numbers still hold their digits, with those that are safe integers turned into numbers: lists
 * and launches carry counts and flags, never amounts.
 */
export function plainJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainJson);
  if (typeof value !== 'object' || value === null) return value;
  const digits = (value as { isLosslessNumber?: boolean; value?: unknown }).isLosslessNumber
    ? String((value as { value?: unknown }).value)
    : null;
  if (digits !== null) return /^-?\d{1,15}$/.test(digits) ? Number(digits) : digits;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plainJson(member)]));
}
