import { leaderOf, type Span } from '../result/facts.ts';
import type { Score, Side } from '../result/record.ts';
import { countField, type Field, lineField, optional, wordField } from './specifier.ts';

/** Outcomes of a result with a draw. */
export const RESULTS = ['1', 'x', '2'] as const;
export const SIDES_1_2 = ['1', '2'] as const;
export const YES_NO = ['yes', 'no'] as const;
export const OVER_UNDER = ['over', 'under'] as const;

const WORDS = { home: '1', draw: 'x', away: '2' } as const;

/** `1`, `x` or `2`. */
export function resultOf(score: Score): '1' | 'x' | '2' {
  return WORDS[leaderOf(score)];
}

export function wordOf(side: Side | 'draw'): '1' | 'x' | '2' {
  return WORDS[side];
}

export function yesNo(holds: boolean): 'yes' | 'no' {
  return holds ? 'yes' : 'no';
}

/** Every pair of words, the first varying slowest: `1/over`. */
export function pairs(firsts: readonly string[], seconds: readonly string[]): string[] {
  return firsts.flatMap((first) => seconds.map((second) => `${first}/${second}`));
}

export const totalOf = ({ home, away }: Score): number => home + away;
export const leadOf = ({ home, away }: Score): number => home - away;

/** Whole, half and quarter lines of a count, from 0.5. */
export const totalLine = lineField({ min: 2, step: 1 });
/** Any handicap, also a negative one. */
export const handicapLine = lineField({ min: -3996, step: 1 });
/** Whole goals given to the first side before the match. */
export const wholeHandicap = lineField({ min: -3996, step: 4 });

export const side = wordField(['home', 'away']);
/** A period of regular time; absent for the whole of it. */
export const period = optional(countField(1, 20));

const counted = countField(1, 20);
const beyond = wordField(['overtime', 'full', 'decided']);
/** A period, overtime alone, the match with overtime, or with penalties too; absent for the whole of regular time. */
export const span: Field<Exclude<Span, undefined> | undefined> = optional({
  read: (text) => counted.read(text) ?? beyond.read(text),
  write: (value) => (typeof value === 'number' ? counted.write(value) : beyond.write(value)),
});
