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

/** Kinds whose cause is a name or a sentence, never one of our words. */
const TELLING: readonly Notice['kind'][] = [
  'event-parked',
  'feed-message-held',
  'invariant-broken',
  'job-failing',
  'late-result-held',
];

/** Returns the cause of a notice if it has words of ours, else null. */
export function knownCauseOf({ kind, cause }: Pick<Notice, 'kind' | 'cause'>): (typeof KNOWN_CAUSES)[number] | null {
  if (TELLING.includes(kind)) return null;
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
    'late-result-held': { to: PATHS.feed, search: { view: 'late' } },
  } as const satisfies Record<Notice['kind'], Pick<Address, 'to' | 'search'> | null>;
  return places[kind];
}
