import { cashOutBet, listCashOuts, quoteCashOut } from '@ordago/contracts';
import { addMs, DAY_MS, HOUR_MS, type Instant } from '@ordago/kernel';
import { SPORT_RULES, type SportRule, shapeOf, windowHoursOf } from '@ordago/sport-rules';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import type { Halt } from '../feed/ports/odds-feed.ts';
import type { FeedMessage } from '../index.ts';

let kit: SportsbookTestKit;
let bettor: Bettor;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
});
beforeEach(async () => {
  bettor = await kit.buildBettor({ main: '90000.00' });
});
afterAll(async () => {
  expect(await kit.broken()).toEqual([]);
  await kit.close();
});

const TOURNAMENT_DAYS = 60;

/** Returns the time for which bets on a postponed match remain valid, by the rule book of its sport. */
const validMs = (rule: Pick<SportRule, 'postponedUntil' | 'family'>) =>
  rule.postponedUntil === 'end-of-tournament' ? TOURNAMENT_DAYS * DAY_MS : windowHoursOf(rule as SportRule) * HOUR_MS;

const fixtureOf = (eventKey: string, sport: string, startsAt: Instant) => ({
  kind: 'fixture' as const,
  eventKey,
  round: null,
  startsAt,
  league: { key: sport, sport, name: `Liga ${sport}`, country: 'world' },
  home: { key: `${eventKey}/alba`, name: 'Alba', code: null },
  away: { key: `${eventKey}/brisa`, name: 'Brisa', code: null },
});

const OFFERED = {
  match: { kind: '1x2', specifier: '', outcomes: ['1', '2'] },
  fight: { kind: 'fight-winner', specifier: 'ways=2', outcomes: ['1', '2'] },
  race: { kind: 'race-finish', specifier: 'runner=alba', outcomes: ['yes', 'no'] },
} as const;

/** A market that the rule book of a sport knows. */
function offeredIn(sport: string) {
  const rule = SPORT_RULES.find(({ slug }) => slug === sport);
  const shape = rule && shapeOf(rule);
  return OFFERED[shape === 'race' ? 'race' : shape === 'rounds' ? 'fight' : 'match'];
}

/** An event that its supplier prices, one day ahead. */
async function addEvent(eventKey: string, sport = 'football', startsAt = addMs(kit.testServer.clock.now(), DAY_MS)) {
  const { kind, specifier, outcomes } = offeredIn(sport);
  const selections = outcomes.map((outcome) => ({ outcome, odds: 2_300 as never }));
  const markets = [{ kind, specifier, selections }];
  await kit.report(fixtureOf(eventKey, sport, startsAt), { kind: 'offer', eventKey, markets });
  const event = await readTestEvent(kit.testServer, eventKey);
  const leg = event.leg(kind, outcomes[0], specifier);
  return { id: event.id, key: eventKey, sport, startsAt, leg };
}
type AddedEvent = Awaited<ReturnType<typeof addEvent>>;

async function bet(...events: readonly AddedEvent[]): Promise<string> {
  const reply = await bettor.place({ legs: events.map(({ leg }) => leg) });
  expect([reply.http, reply.refusal]).toEqual([200, '']);
  return reply.result.bet.id;
}

const move = ({ key, sport }: AddedEvent, startsAt: Instant) => kit.report(fixtureOf(key, sport, startsAt));
const ends = ({ key }: AddedEvent, home = 1, away = 0) => kit.report({ kind: 'result', eventKey: key, home, away });
const tend = () =>
  kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.tend-events')?.run({});
const runUntil = async (at: Instant) => {
  kit.testServer.clock.advance(at - kit.testServer.clock.now());
  await tend();
};

/** Reads the bets of the player, by id: status, payout and the reason of the first leg. */
async function shown(): Promise<ReadonlyMap<string, readonly [string, string | null, string | null]>> {
  const bets = await kit.testServer.modules.sportsbook.listBets(bettor.id, { page: 0, size: 200 });
  return new Map(
    bets.map(({ id, status, payout, legs }) => [
      id,
      [status, payout === null ? null : String(payout / 100_000n), legs[0]?.why?.code ?? null],
    ]),
  );
}
const stateOf = async (id: string) => (await shown()).get(id);

const RETURNED = ['void', '10', 'postponed-too-long'];
const WAITING = ['open', null, 'postponed'];

describe('a fixture that is moved', () => {
  it('beyond the window of its sport returns its bets once that is over, and within it keeps them', async () => {
    const begin = addMs(kit.testServer.clock.now(), DAY_MS);
    const rules = SPORT_RULES.filter(({ slug }) => !slug.startsWith('virtual-'));
    const bets: { slug: string; kept: string; missed: string; valid: number; code: string }[] = [];
    for (const rule of rules) {
      const valid = validMs(rule);
      const kept = await addEvent(`${rule.slug}/kept`, rule.slug, begin);
      const missed = await addEvent(rule.slug, rule.slug, begin);
      const code = rule.postponedUntil ? 'tournament-over' : 'postponed-too-long';
      bets.push({ slug: rule.slug, kept: await bet(kept), missed: await bet(missed), valid, code });
      kit.testServer.clock.advance(1_000);
      await move(kept, addMs(begin, valid));
      await move(missed, addMs(begin, valid + 1));
    }
    const windows = [...new Set(bets.map(({ valid }) => valid))].sort((a, b) => a - b);
    expect(windows).toEqual([8 * HOUR_MS, 24 * HOUR_MS, TOURNAMENT_DAYS * DAY_MS]);
    for (const [index, window] of windows.entries()) {
      // At the very end of a window the match may still begin.
      await runUntil(addMs(begin, window));
      const before = await shown();
      const open = bets.filter(({ valid }) => windows.indexOf(valid) >= index);
      expect(open.filter(({ missed }) => before.get(missed)?.[0] !== 'open')).toEqual([]);
      await runUntil(addMs(begin, window + 1));
    }
    const after = await shown();
    expect(bets.map(({ slug, missed }) => [slug, ...(after.get(missed) ?? [])])).toEqual(
      bets.map(({ slug, code }) => [slug, 'void', '10', code]),
    );
    expect(bets.filter(({ kept }) => after.get(kept)?.[0] !== 'open')).toEqual([]);
  });

  it('shows meanwhile that it was put off, and cannot be sold', async () => {
    const event = await addEvent('waiting');
    const id = await bet(event);
    await move(event, addMs(event.startsAt, 3 * DAY_MS));
    expect(await stateOf(id)).toEqual(WAITING);
    const { result } = await bettor.call(listCashOuts);
    expect(result.offers).toEqual([{ bet: id, value: null, reason: 'put-off', leg: '0' }]);
    await move(event, addMs(event.startsAt, HOUR_MS));
    expect(await stateOf(id)).toEqual(['open', null, null]);
    expect((await bettor.call(listCashOuts)).result.offers).toMatchObject([{ bet: id, reason: null }]);
  });

  it('is not sold under the lock either', async () => {
    const event = await addEvent('locked');
    const id = await bet(event);
    await move(event, addMs(event.startsAt, 3 * DAY_MS));
    const refused = await kit.testServer.db.pool.query<{ name: string; params: unknown }>(
      `select (refused).name, (refused).params from (select sportsbook.check_cash_out(jsonb_build_object(
         'bet', b.id, 'revision', b.revision, 'stake', b.stake, 'rest_stake', 0, 'cause', 'player', 'closing_seconds', 0,
         'selections', jsonb_build_array(l.selection), 'odds', jsonb_build_array(l.odds), 'outcomes', jsonb_build_array(''),
         'prices', jsonb_build_array('')), b.player, $2) as refused
       from sportsbook.bet b join sportsbook.bet_leg l on l.bet = b.id where b.id = $1) asked`,
      [id, new Date(kit.testServer.clock.now()).toISOString()],
    );
    expect(refused.rows).toMatchObject([{ name: 'cash-out-unavailable', params: { reason: 'put-off' } }]);
  });

  it('keeps the bets that are taken at its new start, and settles them there', async () => {
    const event = await addEvent('twice');
    const before = await bet(event);
    await move(event, addMs(event.startsAt, 3 * DAY_MS));
    kit.testServer.clock.advance(1_000);
    const after = await bet(event);
    await runUntil(addMs(event.startsAt, DAY_MS + 1));
    expect([await stateOf(before), await stateOf(after)]).toEqual([RETURNED, ['open', null, null]]);
    await runUntil(addMs(event.startsAt, 3 * DAY_MS + 2 * HOUR_MS));
    await ends(event);
    expect([await stateOf(before), await stateOf(after)]).toEqual([RETURNED, ['won', '23', 'ended']]);
    await ends(event, 0, 1);
    expect([await stateOf(before), await stateOf(after)]).toEqual([RETURNED, ['lost', '0', 'ended']]);
  });

  it('counts each move from the start that the bet was taken at', async () => {
    const event = await addEvent('by-and-by');
    const first = await bet(event);
    await move(event, addMs(event.startsAt, 20 * HOUR_MS));
    kit.testServer.clock.advance(1_000);
    const second = await bet(event);
    await move(event, addMs(event.startsAt, 40 * HOUR_MS));
    await runUntil(addMs(event.startsAt, 39 * HOUR_MS));
    expect([await stateOf(first), await stateOf(second)]).toEqual([RETURNED, ['open', null, null]]);
  });

  it('back before its bets were returned keeps them; back later returns none of them again', async () => {
    const early = await addEvent('early');
    const late = await addEvent('late');
    const kept = await bet(early);
    const gone = await bet(late);
    for (const event of [early, late]) await move(event, addMs(event.startsAt, 5 * DAY_MS));
    kit.testServer.clock.advance(HOUR_MS);
    await move(early, early.startsAt);
    await runUntil(addMs(early.startsAt, DAY_MS + 1));
    await move(late, addMs(late.startsAt, DAY_MS));
    await tend();
    expect([await stateOf(kept), await stateOf(gone)]).toEqual([['open', null, null], RETURNED]);
    for (const event of [early, late]) await ends(event);
    expect([await stateOf(kept), await stateOf(gone)]).toEqual([['won', '23', 'ended'], RETURNED]);
  });

  it('counts at odds 1 in an express', async () => {
    const soon = addMs(kit.testServer.clock.now(), HOUR_MS);
    const moved = await addEvent('moved', 'e-football', soon);
    const played = await addEvent('played');
    const id = await bet(moved, played);
    await move(moved, addMs(soon, 5 * DAY_MS));
    await runUntil(addMs(soon, 8 * HOUR_MS + 1));
    expect(await stateOf(id)).toEqual(['open', null, 'postponed-too-long']);
    await ends(played);
    expect(await stateOf(id)).toEqual(['won', '23', 'postponed-too-long']);
  });

  it('is worth nothing beyond odds 1 when an express with it is sold', async () => {
    const moved = await addEvent('gone');
    const played = await addEvent('ahead');
    const id = await bet(moved, played);
    await kit.testServer.db.pool.query(
      `insert into sportsbook.void_window (market, from_at, to_at, why) select market, null, $2, '{"code": "postponed-too-long", "params": {}}'
       from sportsbook.selection where id = $1`,
      [moved.leg.selection, new Date(kit.testServer.clock.now() + 1).toISOString()],
    );
    await kit.movePrice(moved.leg.selection, 1_100);
    const params = { id };
    const quoted = await bettor.call(quoteCashOut, { params, body: { share: 100 } });
    // Its other leg keeps the price at which it was bet on: 10.00, less five per cent.
    expect([quoted.refusal, quoted.result?.value]).toEqual(['', '9.49']);
    const sold = await bettor.call(cashOutBet, { params, body: { quote: quoted.result.quote } });
    expect([sold.http, sold.refusal]).toEqual([200, '']);
    expect(await stateOf(id)).toEqual(['cashed-out', '9', null]);
  });

  it('is judged as an interrupted one where it had begun', async () => {
    const event = await addEvent('begun');
    const id = await bet(event);
    const record = { sort: 'match', status: 'abandoned', score: { home: 1, away: 0 } } as const;
    const halt: Halt = { kind: 'interrupted', at: addMs(event.startsAt, HOUR_MS), record, played: 80 };
    await kit.report({ kind: 'halt', eventKey: event.key, halt });
    await move(event, addMs(event.startsAt, 5 * DAY_MS));
    await runUntil(addMs(event.startsAt, 2 * DAY_MS));
    expect(await stateOf(id)).toEqual(['won', '23', 'minimum-reached']);
  });

  it('is settled by a result that comes in time, whatever its fixture holds', async () => {
    const event = await addEvent('bogus');
    const id = await bet(event);
    await move(event, addMs(event.startsAt, 5 * DAY_MS));
    kit.testServer.clock.advance(addMs(event.startsAt, 2 * HOUR_MS) - kit.testServer.clock.now());
    await ends(event);
    await runUntil(addMs(event.startsAt, 6 * DAY_MS));
    expect(await stateOf(id)).toEqual(['won', '23', 'ended']);
  });

  it('is known to be missed also where all of it is reported too late, in any order', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const event = await addEvent(`late-${order.join('')}`);
      const fresh = await kit.buildBettor();
      const reply = await fresh.place({ legs: [event.leg] });
      expect(reply.http).toBe(200);
      kit.testServer.clock.advance(5 * DAY_MS);
      const reported = [() => move(event, addMs(event.startsAt, 3 * DAY_MS)), () => ends(event)];
      for (const place of order) await reported[place]?.();
      await tend();
      const [mine] = await kit.testServer.modules.sportsbook.listBets(fresh.id, { page: 0, size: 1 });
      expect([mine?.status, mine?.legs[0]?.why?.code]).toEqual(['void', 'postponed-too-long']);
    }
  });

  it('forgets the starts that nobody missed, a month later', async () => {
    const event = await addEvent('nudged');
    await move(event, addMs(event.startsAt, HOUR_MS));
    const { pool } = kit.testServer.db;
    const count = async () =>
      (await pool.query('select from sportsbook.moved_start where event = $1', [event.id])).rowCount;
    expect(await count()).toBe(1);
    kit.testServer.clock.advance(33 * DAY_MS);
    await kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.forget-old-rows')?.run({});
    expect(await count()).toBe(0);
  });
});

describe('messages about a fixture that is moved', () => {
  /** Beyond those of the reports that add an event. */
  const FIRST_VERSION = 1_000_000;
  const scripts = {
    'moved beyond its window in the end': [20, 5 * 24],
    'moved beyond its window, and back in time': [5 * 24, 3],
  } as const;

  it.each(Object.entries(scripts))('%s: come to the same in any order and with any repetition', async (name, hours) => {
    const startsAt = addMs(kit.testServer.clock.now(), DAY_MS);
    const script = (key: string): FeedMessage[] => [
      { feed: 'football-json', version: FIRST_VERSION, ...fixtureOf(key, 'football', startsAt) },
      ...hours.map((late, index) => ({
        feed: 'football-json',
        version: FIRST_VERSION + 1 + index,
        ...fixtureOf(key, 'football', addMs(startsAt, late * HOUR_MS)),
      })),
      { kind: 'status', feed: 'football-json', eventKey: key, version: FIRST_VERSION + 3, status: 'stopped' },
      { kind: 'status', feed: 'football-json', eventKey: key, version: FIRST_VERSION + 4, status: 'open' },
    ];
    const orders = fc.tuple(
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
      fc.array(fc.nat({ max: 4 }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 3 }),
    );
    const { applyFeed } = kit.testServer.modules.sportsbook;
    const seen: { key: string; id: string; order: readonly number[] }[] = [];
    const turns: FeedMessage[][] = [];
    for (const [place, [order, repeated, portion]] of fc.sample(orders, 30).entries()) {
      const key = `${name} ${place}`;
      const event = await addEvent(key, 'football', startsAt);
      seen.push({ key, id: await bet(event), order });
      const reported = [...order, ...repeated].map((at) => script(key)[at] as FeedMessage);
      for (let i = 0; i < reported.length; i += portion) {
        turns[i / portion] = [...(turns[i / portion] ?? []), ...reported.slice(i, i + portion)];
      }
    }
    // Each turn has the next messages of every event; those of one do nothing to another.
    for (const turn of turns) await applyFeed(turn);
    await runUntil(addMs(startsAt, DAY_MS + 1));
    kit.testServer.clock.advance(6 * DAY_MS);
    const score = { home: 1, away: 0, version: FIRST_VERSION + 1_000 };
    await kit.report(...seen.map(({ key }) => ({ kind: 'result' as const, eventKey: key, ...score })));
    // Earlier messages come once more.
    await applyFeed(seen.flatMap(({ key }) => script(key)));
    await tend();
    const states = await shown();
    const isBack = hours[1] < 24;
    const expected = isBack ? ['won', '23', 'ended'] : RETURNED;
    expect(seen.filter(({ id }) => String(states.get(id)) !== String(expected))).toEqual([]);
    const starts = await kit.testServer.db.pool.query(
      `select distinct starts_at, is_stopped, status, fixture_version, stop_version from sportsbook.event
         where feed_key = any ($1)`,
      [seen.map(({ key }) => key)],
    );
    expect(starts.rowCount).toBe(1);
  });
});
