import type { Instant } from '@ordago/kernel';
import type { Ledger, MoneyCommand } from '../../../ledger/index.ts';
import type { GameProvider } from '../../shared/ports/game-provider.ts';
import type { BetCommand, WalletOutcome, WalletRefused } from '../../shared/ports/wallet-dialect.ts';
import type { BonusTerms } from '../ports/bonus-terms.ts';
import type { CallbacksRepository } from '../repository/callbacks.repository.ts';
import type { ApplyWalletCallback } from './apply-wallet-callback.ts';
import { callerOf } from './caller-of.ts';
import { orderOf, type PlayMoney } from './play-money.ts';
import { moneyInPlay } from './wallet-of-callback.ts';
import { outcomeOf } from './wallet-outcome.ts';

/** Several bets of one player that came in one call. */
export interface OrdersCall {
  readonly provider: GameProvider;
  readonly orders: readonly BetCommand[];
  readonly isAllOrNone: boolean;
  readonly at: Instant;
}

/** Applies them; returns the outcomes in the order of the bets. */
export type ApplyOrders = (call: OrdersCall, onFault: (error: unknown) => void) => Promise<readonly WalletOutcome[]>;

export interface ApplyOrdersParts {
  readonly apply: ApplyWalletCallback;
  readonly ledger: Ledger;
  readonly callbacks: CallbacksRepository;
  /** On which terms bonus money pays bets at sportsbooks. (Default: it pays none) */
  readonly bonusTerms?: BonusTerms;
}

/** Refusal of a bet of a group that would have been placed, had no other one been refused. */
export const WITHHELD = 'order-withheld';

/**
 * Each bet is a command of its own, under its own key, with its own first answer; so a call that comes again, whole or in part,
 * places nothing twice, and a bet that was taken back before it came is refused.
 *
 * All or none: one commit has all of them, or none, and nobody sees a part. Such a bet names its group, so that its key is good for
 * this group alone. A refused group stays so, whatever the call meets when it comes again. A fault of ours decides nothing: the
 * call comes again.
 */
export function createApplyOrders(parts: ApplyOrdersParts): ApplyOrders {
  const { apply } = parts;
  return async ({ provider, orders, isAllOrNone, at }, onFault) => {
    const guarded = async <Outcome>(act: () => Promise<Outcome>, otherwise: Outcome): Promise<Outcome> => {
      try {
        return await act();
      } catch (error) {
        onFault(error);
        return otherwise;
      }
    };
    if (isAllOrNone) {
      const faulted = orders.map(() => refused('internal'));
      return guarded(() => placeGroup({ provider, orders, at }, parts), faulted);
    }
    const outcomes: WalletOutcome[] = [];
    for (const command of orders) {
      outcomes.push(await guarded(() => apply({ provider, command, nonce: null, at }), refused('internal')));
    }
    return outcomes;
  };
}

async function placeGroup(
  { provider, orders, at }: Omit<OrdersCall, 'isAllOrNone'>,
  parts: ApplyOrdersParts,
): Promise<readonly WalletOutcome[]> {
  const { ledger, callbacks } = parts;
  const group = orders.map(({ key }) => key);
  const placed: { readonly call: { readonly command: BetCommand }; readonly money: PlayMoney }[] = [];
  const commands: MoneyCommand[] = [];
  for (const order of orders) {
    const command: BetCommand = { ...order, group };
    const call = { provider, command, nonce: null, at };
    const { player } = await callbacks.admit(callerOf(call), at);
    const away = player === null ? 'user-not-found' : player.currency === command.currency ? null : 'currency-mismatch';
    // Nothing is stored: the keys may come again.
    if (player === null || away !== null) return orders.map(() => refused(away ?? 'user-not-found'));
    const money = await moneyInPlay(call, player, parts);
    placed.push({ call, money });
    commands.push(await orderOf(call, command, money, parts));
  }
  const verdicts = await ledger.applyAllOrNone(commands, WITHHELD);
  return Promise.all(
    verdicts.map((verdict, place) => {
      const { call, money } = placed[place] as (typeof placed)[number];
      return outcomeOf(call, money, verdict, ledger);
    }),
  );
}

function refused(name: string): WalletRefused {
  return { ok: false, action: 'bet', name, isReplay: false, balance: null, currency: null };
}
