import type { BetId, PlayerId } from '@ordago/kernel';
import { idOf, type WalletId } from '@ordago/kernel';
import type { SettlementLine } from '../../apps/server/src/modules/ledger/index.ts';
import { betSource } from '../harness/bets.ts';
import type { Figure } from '../harness/figures.ts';
import { wholeBet } from '../harness/ledger-bets.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import { AT, MXN, type World } from '../harness/world.ts';
import { placeForSettlement, settleRowByRow } from '../yardsticks/naive-settlement.ts';
import type { Scale } from './scale.ts';

/** The chunk that the sportsbook settles with: larger ones stall live bets. */
const CHUNK = 1_000;
const PLACED_AT_ONCE = 2_000;

interface OpenBet {
  readonly id: string;
  readonly player: string;
  readonly wallet: string;
  readonly stake: string;
}

/** G9: the bets of one result, half of them won, in chunks by the ledger beside row by row in interactive transactions. */
export async function measureSettlement(world: World, scale: Scale): Promise<Figure[]> {
  const total = scale.settledPerRound * scale.settlementRounds;
  await placeBets(world, total);
  const naive = await placeForSettlement(world, scale.rowByRowPerRound * scale.settlementRounds);
  const revenue = await world.ledger.houseAccount({
    ...{ class: 'revenue', product: 'sport', provider: 'house', currency: MXN },
  });
  const found = await world.pool.query<OpenBet>(
    `select id, player, wallet, stake from sportsbook.bet where status = 'open' order by id desc limit $1`,
    [total],
  );
  const lines = found.rows.map((bet, index) => lineOf(world, revenue, bet, index % 2 === 0));
  await world.pool.query('vacuum analyze sportsbook.bet, sportsbook.bet_leg, ledger.wallet, ledger.op, naive.bet');
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < scale.settlementRounds; round += 1) {
    ours.push(
      await settleInChunks(world, lines.slice(round * scale.settledPerRound, (round + 1) * scale.settledPerRound)),
    );
    const first = round * scale.rowByRowPerRound;
    theirs.push(await settleRowByRow(world, naive.slice(first, first + scale.rowByRowPerRound)));
  }
  const what = `settling ${lines.length} bets`;
  return [
    { goal: 'G9', what: `${what}: chunks of ${CHUNK}`, unit: '/s', value: spreadOf(ours) },
    { goal: 'G9', what: `${what}: row by row`, unit: '/s', value: spreadOf(theirs) },
    {
      goal: 'G9',
      what: `${what}, against row by row`,
      unit: 'x',
      value: pairedRatio(ours, theirs),
      floor: { atLeast: 25 },
    },
  ];
}

async function placeBets(world: World, count: number): Promise<void> {
  const next = betSource(world, world.players.length);
  let accepted = 0;
  while (accepted < count) {
    const wave = Array.from({ length: Math.min(PLACED_AT_ONCE, count - accepted) }, () => wholeBet(world, next()));
    const verdicts = await Promise.all(wave.map((command) => world.ledger.apply(command)));
    accepted += verdicts.filter((verdict) => verdict.verdict === 'accepted' && !verdict.replayed).length;
  }
}

function lineOf(
  world: World,
  revenue: SettlementLine['revenue'],
  { id, player, wallet, stake }: OpenBet,
  isWon: boolean,
): SettlementLine {
  const payout = isWon ? BigInt(stake) * 2n : 0n;
  return {
    ...{ bet: idOf<BetId>(id), player: idOf<PlayerId>(player), wallet: idOf<WalletId>(wallet), revision: 1, revenue },
    ...{ openStakes: world.openStakes, stakeReleased: BigInt(stake), payoutDifference: payout },
    payload: { status: isWon ? 'won' : 'lost', payout: String(payout), explanation: [] },
  };
}

/** Bets per second. */
async function settleInChunks(world: World, lines: readonly SettlementLine[]): Promise<number> {
  const began = performance.now();
  for (let first = 0; first < lines.length; first += CHUNK) {
    const chunk = { kind: 'sportsbook.settle', lines: lines.slice(first, first + CHUNK), at: AT };
    const results = await world.ledger.applySettlements(chunk);
    if (results.some(({ outcome }) => outcome !== 'applied')) throw new Error('a bet was not settled');
  }
  return (lines.length / (performance.now() - began)) * 1_000;
}
