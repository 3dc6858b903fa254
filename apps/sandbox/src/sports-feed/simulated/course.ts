import type { Outlook, Verdict } from '@ordago/pricing';
import type { SimulatedCounts, SimulatedRecord } from '@ordago/provider-protocols';

export interface Score {
  readonly home: number;
  readonly away: number;
}
export type Side = keyof Score;

/** State of a match from a moment on. */
export interface Moment {
  /** Milliseconds since its start. */
  readonly at: number;
  readonly phase: 'play' | 'break' | 'overtime' | 'over';
  /** From 1; overtime and extra innings go on counting. */
  readonly period: number;
  /** With overtime. In sports of sets, the sets. */
  readonly score: Score;
  /** Scores of each period so far. */
  readonly periods: readonly Score[];
  /** Something is about to happen or was just now: no bets. */
  readonly isDanger: boolean;
  /** True if too slight to be sent by itself: it is part of the next snapshot. */
  readonly isQuiet: boolean;
  /** Points of the game under way, in tennis. */
  readonly points?: Score;
  /** Side that serves or is at bat. */
  readonly server?: Side;
  /** Outs of the turn at bat. */
  readonly outs?: number;
  /** Counts beside the score, where there are any. */
  readonly counts?: Counts;
}

/** Counts of both sides beside the score. */
export type Counts = Readonly<Record<Counted, Score>>;
export type Counted = keyof SimulatedCounts;

/** Span of a market: regular time, a period of it, or the winner in the end. */
export type ScoreSpan = 'match' | 'winner' | number;

/**
 * Further spans, where the record has them: both halves together, the first goal (its minute as the score of the
 * first side, 0 for none, and who scored it, 1 or 2, as that of the other), the goals from one minute to another, or a count.
 */
export type RecordSpan = 'halves' | 'first-goal' | `goals ${number}-${number}` | CountSpan | HalfSpan;
/** A count of the match, and of its first half: that one is sent at half-time. */
export type CountSpan = Counted | 'cards';
export type HalfSpan = `${CountSpan} of half 1`;
export type Span = ScoreSpan | RecordSpan;

/** Judges a market by the score of its span; of both halves, with the score of the first. */
export type Judge = (outcome: string, score: Score & { readonly first?: Score }) => Verdict;

/**
 * A market of a match in the words of the catalogue, judged by the score of its span. One that is about more than the score
 * (`RecordSpan`) is priced by its judge, and settled by whoever reads the record of the match.
 */
export interface SimulatedMarket {
  readonly kind: string;
  readonly specifier: string;
  readonly span: Span;
  readonly outcomes: readonly string[];
  readonly judge: Judge;
  /** Outcomes that combine parts of another question, as a double chance does: its outcomes, and the parts of each. */
  readonly covers?: { readonly of: readonly string[]; readonly judge: Judge; readonly parts: readonly number[][] };
  /** True if no continuation can change it any more. */
  readonly isDecidedBy?: (score: Score) => boolean;
  /** True if no continuation can bring an outcome any more, by the scores of the periods that have begun, the last one under way. */
  readonly isLostBy?: (outcome: string, periods: readonly Score[]) => boolean;
  /** Margin, in basis points. (Default: 600) */
  readonly marginBps?: number;
  /** The longest price that is offered, in thousandths. (Default: 60,000) */
  readonly oddsMax?: number;
}

/** A match of some sport: its whole course is drawn from its seed, and prices know the chances alone. */
export interface SimulatedContest {
  readonly moments: readonly Moment[];
  readonly markets: readonly SimulatedMarket[];
  /** Possible outcomes of a span from the match's present state; null for one that is not priced now. */
  outlook(span: Span, moment: Moment, elapsed: number): Outlook | null;
  /** The score of a span that is over; null while it is played. Of `winner` one side has 1. */
  result(span: Span, moment: Moment): Score | null;
  /** `63:00`; null in sports without a clock. */
  clock(moment: Moment, elapsed: number): string | null;
  /** Seconds of the wall until regular time, or the overtime under way, is over; null in a break, and where it is not there. */
  remaining?(moment: Moment, elapsed: number): number | null;
  /** Record of the match, for the markets that need more than the score; null while it is played. */
  record?(moment: Moment): SimulatedRecord | null;
  /** Minutes of regular time that were played; null in sports without a clock. */
  minutes(moment: Moment, elapsed: number): number | null;
}

/** State of a match at an instant: the last moment up to it. Null before its start. */
export function momentAt(moments: readonly Moment[], elapsed: number): Moment | null {
  let from = 0;
  let to = moments.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((moments[middle]?.at ?? 0) <= elapsed) from = middle + 1;
    else to = middle;
  }
  return moments[from - 1] ?? null;
}

/** A winner as a score. */
export function winnerScore({ home, away }: Score): Score {
  return home > away ? { home: 1, away: 0 } : { home: 0, away: 1 };
}

/** The chance that the first side wins, as an outlook. */
export function winnerOutlook(chance: number): Outlook {
  return [
    { home: 1, away: 0, chance },
    { home: 0, away: 1, chance: 1 - chance },
  ];
}

export function plus(score: Score, side: Side, points: number): Score {
  return { ...score, [side]: score[side] + points };
}

/** The last of the periods with more points; earlier ones remain. */
export function plusInLast(periods: readonly Score[], side: Side, points: number): Score[] {
  return periods.map((period, place) => (place === periods.length - 1 ? plus(period, side, points) : period));
}
