import type { Market, SportEvent } from '@ordago/contracts';
import { specifierFields } from '@ordago/i18n/market-words';
import { priceOf } from '../slip/slip-maths.ts';

/**
 * Returns the total of an event whose two prices are closest together, as lists of the line carry it: one that takes bets
 * before one that waits, and one that always decides before a line that may return the stake.
 */
export function balancedTotalOf({ markets }: Pick<SportEvent, 'markets'>): Market | undefined {
  return markets
    .filter(({ kind, specifier }) => kind === 'total' && specifier.startsWith('line='))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || spreadOf(one) - spreadOf(other))[0];
}

const STATUSES: readonly Market['status'][] = ['open', 'suspended'];

/** The lower the better: what takes bets, then what decides always. */
function rankOf({ status, specifier }: Market): number {
  const place = STATUSES.includes(status) ? STATUSES.indexOf(status) : STATUSES.length;
  return 2 * place + Number(!specifierFields(specifier).line?.endsWith('.5'));
}

/** How many times the shorter price the longer one is. */
function spreadOf({ selections }: Market): number {
  const prices = selections.map(({ odds }) => priceOf(odds));
  return Math.max(...prices) / Math.min(...prices);
}
