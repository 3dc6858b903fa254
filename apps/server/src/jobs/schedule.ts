import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@ordago/kernel';

/** A job that comes back with the clock. */
export interface Scheduled {
  /** Name of the job, as its module registers it. */
  readonly task: string;
  /** Length of a period; periods are counted from 1970 in UTC. */
  readonly everyMs: number;
}

/** All periodic jobs of the operator on one screen (architecture 3.10). The worker only executes what is due here. */
export const SCHEDULE: readonly Scheduled[] = [
  // Money first: what is new in the ledger is checked, and a breach freezes withdrawals (reliability, invariant 43).
  { task: 'ledger.assert-recent', everyMs: MINUTE_MS },
  // Every invariant over the whole book; until the next night, what is new since is enough.
  { task: 'ledger.read-invariants', everyMs: DAY_MS },
  { task: 'ledger.collect-debts', everyMs: 5 * MINUTE_MS },
  // The audit: what is new follows from what was, and its head is written down; all of it once a day.
  { task: 'audit.anchor-head', everyMs: 5 * MINUTE_MS },
  { task: 'audit.verify-all', everyMs: DAY_MS },
  // Measure of what waits for staff, for alerts.
  { task: 'notifications.measure', everyMs: MINUTE_MS },
  // The betting line: fixtures and results come in, events begin, what a crash left undone is done.
  { task: 'sportsbook.pull-feed', everyMs: MINUTE_MS },
  { task: 'sportsbook.tend-events', everyMs: MINUTE_MS },
  { task: 'sportsbook.decide-due-bets', everyMs: MINUTE_MS },
  { task: 'bonuses.expire-free-bets', everyMs: MINUTE_MS },
  { task: 'sportsbook.refresh-prices', everyMs: 6 * HOUR_MS },
  // Rows that grow by the day and nothing needs are deleted.
  { task: 'sportsbook.forget-old-rows', everyMs: HOUR_MS },
  // Rounds follow a clock of their own; this is for certainty, as after a crash. Events nobody bet on leave the line.
  { task: 'virtual-sports.turn', everyMs: MINUTE_MS },
  { task: 'virtual-sports.sweep', everyMs: 10 * MINUTE_MS },
  // Game lists follow their providers.
  { task: 'casino.sync-catalogue', everyMs: 15 * MINUTE_MS },
  // Sizes of their pictures: read each minute, so that a new list's are shown soon.
  { task: 'casino.weigh-pictures', everyMs: MINUTE_MS },
  // The keys that sign a sportsbook's links: a check each hour, a new one each month.
  { task: 'casino.rotate-link-keys', everyMs: HOUR_MS },
  // Sessions that nobody can use any more are forgotten.
  { task: 'casino.sweep', everyMs: HOUR_MS },
  { task: 'identity.sweep', everyMs: HOUR_MS },
];

/** The period that an instant lies in, by its beginning: `2026-01-14T12:07Z`. */
export function periodOf({ everyMs }: Scheduled, at: Instant): string {
  return `${new Date(Math.floor(at / everyMs) * everyMs).toISOString().slice(0, 16)}Z`;
}
