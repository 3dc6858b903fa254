import {
  assertNever,
  type BetId,
  type Clock,
  type Currency,
  type Instant,
  isRefusal,
  type PlayerId,
  type Refusal,
  refuse,
  type Units,
  type WalletId,
} from '@ordago/kernel';
import {
  digestOf,
  type Ledger,
  type MoneyCommand,
  TRANSFER,
  type Verdict,
  type WalletBalance,
} from '../../ledger/index.ts';
import { type JudgedSlip, judgeSlip, type Slip, type StakeLimits } from '../domain/judge-slip.ts';
import { findOffer, findPlacement, type Reads } from '../repository/offer.repository.ts';

export interface PlaceBetParts {
  readonly reads: Reads;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** The wallet that pays: the one in play (architecture 3.6). */
  readonly walletInPlay: (player: PlayerId) => Promise<{ wallet: WalletId; currency: Currency }>;
  readonly limitsFor: (currency: Currency) => StakeLimits & { readonly liabilityMax: Units };
}

export interface PlaceBet {
  readonly player: PlayerId;
  /** Minted by the client, one per press. */
  readonly key: string;
  readonly slip: Slip;
}

export interface PlacedBet {
  readonly bet: BetId;
  readonly balances: readonly WalletBalance[];
}

/**
 * Places a bet: the stake moves from the wallet in play to open stakes, and the bet's row is written in the same commit.
 * The offer is judged here, so that a refusal names what would be accepted, and again under the lock, where it counts.
 *
 * @refuses what `judgeSlip` refuses, event-over, event-started, event-stopped, market-suspended, odds-changed,
 * limit-max-payout-usual-event, insufficient-balance, key-conflict, too-busy, and what bars the player from staking.
 */
export async function placeBet(parts: PlaceBetParts, bet: PlaceBet): Promise<PlacedBet | Refusal> {
  const { slip, player } = bet;
  const key = { scope: SCOPE, key: `${player}:${bet.key}` };
  const digest = digestOf(slip);
  const { wallet, currency } = await parts.walletInPlay(player);
  const limits = parts.limitsFor(currency);
  const offer = await findOffer(
    parts.reads,
    slip.legs.map((leg) => leg.selection),
  );
  const judged = judgeSlip(slip, offer, limits);
  // A key that is known already is answered as the first time, whatever the offer has become since.
  if (isRefusal(judged)) return (await answerAgain(parts.reads, key, digest)) ?? judged;
  const openStakes = await parts.ledger.houseAccount({
    class: 'open-stakes',
    product: 'sport',
    provider: 'house',
    currency,
  });
  const command: MoneyCommand = {
    ...key,
    digest,
    kind: 'sportsbook.place-bet',
    player,
    moves: [{ from: wallet, to: openStakes, units: slip.stake, code: TRANSFER.betSet }],
    shared: judged.legs.map((leg) => ({ class: 'sportsbook.exposure', id: leg.event })),
    payload: payloadOf({ slip, judged, wallet, currency, liabilityMax: limits.liabilityMax }),
    at: parts.clock.now(),
  };
  return readVerdict(await parts.ledger.apply(command));
}

/** Keys of bets: the player's own, so that two players may mint the same one. */
const SCOPE = 'sportsbook.bet';

async function answerAgain(
  reads: Reads,
  key: { scope: string; key: string },
  digest: string,
): Promise<PlacedBet | Refusal | null> {
  const known = await findPlacement(reads, key);
  if (known === null) return null;
  if (known.digest !== digest) return refuse('key-conflict');
  return known.bet === null ? null : { bet: known.bet, balances: [] };
}

function payloadOf(parts: {
  slip: Slip;
  judged: JudgedSlip;
  wallet: WalletId;
  currency: Currency;
  liabilityMax: Units;
}): MoneyCommand['payload'] {
  return {
    wallet: parts.wallet,
    kind: parts.slip.kind,
    currency: parts.currency,
    stake: String(parts.slip.stake),
    potential: String(parts.judged.potentialPayout),
    limit: String(parts.liabilityMax),
    selections: parts.judged.legs.map((leg) => leg.selection),
    odds: parts.judged.legs.map((leg) => String(leg.odds)),
  };
}

function readVerdict(verdict: Verdict): PlacedBet | Refusal {
  switch (verdict.verdict) {
    case 'accepted':
      return { bet: String(verdict.answer.bet) as BetId, balances: verdict.balances };
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
