import { isRefusal, parseAmount, refuse, type Units } from '@ordago/kernel';
import type { ChoiceRefusal } from './engine.ts';

/** The fields of a plain object; a refusal of `field` for anything else, arrays included. */
export function readFields(input: unknown, field: string): Readonly<Record<string, unknown>> | ChoiceRefusal {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return unreadable(field);
  return Object.fromEntries(Object.entries(input));
}

/** A whole number from `min` to `max`. */
export function readWhole(
  value: unknown,
  { field, min, max }: { field: string; min: number; max: number },
): number | ChoiceRefusal {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return fits ? value : unreadable(field);
}

/** One of a list of words. */
export function readWord<Word extends string>(
  value: unknown,
  { field, among }: { field: string; among: readonly Word[] },
): Word | ChoiceRefusal {
  return among.find((word) => word === value) ?? unreadable(field);
}

/** Whole numbers without repetition, in ascending order. */
export function readSet(
  value: unknown,
  { field, min, max, countMin, countMax }: Record<'min' | 'max' | 'countMin' | 'countMax', number> & { field: string },
): readonly number[] | ChoiceRefusal {
  if (!Array.isArray(value) || value.length < countMin || value.length > countMax) return unreadable(field);
  const numbers: number[] = [];
  for (const entry of value) {
    const number = readWhole(entry, { field, min, max });
    if (isRefusal(number)) return number;
    numbers.push(number);
  }
  return new Set(numbers).size === numbers.length ? numbers.sort((a, b) => a - b) : unreadable(field);
}

/** An amount above 0 as decimal text. */
export function readStake(value: unknown, field: string): Units | ChoiceRefusal {
  const units = typeof value === 'string' ? parseAmount(value, { decimalsMax: 5 }) : null;
  return units !== null && units > 0n ? units : unreadable(field);
}

/** The refusal of a field that cannot be read. */
export function unreadable(field: string): ChoiceRefusal {
  return refuse('validation-failed', { field });
}
