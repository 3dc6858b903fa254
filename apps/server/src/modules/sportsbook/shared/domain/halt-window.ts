import { addMs, HOUR_MS, type Instant, instant } from '@ordago/kernel';
import { judgeLeg, sportRuleOf, WINDOW_HOURS, windowHoursOf } from '@ordago/sport-rules';
import type { Halt, RecordMessage } from './feed-message.ts';
import type { EventResult } from './judge-interruption.ts';
import type { LegWhy } from './placed-bet.ts';

/**
 * Returns the instant until which a contest waits that stopped or did not begin: by the rule book of its sport, which
 * for a postponed match may wait for the end of its tournament (specification 3, section 4).
 */
export function haltedUntil(sport: string, halt: Halt): Instant {
  const rule = sportRuleOf(sport);
  const until = addMs(halt.at, (rule ? windowHoursOf(rule) : WINDOW_HOURS.sport) * HOUR_MS);
  if (halt.kind !== 'postponed' || rule?.postponedUntil !== 'end-of-tournament') return until;
  // Without the tournament's end the supplier has to report when the wait is over.
  return halt.tournamentEndsAt ?? addMs(halt.at, TOURNAMENT_MS);
}

/**
 * Returns the time for which bets stay valid whose match begins later than the start at which they were taken, in
 * milliseconds.
 */
export function startValidMs(sport: string): number {
  return haltedUntil(sport, { kind: 'postponed', at: instant(0) });
}

/** Time for which a contest that a report ended may be corrected by another one. */
export interface EndedWindow {
  /** Instant from which it runs, where no halt states that of the interruption or of the start. */
  readonly from: 'report' | 'kick-off';
  readonly ms: number;
}

/**
 * Returns the window of a contest that was not played to its end, by what its supplier reported at once, without a halt: from its
 * kick-off where it was not held, from the first report where it was begun. Null for a contest that was played to its end, whose
 * result may be corrected at any time, or, where bets wait for a figure that it lacks, until their wait is over (settlement).
 */
export function endedWindowOf(
  { status, ending, interruption }: Pick<EventResult, 'status' | 'ending' | 'interruption'>,
  sport: string,
): EndedWindow | null {
  const rule = sportRuleOf(sport);
  const ms = (rule ? windowHoursOf(rule) : WINDOW_HOURS.sport) * HOUR_MS;
  if (status === 'cancelled') {
    const mayBeHeld = ending?.kind === 'postponed' && !ending.isTournamentOver;
    return { from: 'kick-off', ms: mayBeHeld ? startValidMs(sport) : ms };
  }
  const isInterrupted = ending?.kind === 'interrupted' || interruption !== null;
  return status === 'abandoned' || isInterrupted ? { from: 'report', ms } : null;
}

/** Reason for a bet on a match that was put off: while it may still be held in time, and once it was not. */
export function whyPutOff(sport: string, isOver: boolean): LegWhy {
  const rule = sportRuleOf(sport);
  const waited = isOver ? Number.POSITIVE_INFINITY : 0;
  if (rule) return judgeLeg(rule, { kind: 'postponed', waited, isTournamentOver: isOver }).why;
  return { code: isOver ? 'postponed-too-long' : 'postponed', params: { hours: WINDOW_HOURS.sport } };
}

/** No tournament lasts longer. */
const TOURNAMENT_MS = 60 * 24 * HOUR_MS;

/** Returns the ending of a contest that was not continued in time. */
export function endingOf(halt: Halt, sport: string): Pick<RecordMessage, 'record' | 'ending'> {
  if (halt.kind === 'postponed') {
    const isTournamentOver = sportRuleOf(sport)?.postponedUntil === 'end-of-tournament';
    return { record: { sort: 'match', status: 'cancelled' }, ending: { kind: 'postponed', isTournamentOver } };
  }
  const { record, format, played, unit } = halt;
  const known = { ...(format !== undefined && { format }), ...(unit !== undefined && { unit }) };
  return { record, ending: { kind: 'interrupted', played, ...known } };
}
