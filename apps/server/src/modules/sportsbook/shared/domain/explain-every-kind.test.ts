import { LOCALES } from '@ordago/i18n';
import { settledText } from '@ordago/i18n/rules';
import {
  MARKET_CATALOGUE,
  type MarketKind,
  outcomesOf,
  type ResultRecord,
  readMarket,
  STATISTICS,
} from '@ordago/sport-rules';
import { describe, expect, it } from 'vitest';
import { explainByScore } from './explain-by-score.ts';
import { explainSelection, type SettledEvent } from './explain-leg.ts';
import { resolveSelection, type SelectionOutcome } from './market.ts';

const counts = (home: number, away: number) =>
  Object.fromEntries([...STATISTICS, 'penalties'].map((name) => [name, { home, away }]));

/** Football that went to penalties: every fact of a match by the clock is known. */
const CUP: ResultRecord = {
  sort: 'match',
  status: 'completed',
  score: { home: 1, away: 1 },
  periods: [
    { home: 1, away: 0 },
    { home: 0, away: 1 },
  ],
  periodsPlanned: 2,
  regularMinutes: 90,
  decidedIn: 'shoot-out',
  overtime: { home: 0, away: 0 },
  shootOut: { home: 4, away: 3 },
  advancing: 'home',
  goals: [
    { side: 'home', minute: 12, scorer: 'ruiz' },
    { side: 'away', minute: 71, scorer: 'sanz' },
  ],
  lineup: ['ruiz', 'sanz'],
  statistics: counts(5, 3),
  statisticsByPeriod: [counts(3, 1), counts(2, 2)],
};
const SETS: ResultRecord = {
  sort: 'match',
  scoring: 'sets',
  status: 'completed',
  score: { home: 2, away: 0 },
  periodsPlanned: 3,
  periods: [
    { home: 6, away: 4 },
    { home: 7, away: 5 },
  ],
  decidedIn: 'regular-time',
  breaks: { home: 88, away: 64 },
  maxima: { home: 3, away: 1 },
};
const FIGHT: ResultRecord = {
  sort: 'fight',
  status: 'completed',
  winner: 'home',
  method: 'knockout',
  round: 4,
  isPastHalfRound: true,
  roundsPlanned: 12,
};
const RACE: ResultRecord = {
  sort: 'race',
  status: 'completed',
  entries: [
    { key: 'ana', state: 'finished', position: 1, laps: 50 },
    { key: 'eva', state: 'finished', position: 2, laps: 50 },
    { key: 'leo', state: 'retired', laps: 12 },
  ],
  fastestLap: ['eva'],
};
const TOURNAMENT: ResultRecord = {
  sort: 'tournament',
  status: 'completed',
  entries: [{ key: 'ana', position: 1 }, { key: 'eva', position: 2 }, { key: 'leo' }],
};

/** The contest that settles a kind, and its sport. */
function contestOf({ sort, scorings, needs }: MarketKind): { sport: string; record: ResultRecord } {
  if (sort === 'fight') return { sport: 'boxing', record: FIGHT };
  if (sort === 'race') return { sport: 'auto-racing', record: RACE };
  if (sort === 'tournament') return { sport: 'wrestling', record: TOURNAMENT };
  const isOfSets = !scorings.includes('goals') || needs.includes('breaks') || needs.includes('maxima');
  return isOfSets && scorings.includes('sets') ? { sport: 'tennis', record: SETS } : { sport: 'football', record: CUP };
}

const VALUES: Readonly<Record<string, string>> = {
  line: '2.5',
  side: 'home',
  max: '3',
  goal: '2',
  every: '15',
  minutes: '1-15',
  player: 'ruiz',
  ways: '2',
  rounds: '12',
  places: '2',
  runner: 'leo',
  runners: 'ana,eva',
  scores: '1:0,1:1',
};

/** Specifiers of a kind: of the whole, with a quarter line, and of a period. */
function specifiersOf({ key, fields }: MarketKind): string[] {
  const of = (own: Readonly<Record<string, string | null>>) =>
    Object.keys(fields)
      .filter((field) => (own[field] ?? VALUES[field]) !== undefined && own[field] !== null)
      .map((field) => `${field}=${own[field] ?? VALUES[field]}`)
      .join('|');
  const bare = { ...(key === 'first-goal-time' && { minutes: null }), ...(key === 'yellow-card' && { side: null }) };
  const asked = [
    of(bare),
    of({ ...bare, line: '2.25' }),
    of({ ...bare, line: '1' }),
    of({ ...bare, period: '1' }),
    of({ ...bare, period: 'decided' }),
  ];
  return [...new Set(asked)].filter((specifier) => readMarket(key, specifier) !== null);
}

const STATUSES = (came: SelectionOutcome) => {
  if (came.voidHalves === 2) return 'void';
  const side = came.result === 1 ? 'won' : 'lost';
  return came.voidHalves === 1 ? (`half-${side}` as const) : side;
};

const KINDS = MARKET_CATALOGUE.filter(({ key }) => key !== 'bet-builder');

describe.each(LOCALES)('the reason of a settled leg in %s', (locale) => {
  it.each(KINDS.map((kind) => [kind.key, kind] as const))('is one whole sentence for %s', (key, kind) => {
    const { sport, record } = contestOf(kind);
    const event: SettledEvent = { sport, record, status: 'finished', interruption: null, ending: null };
    const specifiers = specifiersOf(kind);
    expect(specifiers).not.toEqual([]);
    let explained = 0;
    for (const specifier of specifiers) {
      const market = readMarket(key, specifier);
      const competitors = 'entries' in record ? (record.entries ?? []).map((entry) => entry.key) : [];
      for (const outcome of market ? outcomesOf(market, competitors) : []) {
        const came = resolveSelection({ kind: key, specifier }, outcome, record);
        if (came === null) continue;
        const score = record.sort === 'match' ? (record.score ?? null) : null;
        const ref = { kind: key, specifier };
        const why =
          explainSelection({ ...ref, outcome }, came, event) ?? explainByScore(ref, { status: 'finished', score });
        const named = { ...ref, outcome, sport, home: 'Alba', away: 'Brisa' };
        const sentence = settledText(locale, STATUSES(came), { why, named });
        expect(sentence, `${specifier} ${outcome}`).toMatch(/^[\p{Lu}\d][^{}]*[^\s{},:;]\.$/u);
        expect(sentence, `${specifier} ${outcome}`).not.toMatch(/undefined|NaN| [,.;:]|\s{2}|, [;.:]/);
        // A supplier's word is the last resort: who has the facts says them.
        expect(why.code, `${specifier} ${outcome}`).not.toBe('reported');
        explained += 1;
      }
    }
    expect(explained).toBeGreaterThan(0);
  });
});

describe('the reason that the score gives', () => {
  const score = { home: 1, away: 1 };
  it.each([
    ['1x2', '', 'finished', 'ended'],
    ['total', 'line=0.5', 'live', 'decided-at'],
    ['corners-1x2', '', 'finished', 'reported'],
    ['1x2', 'period=1', 'finished', 'reported'],
    ['nth-goal', 'goal=1', 'finished', 'reported'],
  ])('of %s %s in a match that is %s is %s', (kind, specifier, status, code) => {
    expect(explainByScore({ kind, specifier }, { status, score }).code).toBe(code);
    expect(explainByScore({ kind, specifier }, { status, score: null }).code).toBe('reported');
  });
});
