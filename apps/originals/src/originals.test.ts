import { listCasinoHistory, readRound } from '@ordago/contracts';
import { commitmentOf, fairDraws } from '@ordago/fairness';
import { engineByKey, isEngineRefusal, replayRound } from '@ordago/game-engines';
import { addMs, formatAmount, parseAmount } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOriginalsTestKit, type OriginalsTestKit } from '../test-support/originals-test-kit.ts';
import { PATIENCE_MS } from './rounds/fair-books.ts';

let kit: OriginalsTestKit;
beforeAll(async () => {
  kit = await createOriginalsTestKit();
});
afterEach(() => kit.lose(null));
afterAll(() => kit.close());

let submissions = 0;
/** Presses the button of a game once. */
async function submit(token: string, choice: unknown, { stake = '1.00', key = '' } = {}) {
  submissions += 1;
  return kit.as(token).post('/rounds', { stake, choice, key: key || `attempt-${submissions}-aaaa` });
}

async function move(token: string, round: { round: string; place: number }, made: object) {
  const { body, http } = await kit.as(token).post(`/rounds/${round.round}/moves`, {
    place: round.place,
    move: made,
  });
  return { ...body, http };
}

const ONE_SHOT = [
  ['dice', { direction: 'over', target: 5050 }],
  ['limbo', { target: 200 }],
  ['plinko', { rows: 8, risk: 'low' }],
  ['keno', { picks: [1, 2, 3], risk: 'low' }],
  ['roulette', { place: 'red' }],
  ['slot-lagoon', null],
  ['slot-corsair', null],
  ['slot-jester', null],
  ['slot-trails', null],
  ['slot-market', { buy: true }],
  ['slot-vault', null],
] as const;

describe.each(ONE_SHOT)('%s', (game, choice) => {
  it('moves exactly the money that its rounds show, and the history agrees', async () => {
    const who = await kit.player();
    const token = await kit.open(who, game);
    let balance = 10_000_000n;
    for (let i = 0; i < 3; i += 1) {
      const { body } = await submit(token, choice);
      expect(body.state).toBe('settled');
      balance += (parseAmount(body.payout, { decimalsMax: 5 }) ?? 0n) - 100_000n;
      expect([body.balance, body.balance]).toEqual([await kit.mainOf(who), formatAmount(balance)]);
    }
    const { list } = (await who.call(listCasinoHistory)).result;
    expect(list).toHaveLength(3);
    expect(list[0].balance_after).toBe(await kit.mainOf(who));
    expect(await kit.violations()).toEqual([]);
  });

  it('can be recomputed from what was promised, once the seeds are rotated', async () => {
    const token = await kit.open(await kit.player(), game);
    await kit.as(token).post('/fairness/rotate', { clientSeed: 'my-own-seed' });
    const before = (await kit.as(token).get('/fairness')).body;
    const round = (await submit(token, choice)).body;
    expect(round).toMatchObject({ state: 'settled', word: '' });
    const hidden = (await kit.as(token).get(`/rounds/${round.round}/proof`)).body;
    expect(hidden.seeds).toEqual({
      commitment: before.commitment,
      server_seed: null,
      client_seed: 'my-own-seed',
      nonce: 0,
    });
    const after = (await kit.as(token).post('/fairness/rotate', { clientSeed: 'another' })).body;
    expect(after.commitment).toBe(before.nextCommitment);
    const { seeds, engine, moves } = (await kit.as(token).get(`/rounds/${round.round}/proof`)).body;
    expect(commitmentOf(seeds.server_seed)).toBe(before.commitment);
    const known = engineByKey(engine);
    const draws = fairDraws({ serverSeed: seeds.server_seed, clientSeed: seeds.client_seed, nonce: seeds.nonce });
    const again = known && replayRound(known, { stake: 100_000n, choice, moves }, draws);
    expect(again && !isEngineRefusal(again) && formatAmount(again.payout)).toBe(round.payout);
  });
});

describe('the history of a round', () => {
  it('carries its proof: the promise first, the seed once it is revealed, and nobody else reads it', async () => {
    const who = await kit.player();
    const token = await kit.open(who, 'dice');
    const before = (await kit.as(token).get('/fairness')).body;
    const round = (await submit(token, ONE_SHOT[0][1], { stake: '2.00' })).body;
    const { list } = (await who.call(listCasinoHistory)).result;
    const read = async () => (await who.call(readRound, { params: { id: list[0].transfer_id } })).result;
    const hidden = await read();
    expect(hidden).toMatchObject({ round_id: round.round, fairness: 'proved' });
    expect(hidden.transactions).toMatchObject([{ kind: 'bet-win', stake: '2.00', payout: round.payout }]);
    expect(hidden.proof).toMatchObject({ engine: 'dice', stake: '2.00', payout: round.payout });
    // The test's client reads every number as its digits.
    expect(hidden.proof.choice).toEqual({ direction: 'over', target: '5050' });
    expect(hidden.proof.seeds).toMatchObject({ commitment: before.commitment, server_seed: null, nonce: '0' });
    await kit.as(token).post('/fairness/rotate', { clientSeed: 'another' });
    const { seeds } = (await read()).proof;
    expect(commitmentOf(seeds.server_seed)).toBe(before.commitment);
    const other = await kit.player();
    const foreign = await other.call(readRound, { params: { id: list[0].transfer_id } });
    expect(foreign).toMatchObject({ http: 404, refusal: 'not-found' });
    expect((await who.call(readRound, { params: { id: '999999999' } })).refusal).toBe('not-found');
  });
});

describe('a bet', () => {
  it('takes the next nonce, also when many are made at once', async () => {
    const token = await kit.open(await kit.player(), 'dice');
    const rounds = await Promise.all(Array.from({ length: 10 }, () => submit(token, ONE_SHOT[0][1])));
    const proofs = await Promise.all(rounds.map(({ body }) => kit.as(token).get(`/rounds/${body.round}/proof`)));
    expect(proofs.map(({ body }) => body.seeds.nonce).sort((a, b) => a - b)).toEqual([...Array(10).keys()]);
  });

  it('is made once however often its key arrives, and takes one nonce', async () => {
    const who = await kit.player();
    const token = await kit.open(who, 'dice');
    const key = 'one-attempt-only';
    const rounds = await Promise.all([1, 2, 3].map(() => submit(token, ONE_SHOT[0][1], { key })));
    expect(new Set(rounds.map(({ body }) => body.round)).size).toBe(1);
    expect((await kit.as(token).get('/fairness')).body.nonce).toBe(1);
    expect((await who.call(listCasinoHistory)).result.list).toHaveLength(1);
  });

  it.each([
    ['no stake', 'dice', { choice: { direction: 'over', target: 5050 } }],
    ['three decimals', 'dice', { stake: '1.001' }],
    ['too little', 'dice', { stake: '0.09' }],
    ['too much', 'dice', { stake: '1000.01' }],
    ['a choice that is none', 'dice', { stake: '1.00', choice: { direction: 'sideways', target: 1 } }],
    ['more than the operator can pay', 'limbo', { stake: '2.00', choice: { target: 100_000_000 } }],
    ['a key that is none', 'dice', { stake: '1.00', key: 'x', choice: { direction: 'over', target: 5050 } }],
  ])('with %s is refused and moves nothing', async (_title, game, body) => {
    const who = await kit.player();
    const token = await kit.open(who, game);
    const answer = await kit.as(token).post('/rounds', {
      key: 'some-key-1',
      choice: { direction: 'over', target: 5050 },
      ...body,
    });
    expect(answer.http).toBe(400);
    expect(await kit.mainOf(who)).toBe('100.00');
  });

  it('that the player cannot pay shows nothing', async () => {
    const token = await kit.open(await kit.player('0.50'), 'dice');
    const { body } = await submit(token, ONE_SHOT[0][1]);
    expect(body).toMatchObject({ state: 'refused', outcome: null, payout: '0.00', word: 'insufficient-balance' });
  });

  it.each(['before', 'after'] as const)('whose answer is lost (%s it was made) is taken back', async (what) => {
    const who = await kit.player();
    const token = await kit.open(who, 'dice');
    kit.lose(what);
    const { body } = await submit(token, ONE_SHOT[0][1]);
    expect(body).toMatchObject({ state: 'cancelling', outcome: null });
    kit.lose(null);
    kit.originals().clock.set(addMs(kit.testServer.clock.now(), 2_000));
    await kit.originals().resume();
    await expect.poll(() => kit.mainOf(who)).toBe('100.00');
    expect(await kit.violations()).toEqual([]);
  });
});

describe('a game of several steps', () => {
  it('is bet, moved and paid, and shows nothing hidden before its end', async () => {
    const who = await kit.player();
    const token = await kit.open(who, 'mines');
    const round = (await submit(token, { mines: 1 })).body;
    expect(round).toMatchObject({ state: 'playing', place: 0 });
    expect(JSON.stringify(round)).not.toContain('hidden');
    expect(await kit.mainOf(who)).toBe('99.00');
    const opened = await move(token, round, { action: 'open', tile: 0 });
    const end = opened.state === 'playing' ? await move(token, opened, { action: 'cash-out' }) : opened;
    expect(end).toMatchObject({ state: 'settled', outcome: { hidden: [expect.any(Number)] } });
    expect(await kit.mainOf(who)).toBe(end.balance);
    expect(await kit.violations()).toEqual([]);
  });

  it('makes a move that is sent twice once', async () => {
    const token = await kit.open(await kit.player(), 'mines');
    const round = (await submit(token, { mines: 1 })).body;
    const both = await Promise.all([1, 2].map(() => move(token, round, { action: 'open', tile: 3 })));
    expect(both[0]?.outcome.opened).toEqual([3]);
    expect((await move(token, round, { action: 'open', tile: 4 })).outcome.opened).toEqual([3]);
  });

  it('keeps the seed of an unfinished round hidden', async () => {
    const token = await kit.open(await kit.player(), 'mines');
    const round = (await submit(token, { mines: 24 })).body;
    const rotate = () => kit.as(token).post('/fairness/rotate', { clientSeed: 'peek' });
    expect((await rotate()).http).toBe(409);
    await move(token, round, { action: 'open', tile: 0 });
    expect((await rotate()).http).toBe(200);
  });

  it('waits for its player, also across a restart', async () => {
    const token = await kit.open(await kit.player(), 'mines');
    const round = (await submit(token, { mines: 1 })).body;
    await kit.restart();
    const { open } = (await kit.as(token).get('')).body;
    expect(open).toMatchObject({ round: round.round, state: 'playing', place: 0, choice: { mines: 1 } });
    expect((await move(token, open, { action: 'open', tile: 1 })).place).toBe(1);
  });

  it.each([
    ['nothing was opened: its stake comes back', 0, '100.00'],
    ['a tile was opened: it is cashed out', 1, '100.03125'],
  ])('that is left for an hour ends by rule when %s', async (_title, tiles, main) => {
    const who = await kit.player();
    const token = await kit.open(who, 'mines');
    let round = (await submit(token, { mines: 1 })).body;
    const tile = await safeTile(round.round);
    if (tiles > 0) round = await move(token, round, { action: 'open', tile });
    kit.originals().clock.set(addMs(kit.testServer.clock.now(), PATIENCE_MS + 1_000));
    // The operator's clock goes with ours: it refuses what is stale.
    kit.testServer.clock.set(new Date(kit.originals().clock.now()).toISOString());
    await kit.originals().resume();
    // The games' own loop may have taken the round up first, and be on its way with it.
    await expect.poll(() => kit.mainOf(who)).toBe(main);
    expect(await kit.violations()).toEqual([]);
  });

  it('stakes more with a move, in the same round of the history', async () => {
    const who = await kit.player('1000.00');
    const token = await kit.open(who, 'blackjack');
    for (let i = 0; i < 20; i += 1) {
      let round = (await submit(token, null, { stake: '10.00' })).body;
      if (round.state !== 'playing') continue;
      if (round.outcome.phase === 'insurance') round = await move(token, round, { action: 'decline' });
      if (round.state !== 'playing') continue;
      const end = await move(token, round, { action: 'double' });
      expect(end.state).toBe('settled');
      break;
    }
    const { list } = (await who.call(listCasinoHistory)).result;
    expect(list[0].balance_after).toBe(await kit.mainOf(who));
    expect(await kit.violations()).toEqual([]);
  });
});

/** A tile without a mine, as the operator knows it. */
async function safeTile(round: string): Promise<number> {
  const { parts } = kit.originals();
  const booked = await parts.rounds.byRoundKey(round);
  const played = await parts.fair.byRound(booked?.id ?? '');
  const seeds = await parts.seeds.ofPair(played?.pair ?? '');
  const engine = engineByKey('mines');
  if (engine?.form !== 'stepped') throw new Error('mines are stepped');
  const state = engine.start(100_000n, { mines: 1 }, fairDraws({ ...seeds, nonce: played?.nonce ?? 0 }));
  return (state as { hidden: number[] }).hidden.includes(0) ? 1 : 0;
}

describe('a guest', () => {
  it('without a session gets nothing', async () => {
    expect((await kit.as('none').get('')).http).toBe(404);
    expect((await kit.as('none').post('/rounds', { stake: '1.00', key: 'some-key-1' })).http).toBe(404);
  });
  it('cannot speak as the operator', async () => {
    for (const path of ['games', 'sessions', 'proof']) expect((await kit.post(`/operator/${path}`, {})).http).toBe(401);
  });
});
