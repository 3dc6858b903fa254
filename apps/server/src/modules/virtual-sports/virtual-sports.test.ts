import { randomBytes } from 'node:crypto';
import { listEvents, readEvent, readTree, readVirtual, readVirtualRound, type SportEvent } from '@ordago/contracts';
import { serverSeedOf } from '@ordago/fairness';
import { readVirtualProofQuery, VIRTUAL_TEAMS, verifyVirtualMatch } from '@ordago/game-engines';
import type { Instant } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
} from '../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { judgeTurn } from './domain/judge-turn.ts';
import { nextTimes, readRoundLength } from './domain/round-clock.ts';
import { createRoundsRepository } from './repository/rounds.repository.ts';

const ROUND_S = 150;
const BETTING_S = 90;
let kit: SportsbookTestKit;

beforeAll(async () => {
  const env = { VIRTUAL_SPORTS: 'on', VIRTUAL_ROUND_SECONDS: `${ROUND_S}`, VIRTUAL_BETTING_SECONDS: `${BETTING_S}` };
  // A second after the beginning of a round of the league: the first is planned, and opens with the next beginning.
  kit = await createSportsbookTestKit({ start: '2026-01-14T12:00:01Z', env });
});
afterAll(() => kit.close());

const job = (name: string) => kit.testServer.modules.all.flatMap(({ jobs }) => jobs).find((one) => one.name === name);
const turn = async () => job('virtual-sports.turn')?.run({});
const pass = (seconds: number) => kit.testServer.clock.advance(seconds * 1_000);
const read = async () => numbered((await kit.testServer.visitor().call(readVirtual)).result);
const competition = async (name: 'league' | 'cup') =>
  (await read()).competitions.find((one: { competition: string }) => one.competition === name);
const event = async (id: string): Promise<SportEvent> =>
  (await kit.testServer.visitor().call(readEvent, { params: { id } })).result;
const count = async (sql: string): Promise<number> =>
  (await kit.testServer.db.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]?.n ?? -1;

/** Tests read every number as the text that was sent: figures are figures again, ids stay as they are. */
// biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape.
function numbered(value: any, key = ''): any {
  if (Array.isArray(value)) return value.map((one) => numbered(one, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, numbered(one, name)]));
  }
  return typeof value === 'string' && /^-?\d{1,9}$/.test(value) && !key.endsWith('event') ? Number(value) : value;
}

/** Puts the clock to where the next round of a competition opens, and turns. */
async function openNext(name: 'league' | 'cup') {
  await turn();
  const { next } = await competition(name);
  kit.testServer.clock.set(next.opens_at);
  await turn();
  return (await competition(name)).current;
}

/** Goes on until the round that is open is over. */
async function endRound(name: 'league' | 'cup') {
  const { current } = await competition(name);
  kit.testServer.clock.set(current.ends_at);
  await turn();
  return (await competition(name)).last;
}

describe('the clock of the rounds', () => {
  it.each([
    ['what the article promises', 120, 45, true],
    ['a shorter round', 119, 60, false],
    ['less than 40 seconds to bet, whatever the operator needs to open', 120, 44, false],
    ['no time to play', 150, 148, false],
  ])('in a product takes %s: %d s with %d s to bet', (_title, roundSeconds, bettingSeconds, isTaken) => {
    expect(readRoundLength({ roundSeconds, bettingSeconds }, { isRehearsal: false }) !== null).toBe(isTaken);
  });

  it('may be short in a rehearsal', () => {
    expect(readRoundLength({ roundSeconds: 20, bettingSeconds: 12 }, { isRehearsal: true })).not.toBeNull();
  });

  it('puts a round off that would open with too little time to bet', () => {
    const length = readRoundLength({ roundSeconds: ROUND_S, bettingSeconds: BETTING_S }, { isRehearsal: false });
    if (!length) throw new Error('no length');
    const begin = nextTimes('league', 0 as Instant, length).opensAt;
    const seed = serverSeedOf(randomBytes(32));
    const first = judgeTurn({ competition: 'league', rounds: [], now: begin, length, freshSeed: seed });
    if (first?.kind !== 'plan') throw new Error('nothing was planned');
    const planned = {
      ...first.round,
      id: '1',
      state: 'planned',
      matches: [],
      isOpeningPublished: false,
      isResultPublished: false,
    } as const;
    const at = (seconds: number) =>
      judgeTurn({
        competition: 'league',
        rounds: [planned],
        now: (begin + seconds * 1_000) as Instant,
        length,
        freshSeed: seed,
      });
    expect(at(-1)).toBeNull();
    expect(at(50)?.kind).toBe('open');
    expect(at(51)).toMatchObject({ kind: 'put-off', times: { opensAt: begin + ROUND_S * 1_000 } });
  });
});

describe('a round of the league', () => {
  it('is promised before it opens, sold as any event, refused from kick-off on, drawn, settled and proven', async () => {
    await turn();
    const planned = (await competition('league')).next;
    expect(planned.commitment).toMatch(/^[0-9a-f]{64}$/);
    const round = await openNext('league');
    expect(round).toMatchObject({ phase: 'betting', server_seed: null, commitment: planned.commitment });
    expect(round.matches).toHaveLength(8);
    const [first] = round.matches;
    const shown = await event(first.event);
    expect(shown).toMatchObject({
      status: 'scheduled',
      starts_at: round.closes_at,
      league: { sport: 'virtual-football-league' },
      home: { name: VIRTUAL_TEAMS[first.home]?.name },
    });
    const kinds = new Set(shown.markets.map(({ kind }) => kind));
    expect([...kinds]).toEqual(
      expect.arrayContaining(['1x2', 'double-chance', 'total', 'both-score', 'correct-score', 'half-time-full-time']),
    );

    const bettor = await kit.buildBettor();
    const selections = shown.markets.find(({ kind }) => kind === '1x2')?.selections ?? [];
    for (const { id, odds } of selections) {
      expect(await bettor.place({ stake: '10.00', legs: [{ selection: id, odds }] })).toMatchObject({ http: 200 });
    }

    // The hand of the browser's clock does not matter: the server's own has come to kick-off, and no job has run.
    pass(BETTING_S);
    const late = await bettor.place({ legs: [{ selection: selections[0]?.id ?? '', odds: selections[0]?.odds }] });
    expect(late.refusal).toBe('event-started');
    const playing = (await competition('league')).current;
    expect(playing).toMatchObject({ phase: 'playing', minute: 0, server_seed: null });
    pass(30);
    const halfway = (await competition('league')).current;
    expect(halfway.minute).toBeGreaterThan(40);
    expect(halfway.matches.flatMap(({ goals }: { goals: { minute: number }[] }) => goals)).toSatisfy(
      (goals: { minute: number }[]) => goals.every(({ minute }) => minute <= halfway.minute),
    );

    const over = await endRound('league');
    expect(over).toMatchObject({ round: round.round, phase: 'over', commitment: planned.commitment });
    for (const match of over.matches) {
      const proof = readVirtualProofQuery(match.proof.split('#')[1]);
      const verdict = proof && verifyVirtualMatch(proof);
      expect(verdict).toMatchObject({ isPromised: true, isFixture: true, isScore: true });
      expect(numbered((await event(match.event)).score)).toEqual(match.score);
    }
    const bets = await kit.testServer.modules.sportsbook.listBets(bettor.id, { page: 0, size: 10 });
    expect(bets.map(({ status }) => status).sort()).toEqual(['lost', 'lost', 'won']);
    const [{ score }] = over.matches as [{ score: { home: number; away: number } }];
    const outcome = score.home > score.away ? '1' : score.home < score.away ? '2' : 'x';
    const won = selections.find((selection) => selection.outcome === outcome);
    expect(await bettor.main()).toBe((70 + Number(won?.odds) * 10).toFixed(2));
    expect(await kit.broken()).toEqual([]);
  });

  it('fills the table', async () => {
    const { standings, season } = await competition('league');
    expect(season).toBe(1);
    expect(standings).toHaveLength(16);
    expect(standings.every(({ played }: { played: number }) => played === 1)).toBe(true);
    const points = standings.map((line: { points: number }) => line.points);
    expect(points).toEqual(points.toSorted((a: number, b: number) => b - a));
  });

  it('can be looked up with its proofs, and one that has not opened cannot', async () => {
    const params = { competition: 'league', season: '1', round: '1' };
    const found = await kit.testServer.visitor().call(readVirtualRound, { params });
    expect(numbered(found.result)).toMatchObject({ phase: 'over', round: 1 });
    const none = await kit.testServer.visitor().call(readVirtualRound, { params: { ...params, round: '30' } });
    expect(none.refusal).toBe('round-not-found');
  });
});

describe('beside all other sports', () => {
  it('is in the tree under its own sport, and drowns no list of all leagues', async () => {
    const round = await openNext('league');
    const { sports } = (await kit.testServer.visitor().call(readTree)).result;
    expect(sports.map(({ slug }: { slug: string }) => slug)).toContain('virtual-football-league');
    const all = (await kit.testServer.visitor().call(listEvents, { query: { count: '100' } })).result;
    expect(all.events.filter(({ league }: SportEvent) => league.sport.startsWith('virtual'))).toEqual([]);
    const shown = await event(round.matches[0].event);
    const ofLeague = (await kit.testServer.visitor().call(listEvents, { query: { league: shown.league.id } })).result;
    expect(Number(ofLeague.count)).toBe(8);
    const ids = round.matches.map((match: { event: string }) => match.event).join();
    const named = (await kit.testServer.visitor().call(listEvents, { query: { view: 'any', ids } })).result;
    expect(Number(named.count)).toBe(8);
    await endRound('league');
  });
});

describe('a server that ends in the middle of a round', () => {
  it('draws nothing twice, settles every bet once, and loses no round, wherever it ended', async () => {
    const round = await openNext('league');
    const bettor = await kit.buildBettor({ main: '1000.00' });
    for (const match of round.matches) {
      const { markets } = await event(match.event);
      for (const { id, odds } of markets.find(({ kind }) => kind === '1x2')?.selections ?? []) {
        expect((await bettor.place({ stake: '1.00', legs: [{ selection: id, odds }] })).http).toBe(200);
      }
    }
    kit.testServer.clock.set(round.ends_at);
    // It ends after the draw was written and before the sportsbook received it; then after half of it was received;
    // then between its receipt and the note of it.
    const { turnRounds } = await import('./use-cases/turn-rounds.ts');
    const length = readRoundLength({ roundSeconds: ROUND_S, bettingSeconds: BETTING_S }, { isRehearsal: false });
    if (!length) throw new Error('no length');
    const { db, clock, modules } = kit.testServer;
    const log = { warn: () => {} } as never;
    const parts = { rounds: createRoundsRepository(db.pool), clock, log, length };
    const died = new Error('killed');
    await expect(turnRounds(parts, () => Promise.reject(died))).rejects.toBe(died);
    expect(await count(`virtual.round where state = 'drawn' and not is_result_published`)).toBeGreaterThan(0);
    const drawn = await kit.testServer.db.pool.query('select round, place, result from virtual.match order by 1, 2');
    await expect(
      turnRounds(parts, async (body) => {
        const { messages } = JSON.parse(body.toString());
        const half = JSON.stringify({ messages: messages.slice(0, Math.ceil(messages.length * 0.8)) });
        await modules.sportsbook.receiveMessage('virtual', Buffer.from(half));
        throw died;
      }),
    ).rejects.toBe(died);
    await expect(
      turnRounds(parts, async (body) => {
        await modules.sportsbook.receiveMessage('virtual', body);
        throw died;
      }),
    ).rejects.toBe(died);
    // The next server; two of them, at once.
    await Promise.all([turn(), turn()]);
    await turn();
    const again = await kit.testServer.db.pool.query('select round, place, result from virtual.match order by 1, 2');
    expect(again.rows.slice(0, drawn.rows.length)).toEqual(drawn.rows);
    expect(await count('virtual.round where not is_result_published and state = $$drawn$$')).toBe(0);
    const bets = await modules.sportsbook.listBets(bettor.id, { page: 0, size: 100 });
    expect(bets.map(({ status }) => status).sort()).toEqual([...Array(16).fill('lost'), ...Array(8).fill('won')]);
    expect(
      await count(`sportsbook.settlement s join sportsbook.bet b on b.id = s.bet where b.player = ${bettor.id}`),
    ).toBe(24);
    expect(await kit.broken()).toEqual([]);
  });

  it('after a pause settles what was open and plays on with the clock, with the hash that was promised', async () => {
    const round = await openNext('league');
    const bettor = await kit.buildBettor();
    const { markets } = await event(round.matches[3].event);
    const [selection] = markets.find(({ kind }) => kind === '1x2')?.selections ?? [];
    await bettor.place({ legs: [{ selection: selection?.id ?? '', odds: selection?.odds }] });
    const promised = (await competition('league')).next;
    pass(3_600 + 70);
    await turn();
    const after = await competition('league');
    expect(after.last).toMatchObject({ round: round.round, phase: 'over' });
    const bets = await kit.testServer.modules.sportsbook.listBets(bettor.id, { page: 0, size: 10 });
    expect(bets[0]?.status).not.toBe('open');
    const next = await openNext('league');
    expect(next).toMatchObject({ round: promised.round, commitment: promised.commitment });
    expect((Date.parse(next.opens_at) / 1_000) % ROUND_S).toBe(0);
    expect(Date.parse(next.closes_at) - kit.testServer.clock.now()).toBeGreaterThanOrEqual(40_000);
    await endRound('league');
  });
});

describe('a cup', () => {
  it('is played to its winner in five rounds, with bets on who is through and who wins it', async () => {
    // A running round is played to its end first.
    for (let at = (await competition('cup'))?.current; at && at.round > 1; at = (await competition('cup')).current) {
      await endRound('cup');
    }
    while ((await competition('cup')).current === null) await openNext('cup');
    const first = (await competition('cup')).current;
    expect(first.round).toBe(1);
    const { winner_event: winnerEvent, season } = await competition('cup');
    const winners = await event(winnerEvent);
    expect(winners.markets).toMatchObject([{ kind: 'tournament-winner', status: 'open' }]);
    const bettor = await kit.buildBettor({ main: '1000.00' });
    const backed: string[] = [];
    for (const { id, odds, name } of winners.markets[0]?.selections ?? []) {
      expect((await bettor.place({ stake: '1.00', legs: [{ selection: id, odds }] })).http).toBe(200);
      backed.push(name ?? '');
    }
    expect(backed.toSorted()).toEqual(VIRTUAL_TEAMS.map(({ name }) => name).toSorted());
    const { markets } = await event(first.matches[0].event);
    expect(markets.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['advancing', 'overtime', 'shoot-out']));
    for (const { id, odds } of markets.find(({ kind }) => kind === 'advancing')?.selections ?? []) {
      expect((await bettor.place({ stake: '1.00', legs: [{ selection: id, odds }] })).http).toBe(200);
    }
    const sizes = [];
    for (let round = 1; round <= 5; round += 1) {
      const over = await endRound('cup');
      sizes.push(over.matches.length);
      for (const match of over.matches) {
        const proof = readVirtualProofQuery(match.proof.split('#')[1]);
        expect(proof && verifyVirtualMatch(proof)).toMatchObject({ isPromised: true, isScore: true });
        expect(match.advancing).not.toBeNull();
      }
    }
    expect(sizes).toEqual([8, 4, 2, 1, 1]);
    const bets = await kit.testServer.modules.sportsbook.listBets(bettor.id, { page: 0, size: 100 });
    expect(bets.filter(({ status }) => status === 'won')).toHaveLength(2);
    expect(bets.filter(({ status }) => status === 'lost')).toHaveLength(16);
    expect((await competition('cup')).current).toMatchObject({ season: season + 1, round: 1 });
    expect(await kit.broken()).toEqual([]);
  });
});

describe('what nobody bet on', () => {
  it('leaves the line, and what was bet on stays', async () => {
    const bet =
      'sportsbook.event e where e.feed = $$virtual$$ and exists (select from sportsbook.bet_leg l where l.event = e.id)';
    const before = await count('sportsbook.event where feed = $$virtual$$');
    const kept = await count(bet);
    pass(2 * 3_600);
    await turn();
    await job('virtual-sports.sweep')?.run({});
    expect(await count(bet)).toBe(kept);
    expect(await count('sportsbook.event where feed = $$virtual$$ and status = $$finished$$')).toBe(kept);
    expect(before).toBeGreaterThan(kept);
    expect(await kit.broken()).toEqual([]);
  });
});

describe('the seeds', () => {
  it('hash to what was promised, whatever was played', async () => {
    const found = await kit.testServer.db.pool.query(
      "select from virtual.round where commitment <> encode(sha256(convert_to(server_seed, 'UTF8')), 'hex')",
    );
    expect(found.rowCount).toBe(0);
    expect(await count('virtual.round')).toBeGreaterThan(8);
  });

  it('contain no round that is open or planned', async () => {
    const text = JSON.stringify(await read());
    const secret = await kit.testServer.db.pool.query<{ server_seed: string }>(
      `select server_seed from virtual.round where state <> 'drawn'`,
    );
    for (const { server_seed: seed } of secret.rows) expect(text).not.toContain(seed);
    expect(secret.rowCount).toBeGreaterThan(0);
  });

  it('cannot be spoken for over HTTP', async () => {
    const answer = await kit.testServer.servers.get('player')?.inject({
      method: 'POST',
      url: '/callbacks/odds-feed/virtual',
      payload: '{"messages":[]}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer?.statusCode).toBe(401);
  });
});
