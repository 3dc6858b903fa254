const REASONS = [
  'amountDiffers',
  'currencyDiffers',
  'paidAfterEnd',
  'expired',
  'declinedByGateway',
  'declinedByPayer',
  'declinedByBank',
  'returnedByBank',
  'refundedByGateway',
  'cancelledByPlayer',
  'methodClosed',
] as const;

/** The text of a payment's reason (`declined-by-bank` → `wallet.reason.declinedByBank`), or null without one. */
export function reasonKey(comment: string): `wallet.reason.${(typeof REASONS)[number]}` | null {
  const name = comment.replace(/-[a-z]/g, (gap) => gap.slice(1).toUpperCase());
  const known = REASONS.find((reason) => reason === name);
  return known ? `wallet.reason.${known}` : null;
}
