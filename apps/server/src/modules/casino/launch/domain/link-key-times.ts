import { addMs, DAY_MS, HOUR_MS, type Instant } from '@ordago/kernel';

/** Time for which a key signs, in milliseconds. */
export const SIGNS_MS = 30 * DAY_MS;
/**
 * Time for which a new key is shown before it signs, and an old one after its last signature, in milliseconds: whoever
 * keeps keys has time.
 */
export const SHOWN_MS = HOUR_MS;

/**
 * Returns true if the key after one has signed for so long that no link of it can be under way. The newest comes first.
 */
export function isOver(keys: readonly { readonly signsFrom: Instant }[], place: number, at: Instant): boolean {
  const next = keys[place - 1];
  return next !== undefined && addMs(next.signsFrom, SHOWN_MS) <= at;
}
