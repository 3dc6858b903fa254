import { fairDraws } from '@ordago/fairness';
import { engineByKey, isEngineRefusal, replayRound } from '@ordago/game-engines';
import { addMs, formatAmount } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOriginalsTestKit, type OriginalsTestKit } from '../../test-support/originals-test-kit.ts';
import { PATIENCE_MS } from './fair-books.ts';

let kit: OriginalsTestKit;
beforeAll(async () => {
  kit = await createOriginalsTestKit();
});
afterAll(() => kit.close());

let hands = 0;
async function deal(token: string) {
  hands += 1;
  const order = { stake: '1.00', choice: null, key: `hand-number-${hands}` };
  return (await kit.as(token).post('/rounds', order)).body;
}

const move = (token: string, round: string, action: string) =>
  kit.as(token).post(`/rounds/${round}/moves`, { place: 0, move: { action } });

describe.each([
  ['three-card-poker', 'play', '1.00', '98.00'],
  ['casino-holdem', 'call', '2.00', '97.00'],
])('%s', (game, bet, costs, main) => {
  it('takes the second bet with the move, pays what both brought, and is proved', async () => {
    const who = await kit.player();
    const token = await kit.open(who, game);
    const round = await deal(token);
    expect(round).toMatchObject({ state: 'playing', stake: '1.00', outcome: { dealer: [], phase: 'decide' } });
    expect(await kit.mainOf(who)).toBe('99.00');
    const { body } = await move(token, round.round, bet);
    expect(body).toMatchObject({ state: 'settled', outcome: { stakes: { ante: '1.00', bet: costs } } });
    expect(Number(await kit.mainOf(who))).toBeCloseTo(Number(main) + Number(body.payout), 9);
    await kit.as(token).post('/fairness/rotate', { clientSeed: 'another' });
    const { seeds, engine, moves, choice } = (await kit.as(token).get(`/rounds/${round.round}/proof`)).body;
    const draws = fairDraws({ serverSeed: seeds.server_seed, clientSeed: seeds.client_seed, nonce: seeds.nonce });
    const known = engineByKey(engine);
    const again = known && replayRound(known, { stake: 100_000n, choice, moves }, draws);
    expect(again && !isEngineRefusal(again) && formatAmount(again.payout)).toBe(body.payout);
    expect(await kit.violations()).toEqual([]);
  });

  it('keeps the hand open when the second bet is more than there is', async () => {
    const who = await kit.player('1.50');
    const token = await kit.open(who, game);
    const round = await deal(token);
    // A second bet of an ante is covered by nothing but the 0.50 that are left.
    const refused = await move(token, round.round, bet);
    expect([refused.http, refused.body.error]).toEqual([409, 'insufficient-balance']);
    expect(await kit.mainOf(who)).toBe('0.50');
    const { open } = (await kit.as(token).get('')).body;
    expect(open).toMatchObject({ round: round.round, state: 'playing', place: 0, outcome: round.outcome });
    const { body } = await move(token, round.round, 'fold');
    expect(body).toMatchObject({ state: 'settled', payout: '0.00', outcome: { phase: 'folded' } });
    expect(await kit.mainOf(who)).toBe('0.50');
    expect(await kit.violations()).toEqual([]);
  });

  it('waits for its player with the same cards, also across a restart', async () => {
    const token = await kit.open(await kit.player(), game);
    const round = await deal(token);
    await kit.restart();
    const { open } = (await kit.as(token).get('')).body;
    expect(open).toMatchObject({ round: round.round, outcome: round.outcome });
    expect((await move(token, round.round, 'fold')).body.state).toBe('settled');
  });

  it('is folded when its player is away for an hour', async () => {
    const who = await kit.player();
    const token = await kit.open(who, game);
    const round = await deal(token);
    kit.originals().clock.set(addMs(kit.testServer.clock.now(), PATIENCE_MS + 1_000));
    // The operator's clock goes with ours: it refuses what is stale.
    kit.testServer.clock.set(new Date(kit.originals().clock.now()).toISOString());
    await kit.originals().resume();
    await expect.poll(async () => (await kit.as(token).get('')).body.open).toBeNull();
    const { moves, payout } = (await kit.as(token).get(`/rounds/${round.round}/proof`)).body;
    expect([moves, payout, await kit.mainOf(who)]).toEqual([[{ action: 'fold' }], '0.00', '99.00']);
    expect(await kit.violations()).toEqual([]);
  });
});
