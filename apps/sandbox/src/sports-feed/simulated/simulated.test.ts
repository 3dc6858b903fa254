import { addMs, instant, MINUTE_MS } from '@ordago/kernel';
import { simulatedEvent } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import { recordOf, scoreIn } from '../../../test-support/simulated-match.ts';
import { idsAhead, idsAt, matchOf, type SimulatedMatch } from './matches.ts';
import { matchQuote, newsOf } from './news.ts';
import { quoteAt, reportedAt } from './quotes.ts';
import { SIMULATED_SPORTS } from './sports.ts';

const SEED = 'the seed of this test alone';
const NOW = instant(Date.parse('2026-11-21T20:00:00Z'));
const SLUGS = SIMULATED_SPORTS.map(({ slug }, place) => [slug, place] as const);

function matchAt(place: number, number: number): SimulatedMatch {
  const slug = SIMULATED_SPORTS[place]?.slug;
  const match = matchOf(SEED, `${slug}/${place}/${number}`);
  if (match === null) throw new Error(`no match ${slug}/${place}/${number}`);
  return match;
}

const endOf = ({ contest }: SimulatedMatch) => contest.moments.at(-1)?.at ?? 0;

/** Every snapshot of a match that differs from the one before. */
function quotesOf(match: SimulatedMatch): number[] {
  const quotes = new Set<number>();
  for (let elapsed = 0; elapsed <= endOf(match) + 1_000; elapsed += 1_000) {
    quotes.add(quoteAt(match.contest, elapsed) ?? 0);
  }
  return [...quotes];
}

describe('the places of the simulation', () => {
  it('hold at least ten sports, and at any time of the day most of them are played', () => {
    expect(new Set(SIMULATED_SPORTS.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(10);
    const known = new Map<string, SimulatedMatch | null>();
    const drawn = (id: string) => {
      const match = known.get(id) ?? matchOf(SEED, id);
      known.set(id, match);
      return match;
    };
    for (let minute = 0; minute < 24 * 60; minute += 37) {
      const now = addMs(NOW, minute * MINUTE_MS);
      const matches = idsAt(12, now).flatMap((id) => drawn(id) ?? []);
      const played = matches.filter((match) => {
        const quote = matchQuote(match, now);
        return quote !== null && quote < endOf(match);
      });
      expect(new Set(played.map(({ sport }) => sport.slug)).size).toBeGreaterThanOrEqual(8);
    }
  });

  it('are the same at every start, and another course with another seed', () => {
    const [id = ''] = idsAt(1, NOW);
    const course = (seed: string) => JSON.stringify(matchOf(seed, id)?.contest.moments);
    expect(course(SEED)).toBe(course(SEED));
    expect(course(SEED)).not.toBe(course('another seed altogether'));
    expect(matchOf(SEED, 'tennis/0/1')).toBeNull();
    expect(matchOf(SEED, 'nonsense')).toBeNull();
  });
});

/** The sports of the usual places are looked at closely; the others share their courses and their prices. */
const CLOSELY = 13;

describe.each(SLUGS)('a simulated match of %s', (_slug, place) => {
  const isClose = place < CLOSELY;

  it('ends within its time, its score never falls, and all its markets are settled once and for all', () => {
    for (const number of isClose ? [1, 2] : [1]) {
      const match = matchAt(place, number);
      expect(endOf(match)).toBeLessThan(85 * MINUTE_MS);
      const settled = new Map<string, string>();
      let before = 0;
      for (const quote of quotesOf(match).filter((quote, nth) => isClose || nth % 4 === 0 || quote >= endOf(match))) {
        const reported = reportedAt(match.contest, quote);
        const { home, away } = reported?.progress.score ?? { home: 0, away: 0 };
        expect(home + away).toBeGreaterThanOrEqual(before);
        before = home + away;
        for (const { kind, specifier, outcome, ...result } of reported?.results ?? []) {
          const key = `${kind}?${specifier} ${outcome}`;
          expect([key, settled.get(key) ?? JSON.stringify(result)]).toEqual([key, JSON.stringify(result)]);
          settled.set(key, JSON.stringify(result));
        }
      }
      const last = reportedAt(match.contest, endOf(match));
      expect(last).toMatchObject({ isOver: true, isStopped: false, progress: { status: 'finished' } });
      expect(last?.prices).toEqual([]);
      const whole = match.contest.markets.filter(({ span }) => span === 'match' || span === 'winner');
      for (const { kind, specifier, outcomes } of whole) {
        for (const outcome of outcomes) expect(settled.has(`${kind}?${specifier} ${outcome}`)).toBe(true);
      }
    }
  });

  it('is never priced so that all sides of a market can be bet at a gain, nor once it is determined', () => {
    const match = matchAt(place, 4);
    let open = 0;
    for (const quote of quotesOf(match).filter((_quote, nth) => nth % (isClose ? 5 : 20) === 0)) {
      const reported = reportedAt(match.contest, quote);
      const decided = new Set(reported?.results.map(({ kind, specifier }) => `${kind}?${specifier}`));
      for (const { kind, specifier, status, selections } of reported?.prices ?? []) {
        if (status !== 'open') continue;
        open += 1;
        expect(decided.has(`${kind}?${specifier}`)).toBe(false);
        const cost = selections.reduce((sum, { odds }) => sum + 1 / Number(odds), 0);
        const winners = kind === 'double-chance' ? 2 : 1;
        expect([kind, specifier, cost > winners && cost < winners * 1.35]).toEqual([kind, specifier, true]);
      }
    }
    expect(open).toBeGreaterThan(0);
  });

  it('reports what is left of it wherever its clock runs, down to its end', () => {
    const match = matchAt(place, 5);
    const reported = quotesOf(match).flatMap((quote) => {
      const { progress, isOver } = reportedAt(match.contest, quote) ?? {};
      return progress && !isOver ? [{ quote, ...progress }] : [];
    });
    for (const { quote, clock, phase, remaining } of reported) {
      expect(remaining !== undefined).toBe(clock !== null && phase !== 'break');
      // An overtime comes after the end of regular time.
      expect(quote + (remaining ?? 0) * 1_000).toBeLessThan(endOf(match) + 1_000);
    }
    const { quote = 0, remaining } = reported.at(-1) ?? {};
    if (remaining !== undefined) expect(quote + remaining * 1_000).toBeGreaterThanOrEqual(endOf(match));
  });

  it('speaks the wire, and sends nothing twice', () => {
    const match = matchAt(place, 5);
    const quote = 5 * MINUTE_MS;
    const first = newsOf(match, { quote, taken: new Map(), version: 1 });
    expect(simulatedEvent.safeParse(first?.event).error).toBeUndefined();
    expect(newsOf(match, { quote, taken: first?.taken ?? new Map(), version: 2 })).toBeNull();
  });

  // The prices reflect the chances and nothing else: wins are as frequent as they imply, within four deviations.
  it('comes out with its chances, from the start and from the middle', () => {
    const middle = 0.4 * (SIMULATED_SPORTS[place]?.everyMs ?? 0);
    for (const elapsed of isClose ? [0, middle] : [middle]) {
      let expected = 0;
      let spread = 0;
      let won = 0;
      for (let number = 100; number < (isClose ? 250 : 180); number += 1) {
        const match = matchAt(place, number);
        const contest = { ...match.contest, markets: match.contest.markets.slice(0, 1) };
        const [market] = reportedAt(contest, quoteAt(contest, elapsed) ?? 0)?.prices ?? [];
        if (market?.status !== 'open') continue;
        const cost = market.selections.reduce((sum, { odds }) => sum + 1 / Number(odds), 0);
        const [{ outcome, odds } = { outcome: '', odds: '1' }] = market.selections;
        const chance = 1 / Number(odds) / cost;
        expected += chance;
        spread += chance * (1 - chance);
        won += reportedAt(contest, endOf(match))?.results.find((one) => one.outcome === outcome)?.result ?? 0;
      }
      expect(spread).toBeGreaterThan(5);
      expect(Math.abs(won - expected)).toBeLessThan(4 * Math.sqrt(spread));
    }
  });
});

describe('a simulated football match with all that is counted in it', () => {
  const FOOTBALL = 0;
  const HALVES = ['half-time-full-time', 'highest-half'];

  it('reports what it came to once it is over, and its counts never fall', () => {
    for (const number of [11, 12, 13]) {
      const match = matchAt(FOOTBALL, number);
      const counted = { corners: 0, 'yellow-cards': 0, 'red-cards': 0, penalties: 0 };
      for (const quote of quotesOf(match)) {
        const reported = reportedAt(match.contest, quote);
        expect(reported?.record === null).toBe(quote < endOf(match));
        for (const name of Object.keys(counted) as (keyof typeof counted)[]) {
          const { home, away } = reported?.progress.counts?.[name] ?? { home: 0, away: 0 };
          expect(home + away).toBeGreaterThanOrEqual(counted[name]);
          counted[name] = home + away;
        }
      }
      const record = recordOf(match);
      expect(record?.goals?.length).toBe((record?.score.home ?? 0) + (record?.score.away ?? 0));
      const minutes = record?.goals?.map(({ minute }) => minute) ?? [];
      expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      const firstHalf = record?.goals?.filter(({ minute }) => minute <= 45).length;
      expect(firstHalf).toBe((record?.periods[0]?.home ?? 0) + (record?.periods[0]?.away ?? 0));
    }
  });

  it('is sold before it begins, at the prices of its start', () => {
    const [id = ''] = idsAhead(1, NOW);
    const match = matchOf(SEED, id) as SimulatedMatch;
    const quote = matchQuote(match, NOW) as number;
    expect(match.startsAt).toBeGreaterThan(NOW);
    const reported = newsOf(match, { quote, taken: new Map(), version: NOW })?.event;
    expect(simulatedEvent.safeParse(reported).error).toBeUndefined();
    expect(reported).toMatchObject({ progress: { status: 'scheduled', score: null }, stopped: false, results: [] });
    expect(reported?.prices.filter(({ status }) => status === 'open').length).toBeGreaterThan(90);
    expect(reported?.prices).toEqual(reportedAt(match.contest, 0)?.prices);
    // Other sports are announced as they start.
    expect(idsAhead(1, addMs(NOW, -40 * MINUTE_MS)).length).toBeGreaterThan(0);
    expect(idsAhead(3, NOW).every((ahead) => ahead.startsWith('football/'))).toBe(true);
  });

  it('settles at half-time what the second half cannot bring any more, and never what it can', () => {
    let lostAtBreak = 0;
    for (const number of [31, 32, 33, 34, 35, 36]) {
      const match = matchAt(FOOTBALL, number);
      const end = recordOf(match)?.score ?? { home: 0, away: 0 };
      const resultOf = ({ home, away }: { home: number; away: number }) =>
        home === away ? 'x' : home > away ? '1' : '2';
      const markets = match.contest.markets.filter(({ kind }) => HALVES.includes(kind));
      for (const quote of quotesOf(match).filter((at) => at < endOf(match))) {
        const { progress, results = [], prices = [] } = reportedAt({ ...match.contest, markets }, quote) ?? {};
        const ofBoth = results.filter(({ kind }) => kind === 'half-time-full-time');
        const isHalfPlayed = progress?.period === 2 || progress?.phase === 'break';
        expect(ofBoth).toHaveLength(isHalfPlayed ? 6 : 0);
        const [first] = progress?.periods ?? [];
        for (const { outcome, result } of ofBoth) {
          expect(result).toBe(0);
          expect(outcome.startsWith(`${resultOf(first ?? end)}/`)).toBe(false);
        }
        if (progress?.phase === 'break') lostAtBreak += ofBoth.length;
        const sold = prices.filter(({ kind, status }) => kind === 'half-time-full-time' && status === 'open');
        if (isHalfPlayed) expect(sold).toEqual([]);
        for (const { kind, outcome, result } of results.filter((one) => one.kind === 'highest-half')) {
          const [before = end, after = end] = recordOf(match)?.periods ?? [];
          const ahead = after.home + after.away - before.home - before.away;
          const came = ahead === 0 ? 'equal' : ahead > 0 ? 'second' : 'first';
          expect([kind, outcome, result]).toEqual([kind, outcome, Number(outcome === came)]);
        }
      }
    }
    expect(lostAtBreak).toBeGreaterThan(0);
  });

  it('takes no bet on what is decided already', () => {
    for (const number of [21, 22]) {
      const match = matchAt(FOOTBALL, number);
      const record = recordOf(match);
      for (const quote of quotesOf(match).filter((_quote, place) => place % 7 === 0)) {
        const reported = reportedAt(match.contest, quote);
        const { counts } = reported?.progress ?? {};
        const corners = (counts?.corners?.home ?? 0) + (counts?.corners?.away ?? 0);
        for (const { kind, specifier, status } of reported?.prices ?? []) {
          if (status !== 'open') continue;
          const line = Number(/line=([\d.]+)/.exec(specifier)?.[1]);
          if (kind === 'corners-total') expect(corners).toBeLessThan(line);
          const [first] = record?.goals ?? [];
          const isScored = (reported?.progress.score?.home ?? 0) + (reported?.progress.score?.away ?? 0) > 0;
          if (kind === 'first-goal-time' || kind === 'nth-goal') expect([first, isScored]).toEqual([first, false]);
        }
      }
    }
  });

  // Of every market beside the score: wins match the prices within four deviations, before and in the middle.
  it('comes out with its chances in every kind of market', () => {
    const kinds = new Map<string, { expected: number; spread: number; won: number }>();
    for (let number = 300; number < 360; number += 1) {
      const match = matchAt(FOOTBALL, number);
      const record = recordOf(match);
      if (record === null) throw new Error('no record');
      const markets = match.contest.markets.filter(({ span }) => typeof span === 'string' && span !== 'winner');
      const contest = { ...match.contest, markets };
      for (const part of [0, 0.5]) {
        const quote = Math.round(part * endOf(match));
        const prices = reportedAt(contest, quoteAt(contest, quote) ?? 0)?.prices ?? [];
        for (const { kind, specifier, status, selections } of prices) {
          const market = markets.find((one) => one.kind === kind && one.specifier === specifier);
          if (status !== 'open' || !market || kind === 'double-chance' || kind === 'draw-no-bet') continue;
          const cost = selections.reduce((sum, { odds }) => sum + 1 / Number(odds), 0);
          const [{ outcome, odds } = { outcome: '', odds: '1' }] = selections;
          const chance = 1 / Number(odds) / cost;
          const tally = kinds.get(kind) ?? { expected: 0, spread: 0, won: 0 };
          tally.expected += chance;
          tally.won += Number(market.judge(outcome, scoreIn(record, market.span)) === 'won');
          // Lines of one match go together, at worst as if they were one bet.
          tally.spread += Math.sqrt(chance * (1 - chance));
          kinds.set(kind, tally);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(25);
    for (const [kind, { expected, spread, won }] of kinds) {
      // As if all prices of one match were the same bet: the deviation of 60 of them, each so much larger.
      const deviation = spread / Math.sqrt(60);
      expect([kind, Math.abs(won - expected) < 4 * deviation + 2]).toEqual([kind, true]);
    }
  });
});
