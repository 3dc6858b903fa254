import { readSessionPosition } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CasinoTestKit, createCasinoTestKit } from '../../../../test-support/casino/casino-test-kit.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
});
afterAll(() => kit.close());

type Player = Awaited<ReturnType<CasinoTestKit['player']>>;

const call = (who: Player, provider: string, rest: object) =>
  kit.post(`/console/callbacks/${provider}`, { player: who.username, ...rest });
const positionOf = async (who: Player, id: string) => (await who.call(readSessionPosition, { params: { id } })).result;

describe('the position of a session', () => {
  it('is what its own rounds staked and paid, without what was taken back', async () => {
    const who = await kit.player();
    const game = await kit.open(who, 'slotegrator', 1);
    expect(await positionOf(who, game.session)).toEqual({
      stake: '0.00',
      payout: '0.00',
      net: '0.00',
      currency: 'TRY',
    });
    const key = (name: string) => ({ round: `p-${who.id}-${name}`, transaction: `p-${who.id}-${name}` });
    const bet = { action: 'betwin', game: game.gameId, amount: '2.00' };
    await call(who, 'slotegrator', { ...bet, ...key('a'), win: '0' });
    await call(who, 'slotegrator', { ...bet, ...key('b'), win: '5.50' });
    await call(who, 'slotegrator', { action: 'bet', game: game.gameId, amount: '10.00', ...key('c') });
    expect(await positionOf(who, game.session)).toMatchObject({ stake: '14.00', payout: '5.50', net: '-8.50' });
    const back = { action: 'rollback', game: game.gameId, amount: '10.00', target: key('c').transaction };
    await call(who, 'slotegrator', { ...back, round: key('c').round, transaction: `p-${who.id}-d` });
    const other = await kit.open(who, 'slotegrator', 2);
    await call(who, 'slotegrator', { ...bet, game: other.gameId, ...key('e'), win: '1.00' });
    expect(await positionOf(who, game.session)).toMatchObject({ stake: '4.00', payout: '5.50', net: '1.50' });
    expect(await positionOf(who, other.session)).toMatchObject({ net: '-1.00' });
  });

  it('begins anew with the next session of the game', async () => {
    const who = await kit.player();
    const first = await kit.open(who, 'slotegrator', 1);
    const lost = { action: 'betwin', game: first.gameId, amount: '2.00', win: '0' };
    await call(who, 'slotegrator', { ...lost, round: `n-${who.id}`, transaction: `n-${who.id}` });
    kit.testServer.clock.advance(1_000);
    kit.sandbox.parts.clock.set(kit.testServer.clock.now());
    const second = await kit.open(who, 'slotegrator', 1);
    expect(await positionOf(who, second.session)).toMatchObject({ net: '0.00' });
  });

  it('counts every table of a lobby', async () => {
    const who = await kit.player();
    const { session } = await kit.open(who, 'pragmatic-live', 0);
    const { rows } = await kit.testServer.db.pool.query<{ game_id: string }>(
      "select game_id from casino.game where provider = 'pragmatic-live' order by game_id limit 2",
    );
    for (const [at, { game_id: game }] of rows.entries()) {
      const id = `l-${who.id}-${at}`;
      await call(who, 'pragmatic-live', {
        action: 'betwin',
        game,
        amount: '1.00',
        win: '0',
        round: id,
        transaction: id,
      });
    }
    expect(await positionOf(who, session)).toMatchObject({ stake: '2.00', net: '-2.00' });
  });

  it('is sent to nobody else', async () => {
    const who = await kit.player();
    const other = await kit.player();
    const { session } = await kit.open(who, 'slotegrator', 1);
    expect((await other.call(readSessionPosition, { params: { id: session } })).refusal).toBe('not-found');
    expect((await who.call(readSessionPosition, { params: { id: '999999999' } })).refusal).toBe('not-found');
    expect((await kit.testServer.visitor().call(readSessionPosition, { params: { id: session } })).refusal).toBe(
      'unauthorized',
    );
  });
});
