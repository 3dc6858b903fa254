import { assertNever, type BetId, isRefusal, type PlayerId, type Refusal, refuse, type WalletId } from '@ordago/kernel';
import { digestOf, type MoneyCommand, TRANSFER, type Verdict, type WalletBalance } from '../../ledger/index.ts';
import { type JudgedSlip, judgeSlip, type Slip, type StakeLimits } from '../domain/judge-slip.ts';
import { findLimits, findOffer, findPlacement } from '../repository/offer.repository.ts';
import type { SportsbookParts } from './parts.ts';

export interface PlaceBet {
  readonly player: PlayerId;
  /** Minted by the client, one per press. */
  readonly key: string;
  readonly slip: Slip;
}

export interface BetPlaced {
  readonly bet: BetId;
  /** The wallet that paid, as the commit left it; null when the bet was placed by an earlier press. */
  readonly balance: WalletBalance | null;
}

type PlaceBetParts = Pick<SportsbookParts, 'pool' | 'ledger' | 'clock' | 'wallet'>;

/** Tries for a player who takes other prices: each reads the offer anew and is a command of its own. */
const ATTEMPTS_MAX = 3;

/**
 * Places a bet: the stake moves from the wallet in play to open stakes, and the bet's row is written in the same commit.
 * The offer is judged here, so that a refusal names what would be accepted, and again under the lock, where it counts.
 * A price that moved in between is taken after all when the player's choice allows it.
 *
 * @refuses what `judgeSlip` refuses, currency-unacceptable, event-over, event-started, event-stopped, market-suspended,
 * odds-changed, limit-max-payout-usual-event, insufficient-balance, key-conflict, too-busy, and what bars the player
 * from staking.
 */
export async function placeBet(parts: PlaceBetParts, bet: PlaceBet): Promise<BetPlaced | Refusal> {
  for (let attempt = 1; ; attempt += 1) {
    const placed = await tryPlacing(parts, bet, keyOf(bet, attempt));
    const mayTryAgain = bet.slip.accept !== 'none' && attempt < ATTEMPTS_MAX;
    if (!(isRefusal(placed) && placed.name === 'odds-changed' && mayTryAgain)) return placed;
  }
}

/** Keys of bets: the player's own, so that two players may mint the same one. */
function keyOf({ player, key }: PlaceBet, attempt: number): { scope: string; key: string } {
  return { scope: 'sportsbook.bet', key: `${player}:${key}${attempt === 1 ? '' : `#${attempt}`}` };
}

async function tryPlacing(
  parts: PlaceBetParts,
  { slip, player }: PlaceBet,
  key: { scope: string; key: string },
): Promise<BetPlaced | Refusal> {
  const { wallet, currency } = await parts.wallet.walletInPlay(player);
  const limits = await findLimits(parts.pool, currency);
  if (limits === null) return refuse('currency-unacceptable');
  const digest = digestOf(slip);
  const offer = await findOffer(
    parts.pool,
    slip.legs.map((leg) => leg.selection),
  );
  const judged = judgeSlip(slip, offer, limits);
  // A key that is known already is answered as the first time, whatever the offer has become since.
  if (isRefusal(judged)) return (await answerAgain(parts, key, digest)) ?? judged;
  const openStakes = await parts.ledger.houseAccount({
    ...{ class: 'open-stakes', product: 'sport', provider: 'house', currency },
  });
  const verdict = await parts.ledger.apply({
    ...{ ...key, digest, kind: 'sportsbook.place-bet', player, at: parts.clock.now() },
    moves: [{ from: wallet, to: openStakes, units: slip.stake, code: TRANSFER.betSet }],
    shared: judged.legs.map((leg) => ({ class: 'sportsbook.exposure', id: leg.event })),
    payload: payloadOf({ slip, judged, wallet, limits }),
  });
  return readVerdict(verdict, wallet);
}

async function answerAgain(
  { pool }: PlaceBetParts,
  key: { scope: string; key: string },
  digest: string,
): Promise<BetPlaced | Refusal | null> {
  const known = await findPlacement(pool, key);
  if (known === null) return null;
  if (known.digest !== digest) return refuse('key-conflict');
  if (known.refusal !== null) return refuse(known.refusal, known.params);
  return known.bet === null ? null : { bet: known.bet, balance: null };
}

function payloadOf(parts: {
  slip: Slip;
  judged: JudgedSlip;
  wallet: WalletId;
  limits: StakeLimits;
}): MoneyCommand['payload'] {
  const { slip, judged, wallet, limits } = parts;
  return {
    ...{ wallet, kind: slip.kind, currency: limits.currency },
    stake: String(slip.stake),
    potential: String(judged.potentialPayout),
    liability_max: String(limits.liabilityMax),
    selections: judged.legs.map((leg) => leg.selection),
    odds: judged.legs.map((leg) => String(leg.odds)),
  };
}

function readVerdict(verdict: Verdict, wallet: WalletId): BetPlaced | Refusal {
  switch (verdict.verdict) {
    case 'accepted': {
      const balance = verdict.balances.find((one) => one.wallet === wallet) ?? null;
      return { bet: String(verdict.answer.bet) as BetId, balance };
    }
    case 'refused':
      return refuse(verdict.name, verdict.params);
    case 'conflict':
      return refuse('key-conflict');
    case 'rolled-back':
      return refuse('rolled-back');
    default:
      return assertNever(verdict, 'verdict');
  }
}
