import { type BetId, parseId } from '@ordago/kernel';

/**
 * Digits and letters that cannot be confused when read aloud or written by hand; 31 of them, a prime, see `checkOf`.
 */
const SYMBOLS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const BASE = 31;
/** Symbols before the check symbol, at least. */
const LENGTH_MIN = 6;
const GROUP = 4;

/**
 * The code of a bet that a player reads to support (specification 3, section 3: betcode): its id in base 31 and a check
 * symbol, in groups of four. It can be turned back, so no second number has to be stored.
 */
export function betCodeOf(bet: BetId): string {
  const text = BigInt(bet).toString(BASE).padStart(LENGTH_MIN, '0');
  const digits: number[] = [];
  for (let place = 0; place < text.length; place += 1) digits.push(Number.parseInt(text.charAt(place), BASE));
  digits.push(checkOf(digits));
  let code = '';
  for (let place = 0; place < digits.length; place += 1) {
    code += `${place > 0 && place % GROUP === 0 ? '-' : ''}${SYMBOLS[digits[place] as number]}`;
  }
  return code;
}

/** The bet behind a code as somebody typed it, in any case and grouping; null when a symbol is wrong or misplaced. */
export function betOfCode(code: string): BetId | null {
  const digits = [...code.toUpperCase().replace(/[\s-]/g, '')].map((symbol) => SYMBOLS.indexOf(symbol));
  if (digits.length <= LENGTH_MIN || digits.includes(-1)) return null;
  const check = digits.pop();
  if (check !== checkOf(digits)) return null;
  return parseId<BetId>(String(digits.reduce((value, digit) => value * BigInt(BASE) + BigInt(digit), 0n)));
}

/** A weighted sum modulo a prime: one wrong symbol, or two neighbours swapped, always changes it. */
function checkOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit, place) => sum + (digits.length - place + 1) * digit, 0) % SYMBOLS.length;
}
