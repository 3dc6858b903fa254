import {
  type Currency,
  type Instant,
  type PlayerId,
  type Refusal,
  refuse,
  type Units,
  type WalletId,
} from '@ordago/kernel';
import { type Ledger, type Move, TRANSFER } from '../../../ledger/index.ts';
import { isEachWay } from '../../shared/domain/each-way.ts';
import type { PlacedBet } from '../../shared/domain/placed-bet.ts';
import type { BettingRules, Slip } from '../../shared/domain/slip.ts';
import type { FreeBets } from '../../shared/ports/free-bets.ts';
import type { SlipContext } from './read-slip-context.ts';

/** Wallet that pays a stake and receives its payout. */
export interface Payer extends Pick<PlacedBet, 'paidWith' | 'isStakeReturned'> {
  readonly funding: BettingRules['funding'];
  /** The wallet that pays; of a free bet the main one, which is paid alone. */
  readonly wallet: WalletId;
  readonly currency: Currency;
  readonly opKind: 'sportsbook.place-bet' | 'sportsbook.place-each-way' | 'sportsbook.place-free-bet';
}

/**
 * The free bet that a slip names, or the wallet in play. Whether the award is still there is judged again under the lock.
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

/** A stake waits in open stakes; that of a free bet is what it costs the operator. */
export async function stakeMove(
  ledger: Pick<Ledger, 'houseAccount'>,
  { wallet, currency, opKind }: Payer,
  units: Units,
): Promise<Move> {
  const accountOf = (kind: 'open-stakes' | 'promotion-cost') =>
    ledger.houseAccount({ class: kind, product: 'sport', provider: 'house', currency });
  const to = await accountOf('open-stakes');
  if (opKind !== 'sportsbook.place-free-bet') return { from: wallet, to, units, code: TRANSFER.betSet };
  const from = await accountOf('promotion-cost');
  return { from, to, units, code: TRANSFER.freeBetStake };
}
