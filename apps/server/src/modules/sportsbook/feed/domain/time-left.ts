import { addMs, type Instant } from '@ordago/kernel';
import { displayedMinutes, type MatchFormat, type SportRule, shapeOf, sportRuleOf } from '@ordago/sport-rules';
import type { ProgressFact, Register } from './market-fact.ts';
import { reportedLast } from './progress.ts';

/**
 * Returns the earliest instant at which an event in play can be over: its remaining time, from the supplier's last
 * report of its progress. Null where it is unknown. A function of the reports, whatever came first or twice.
 */
export function endsAtOf(registers: Iterable<Register>, sport: string): Instant | null {
  const reported = reportedLast(registers);
  const left = reported && secondsLeft(reported.fact, sport);
  return reported === null || left === null ? null : addMs(reported.at, left * 1_000);
}

/**
 * Returns the seconds until an event in play can be over at the earliest: those that its supplier reports, otherwise by
 * its clock and the length of the formats of its sport. The format is not reported, so that the next end that the clock
 * comes to counts; once the longest is used up, added time may end at any moment. Null in sports without a clock or
 * without a length, in a break, and in an overtime of unknown length.
 */
export function secondsLeft({ clock, phase, period, remaining }: ProgressFact, sport: string): number | null {
  if (phase === 'break') return null;
  if (remaining !== undefined && remaining !== null) return remaining;
  const rule = sportRuleOf(sport);
  const played = secondsOf(clock);
  if (phase === 'overtime' || rule === null || played === null || shapeOf(rule) !== 'time') return null;
  const lengths = rule.formats
    .filter((format) => isLastPart(format, period ?? null))
    .flatMap((format) => lengthOf(rule, format) ?? [])
    .sort((a, b) => a - b);
  if (lengths.length === 0) return null;
  const next = lengths.find((length) => length >= played);
  return next === undefined ? 0 : next - played;
}

/**
 * `63:20` or `63`, in seconds; null for anything else. Of a time with added time (`90:00+2:10`) the first part counts.
 */
function secondsOf(clock: string | null): number | null {
  const [, minutes, seconds = '0'] = /^(\d{1,3})(?::([0-5]\d))?(?:\+|$)/.exec(clock ?? '') ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/**
 * Returns true if a match can end in this part: not before its last one. If no part is reported, it may be any; a match
 * without parts can end in any as well.
 */
function isLastPart({ length }: MatchFormat, period: number | null): boolean {
  return period === null || length.kind !== 'time' || length.parts === undefined || period === length.parts;
}

/** Seconds of a format, as its clock shows them; null where the specification gives no length. */
function lengthOf(rule: SportRule, { name, length }: MatchFormat): number | null {
  if (length.kind !== 'time') return null;
  return displayedMinutes(rule, { format: name, real: length.minutes }) * 60;
}
