import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CasinoTestKit, createCasinoTestKit } from '../../../../test-support/casino/casino-test-kit.ts';
import { collectEvents, type EventCollector } from '../../../../test-support/server/index.ts';
import { digestOf } from '../../ledger/index.ts';

let kit: CasinoTestKit;
let collector: EventCollector;

beforeAll(async () => {
  kit = await createCasinoTestKit();
  const { db, modules } = kit.testServer;
  collector = await collectEvents({ pool: db.pool, opEvents: modules.opEvents }, 'round-settled', 'round-rolled-back');
});
afterAll(async () => {
  await collector.close();
  await kit.close();
});

describe('the events of rounds', () => {
  it('report each result and what is taken back, once', async () => {
    const player = await kit.player();
    const game = await kit.open(player, 'slotegrator');
    for (const key of ['attempt-0001', 'attempt-0002', 'attempt-0003']) await kit.spin(game.token, key, '2.00');
    const { rows } = await kit.testServer.db.pool.query(
      `select t.op, t.round, t.provider, t.key, t.kind, t.payout / 100000 || '.' || lpad((t.payout % 100000 / 1000)::text, 2, '0') as payout
       from casino.round_transaction t where t.player = $1 and t.kind <> 'bet' order by t.op`,
      [player.id],
    );
    const settled = await collector.take();
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(settled).toMatchObject(
      rows.map(({ op, round, provider, kind, payout }) => ({
        name: 'round-settled',
        position: op,
        player: player.id,
        payload: { round, provider, kind, payout, currency: 'TRY', game: game.id, is_bonus: false },
      })),
    );
    const [{ provider, key, kind, round }] = rows;
    const command = {
      scope: `provider:${provider}`,
      kind: 'casino.rollback',
      player: player.id,
      moves: [],
      at: kit.testServer.clock.now(),
      rollsBack: { scope: `provider:${provider}`, key },
    };
    const { main } = await kit.testServer.modules.ledger.openPlayerWallets(player.id, 'TRY' as never);
    for (const again of ['back-1', 'back-2']) {
      const payload = { provider, key: again, target: key, wallet: main };
      await kit.testServer.modules.ledger.apply({ ...command, key: again, digest: digestOf(again), payload });
    }
    expect(await collector.take()).toMatchObject([
      { name: 'round-rolled-back', player: player.id, payload: { round, provider, kind, game: game.id } },
    ]);
  });
});
