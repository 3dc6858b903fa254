import { type Currency, type Instant, type PlayerId, type Refusal, refuse, type WalletId } from '@ordago/kernel';
import { isEachWay } from '../../shared/domain/each-way.ts';
import type { PlacedBet } from '../../shared/domain/placed-bet.ts';
import type { BettingRules, Slip } from '../../shared/domain/slip.ts';
import type { FreeBets } from '../../shared/ports/free-bets.ts';
import type { SlipContext } from './read-slip-context.ts';

/** Wallet that pays a stake and receives its payout. */
export interface Payer extends Pick<PlacedBet, 'paidWith' | 'isStakeReturned'> {
  readonly funding: BettingRules['funding'];
  /** Wallet that pays; for a free bet the main one, which only receives the payout. */
  readonly wallet: WalletId;
  readonly currency: Currency;
  readonly opKind: 'sportsbook.place-bet' | 'sportsbook.place-each-way' | 'sportsbook.place-free-bet';
}

/**
 * Returns the free bet that a slip names, or the wallet in play. The lock judges again that the award is still there.
 *
 * @refuses free-bet-not-found, validation-failed (another stake than its amount)
 */
export async function payerOf(
  findFreeBet: FreeBets['find'],
  { slip, player, context, at }: { slip: Slip; player: PlayerId; context: SlipContext; at: Instant },
): Promise<Payer | Refusal<'free-bet-not-found' | 'validation-failed'>> {
  const { inPlay, main } = context;
  if (slip.freeBet === undefined) {
    const paidWith = inPlay.kind === 'grant' ? 'bonus' : 'main';
    const { wallet, currency, kind } = inPlay;
    const opKind = isEachWay(slip) ? 'sportsbook.place-each-way' : 'sportsbook.place-bet';
    return { paidWith, isStakeReturned: true, funding: kind, wallet, currency, opKind };
  }
  const award = await findFreeBet(player, slip.freeBet, at);
  if (award === null || award.currency !== main.currency) return refuse('free-bet-not-found');
  if (award.amount !== slip.stake) return refuse('validation-failed', { field: 'stake' });
  const { isStakeReturned } = award;
  const to = { wallet: main.wallet, currency: main.currency, opKind: 'sportsbook.place-free-bet' } as const;
  return { ...to, paidWith: 'free-bet', isStakeReturned, funding: award };
}
