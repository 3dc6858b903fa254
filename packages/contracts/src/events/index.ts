import * as z from 'zod';
import { balanceChanged } from './balance-changed.ts';
import { betPlaced } from './bet-placed.ts';
import { betResettled, betSettled } from './bet-settled.ts';
import { betSold } from './bet-sold.ts';
import { debtChanged } from './debt-changed.ts';
import { depositCompleted } from './deposit-completed.ts';
import { depositEnded } from './deposit-ended.ts';
import { depositHeld } from './deposit-held.ts';
import { depositRefunded } from './deposit-refunded.ts';
import { depositReviewClosed } from './deposit-review-closed.ts';
import { eventParked, parkedEventResolved } from './event-parked.ts';
import { feedMessageDecided, feedMessageHeld } from './feed-message-held.ts';
import { jobFailing, jobRecovered } from './job-failing.ts';
import { lateResultDecided, lateResultHeld } from './late-result-held.ts';
import { playerRegistered } from './player-registered.ts';
import { roundRolledBack } from './round-rolled-back.ts';
import { roundSettled } from './round-settled.ts';
import { parkedWinApproved, parkedWinClosed, parkedWinPaid, winParked } from './win-parked.ts';
import { withdrawalCompleted } from './withdrawal-completed.ts';
import { withdrawalHeld } from './withdrawal-held.ts';
import { withdrawalReturned } from './withdrawal-returned.ts';
import { withdrawalReviewClosed } from './withdrawal-review-closed.ts';
import { withdrawalsFrozen, withdrawalsUnfrozen } from './withdrawals-frozen.ts';

/** Every domain event of the product: what happened, once it is committed. */
export const domainEvent = z.discriminatedUnion('name', [
  balanceChanged,
  betPlaced,
  betResettled,
  betSettled,
  betSold,
  debtChanged,
  depositCompleted,
  depositEnded,
  depositHeld,
  depositRefunded,
  depositReviewClosed,
  eventParked,
  feedMessageDecided,
  feedMessageHeld,
  jobFailing,
  jobRecovered,
  lateResultDecided,
  lateResultHeld,
  parkedEventResolved,
  parkedWinApproved,
  parkedWinClosed,
  parkedWinPaid,
  playerRegistered,
  roundRolledBack,
  roundSettled,
  winParked,
  withdrawalCompleted,
  withdrawalHeld,
  withdrawalReturned,
  withdrawalReviewClosed,
  withdrawalsFrozen,
  withdrawalsUnfrozen,
]);

export type DomainEvent = z.infer<typeof domainEvent>;

export type EventName = DomainEvent['name'];

/** The event of a name, or the union of several. */
export type EventOf<Name extends EventName> = Extract<DomainEvent, { readonly name: Name }>;

export const EVENT_NAMES: readonly EventName[] = domainEvent.options.map((shape) => shape.shape.name.value);
