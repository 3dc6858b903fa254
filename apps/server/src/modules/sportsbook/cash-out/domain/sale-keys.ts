/** Tries for a price that moves between the read and the lock: each values the bet anew and is a command of its own. */
export const SALE_ATTEMPTS_MAX = 3;

/** Scope of the keys of sales, and the kind of their commands. */
export const SALE_SCOPE = 'sportsbook.cash-out';

/** Returns the keys of the attempts of one sale. */
export function saleKeys(key: string): readonly string[] {
  return Array.from({ length: SALE_ATTEMPTS_MAX }, (_, place) => saleKeyOf(key, place + 1));
}

/** Returns the key of one attempt of a sale. */
export function saleKeyOf(key: string, attempt: number): string {
  return attempt === 1 ? key : `${key}#${attempt}`;
}
