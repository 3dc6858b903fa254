import type { Outlook } from '@ordago/pricing';
import type { FeedEnding, FeedMarket, FeedRecordBody } from '@ordago/provider-protocols';
import { type Moment, momentAt, type Score, type SimulatedContest } from '../course.ts';
import type { Draw } from '../draws.ts';
import { linesAround } from '../markets.ts';
import { reportedAt } from '../quotes.ts';
import type { SimulatedSport } from '../sports.ts';
import { cardFacts, cardMarkets } from './cards.ts';
import { type CalendarContest, type CalendarSport, STOPPED_SHARE, WALKOVER_SHARE } from './contest.ts';
import { quoted, quotedCovers } from './quote.ts';
import { visitFacts, visitMarkets } from './visits.ts';

/** The format in which a sport is simulated, where it is not the usual one of its rule book. */
const FORMATS: Readonly<Record<string, string>> = {
  basketball: '40',
  'e-american-football': '4x3',
  'e-basketball': '4x5',
  'e-football': '2x6',
};

/** Unit in which the clock of a sport counts what was played, where it is not minutes of the match. */
const UNITS: Readonly<Record<string, 'displayed' | 'real'>> = {
  'e-american-football': 'real',
  'e-hockey': 'displayed',
};

/** Sports that are sold in first half and match together, and in which half brings more (specification 3, section 3). */
const HALF_AND_MATCH = ['handball', 'kabaddi'];
const HIGHEST_HALF = ['futsal'];
/** Sports of many points whose article is written in the style of football (specification 3, section 3). */
const FOOTBALL_STYLE = ['kabaddi'];

/** A sport that is simulated in play, on the calendar: the same course, of which only the end is sent. */
export function ofSimulated(sport: SimulatedSport): CalendarSport {
  return {
    slug: sport.slug,
    sides: sport.sides,
    minutes: Math.ceil(sport.everyMs / 60_000),
    contest: (draw) => {
      const contest = sport.contest(draw);
      return { markets: () => marketsOf(sport, contest), ...endOf(sport, contest, draw) };
    },
  };
}

function marketsOf({ slug }: SimulatedSport, contest: SimulatedContest): FeedMarket[] {
  const reported = (reportedAt(contest, 0)?.prices ?? [])
    .filter(({ status }) => status === 'open')
    .map(({ kind, specifier, selections }) => ({ kind, specifier, selections }));
  return [
    ...reported,
    ...halvesOf(slug, contest),
    ...footballStyleOf(slug, contest),
    ...visitMarkets(slug),
    ...cardMarkets(slug),
  ];
}

/** Two results together, the points of each side, odd or even, and the exact number of points until half-time. */
function footballStyleOf(slug: string, contest: SimulatedContest): FeedMarket[] {
  const start = contest.moments[0];
  const [first, whole] = ([1, 'match'] as const).map((span) => (start ? contest.outlook(span, start, 0) : null));
  if (!FOOTBALL_STYLE.includes(slug) || !first || !whole) return [];
  const chanceOf = (holds: (score: Score) => boolean) =>
    whole.reduce((sum, one) => (holds(one) ? sum + one.chance : sum), 0);
  const odd = chanceOf(({ home, away }) => (home + away) % 2 === 1);
  return [
    ...quotedCovers(['1x', '12', 'x2'], {
      '1': chanceOf(({ home, away }) => home > away),
      x: chanceOf(({ home, away }) => home === away),
      '2': chanceOf(({ home, away }) => home < away),
    }),
    ...(['home', 'away'] as const).flatMap((side) => {
      const mean = whole.reduce((sum, one) => sum + one[side] * one.chance, 0);
      return linesAround(mean, { count: 2, step: 3 }).flatMap((line) => {
        const over = chanceOf((score) => score[side] > line);
        return quoted('team-total', `side=${side}|line=${line}`, [
          ['over', over],
          ['under', 1 - over],
        ]);
      });
    }),
    ...quoted('odd-even', '', [
      ['odd', odd],
      ['even', 1 - odd],
    ]),
    ...quoted('goal-count', `period=1|max=${COUNT_MAX}`, countsOf(first)),
  ];
}

/** Exact numbers are asked one by one up to here. */
const COUNT_MAX = 40;

function countsOf(outlook: Outlook): [string, number][] {
  const chances = Array.from({ length: COUNT_MAX + 1 }, () => 0);
  for (const { home, away, chance } of outlook) {
    const count = Math.min(home + away, COUNT_MAX);
    chances[count] = (chances[count] ?? 0) + chance;
  }
  return chances.map((chance, count) => [count === COUNT_MAX ? `${COUNT_MAX}+` : String(count), chance]);
}

/** Markets of both halves together; their scores are independent. */
function halvesOf(slug: string, contest: SimulatedContest): FeedMarket[] {
  const start = contest.moments[0];
  const [first, second] = [1, 2].map((half) => (start ? contest.outlook(half, start, 0) : null));
  if (!first || !second) return [];
  if (HALF_AND_MATCH.includes(slug)) {
    const word = (lead: number) => (lead === 0 ? 'x' : lead > 0 ? '1' : '2');
    const joint = jointOf(
      first,
      second,
      ({ home, away }) => home - away,
      (a, b) => `${word(a)}/${word(a + b)}`,
    );
    return quoted('half-time-full-time', '', joint);
  }
  if (!HIGHEST_HALF.includes(slug)) return [];
  const total = ({ home, away }: Score) => home + away;
  const joint = jointOf(first, second, total, (a, b) => (a === b ? 'equal' : a > b ? 'first' : 'second'));
  return quoted('highest-half', '', joint);
}

function jointOf(
  first: Outlook,
  second: Outlook,
  countOf: (score: Score) => number,
  outcomeOf: (first: number, second: number) => string,
): [string, number][] {
  const countsOf = (outlook: Outlook) => {
    const counts = new Map<number, number>();
    for (const one of outlook) counts.set(countOf(one), (counts.get(countOf(one)) ?? 0) + one.chance);
    return counts;
  };
  const ones = countsOf(first);
  const others = countsOf(second);
  const chances = new Map<string, number>();
  for (const [a, p] of ones) {
    for (const [b, q] of others) {
      const outcome = outcomeOf(a, b);
      chances.set(outcome, (chances.get(outcome) ?? 0) + p * q);
    }
  }
  return [...chances];
}

/** Draws its ending: most are played out, some stop for good or are given up, a few are not held. */
function endOf(
  sport: SimulatedSport,
  { moments, minutes }: SimulatedContest,
  draw: Draw,
): Omit<CalendarContest, 'markets'> {
  const last = moments.at(-1) as Moment;
  const fate = draw();
  if (fate < WALKOVER_SHARE) {
    return { record: { sort: 'match', status: 'walkover' }, ending: { kind: 'forfeit', by: 'walkover' } };
  }
  const beside = { ...visitFacts(sport.slug, draw), ...cardFacts(sport.slug, draw) };
  if (fate >= WALKOVER_SHARE + STOPPED_SHARE) return { record: { ...recordOf(sport, last, 'completed'), ...beside } };
  const elapsed = Math.floor(last.at * (0.25 + 0.7 * draw()));
  const moment = momentAt(moments, elapsed);
  if (moment === null || moment.phase === 'over')
    return { record: { ...recordOf(sport, last, 'completed'), ...beside } };
  const played = minutes(moment, elapsed);
  return {
    record: { ...recordOf(sport, moment, 'abandoned', played === null ? undefined : Math.floor(played)), ...beside },
    ending: stopOf(sport, moment, played, draw),
  };
}

/** Players of sets give up; whatever is played by the clock or in innings is stopped by the weather, or by a machine. */
function stopOf(
  { slug, parts, sides }: SimulatedSport,
  { period }: Moment,
  played: number | null,
  draw: Draw,
): FeedEnding {
  if (parts.count === 'sets' && sides === 'people') {
    return { kind: 'withdrawn', part: period, by: draw() < 0.5 ? 'home' : 'away' };
  }
  const format = FORMATS[slug];
  const named = format === undefined ? {} : { format };
  if (played === null) return { kind: 'interrupted', played, ...named };
  return { kind: 'interrupted', played: Math.floor(played * 2) / 2, unit: UNITS[slug] ?? 'minutes', ...named };
}

/** State of a match, as a record: regular time with its periods, and overtime beside it; or sets with their points. */
export function recordOf(
  { parts: { count, planned } }: Pick<SimulatedSport, 'parts'>,
  { score, periods }: Moment,
  status: 'completed' | 'abandoned',
  minutes?: number,
): FeedRecordBody & { readonly sort: 'match' } {
  const base = { sort: 'match', status, periods_planned: planned } as const;
  const isOver = status === 'completed';
  if (count === 'sets') {
    return { ...base, score, periods: [...periods], ...(isOver && { decided_in: 'regular-time' }) };
  }
  const regular = periods.slice(0, planned);
  const overtime = periods.slice(planned);
  const decided =
    overtime.length > 0 ? ({ decided_in: 'overtime' } as const) : ({ decided_in: 'regular-time' } as const);
  return {
    ...base,
    score: sumOf(regular),
    periods: [...regular],
    ...(overtime.length > 0 && { overtime: sumOf(overtime) }),
    ...(isOver && decided),
    ...(minutes !== undefined && !isOver && { minutes_played: minutes }),
  };
}

function sumOf(scores: readonly Score[]): Score {
  return scores.reduce((sum, one) => ({ home: sum.home + one.home, away: sum.away + one.away }), { home: 0, away: 0 });
}
