import {
  FOOTBALL_TALLIES,
  lawBetween,
  nextTally,
  type Outlook,
  outlookOf,
  PENALTIES,
  sumOutlook,
  type TallyLaw,
  type TallySoFar,
  tallyOutlook,
} from '@ordago/pricing';
import type { SimulatedRecord } from '@ordago/provider-protocols';
import { type ClockedSport, elapsedAt, minuteAt, type Strengths } from './clocked.ts';
import {
  type Counted,
  type CountSpan,
  type Counts,
  type HalfSpan,
  type Moment,
  plus,
  type RecordSpan,
  type Score,
  type ScoreSpan,
  type Side,
  type SimulatedContest,
  type Span,
} from './course.ts';
import type { Draw } from './draws.ts';

const NONE: Score = { home: 0, away: 0 };
/** The part of a match that is its first half. */
const HALF = 1 / 2;
const NO_COUNTS: Counts = { corners: NONE, 'yellow-cards': NONE, 'red-cards': NONE, penalties: NONE };

/** Something that is counted, and when: milliseconds since the start. */
interface Incident {
  readonly at: number;
  readonly counted: Counted;
  readonly side: Side;
}

/** A goal with its minute, rounded up, and its place in the course. */
interface Goal {
  readonly at: number;
  readonly side: Side;
  readonly minute: number;
}

interface Parts {
  readonly sport: ClockedSport;
  readonly strengths: Strengths;
  readonly draw: Draw;
}

/** Laws of the counts of a match; of penalties, those that are not scored. */
type Laws = Readonly<Record<Counted, TallyLaw>>;

/**
 * A match of football with corners, cards and penalties. They are drawn one by one by the laws that price them, so that the
 * prices know the chances and nothing else; its goals are those of the contest given.
 */
export function withIncidents(base: SimulatedContest, { sport, strengths, draw }: Parts): SimulatedContest {
  const laws = lawsOf(sport, strengths);
  const goals = goalsOf(sport, base.moments);
  const drawn = (Object.keys(laws) as Counted[]).flatMap((counted) => incidentsOf(counted, laws[counted], sport, draw));
  const scored = goals
    .filter(() => draw() < PENALTIES.goalShare)
    .map(({ at, side }): Incident => ({ at, counted: 'penalties', side }));
  const incidents = [...drawn, ...scored].sort((a, b) => a.at - b.at);
  const byPeriod = countsByPeriod(sport, incidents);
  const rates = { home: sport.scores * strengths.home, away: sport.scores * strengths.away };
  return {
    ...base,
    moments: withCounts(base.moments, incidents),
    outlook: (span, moment, elapsed) => {
      if (isOfScore(span)) return base.outlook(span, moment, elapsed);
      if (moment.phase === 'over') return null;
      const minute = minuteAt(sport, moment, elapsed);
      const counted = countOfHalf(span);
      if (counted && minute > sport.periodMinutes) return null;
      return outlookOfRecord(span, { base, laws, goals, rates, moment, elapsed, minute, length: lengthOf(sport) });
    },
    result: (span, moment) => {
      if (isOfScore(span)) return base.result(span, moment);
      // Counts of a half are known once it is over, as its goals are.
      const counted = countOfHalf(span);
      return counted && base.result(1, moment) ? countIn(byPeriod[0] ?? NO_COUNTS, counted) : null;
    },
    record: (moment) => (moment.phase === 'over' ? recordOf(moment, goals, byPeriod) : null),
  };
}

function isOfScore(span: Span): span is ScoreSpan {
  return typeof span === 'number' || span === 'match' || span === 'winner';
}

/** Count of a span that is of the first half; null for any other. */
function countOfHalf(span: RecordSpan): CountSpan | null {
  return isOfHalf(span) ? (span.replace(' of half 1', '') as CountSpan) : null;
}

function isOfHalf(span: RecordSpan): span is HalfSpan {
  return span.endsWith(' of half 1');
}

function countIn(counts: Counts, counted: CountSpan): Score {
  if (counted !== 'cards') return counts[counted];
  const { 'yellow-cards': yellow, 'red-cards': red } = counts;
  return { home: yellow.home + red.home, away: yellow.away + red.away };
}

/** Counts of each period. */
function countsByPeriod(sport: ClockedSport, incidents: readonly Incident[]): Counts[] {
  return Array.from({ length: sport.periods }, (_, place) => {
    const from = place === 0 ? 0 : elapsedAt(sport, place * sport.periodMinutes);
    const to = place === sport.periods - 1 ? Infinity : elapsedAt(sport, (place + 1) * sport.periodMinutes);
    return incidents
      .filter(({ at }) => at >= from && at < to)
      .reduce<Counts>(
        (counts, { counted, side }) => ({ ...counts, [counted]: plus(counts[counted], side, 1) }),
        NO_COUNTS,
      );
  });
}

function lengthOf({ periods, periodMinutes }: ClockedSport): number {
  return periods * periodMinutes;
}

/** Sides that score more press more: they have the corners, and the other side the cards. */
function lawsOf({ scores }: ClockedSport, strengths: Strengths): Laws {
  const { corners, 'yellow-cards': yellow, 'red-cards': red } = FOOTBALL_TALLIES;
  const { home, away } = strengths;
  const share = home / (home + away);
  const alike = { shape: Number.POSITIVE_INFINITY, weight: Number.POSITIVE_INFINITY };
  return {
    corners: lawBetween(corners, { home, away }),
    'yellow-cards': lawBetween(yellow, { home: Math.sqrt(away), away: Math.sqrt(home) }),
    'red-cards': red,
    // Goals from the spot are no part of it: they are counted with the goals.
    penalties: { mean: PENALTIES.missed * ((scores * (home + away)) / 2.75), share, ...alike },
  };
}

function incidentsOf(counted: Counted, law: TallyLaw, sport: ClockedSport, draw: Draw): Incident[] {
  const incidents: Incident[] = [];
  let now: TallySoFar = { counted: NONE, played: 0 };
  for (;;) {
    const next = nextTally(law, now, [draw(), draw()]);
    if (next === null) return incidents;
    const at = Math.max(elapsedAt(sport, next.played * lengthOf(sport)), 1);
    incidents.push({ at, counted, side: next.counted.home > now.counted.home ? 'home' : 'away' });
    now = next;
  }
}

function goalsOf(sport: ClockedSport, moments: readonly Moment[]): Goal[] {
  let score = NONE;
  return moments.flatMap((moment) => {
    const side = (['home', 'away'] as const).find((one) => moment.score[one] > score[one]);
    score = moment.score;
    if (!side) return [];
    const { at } = moment;
    return [{ at, side, minute: Math.max(Math.ceil(minuteAt(sport, moment, at)), 1) }];
  });
}

/** The course with a moment for each incident, and what was counted up to each. */
function withCounts(moments: readonly Moment[], incidents: readonly Incident[]): Moment[] {
  const end = moments.at(-1)?.at ?? 0;
  const added = incidents.map(({ at, counted, side }) => {
    const within = Math.min(at, end - 1);
    const before = moments.findLast((moment) => moment.at <= within) as Moment;
    return { moment: { ...before, at: within, isQuiet: false }, counted, side };
  });
  const all = [...moments.map((moment) => ({ moment, counted: null, side: null })), ...added];
  let counts = NO_COUNTS;
  return all
    .sort((a, b) => a.moment.at - b.moment.at)
    .map(({ moment, counted, side }) => {
      if (counted !== null) counts = { ...counts, [counted]: plus(counts[counted], side, 1) };
      return { ...moment, counts };
    });
}

interface Asked {
  readonly base: SimulatedContest;
  readonly laws: Laws;
  readonly goals: readonly Goal[];
  /** Goals of each side in a whole match, on average. */
  readonly rates: Score;
  readonly moment: Moment;
  readonly elapsed: number;
  /** Minutes of regular time that are played, of how many. */
  readonly minute: number;
  readonly length: number;
}

function outlookOfRecord(span: RecordSpan, asked: Asked): Outlook | null {
  const half = countOfHalf(span);
  if (half !== null) return outlookOfCount(half, { ...asked, until: HALF });
  switch (span) {
    case 'halves':
      return halvesOutlook(asked);
    case 'first-goal':
      return firstGoalOutlook(asked);
    case 'cards':
    case 'penalties':
    case 'corners':
    case 'yellow-cards':
    case 'red-cards':
      return outlookOfCount(span, { ...asked, until: 1 });
    default:
      return isOfHalf(span) ? null : intervalOutlook(span, asked);
  }
}

/** Of a count by a part of the match. */
type AskedCount = Asked & { readonly until: number };

function outlookOfCount(span: CountSpan, asked: AskedCount): Outlook {
  if (span === 'cards') return sumOutlook(countOutlook('yellow-cards', asked), countOutlook('red-cards', asked));
  return span === 'penalties' ? penaltiesOutlook(asked) : countOutlook(span, asked);
}

function countOutlook(counted: Counted, { laws, moment, minute, length, until }: AskedCount): Outlook {
  return tallyOutlook(laws[counted], { counted: moment.counts?.[counted] ?? NONE, played: minute / length }, until);
}

/** Those to come: missed ones, and a part of the goals to come; each side's at any moment alike. */
function penaltiesOutlook({ laws: { penalties }, rates, moment, minute, length, until }: AskedCount): Outlook {
  const home = penalties.mean * penalties.share + rates.home * PENALTIES.goalShare;
  const away = penalties.mean * (1 - penalties.share) + rates.away * PENALTIES.goalShare;
  const law = { ...penalties, mean: home + away, share: home / (home + away) };
  return tallyOutlook(law, { counted: moment.counts?.penalties ?? NONE, played: minute / length }, until);
}

/** The score of the match, and of its first half beside it. */
function halvesOutlook({ base, moment, elapsed }: Asked): Outlook | null {
  const [known] = moment.periods;
  const first = base.outlook(1, moment, elapsed) ?? (known ? [{ ...known, chance: 1 }] : null);
  const second = base.outlook(2, moment, elapsed);
  if (first === null || second === null) return null;
  const both = first.flatMap((half) =>
    second.map(({ home, away, chance }) => ({
      home: half.home + home,
      away: half.away + away,
      chance: half.chance * chance,
      first: { home: half.home, away: half.away },
    })),
  );
  return outlookOf(both);
}

/** The minute of the first goal, 0 for none, and whose it is. */
function firstGoalOutlook({ goals, rates, moment, minute, length }: Asked): Outlook {
  const [first] = goals;
  if (first && first.at <= moment.at) return [{ home: first.minute, away: first.side === 'home' ? 1 : 2, chance: 1 }];
  const rate = (rates.home + rates.away) / length;
  const noneUntil = (until: number) => Math.exp(-rate * Math.max(until - minute, 0));
  const share = rates.home / (rates.home + rates.away);
  const minutes = Array.from({ length }, (_, place) => place + 1);
  const scored = minutes.flatMap((at) => {
    const chance = noneUntil(at - 1) - noneUntil(at);
    return [
      { home: at, away: 1, chance: chance * share },
      { home: at, away: 2, chance: chance * (1 - share) },
    ];
  });
  return outlookOf([...scored, { home: 0, away: 0, chance: noneUntil(length) }]);
}

/** Number of goals from one minute to another, both counted: none, or some. */
function intervalOutlook(
  span: Extract<RecordSpan, `goals ${string}`>,
  { goals, rates, moment, minute, length }: Asked,
) {
  const [from = 0, to = 0] = span.replace('goals ', '').split('-').map(Number);
  if (goals.some((goal) => goal.at <= moment.at && goal.minute >= from && goal.minute <= to)) {
    return [{ home: 1, away: 0, chance: 1 }];
  }
  const left = Math.max(to - Math.max(from - 1, minute), 0);
  const none = Math.exp((-(rates.home + rates.away) * left) / length);
  return outlookOf([
    { home: 0, away: 0, chance: none },
    { home: 1, away: 0, chance: 1 - none },
  ]);
}

function recordOf(
  { score, periods, counts = NO_COUNTS }: Moment,
  goals: readonly Goal[],
  byPeriod: readonly Counts[],
): SimulatedRecord {
  return {
    score,
    periods: [...periods],
    goals: goals.map(({ side, minute }) => ({ side, minute })),
    statistics: counts,
    statistics_by_period: [...byPeriod],
  };
}
