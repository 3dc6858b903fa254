import { TRANSFER } from '../../apps/server/src/modules/ledger/index.ts';
import {
  applySettlements,
  prepareSettlements,
} from '../../apps/server/src/modules/ledger/repository/settlements.repository.ts';
import { createBetsToSettleRepository } from '../../apps/server/src/modules/sportsbook/settlement/repository/bets-to-settle.repository.ts';
import {
  type SettledBet,
  settlementPayload,
} from '../../apps/server/src/modules/sportsbook/settlement/use-cases/settlement-payload.ts';
import { ODDS } from '../harness/bets.ts';
import { AT, MXN, type World } from '../harness/world.ts';

/** A house lane of its own: those of the bench's ledger are busy with live bets. */
const LANE = 15;

/**
 * All open bets on an event in one transaction, set by set: the same rows by the same statement as the sportsbook's job, but
 * no chunks, so that all that it touches stays locked to its end. Answers how many bets it settled.
 */
export async function settleAtOnce(
  world: World,
  { won, lost, limit }: { won: string; lost: string; limit: number },
): Promise<number> {
  const revenue = await world.ledger.houseAccount({
    class: 'revenue',
    product: 'sport',
    provider: 'house',
    currency: MXN,
  });
  const bets = createBetsToSettleRepository(world.pool);
  const settled: SettledBet[] = [];
  for (const [selection, isWon] of [[won, true] as const, [lost, false] as const]) {
    const explanation = [{ selection, score: '1:0', status: isWon ? 'won' : 'lost', factor: isWon ? '2.00' : '0' }];
    const page = await bets.findBetsToSettle({ selection, after: '0', limit, isCorrection: false });
    for (const bet of page.bets) {
      const payout = isWon ? (bet.stake * BigInt(ODDS)) / 1_000n : 0n;
      settled.push({ bet, status: isWon ? 'won' : 'lost', payout, explanation });
    }
  }
  settled.sort((a, b) => Number(a.bet.id) - Number(b.bet.id));
  const lines = settled.map(({ bet, payout }) => ({
    bet: bet.id,
    player: bet.player,
    wallet: bet.wallet,
    revision: bet.revision + 1,
    openStakes: world.openStakes,
    revenue,
    stakeReleased: bet.stake,
    payoutDifference: payout,
    payoutCode: TRANSFER.betWin,
  }));
  const chunk = prepareSettlements(LANE, {
    kind: 'sportsbook.settle',
    lines,
    payload: settlementPayload(settled),
    at: AT,
  });
  const client = await world.pool.connect();
  try {
    const results = await applySettlements(client, chunk);
    return results.filter(({ outcome }) => outcome === 'applied').length;
  } finally {
    client.release();
  }
}
