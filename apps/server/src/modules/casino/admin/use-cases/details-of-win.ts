import { formatAmount, type Units } from '@ordago/kernel';
import type { ParkedWin } from '../../shared/domain/parked-win.ts';

/** Details of a parked win as the audit has them, with the amount that staff saw. */
export function detailsOfWin({ provider, key, round, currency, cap }: ParkedWin, payout: Units) {
  return {
    provider,
    key,
    round,
    currency,
    amount: formatAmount(payout),
    cap: cap === null ? null : formatAmount(cap),
  };
}
