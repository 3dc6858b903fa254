import { launchGame, listCasinoHistory } from '@ordago/contracts';
import { addMs } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CasinoTestKit, createCasinoTestKit } from '../../../../server/test-support/casino/casino-test-kit.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
  for (const plugin of kit.sandbox.plugins) if (plugin.name === 'game-providers') plugin.start?.();
});
afterAll(() => kit.close());

const wonOrLost = async (token: string, key: string) => (await kit.spin(token, key, '2.00')).body;

describe('a ticket of TVBET', () => {
  it('is sold at once and shows nothing until its draw is over; then it is paid, also to who has left', async () => {
    const who = await kit.player();
    const { token } = await kit.open(who, 'tvbet');
    const sold = await wonOrLost(token, 'ticket-0001');
    expect(sold).toMatchObject({ state: 'settling', stake: '2.00', payout: '0.00', balance: '98.00', outcome: null });
    expect(await kit.mainOf(who)).toBe('98.00');
    expect((await who.call(listCasinoHistory)).result.list).toMatchObject([{ status: '0', amount: '0.00' }]);
    const sql = "update casino.session set closed_at = now(), close_reason = 'left' where player = $1";
    await kit.testServer.db.pool.query(sql, [who.id]);
    kit.sandbox.parts.clock.set(addMs(kit.sandbox.parts.clock.now(), 3_000));
    expect((await wonOrLost(token, 'ticket-0001')).state).toBe('settling');
    kit.sandbox.parts.clock.set(addMs(kit.sandbox.parts.clock.now(), 3_000));
    const drawn = await vi.waitFor(async () => {
      const round = await wonOrLost(token, 'ticket-0001');
      expect(round.state).toBe('settled');
      return round;
    }, 10_000);
    expect(drawn.outcome).toMatchObject({ kind: 'keno', drawn: expect.any(Array) });
    expect(await kit.mainOf(who)).toBe(drawn.balance);
    const { list } = (await who.call(listCasinoHistory)).result;
    expect([list.length, list[0].balance_after]).toEqual([1, drawn.balance]);
    expect(['1', '2']).toContain(list[0].status);
    expect((await kit.testServer.modules.ledger.invariants()).filter(({ violations }) => violations > 0)).toEqual([]);
  });

  it('is opened by a link whose token opens once', async () => {
    const who = await kit.player();
    const { rows } = await kit.testServer.db.pool.query("select id from casino.game where provider = 'tvbet' limit 1");
    const { url } = (await who.call(launchGame, { body: { game_id: rows[0].id } })).result;
    const first = await fetch(url, { redirect: 'manual' });
    expect([first.status, first.headers.get('location')]).toEqual([302, expect.stringContaining('code=')]);
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(403);
    expect((await fetch(url.replace(/token=[^&]*/, 'token=1.none'), { redirect: 'manual' })).status).toBe(403);
    expect((await fetch(url.replace(/clientId=[^&]*/, 'clientId=1'), { redirect: 'manual' })).status).toBe(400);
    expect((await fetch(url.replace(/game=[^&]*/, 'game=none'), { redirect: 'manual' })).status).toBe(403);
  });
});
