import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBetBuilder } from '@ordago/contracts';
import { addMs, DAY_MS, type Instant } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oracleOf, type RawFigures } from '../../../../../../tools/settle/oracle.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { leagueOf } from '../../../adapters/odds-feeds/football-json/leagues.ts';
import { mapHistory, mapSeason } from '../../../adapters/odds-feeds/football-json/openfootball.mapping.ts';
import type { FixtureMessage, ResultMessage } from '../index.ts';

/**
 * A season of a league and the one before it, of real matches with both halves; null where the environment names none.
 */
const SEASON = seasonFiles();
/** Matches of it, from the first on; `npm run verify` takes more, and 380 are all. (Default: 8) */
const MATCHES = Number(process.env.SEASON_MATCHES ?? 8);
/** Combinations of each match. */
const COMBINATIONS = 6;
const FEED = 'football-json';

function seasonFiles(): { past: unknown; played: unknown } | null {
  const named = process.env.SEASONS_DIR;
  for (const folder of named ? [path.join(named, 'openfootball'), named] : []) {
    const of = (years: string) => path.join(folder, years, 'es.1.json');
    if (existsSync(of('2022-23')) && existsSync(of('2023-24')))
      return { past: read(of('2022-23')), played: read(of('2023-24')) };
  }
  console.log('SEASONS_DIR names no seasons of openfootball: no season is settled by combinations');
  return null;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe.skipIf(SEASON === null)('a season (2023-24 of SEASONS_DIR)', () => {
  let kit: SportsbookTestKit;
  let fixtures: readonly FixtureMessage[];
  let results: ReadonlyMap<string, ResultMessage>;
  beforeAll(async () => {
    const league = leagueOf('es.1');
    if (!league || !SEASON) throw new Error('the adapter does not know es.1');
    const mapped = mapSeason(SEASON.played, { feed: FEED, league, version: 1 });
    const kickOff = Math.min(...mapped.fixtures.map(({ startsAt }) => startsAt)) as Instant;
    kit = await createSportsbookTestKit({
      start: new Date(addMs(kickOff, -DAY_MS)).toISOString(),
      resultFacts: ['score', 'periods'],
      past: mapHistory(SEASON.past, { feed: FEED, league, version: 1 }),
    });
    const scores = mapped.results.filter((message) => message.kind === 'result');
    results = new Map(scores.map((message) => [message.eventKey, { ...message, version: 2 }]));
    const played = mapped.fixtures.filter(({ eventKey }) => results.has(eventKey));
    fixtures = played.toSorted((a, b) => a.startsAt - b.startsAt).slice(0, MATCHES);
    // Prices are made from the season before: matches that nobody bets on are not needed for them.
    await kit.testServer.modules.sportsbook.applyFeed(fixtures);
  }, 120_000);
  afterAll(() => kit.close());

  /** An event has its whole price list as its kick-off comes near. */
  async function comeNear(startsAt: Instant): Promise<boolean> {
    if (addMs(kit.testServer.clock.now(), DAY_MS) >= startsAt) return false;
    kit.testServer.clock.set(new Date(addMs(startsAt, -DAY_MS)).toISOString());
    await kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.tend-events')?.run({});
    return true;
  }

  it('pays every combination as an oracle does', { timeout: 900_000 }, async () => {
    const draw = drawer(20_231_124);
    let bettor = await kit.buildBettor({ main: '1000000.00' });
    const bets: { id: string; expected: string; what: string }[] = [];
    for (const { eventKey, startsAt } of fixtures) {
      // Nobody stays signed in over a season.
      if (await comeNear(startsAt)) bettor = await kit.buildBettor({ main: '1000000.00' });
      const reported = results.get(eventKey) as ResultMessage;
      bets.push(...(await betOn(bettor, { eventKey, reported: reported, draw })));
      await kit.testServer.modules.sportsbook.applyFeed([reported]);
    }
    expect(bets.length).toBeGreaterThan(fixtures.length * (COMBINATIONS - 2));
    const paid = await kit.testServer.db.pool.query<{ id: string; payout: string | null }>(
      'select id, trunc(payout / 100000.0, 2)::text as payout from sportsbook.bet where id = any ($1::bigint[])',
      [bets.map(({ id }) => id)],
    );
    const payouts = new Map(paid.rows.map(({ id, payout }) => [id, payout]));
    const wrong = bets.flatMap(({ id, expected, what }) =>
      payouts.get(id) === expected ? [] : [`${what}: paid ${payouts.get(id)}, due ${expected}`],
    );
    const won = bets.filter(({ expected }) => expected !== '0.00').length;
    console.log(`${fixtures.length} matches, ${bets.length} combinations, ${won} won, ${wrong.length} differences`);
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(won).toBeGreaterThan(bets.length / 50);
    expect(await kit.broken()).toEqual([]);
  });

  async function betOn(
    bettor: Bettor,
    { eventKey, reported, draw }: { eventKey: string; reported: ResultMessage; draw: (below: number) => number },
  ) {
    const { id, shown } = await readTestEvent(kit.testServer, eventKey);
    const { result } = await bettor.call(readBetBuilder, { params: { id } });
    const eligible: string[] = result.eligible;
    const outcomes = new Map(
      shown.markets.flatMap(({ kind, specifier, selections }) =>
        selections.map(({ id, outcome }) => [String(id), { kind, specifier, outcome }] as const),
      ),
    );
    const [first] = reported.facts?.periods ?? [];
    const figures: RawFigures = {
      ft: [reported.home, reported.away],
      ht: first ? [first.home, first.away] : null,
      columns: null,
    };
    const made = [];
    for (let tries = 0; made.length < COMBINATIONS && tries < 40; tries += 1) {
      const selections = Array.from({ length: 2 + draw(3) }, () => eligible[draw(eligible.length)] ?? '');
      const asked = { params: { id }, query: { selections: selections.join() } };
      const { refusal, result } = await bettor.call(readBetBuilder, asked);
      // Selections that cannot win together, or one selection twice.
      if (refusal !== '' || result.odds === null) continue;
      const leg = { event: id, selection: selections.join('+'), odds: result.odds as string };
      const placed = await bettor.place({ stake: '1.00', legs: [leg] });
      expect(placed.refusal).toBe('');
      const isWon = [...new Set(selections)].every((part) => {
        const { kind = '', specifier = '', outcome = '' } = outcomes.get(part) ?? {};
        return oracleOf(kind, specifier)(figures)(outcome) === 'W';
      });
      const expected = isWon ? Number(leg.odds).toFixed(2) : '0.00';
      const what = `${eventKey} ${reported.home}:${reported.away} ${placed.result.bet.legs[0].specifier} ${leg.odds}`;
      made.push({ id: placed.result.bet.id as string, expected, what });
    }
    return made;
  }
});

/** Numbers that are the same on every run. */
function drawer(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
