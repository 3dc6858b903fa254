import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readBet } from '@ordago/contracts';
import { addMs, DAY_MS, type Instant } from '@ordago/kernel';
import { type Bettor, createSportsbookStage, readTestEvent, type SportsbookStage } from '@ordago/testing/sportsbook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leagueOf } from '../../adapters/odds-feeds/football-json/leagues.ts';
import { mapHistory, mapSeason } from '../../adapters/odds-feeds/football-json/openfootball.mapping.ts';
import type { FixtureMessage, ResultMessage } from './index.ts';

const MATCHES = 50;
const FEED = 'football-json';

/** Where whole seasons lie: the folder that the environment names, else the package of past seasons. */
const seasons = seasonFiles();
const { past, played } = seasons;

function seasonFiles(): { title: string; past: unknown; played: unknown } {
  const named = process.env.SEASONS_DIR;
  for (const folder of named ? [path.join(named, 'openfootball'), named] : []) {
    const of = (years: string) => path.join(folder, years, 'es.1.json');
    if (existsSync(of('2022-23')) && existsSync(of('2023-24')))
      return { title: '2023-24 of SEASONS_DIR', past: read(of('2022-23')), played: read(of('2023-24')) };
  }
  const folder = path.dirname(createRequire(import.meta.url).resolve('football.json/package.json'));
  const of = (years: string) => path.join(folder, years, 'es.1.json');
  return { title: '2014-15 of football.json', past: read(of('2013-14')), played: read(of('2014-15')) };
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

let stage: SportsbookStage;
let bettor: Bettor;
let fixtures: readonly FixtureMessage[];
let results: ReadonlyMap<string, ResultMessage>;

beforeAll(async () => {
  const league = leagueOf('es.1');
  if (!league) throw new Error('the adapter does not know es.1');
  const mapped = mapSeason(played, { feed: FEED, league, version: 1 });
  expect(mapped.skipped).toBe(0);
  const kickOff = Math.min(...mapped.fixtures.map(({ startsAt }) => startsAt)) as Instant;
  stage = await createSportsbookStage({
    start: new Date(addMs(kickOff, -DAY_MS)).toISOString(),
    past: mapHistory(past, { feed: FEED, league, version: 1 }),
  });
  bettor = await stage.buildBettor({ main: '5000.00' });
  fixtures = mapped.fixtures;
  results = new Map(mapped.results.map((message) => [message.eventKey, { ...message, version: 2 }]));
});
afterAll(() => stage.close());

/** What a bet of 1.00 pays in cents, said once more and differently: by counting the goals of each side. */
function oracle(
  kind: string,
  line: string | null,
  outcome: string,
  score: { home: number; away: number },
  odds: string,
) {
  const goals = score.home + score.away;
  const ahead = Math.sign(score.home - score.away);
  const wins: Record<string, boolean> = {
    '1x2 1': ahead === 1,
    '1x2 x': ahead === 0,
    '1x2 2': ahead === -1,
    'double-chance 1x': ahead !== -1,
    'double-chance 12': ahead !== 0,
    'double-chance x2': ahead !== 1,
    'total over': goals > Number(line),
    'total under': goals < Number(line),
    'both-score yes': Math.min(score.home, score.away) > 0,
    'both-score no': Math.min(score.home, score.away) === 0,
  };
  const isWon = wins[`${kind} ${outcome}`];
  if (isWon === undefined) throw new Error(`the oracle does not know ${kind} ${outcome}`);
  // Digits, not numbers: 1.85 of 1.00 is 185 cents, a third decimal is cut.
  const [whole = '0', decimals = ''] = odds.split('.');
  return isWon ? `${whole}.${decimals.padEnd(2, '0').slice(0, 2)}` : '0.00';
}

describe(`a season (${seasons.title})`, () => {
  it('is imported whole and priced in every market', async () => {
    const applied = await stage.house.modules.sportsbook.applyFeed(fixtures);
    expect(applied.fixtures).toBe(fixtures.length);
    const unpriced = await stage.house.db.pool.query(
      'select from sportsbook.event e where not exists (select from sportsbook.market m where m.event = e.id and m.kind = $1)',
      ['1x2'],
    );
    expect(unpriced.rowCount).toBe(0);
  });

  it('pays each bet on every selection of 50 matches as an oracle says', { timeout: 120_000 }, async () => {
    const chosen = fixtures.filter(({ eventKey }) => results.has(eventKey)).slice(0, MATCHES);
    const bets: { id: string; expected: string; what: string }[] = [];
    for (const { eventKey } of chosen) {
      const { shown } = await readTestEvent(stage.house, eventKey);
      const score = results.get(eventKey) as ResultMessage;
      const slips = shown.markets.flatMap(({ kind, line, selections }) =>
        selections.map(({ id, outcome, odds }) => ({ kind, line, outcome, odds, id })),
      );
      const placed = await Promise.all(
        slips.map(({ id, odds }) => bettor.place({ stake: '1.00', legs: [{ selection: id, odds }] })),
      );
      placed.forEach(({ result, refusal }, index) => {
        expect(refusal).toBe('');
        const slip = slips[index];
        if (!slip) return;
        const expected = oracle(slip.kind, slip.line, slip.outcome, score, slip.odds);
        const what = `${eventKey} ${score.home}:${score.away} ${slip.kind} ${slip.line} ${slip.outcome} ${slip.odds}`;
        bets.push({ id: result.bet.id, expected, what });
      });
    }
    expect(bets.length).toBeGreaterThan(MATCHES * 10);
    await stage.house.modules.sportsbook.applyFeed(
      chosen.map(({ eventKey }) => results.get(eventKey) as ResultMessage),
    );
    const wrong: string[] = [];
    for (const { id, expected, what } of bets) {
      const { payout } = (await bettor.call(readBet, { params: { id } })).result;
      if (payout !== expected) wrong.push(`${what}: paid ${payout}, due ${expected}`);
    }
    expect(wrong).toEqual([]);
    const cents = bets.reduce((sum, { expected }) => sum + BigInt(expected.replace('.', '')) - 100n, 500_000n);
    expect(await bettor.main()).toBe(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
    expect(await stage.broken()).toEqual([]);
  });
});
