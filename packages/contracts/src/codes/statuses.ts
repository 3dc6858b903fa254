/** One internal status for each thing that has one, and the screens' numbers as views on it (semantics D7, D8, D53). */
export * from './bet-status.ts';
export * from './bonus-status.ts';
export * from './case-status.ts';
export { type LegacyView, type MoveTable, mayMove } from './legacy-view.ts';
export * from './payment-status.ts';
export * from './referral-payout-status.ts';
