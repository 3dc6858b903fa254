import { type LooseTranslator, type NamedOutcome, neededName, partWords } from './market-words.ts';
import { contestArguments } from './sport-words.ts';

/** A sentence as data: a code of the catalogue `verdicts` with its figures. */
export interface Verdict {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Codes that state a fact of the contest, and leave open what it means for a bet. */
export const FACT_CODES: readonly string[] = [
  'advanced',
  'decided-at',
  'decided-in',
  'ended',
  'fastest-lap',
  'fight-ended',
  'figure',
  'first-goal',
  'first-goal-of',
  'goal-by',
  'goal-minutes',
  'halves',
  'no-goal',
  'period-figure',
  'player-goals',
  'points',
  'race-place',
  'reported',
  'tournament-place',
];

/** The sentence of a verdict, in the words of a sport; null for a code of a later version, and until the bundle has arrived. */
export function verdictSentence(t: LooseTranslator, { code, params }: Verdict, sport?: string): string | null {
  const key = `verdicts.${code}`;
  if (!t.has(key)) return null;
  return t(key, { ...contestArguments(sport), ...params, part: partText(t, params, sport) });
}

/** Part of the contest that a verdict is about: its number in the words of the sport, or the word that the verdict has. */
function partText(t: LooseTranslator, { part, period = 0 }: Verdict['params'], sport: string | undefined): string {
  if (typeof part === 'string') return part;
  const number = part ?? Number(period);
  return number > 0 ? partWords(t, { sport, part: number }) || String(number) : '';
}

/**
 * One sentence on how a selection came out: "Terminó 1–1; necesitabas Isla Grande." What is no plain fact says by itself what it
 * means for the bet. Null for a code of a later version, and until the bundles have arrived.
 */
export function settledSentence(
  t: LooseTranslator,
  status: 'won' | 'lost' | 'half-won' | 'half-lost' | 'void',
  { why, named }: { readonly why: Verdict; readonly named: NamedOutcome },
): string | null {
  const sentence = verdictSentence(t, why, named.sport);
  if (sentence === null || !FACT_CODES.includes(why.code) || !t.has('sportsbook.bets.reason.won')) return sentence;
  const fact = sentence.replace(/\.$/, '');
  return t(`sportsbook.bets.reason.${status}`, { fact, selection: neededName(t, named) });
}
