import * as z from 'zod';
import { balanceChanged } from './balance-changed.ts';
import { betPlaced } from './bet-placed.ts';
import { betResettled, betSettled } from './bet-settled.ts';
import { betSold } from './bet-sold.ts';
import { debtChanged } from './debt-changed.ts';
import { depositCompleted } from './deposit-completed.ts';
import { playerRegistered } from './player-registered.ts';
import { roundRolledBack } from './round-rolled-back.ts';
import { roundSettled } from './round-settled.ts';
import { withdrawalCompleted } from './withdrawal-completed.ts';

/** Every domain event of the product: what happened, once it is committed. */
export const domainEvent = z.discriminatedUnion('name', [
  balanceChanged,
  betPlaced,
  betResettled,
  betSettled,
  betSold,
  debtChanged,
  depositCompleted,
  playerRegistered,
  roundRolledBack,
  roundSettled,
  withdrawalCompleted,
]);

export type DomainEvent = z.infer<typeof domainEvent>;

export type EventName = DomainEvent['name'];

/** The event of a name, or the union of several. */
export type EventOf<Name extends EventName> = Extract<DomainEvent, { readonly name: Name }>;

export const EVENT_NAMES: readonly EventName[] = domainEvent.options.map((shape) => shape.shape.name.value);
