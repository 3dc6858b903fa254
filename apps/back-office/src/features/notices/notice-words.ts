import type { AnswerOf, listNotices } from '@ordago/contracts';
import { type Address, PATHS } from '../../shared/paths.ts';

export type Notice = AnswerOf<typeof listNotices>['notices'][number];

/** Causes that have words of ours; any other is a name of the code, or what a supplier's reader wrote. */
const KNOWN_CAUSES = [
  'amount-differs',
  'currency-differs',
  'paid-after-end',
  'contradicted',
  'credit-refused',
  'undecided',
  'debt-outstanding',
  'win-above-cap',
  'win-without-bet',
  'already-rolled-back',
] as const;

/** Returns the cause of a notice if it has words of ours, else null. */
export function knownCauseOf({ kind, cause }: Pick<Notice, 'kind' | 'cause'>): (typeof KNOWN_CAUSES)[number] | null {
  if (kind === 'event-parked' || kind === 'feed-message-held' || kind === 'invariant-broken' || kind === 'job-failing')
    return null;
  return KNOWN_CAUSES.find((known) => known === cause) ?? null;
}

/** Page on which the thing of a notice is decided; null of a job, whose cause whoever runs the product mends. A contradicted withdrawal has ended: it is in no queue. */
export function placeOf({ kind, cause }: Pick<Notice, 'kind' | 'cause'>): Pick<Address, 'to' | 'search'> | null {
  const places = {
    'deposit-held': { to: PATHS.deposits },
    'withdrawal-held': { to: PATHS.withdrawals, search: { view: cause === 'contradicted' ? 'all' : 'paying' } },
    'win-parked': { to: PATHS.casino, search: { view: 'parked' } },
    'event-parked': { to: PATHS.events, search: { view: 'waiting' } },
    'feed-message-held': { to: PATHS.feed },
    'invariant-broken': { to: PATHS.books },
    'job-failing': null,
  } as const satisfies Record<Notice['kind'], Pick<Address, 'to' | 'search'> | null>;
  return places[kind];
}
