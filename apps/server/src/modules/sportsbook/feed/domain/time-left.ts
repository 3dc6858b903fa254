import { addMs, type Instant } from '@ordago/kernel';
import { displayedMinutes, type MatchFormat, type SportRule, shapeOf, sportRuleOf } from '@ordago/sport-rules';
import type { ProgressFact, Register } from './market-fact.ts';
import { reportedLast } from './progress.ts';

/**
 * The earliest instant at which an event in play can be over: what is left of it, from when its supplier said how it stands.
 * Null where nobody can tell. A function of what was said, whatever came first or twice.
 */
export function endsAtOf(registers: Iterable<Register>, sport: string): Instant | null {
  const reported = reportedLast(registers);
  const left = reported && secondsLeft(reported.fact, sport);
  return reported === null || left === null ? null : addMs(reported.at, left * 1_000);
}

/**
 * Seconds until an event in play can be over at the earliest: as its supplier says, and else by its clock and the length of the
 * formats of its sport. Nobody says in which of them it is played, so that the next end that the clock comes to counts; once
 * the longest is used up, what is added may end at any moment. Null in sports without a clock or without a length, in a break,
 * and in an overtime whose length nobody tells.
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

/** `63:20` or `63`, in seconds; null for anything else. Of a time with what was added (`90:00+2:10`) the first part counts. */
function secondsOf(clock: string | null): number | null {
  const [, minutes, seconds = '0'] = /^(\d{1,3})(?::([0-5]\d))?(?:\+|$)/.exec(clock ?? '') ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** A match does not end in a part before its last one. Whoever says no part may be in any, and so may a match without parts. */
function isLastPart({ length }: MatchFormat, period: number | null): boolean {
  return period === null || length.kind !== 'time' || length.parts === undefined || period === length.parts;
}

/** Seconds of a format, as its clock shows them; null where the specification gives no length. */
function lengthOf(rule: SportRule, { name, length }: MatchFormat): number | null {
  if (length.kind !== 'time') return null;
  return displayedMinutes(rule, { format: name, real: length.minutes }) * 60;
}
