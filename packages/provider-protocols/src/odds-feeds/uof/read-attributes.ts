import type { XmlElement } from './xml.ts';

/** An attribute that is missing or holds what it must not. */
export class Lack extends Error {
  override readonly name = 'Lack';
}

/** Value used for an absent attribute; without one the attribute is required. */
interface Fallback<T> {
  readonly fallback: T;
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** Times of this feed lie between 2001 and 2096: others are in another unit. */
const MILLIS = { min: 1_000_000_000_000, max: 4_000_000_000_000 };

export function textOf(element: XmlElement, name: string): string;
export function textOf<T>(element: XmlElement, name: string, fallback: Fallback<T>): string | T;
export function textOf<T>(element: XmlElement, name: string, fallback?: Fallback<T>): string | T {
  const text = element.attributes[name];
  if (text !== undefined && text.length <= 500) return text;
  if (text === undefined && fallback) return fallback.fallback;
  throw new Lack(`${name}: ${text === undefined ? 'missing' : 'longer than 500'}`);
}

export function wholeOf(element: XmlElement, name: string, bounds: Bounds): number;
export function wholeOf<T>(element: XmlElement, name: string, bounds: Bounds & Fallback<T>): number | T;
export function wholeOf<T>(element: XmlElement, name: string, bounds: Bounds & Partial<Fallback<T>>): number | T {
  const text = element.attributes[name];
  if (text === undefined && 'fallback' in bounds) return bounds.fallback as T;
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = bounds;
  const value = /^-?\d{1,16}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
  throw new Lack(`${name}: ${text === undefined ? 'missing' : `${text.slice(0, 40)} is no whole number in bounds`}`);
}

/** Unix time in milliseconds. */
export function millisOf(element: XmlElement, name: string): number;
export function millisOf<T>(element: XmlElement, name: string, fallback: Fallback<T>): number | T;
export function millisOf<T>(element: XmlElement, name: string, fallback: Partial<Fallback<T>> = {}): number | T {
  return wholeOf(element, name, { ...MILLIS, ...fallback } as Bounds & Fallback<T>);
}

/** A decimal without a sign, as written. */
export function decimalOf<T>(element: XmlElement, name: string, { fallback }: Fallback<T>): string | T {
  const text = element.attributes[name];
  if (text === undefined) return fallback;
  if (/^\d{1,6}(\.\d{1,12})?$/.test(text)) return text;
  throw new Lack(`${name}: ${text.slice(0, 40)} is no decimal`);
}

export function wordOf<const W extends string>(
  element: XmlElement,
  name: string,
  { words, fallback }: { words: readonly W[]; fallback?: W },
): W {
  const text = element.attributes[name] ?? fallback;
  const word = words.find((one) => one === text);
  if (word !== undefined) return word;
  throw new Lack(`${name}: ${text === undefined ? 'missing' : `${text.slice(0, 40)} is none of its values`}`);
}

export function flagOf(element: XmlElement, name: string, fallback: boolean): boolean {
  return wordOf(element, name, { words: ['0', '1', 'true', 'false'], fallback: fallback ? '1' : '0' }) in TRUE;
}

const TRUE = { '1': true, true: true };
