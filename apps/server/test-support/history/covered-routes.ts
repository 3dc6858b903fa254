import type { RouteContract } from '@ordago/contracts';
import * as contracts from '@ordago/contracts';
import * as z from 'zod';

/** Calls whose amounts the generated history holds against the ledger; a test holds that it makes each of them. */
export const COVERED: readonly string[] = [
  'casino.list-daily-winnings',
  'casino.list-history',
  'casino.list-parked-wins',
  'casino.list-slots-bet-history',
  'casino.list-winnings',
  'casino.read-round',
  'casino.read-session-position',
  'casino.read-staff-round',
  'identity.check-session',
  'payments.list-deposits',
  'payments.list-deposits-to-review',
  'payments.list-payments',
  'payments.list-staff-withdrawals',
  'payments.list-withdrawals',
  'payments.read-deposit',
  'reporting.list-bet-history',
  'reporting.list-bets',
  'reporting.list-players',
  'reporting.list-transfers',
  'reporting.read-player',
  'sportsbook.list-bets',
  'sportsbook.list-free-bets',
  'sportsbook.list-staff-free-bets',
  'sportsbook.read-account',
  'sportsbook.read-bet',
  'sportsbook.read-player-exposure',
  'wallet.list-transactions',
  'wallet.read-balance',
];

/** Calls whose answers have amounts that the history does not compare, by the reason. */
export const EXEMPT: Readonly<Record<string, readonly string[]>> = {
  'settings and limits: no money has moved by them': [
    'casino.list-high-roller-floors',
    'payments.list-methods',
    'payments.read-deposit-limit',
    'payments.read-withdrawal-limit',
    'site.read-settings',
    'sportsbook.list-bet-limits',
    'sportsbook.read-betting-rules',
    'sportsbook.read-settings',
    'sportsbook.save-settings',
    'sportsbook.set-bet-limit',
  ],
  'offers of what a bet would take, pay or be sold for': [
    'sportsbook.ask-what-if',
    'sportsbook.list-cash-outs',
    'sportsbook.preview-top-express',
    'sportsbook.quote-cash-out',
    'sportsbook.read-cash-out-values',
    'sportsbook.read-slip-bounds',
  ],
  'answers to an act, made by what presents the row in the list of it': [
    'casino.approve-parked-win',
    'casino.close-parked-win',
    'payments.approve-withdrawal',
    'payments.cancel-withdrawal',
    'payments.close-withdrawal-review',
    'payments.decline-withdrawal',
    'payments.release-deposit',
    'sportsbook.award-free-bet',
    'sportsbook.cancel-cash-out-rule',
    'sportsbook.cancel-free-bet',
    'sportsbook.cash-out-bet',
    'sportsbook.place-bet',
    'sportsbook.restore-free-bet',
    'sportsbook.set-cash-out-rule',
  ],
  'the amount of the event that a notice was made from, which that keeps for good': ['notifications.list-notices'],
  'the liability of an event, a bound of several bets and no amount of one; an invariant holds it against the open bets':
    ['sportsbook.list-exposures'],
  'sums over the bets on an express that the operator offers, which the history does not have': [
    'sportsbook.list-staff-top-expresses',
  ],
  'wagering of a bonus, which the history does not have': ['wallet.read-wager-info'],
};

/** Names of the calls whose answer has an amount of money anywhere. */
export function routesWithAmounts(): string[] {
  const all = new Set(Object.values(contracts as Record<string, unknown>).filter(isRoute));
  return [...all].flatMap(({ name, answer }) => (hasAmount(toShape(answer)) ? [name] : [])).sort();
}

const isRoute = (value: unknown): value is RouteContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value && 'method' in value;

const toShape = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
const AMOUNT = toShape(contracts.amountText).description;

function hasAmount(shape: unknown): boolean {
  if (typeof shape !== 'object' || shape === null) return false;
  if ('description' in shape && shape.description === AMOUNT) return true;
  return Object.values(shape).some(hasAmount);
}
