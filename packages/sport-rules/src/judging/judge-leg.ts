import { assertNever } from '@ordago/kernel';
import { hasDecision, type Retirement, windowHoursOf } from '../doctrine.ts';
import { partWordOf } from '../shape.ts';
import { type Interruption, type Phrase, type PlayUnit, type SportRule, specialOf } from '../vocabulary.ts';
import { decidingFormat, judgeInterruption } from './judge-interruption.ts';
import { isWonByRetirement, type Reached } from './judge-retirement.ts';

/** State of a match when its bets are judged. */
export type MatchState =
  /** Played to its end, early wins of the sport included. `lastPart`: the period or round in which it ended. */
  | { readonly kind: 'completed'; readonly lastPart?: number }
  /** `waited`: hours since, or `for-good` when nobody waits any more. */
  | ({ readonly kind: 'interrupted'; readonly waited: number | 'for-good' } & Interruption)
  /** A side gave up after part `part` had begun; `reached` is how far the match came. (Default: unknown) */
  | { readonly kind: 'withdrawn'; readonly part: number; readonly reached?: Reached }
  | { readonly kind: 'forfeit'; readonly by: 'walkover' | 'default' | 'technical'; readonly reached?: Reached }
  /** `waited`: hours since the match should have begun. */
  | { readonly kind: 'postponed'; readonly waited: number; readonly isTournamentOver: boolean }
  | { readonly kind: 'cancelled' }
  /** Ended early because of a large lead. */
  | { readonly kind: 'mercy' }
  /** A fight without a result. */
  | { readonly kind: 'no-contest' }
  /** Played over another distance than the announced one. */
  | { readonly kind: 'format-changed' }
  /** Overs were taken away, and the winner was calculated. */
  | { readonly kind: 'reduced' }
  /** Parts of it were given to a side without play. */
  | { readonly kind: 'parts-given'; readonly parts: readonly number[] };

/** Question of a leg, as far as the state of its match decides it. */
export interface JudgedSelection {
  /** Its outcome is the same whatever could still have happened. */
  readonly isDetermined?: boolean;
  /** It asks about one period, round or set of the match. */
  readonly part?: number;
  /** Its part ended in a draw which the line did not offer. */
  readonly isDrawWithoutDraw?: boolean;
  /** It asks who wins the match. */
  readonly asksWinner?: boolean;
  /** Operator's setting on retirements when the bet was placed. (Default: that of the specification) */
  readonly retirement?: Retirement;
}

/** `by-result`: the result decides. `as-determined`: what was determined remains. `not-yet`: the match may go on. */
export type Settles = 'by-result' | 'as-determined' | 'at-odds-1' | 'not-yet';

/** Reason why a leg settles as it does; texts in three languages are in the catalogue `verdicts`. */
export const WHY_CODES = [
  'completed',
  'minimum-reached',
  'minimum-missed',
  'minimum-unknown',
  'not-to-the-end',
  'determined',
  'window-open',
  'forfeit',
  'withdrawn',
  'ended-earlier',
  'part-not-played',
  'still-open',
  'drawn-part',
  'postponed',
  'postponed-too-long',
  'tournament-open',
  'tournament-over',
  'cancelled',
  'final-not-held',
  'retirement-counts',
  'mercy',
  'no-contest',
  'format-changed',
  'reduced',
  'reduced-winner',
  'part-given',
  'technical-stop',
  'unresolved',
] as const;
export type WhyCode = (typeof WHY_CODES)[number];

export interface LegVerdict {
  readonly settles: Settles;
  readonly why: Phrase<WhyCode>;
}

/**
 * Answers for a leg whether the result of its match settles it, with the sentence that the player reads (specification
 * 3, section 4). What is special about a sport precedes the common doctrine.
 */
export function judgeLeg(rule: SportRule, match: MatchState, leg: JudgedSelection = {}): LegVerdict {
  switch (match.kind) {
    case 'completed':
      return judgeCompleted(rule, match.lastPart, leg);
    case 'interrupted':
      return judgeInterrupted(rule, match, leg);
    case 'withdrawn':
      return judgeWithdrawn(rule, match, leg);
    case 'forfeit':
      return judgeForfeit(rule, match, leg);
    case 'postponed':
      return judgePostponed(rule, match);
    case 'cancelled':
      return { settles: 'at-odds-1', why: because('cancelled') };
    case 'mercy':
      return hasDecision(rule, 'mercy')
        ? { settles: 'by-result', why: because('mercy') }
        : undecided(leg, because('not-to-the-end'));
    case 'no-contest':
      return undecided(leg, because('no-contest'));
    case 'format-changed':
      return hasDecision(rule, 'format-change')
        ? { settles: 'at-odds-1', why: because('format-changed') }
        : { settles: 'by-result', why: because('completed') };
    case 'reduced':
      return hasDecision(rule, 'reduced-overs') && leg.asksWinner
        ? { settles: 'by-result', why: because('reduced-winner') }
        : undecided(leg, because('reduced'));
    case 'parts-given':
      return leg.part !== undefined && match.parts.includes(leg.part) && hasDecision(rule, 'part-walkover')
        ? { settles: 'at-odds-1', why: because('part-given', { part: leg.part }) }
        : { settles: 'by-result', why: because('completed') };
    default:
      return assertNever(match, 'match state');
  }
}

/** A part that never took place has no result; a drawn one has none that the line could name. */
function judgeCompleted(rule: SportRule, lastPart: number | undefined, leg: JudgedSelection): LegVerdict {
  if (leg.part !== undefined && lastPart !== undefined && leg.part > lastPart) {
    return { settles: 'at-odds-1', why: because('part-not-played', { part: leg.part, last: lastPart }) };
  }
  if (leg.isDrawWithoutDraw && specialOf(rule, 'drawn-part-returns')) {
    return { settles: 'at-odds-1', why: because('drawn-part') };
  }
  return { settles: 'by-result', why: because('completed') };
}

function judgeInterrupted(
  rule: SportRule,
  match: Extract<MatchState, { kind: 'interrupted' }>,
  leg: JudgedSelection,
): LegVerdict {
  const hours = windowHoursOf(rule);
  if (match.waited !== 'for-good' && match.waited <= hours) {
    return { settles: 'not-yet', why: because('window-open', { hours }) };
  }
  if (hasDecision(rule, 'as-simulated')) return undecided(leg, because('technical-stop'));
  const { minimum } = decidingFormat(rule, match);
  const isCompleted = judgeInterruption(rule, match) === 'completed';
  if (minimum !== 'to-the-end' && match.played !== null) {
    const params = playParams({ ...minimum, played: match.played });
    if (isCompleted) return { settles: 'by-result', why: because('minimum-reached', params) };
    return undecided(leg, because('minimum-missed', params));
  }
  return undecided(leg, because(minimum === 'to-the-end' ? 'not-to-the-end' : 'minimum-unknown'));
}

/** Bets determined before the match stopped are settled; all others settle at odds 1. */
function undecided(leg: JudgedSelection, why: Phrase<WhyCode>): LegVerdict {
  return leg.isDetermined ? { settles: 'as-determined', why: because('determined') } : { settles: 'at-odds-1', why };
}

/** In wrestling the match ended with the period before; elsewhere it was not completed (operator rule `retirement`). */
function judgeWithdrawn(
  rule: SportRule,
  { part, reached }: Extract<MatchState, { kind: 'withdrawn' }>,
  leg: JudgedSelection,
): LegVerdict {
  const endsPrevious = specialOf(rule, 'withdrawal-ends-previous-part');
  if (endsPrevious && part > 1) {
    const verdict = judgeCompleted(rule, part - 1, leg);
    return verdict.settles === 'by-result'
      ? { ...verdict, why: because('ended-earlier', { last: part - 1 }) }
      : verdict;
  }
  return wonByRetirement(rule, leg, reached) ?? undecided(leg, because('withdrawn'));
}

/** A side defaulted in play gave up as well; a walkover never decides, whatever is set. */
function judgeForfeit(
  rule: SportRule,
  { by, reached }: Extract<MatchState, { kind: 'forfeit' }>,
  leg: JudgedSelection,
): LegVerdict {
  const won = by === 'walkover' ? null : wonByRetirement(rule, leg, reached);
  return won ?? { settles: 'at-odds-1', why: because('forfeit', { by }) };
}

/** The side that goes on has won where the operator has set so, and the match came far enough. */
function wonByRetirement(
  rule: SportRule,
  { asksWinner = false, retirement = 'returned' }: JudgedSelection,
  reached: Reached = 'nothing',
): LegVerdict | null {
  if (!asksWinner || !isWonByRetirement(rule, retirement, reached)) return null;
  return { settles: 'by-result', why: because('retirement-counts', { after: reached, part: partWordOf(rule) }) };
}

function judgePostponed(
  rule: SportRule,
  { waited, isTournamentOver }: Extract<MatchState, { kind: 'postponed' }>,
): LegVerdict {
  if (rule.postponedUntil === 'end-of-tournament') {
    return isTournamentOver
      ? { settles: 'at-odds-1', why: because('tournament-over') }
      : { settles: 'not-yet', why: because('tournament-open') };
  }
  const hours = windowHoursOf(rule);
  return waited <= hours
    ? { settles: 'not-yet', why: because('postponed', { hours }) }
    : { settles: 'at-odds-1', why: because('postponed-too-long', { hours }) };
}

function because(code: WhyCode, params: Phrase['params'] = {}): Phrase<WhyCode> {
  return { code, params };
}

/** Amount that was played of what is needed; `6:30` where a minute is not whole. */
function playParams({ unit, amount, played }: { unit: PlayUnit; amount: number; played: number }) {
  return { unit, played: clockText(played), minimum: clockText(amount) };
}

/** 70 → `70`, 6.5 → `6:30`. */
export function clockText(amount: number): string {
  const whole = Math.floor(amount);
  const seconds = Math.round((amount - whole) * 60);
  return seconds === 0 ? String(whole) : `${whole}:${String(seconds).padStart(2, '0')}`;
}
