import { listCasinoHistory, listSlotsBetHistory, readRound } from '@ordago/contracts';
import { ENGINES } from '@ordago/game-engines';
import { addMs, parseAmount } from '@ordago/kernel';
import { UNIVERSAL_RACE_GAME } from '@ordago/provider-protocols';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { roundIssues, sessionIssues } from '../../../../../packages/contracts/test-support/play-issues.ts';
import { type CasinoTestKit, createCasinoTestKit } from '../../../../server/test-support/casino/casino-test-kit.ts';

let kit: CasinoTestKit;
beforeAll(async () => {
  kit = await createCasinoTestKit();
  for (const plugin of kit.sandbox.plugins) if (plugin.name === 'game-providers') plugin.start?.();
});
afterAll(() => kit.close());

/** A game of every engine that the providers play; at these, money moves bet by bet. */
const GAMES = [
  [
    'roulette',
    'evolution',
    'ruleta-sevilla',
    {
      bets: [
        { place: 'red', stake: '1.00' },
        { place: 'number-7', stake: '1.00' },
      ],
    },
  ],
  ['baccarat', 'evolution', 'bacara-cadiz', { bets: [{ place: 'banker', stake: '2.00' }] }],
  ['dragon-tiger', 'evolution', 'dragon-tigre-toledo', { bets: [{ place: 'tiger', stake: '2.00' }] }],
  ['sic-bo', 'evolution', 'sic-bo-salamanca', { bets: [{ place: 'small', stake: '2.00' }] }],
  ['money-wheel', 'evolution', 'rueda-cordoba', { bets: [{ place: 'one', stake: '2.00' }] }],
  ['horse-race', 'universal-race', UNIVERSAL_RACE_GAME, { race: 2, bets: [{ place: 'win-1', stake: '2.00' }] }],
  [
    'horse-race',
    'goldenrace',
    'gr-carreras-de-galgos-sevilla',
    { race: 0, bets: [{ place: 'forecast-1-2', stake: '2.00' }] },
  ],
  [
    'virtual-football',
    'goldenrace',
    'gr-liga-virtual-sevilla',
    { fixture: 5, bets: [{ place: 'home', stake: '2.00' }] },
  ],
  ['number-draw', 'goldenrace', 'gr-cinco-de-36-sevilla', { bets: [{ place: 'sum-over', stake: '2.00' }] }],
  ['keno', 'fbm', 'fbm-ronda', { picks: [1, 2, 3], risk: 'low' }],
  ['crash', 'spribe', 'spribe-sevilla', { cashOutAt: 150 }],
  ['limbo', 'spribe', 'spribe-cadiz', { target: 200 }],
  ['dice', 'popok', '3000', { direction: 'over', target: 5050 }],
  ['plinko', 'popok', '3002', { rows: 12, risk: 'medium' }],
  ['coin', 'popok', '3004', { side: 'tails' }],
  ['slot', 'goldenrace', 'gr-rasca-sevilla', {}],
] as const;

describe('every kind of game', () => {
  it.each(GAMES)('plays %s at %s, and its history row is right to the cent', async (kind, provider, game, choice) => {
    const who = await kit.player();
    const { token } = await kit.open(who, provider, game);
    const session = (await kit.as(token).get('')).body;
    expect(session.game.engine.kind).toBe(kind);
    expect(sessionIssues(session)).toEqual([]);
    const { body } = await kit.spin(token, 'one-round-1', '2.00', choice);
    expect(body).toMatchObject({ state: 'settled', stake: '2.00', outcome: { kind } });
    expect(roundIssues(kind, body)).toEqual([]);
    const [row] = (await who.call(listSlotsBetHistory)).result.data;
    expect(row).toMatchObject({
      bet_amount: '2.00',
      payout: body.payout,
      balance_before: '100.00',
      balance_after: body.balance,
    });
    expect(cents(body.balance)).toBe(10_000n - 200n + cents(body.payout));
    const story = (await who.call(readRound, { params: { id: row.transfer_id } })).result;
    expect(story).toMatchObject({ round_id: expect.stringContaining(body.round), fairness: 'none', proof: null });
  });

  it('has a screen and a game for every engine', () => {
    const played = new Set<string>(GAMES.map(([kind]) => kind));
    // They wait for their player's moves, and are played below.
    expect([...new Set(ENGINES.map(({ kind }) => kind))].filter((kind) => !played.has(kind))).toEqual([
      'mines',
      'blackjack',
      'three-card-poker',
      'casino-holdem',
    ]);
  });

  it('refuses a choice that the game does not have before any money moves', async () => {
    const who = await kit.player();
    const { token } = await kit.open(who, 'evolution', 'bacara-cadiz');
    const wrong = await kit.spin(token, 'wrong-place', '2.00', { bets: [{ place: 'dragon', stake: '2.00' }] });
    expect([wrong.http, wrong.body]).toEqual([400, { error: 'choice-invalid' }]);
    expect(await kit.mainOf(who)).toBe('100.00');
  });
});

const units = (amount: string) => parseAmount(amount, { decimalsMax: 5 }) ?? -1n;
const cents = (amount: string) => BigInt(amount.replace('.', ''));

describe('the tables of XPG’s lobby', () => {
  it('are chosen inside one session, and the operator receives which', async () => {
    const who = await kit.player();
    const { token } = await kit.open(who, 'xpg');
    const session = async () => (await kit.as(token).get('')).body;
    const choose = (table: unknown) => kit.as(token).post('/table', { table });
    const opened = await session();
    expect(sessionIssues(opened)).toEqual([]);
    const { lobby } = opened;
    expect(lobby.table).toBeNull();
    const kinds = ['roulette', 'baccarat', 'blackjack', 'dragon-tiger', 'sic-bo', 'money-wheel'];
    expect([...new Set(lobby.tables.map(({ kind }: { kind: string }) => kind))]).toEqual(kinds);
    for (const wrong of ['xpg-nowhere', null, 'evolution']) expect((await choose(wrong)).http).toBe(404);
    const tableOf = (kind: string) => lobby.tables.find((table: { kind: string }) => table.kind === kind).id;
    expect((await choose(tableOf('baccarat'))).http).toBe(200);
    expect(await session()).toMatchObject({
      game: { engine: { kind: 'baccarat' } },
      lobby: { table: tableOf('baccarat') },
    });
    const bet = { bets: [{ place: 'banker', stake: '2.00' }] };
    const { body } = await kit.spin(token, 'at-the-table-1', '2.00', bet);
    expect(body).toMatchObject({ state: 'settled', outcome: { kind: 'baccarat' } });
    const [row] = (await who.call(listSlotsBetHistory)).result.data;
    const story = (await who.call(readRound, { params: { id: row.transfer_id } })).result;
    expect(story.round_id).toContain(tableOf('baccarat'));
    expect(await kit.mainOf(who)).toBe(body.balance);
    await choose(tableOf('blackjack'));
    let hand = (await kit.spin(token, 'at-the-table-2', '2.00', {})).body;
    for (let n = 3; hand.state !== 'playing'; n += 1)
      hand = (await kit.spin(token, `at-the-table-${n}`, '2.00', {})).body;
    expect(await choose(lobby.id)).toMatchObject({ http: 409, body: { error: 'round-open' } });
  });
});

const step = (token: string, round: string, place: number, move: object) =>
  kit.as(token).post(`/rounds/${round}/moves`, { place, move });

describe('mines at another studio', () => {
  it('opens tile by tile and pays the amount of the cash-out, once', async () => {
    const who = await kit.player('1000.00');
    const { token } = await kit.open(who, 'popok', '3006');
    for (let round = 0; round < 4; round += 1) {
      const before = units(await kit.mainOf(who));
      let { body } = await kit.spin(token, `board-number-${round}`, '2.00', { mines: 5 });
      expect(body).toMatchObject({ state: 'playing', outcome: { kind: 'mines', opened: [], multiple: '1.00' } });
      expect(body.outcome.hidden).toBeUndefined();
      expect(roundIssues('mines', body)).toEqual([]);
      expect((await step(token, body.round, 0, { action: 'cash-out' })).http).toBe(400);
      for (const [place, tile] of [3, 17].entries()) {
        if (body.state === 'playing') body = (await step(token, body.round, place, { action: 'open', tile })).body;
      }
      if (body.state === 'playing') {
        const submissions = await Promise.all([1, 2].map(() => step(token, body.round, 2, { action: 'cash-out' })));
        for (const submission of submissions) expect(submission.body.payout).toBe(submissions[0]?.body.payout);
        body = submissions[0]?.body;
        expect(body.outcome.phase).toBe('cashed-out');
      }
      expect(body).toMatchObject({ state: 'settled', outcome: { hidden: expect.any(Array) } });
      expect(roundIssues('mines', body)).toEqual([]);
      expect(units(await kit.mainOf(who))).toBe(before - 200_000n + units(body.payout));
    }
  });

  it('is cashed out, or taken back where nothing was opened, when its player is away for an hour', async () => {
    const who = await kit.player();
    const { token } = await kit.open(who, 'popok', '3006');
    const untouched = (await kit.spin(token, 'left-untouched', '2.00', { mines: 1 })).body;
    let begun = (await kit.spin(token, 'left-begun-0', '2.00', { mines: 1 })).body;
    for (let n = 1; begun.state !== 'playing' || begun.place === 0; n += 1) {
      if (begun.state !== 'playing') begun = (await kit.spin(token, `left-begun-${n}`, '2.00', { mines: 1 })).body;
      begun = (await step(token, begun.round, 0, { action: 'open', tile: 12 })).body;
    }
    passAnHour();
    await vi.waitFor(async () => {
      const { rows } = await kit.sandbox.parts.pool.query(
        'select state, payout from play_round where round_key = any ($1) order by id',
        [[untouched.round, begun.round]],
      );
      expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'settled']);
      expect(BigInt(rows[1].payout)).toBeGreaterThan(200_000n);
    }, 10_000);
  });
});

function passAnHour(): void {
  const { clock } = kit.sandbox.parts;
  clock.set(addMs(clock.now(), 3_600_000));
  // Both sides keep the same time: calls are stamped.
  kit.testServer.clock.set(new Date(clock.now()).toISOString());
}

describe.each([
  ['evolution', 'poker-de-tres-cartas-sevilla', 'three-card-poker', 'play', 200n],
  ['ezugi', 'ez-casino-holdem-cadiz', 'casino-holdem', 'call', 400n],
] as const)('a hand of poker at %s: %s', (provider, game, kind, bet, costs) => {
  it('is dealt for the ante, and takes the second bet with the move', async () => {
    const who = await kit.player();
    const { token } = await kit.open(who, provider, game);
    const { body } = await kit.spin(token, 'hand-of-poker', '2.00', {});
    expect(body).toMatchObject({ state: 'playing', outcome: { kind, dealer: [], actions: [bet, 'fold'] } });
    const session = (await kit.as(token).get('')).body;
    expect([...sessionIssues(session), ...roundIssues(kind, body)]).toEqual([]);
    const ended = (await step(token, body.round, 0, { action: bet })).body;
    expect(roundIssues(kind, ended)).toEqual([]);
    expect(cents(await kit.mainOf(who))).toBe(10_000n - 200n - costs + cents(ended.payout));
  });

  it('stays open when the second bet is refused, and is folded when its player is away for an hour', async () => {
    const who = await kit.player('3.00');
    const { token } = await kit.open(who, provider, game);
    const hand = (await kit.spin(token, 'hand-of-poker', '2.00', {})).body;
    expect((await step(token, hand.round, 0, { action: bet })).http).toBe(409);
    expect((await kit.as(token).get('')).body.open).toMatchObject({ round: hand.round, outcome: hand.outcome });
    passAnHour();
    await vi.waitFor(async () => {
      const sql = `select state, outcome->>'phase' as phase from play_round where round_key = $1`;
      const { rows } = await kit.sandbox.parts.pool.query(sql, [hand.round]);
      expect(rows).toEqual([{ state: 'settled', phase: 'folded' }]);
    }, 10_000);
    expect(await kit.mainOf(who)).toBe('1.00');
  });
});

describe('a hand of blackjack at a table', () => {
  const move = (token: string, round: string, place: number, action: string) => step(token, round, place, { action });

  it('takes the bet first, is played move by move and pays what the hand brought', async () => {
    const who = await kit.player();
    const { token } = await kit.open(who, 'evolution', 'blackjack-granada');
    for (let hand = 0; hand < 6; hand += 1) {
      const before = cents(await kit.mainOf(who));
      let { body } = await kit.spin(token, `hand-number-${hand}`, '2.00', {});
      for (let place = 0; body.state === 'playing'; place += 1) {
        expect(await kit.mainOf(who)).toBe(body.balance);
        const session = (await kit.as(token).get('')).body;
        expect(session.open).toMatchObject({ round: body.round, place });
        expect([...sessionIssues(session), ...roundIssues('blackjack', body)]).toEqual([]);
        const action = body.outcome.phase === 'insurance' ? 'decline' : 'stand';
        const again = await Promise.all([1, 2].map(() => move(token, body.round, place, action)));
        expect(again[0]?.http).toBe(200);
        body = (await move(token, body.round, place, action)).body;
      }
      expect(body.state).toBe('settled');
      expect(roundIssues('blackjack', body)).toEqual([]);
      expect(cents(await kit.mainOf(who))).toBe(before - 200n + cents(body.payout));
    }
    expect((await who.call(listCasinoHistory)).result.list).toHaveLength(6);
  });

  it('answers a move for a hand that there is not, and one that the hand does not have', async () => {
    const who = await kit.player();
    const { token } = await kit.open(who, 'evolution', 'blackjack-granada');
    expect((await move(token, 'no-such-round', 0, 'stand')).http).toBe(404);
    expect((await move(token, 'no-such-round', -1, 'stand')).http).toBe(400);
  });

  it('is ended by standing when its player is away for an hour', async () => {
    const who = await kit.player();
    const { token } = await kit.open(who, 'evolution', 'blackjack-granada');
    let hand = (await kit.spin(token, 'left-alone-0', '2.00', {})).body;
    for (let n = 1; hand.state !== 'playing'; n += 1)
      hand = (await kit.spin(token, `left-alone-${n}`, '2.00', {})).body;
    const { pool } = kit.sandbox.parts;
    passAnHour();
    const ended = await vi.waitFor(async () => {
      const { rows } = await pool.query('select state, balance from play_round where round_key = $1', [hand.round]);
      expect(rows[0].state).toBe('settled');
      return rows[0];
    }, 10_000);
    expect(await kit.mainOf(who)).toBe(ended.balance);
  });
});
