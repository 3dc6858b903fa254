import { type Instant, instant } from '@ordago/kernel';
import { newestOf, type ProgressFact, type Register } from './market-fact.ts';

/** Time in milliseconds for which a higher score must not be repeated before a lower one replaces it. */
export const CORRECTED_MS = 10_000;

type ReportedState = Register & { readonly fact: ProgressFact };
type Scored = ReportedState & { readonly fact: { readonly score: NonNullable<ProgressFact['score']> } };

/**
 * Returns the progress of an event by its registers. Its state is the last reported. Its score too, unless it runs
 * backwards: one that is lower than another of the last seconds, or of an earlier period, is a message that was delayed
 * or belongs elsewhere, and counts once the supplier has kept to it. A function of the reports and their times,
 * whatever came first or twice.
 */
export function progressOf(registers: Iterable<Register>): ProgressFact | null {
  return reportedLast(registers)?.fact ?? null;
}

/** Returns the same, with the instant of the report that counts. */
export function reportedLast(
  registers: Iterable<Register>,
): { readonly fact: ProgressFact; readonly at: Instant } | null {
  const reported = [...newestOf(registers).values()]
    .filter((register): register is ReportedState => register.fact.sort === 'progress')
    .sort((a, b) => b.version - a.version || (a.name < b.name ? 1 : -1));
  const [newest] = reported;
  if (!newest) return null;
  const scored = reported.filter((one): one is Scored => one.fact.score !== null);
  const counts = scored.find((one) => !scored.some((other) => contradicts(other, one))) ?? scored[0] ?? newest;
  return { fact: { ...counts.fact, status: newest.fact.status }, at: instant(counts.version) };
}

/** Returns the instant since which the supplier reports the contest as begun or played; null while it does not. */
export function heldSince(registers: readonly Register[]): Instant | null {
  const reported = registers.filter(({ fact }) => {
    if (fact.sort === 'record') return fact.record.status === 'completed' || fact.record.status === 'abandoned';
    return fact.sort === 'progress' && fact.status !== 'scheduled' && fact.status !== 'cancelled';
  });
  return reported.length === 0 ? null : instant(Math.min(...reported.map(({ version }) => version)));
}

function contradicts(other: Scored, one: Scored): boolean {
  const before = one.version - other.version;
  return before >= 0 && before < CORRECTED_MS && isAhead(other.fact, one.fact);
}

function isAhead(a: Scored['fact'], b: Scored['fact']): boolean {
  return a.score.home > b.score.home || a.score.away > b.score.away || a.periods.length > b.periods.length;
}
