/** Bounds of a username (specification 1, section 5). */
export const USERNAME_LENGTH_MIN = 3;
export const USERNAME_LENGTH_MAX = 14;

/** A username in the forms under which it is kept and found. */
export interface Username {
  /** As its owner writes it. */
  readonly shown: string;
  /** Name for sign-in: lower case. */
  readonly key: string;
  /** Name for uniqueness: look-alikes folded, so that `0rdago` cannot pose as `ordago`. */
  readonly skeleton: string;
}

/**
 * Reads a username: 3 to 14 letters, digits or underscores after NFKC (so a full-width letter is the letter). Only
 * digits in the length of a phone number are refused, since a sign-in takes either. Null when it is none.
 */
export function readUsername(text: string): Username | null {
  const shown = text.normalize('NFKC').trim();
  if (!/^[A-Za-z0-9_]+$/.test(shown)) return null;
  if (shown.length < USERNAME_LENGTH_MIN || shown.length > USERNAME_LENGTH_MAX) return null;
  if (/^\d{7,}$/.test(shown)) return null;
  return { shown, key: usernameKey(shown), skeleton: skeletonOf(shown) };
}

/** The key of whatever somebody typed as their username; matches nobody when it is no username. */
export function usernameKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

function skeletonOf(text: string): string {
  return usernameKey(text).replaceAll('0', 'o').replaceAll(/[1i]/g, 'l');
}
