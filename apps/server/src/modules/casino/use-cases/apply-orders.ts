import type { Instant } from '@ordago/kernel';
import type { GameProvider } from '../ports/game-provider.ts';
import type { BetCommand, RollbackCommand, WalletOutcome, WalletRefused } from '../ports/wallet-dialect.ts';
import type { CallbackStore } from '../repository/callbacks.repository.ts';
import type { ApplyWalletCallback } from './apply-wallet-callback.ts';

/** Several bets of one player that came in one call. */
export interface OrdersCall {
  readonly provider: GameProvider;
  readonly orders: readonly BetCommand[];
  readonly isAllOrNone: boolean;
  readonly at: Instant;
}

/** Applies them; the outcomes stand in the order of the bets. */
export type ApplyOrders = (call: OrdersCall, onFault: (error: unknown) => void) => Promise<readonly WalletOutcome[]>;

export interface ApplyOrdersParts {
  readonly apply: ApplyWalletCallback;
  readonly store: Pick<CallbackStore, 'hasTransaction'>;
}

/** What a bet of a group is told that would have been placed, had no other one been refused. */
export const WITHHELD = 'order-withheld';

/** Nobody knows what became of the bet: the same call says it, once it comes again. */
const OPEN_ENDS: ReadonlySet<string> = new Set(['internal', 'too-busy']);

/**
 * Each bet is a command of its own, under its own key, with its own first answer; so a call that comes again, whole or in part,
 * places nothing twice, and a bet that was taken back before it came is refused.
 *
 * All or none: the bets are placed one after the other, and the first refusal takes those before it back. Such a bet names its group,
 * so that its key is good for this group alone. What was taken back stays so, whatever the call meets when it comes again. A fault
 * of ours takes nothing back: the call comes again and goes on where it stopped.
 */
export function createApplyOrders({ apply, store }: ApplyOrdersParts): ApplyOrders {
  return async ({ provider, orders, isAllOrNone, at }, onFault) => {
    const place = async (command: BetCommand | RollbackCommand): Promise<WalletOutcome> => {
      try {
        return await apply({ provider, command, nonce: null, at });
      } catch (error) {
        onFault(error);
        return refused('internal');
      }
    };
    if (!isAllOrNone) {
      const outcomes: WalletOutcome[] = [];
      for (const order of orders) outcomes.push(await place(order));
      return outcomes;
    }
    if (await store.hasTransaction(provider.name, orders.map(withheldKey))) return orders.map(() => refused(WITHHELD));
    return placeGroup(orders, place);
  };
}

async function placeGroup(
  orders: readonly BetCommand[],
  place: (command: BetCommand | RollbackCommand) => Promise<WalletOutcome>,
): Promise<readonly WalletOutcome[]> {
  const group = orders.map(({ key }) => key);
  const placed: WalletOutcome[] = [];
  for (const order of orders) {
    const outcome = await place({ ...order, group });
    placed.push(outcome);
    if (!outcome.ok) break;
  }
  const last = placed.at(-1);
  if (last === undefined || last.ok) return placed;
  if (OPEN_ENDS.has(last.name)) return orders.map(() => last);
  let after: WalletOutcome = last;
  for (const order of orders.slice(0, placed.length - 1).toReversed()) {
    after = await place(takenBack(order));
    // It is asked for again, and then taken back after all.
    if (!after.ok) return orders.map(() => refused('internal'));
  }
  const { balance, currency } = after;
  return orders.map((_order, index) => ({
    ...(index === placed.length - 1 ? last : refused(WITHHELD)),
    ...{ balance, currency },
  }));
}

function withheldKey({ key }: BetCommand): string {
  return `${key} withheld`;
}

function takenBack(order: BetCommand): RollbackCommand {
  const { userId, currency, key: target, stake: amount } = order;
  return { action: 'rollback', userId, currency, key: withheldKey(order), target, amount };
}

function refused(name: string): WalletRefused {
  return { ok: false, action: 'bet', name, isReplay: false, balance: null, currency: null };
}
