import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readBet } from '@ordago/contracts';
import { addMs, DAY_MS, type Instant } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Code, oracleOf, type RawFigures } from '../../../../../../tools/settle/oracle.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  readTestEvent,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { leagueOf } from '../../../adapters/odds-feeds/football-json/leagues.ts';
import { mapHistory, mapSeason } from '../../../adapters/odds-feeds/football-json/openfootball.mapping.ts';
import type { FixtureMessage, ResultMessage } from '../index.ts';

/** Every market of so many matches; a whole season where the environment names a number as large. (Default: 4) */
const MATCHES = Number(process.env.SEASON_MATCHES ?? 4);
/** A match is some four hundred bets: two seconds of an idle machine, more of a busy one. */
const TIMEOUT_MS = 120_000 + MATCHES * 15_000;
const SUBMITTED_AT_ONCE = 64;
/** In cents. */
const FUNDS = 100_000_000n;
const FEED = 'football-json';

/** Files of whole seasons: of the folder that the environment names, else of the package of past seasons. */
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

let kit: SportsbookTestKit;
/** A day's bettor each: nobody stays signed in over a season. */
const bettors: Bettor[] = [];
let fixtures: readonly FixtureMessage[];
let results: ReadonlyMap<string, ResultMessage>;

beforeAll(async () => {
  const league = leagueOf('es.1');
  if (!league) throw new Error('the adapter does not know es.1');
  const mapped = mapSeason(played, { feed: FEED, league, version: 1 });
  expect(mapped.skipped).toBe(0);
  const kickOff = Math.min(...mapped.fixtures.map(({ startsAt }) => startsAt)) as Instant;
  kit = await createSportsbookTestKit({
    start: new Date(addMs(kickOff, -DAY_MS)).toISOString(),
    resultFacts: ['score', 'periods'],
    past: mapHistory(past, { feed: FEED, league, version: 1 }),
  });
  bettors.push(await kit.buildBettor({ main: '1000000.00' }));
  fixtures = mapped.fixtures;
  const scores = mapped.results.filter((message) => message.kind === 'result');
  results = new Map(scores.map((message) => [message.eventKey, { ...message, version: 2 }]));
});
afterAll(() => kit.close());

/** An event has its whole price list as its kick-off comes near. */
async function comeNear(startsAt: Instant) {
  if (addMs(kit.testServer.clock.now(), DAY_MS) >= startsAt) return;
  kit.testServer.clock.set(new Date(addMs(startsAt, -DAY_MS)).toISOString());
  await kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.tend-events')?.run({});
  bettors.push(await kit.buildBettor({ main: '1000000.00' }));
}

/** The figures of a match for the oracle that shares no code with the catalogue. */
function figuresOf({ home, away, facts }: ResultMessage): RawFigures {
  const [first] = facts?.periods ?? [];
  return { ft: [home, away], ht: first ? [first.home, first.away] : null, columns: null };
}

/**
 * Payout of a bet of 1.00 by the oracle's letters, in cents, digit by digit: a price is its hundredths, a half win half
 * of them beside half a stake, cut to the cent. Null while the oracle lacks a figure.
 */
function payoutOf(code: Code | null, odds: string): string | null {
  const [whole = '0', decimals = ''] = odds.split('.');
  const thousandths = Number(whole) * 1_000 + Number(decimals.padEnd(3, '0'));
  const cents = { W: thousandths / 10, L: 0, V: 100, HW: thousandths / 20 + 50, HL: 50 };
  return code && (Math.floor(cents[code] + 1e-9) / 100).toFixed(2);
}

describe(`a season (${seasons.title})`, () => {
  it('is imported whole and priced', { timeout: 120_000 }, async () => {
    const applied = await kit.testServer.modules.sportsbook.applyFeed(fixtures);
    expect(applied.fixtures).toBe(fixtures.length);
    const unpriced = await kit.testServer.db.pool.query(
      'select from sportsbook.event e where not exists (select from sportsbook.market m where m.event = e.id and m.kind = $1)',
      ['1x2'],
    );
    expect(unpriced.rowCount).toBe(0);
  });

  it(`pays each bet on every selection of ${MATCHES} matches as an oracle does`, { timeout: TIMEOUT_MS }, async () => {
    const chosen = fixtures.filter(({ eventKey }) => results.has(eventKey)).slice(0, MATCHES);
    const bets: { id: string; expected: string | null; what: string }[] = [];
    let markets = 0;
    for (const { eventKey, startsAt } of chosen) {
      await comeNear(startsAt);
      const bettor = bettors.at(-1) as Bettor;
      const { shown } = await readTestEvent(kit.testServer, eventKey);
      const reported = results.get(eventKey) as ResultMessage;
      // A line that fell out of the list as its prices moved takes no bets.
      const open = shown.markets.filter(({ status }) => status === 'open');
      markets += open.length;
      const asked = open.flatMap(({ kind, specifier, selections }) => {
        const answer = oracleOf(kind, specifier)(figuresOf(reported));
        return selections.map(({ id, outcome, odds }) => ({
          slip: { stake: '1.00', legs: [{ selection: id, odds }] },
          expected: payoutOf(answer(outcome), odds),
          what: `${eventKey} ${reported.home}:${reported.away} ${kind} ${specifier} ${outcome} ${odds}`,
        }));
      });
      // As many as are submitted at a time: one after another they would wait for a commit each.
      for (let first = 0; first < asked.length; first += SUBMITTED_AT_ONCE) {
        const some = asked.slice(first, first + SUBMITTED_AT_ONCE);
        const placed = await Promise.all(some.map(({ slip }) => bettor.place(slip)));
        placed.forEach(({ result, refusal }, index) => {
          expect(refusal).toBe('');
          const { expected = null, what = '' } = some[index] ?? {};
          bets.push({ id: result.bet.id, expected, what });
        });
      }
    }
    expect(bets.length).toBeGreaterThan(MATCHES * 100);
    await kit.testServer.modules.sportsbook.applyFeed(
      chosen.map(({ eventKey }) => results.get(eventKey) as ResultMessage),
    );
    const paid = await kit.testServer.db.pool.query<{ id: string; payout: string | null }>(
      'select id, trunc(payout / 100000.0, 2)::text as payout from sportsbook.bet where id = any ($1::bigint[])',
      [bets.map(({ id }) => id)],
    );
    const payouts = new Map(paid.rows.map(({ id, payout }) => [id, payout]));
    const wrong = bets.flatMap(({ id, expected, what }) =>
      payouts.get(id) === expected ? [] : [`${what}: paid ${payouts.get(id)}, due ${expected}`],
    );
    console.log(`${chosen.length} matches, ${markets} markets, ${bets.length} bets, ${wrong.length} differences`);
    expect(wrong.slice(0, 20)).toEqual([]);
    // One of them as its player reads it.
    const last = bets.at(-1);
    const read = await bettors.at(-1)?.call(readBet, { params: { id: last?.id ?? '' } });
    expect(read?.result.payout).toBe(last?.expected);
    const cents = bets.reduce((sum, { expected }) => sum + BigInt((expected ?? '0.00').replace('.', '')) - 100n, 0n);
    const held = await Promise.all(bettors.map((one) => one.main()));
    const inCents = held.reduce((sum, main) => sum + BigInt(main.replace('.', '')), 0n);
    expect(inCents - FUNDS * BigInt(bettors.length)).toBe(cents);
    expect(await kit.broken()).toEqual([]);
  });
});
