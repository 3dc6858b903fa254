import { createHash } from 'node:crypto';
import { networkOf } from '@ordago/kernel';

/** One rate limit: the number of attempts that a key may make in a window. */
export interface RateLimit {
  readonly key: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** Site of an attempt: the player site and the back office count separately. */
export type ThrottleArea = 'player' | 'staff';

/** Limits of one address. */
export interface AddressBounds {
  /** Sign-ups per hour. */
  readonly signUpsMax: number;
  /** Failed sign-ins per quarter of an hour, whatever the account. */
  readonly failuresMax: number;
}

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/** Counters of an attempt to sign in. */
export interface SignInRateLimits {
  /** Cleared by a right password. */
  readonly ofAccount: readonly RateLimit[];
  /** Takes back the attempt that a right password was. */
  readonly ofAddress: readonly RateLimit[];
}

/**
 * The rate limits of a sign-in, always in this order so that two attempts lock their rows alike. The first bounds
 * guesses at one account from one address, the second guesses at it from everywhere, the third one address's guesses at
 * everybody. A name that finds an account counts as that account: an account has several names, and a name many spellings.
 */
export function signInRateLimits(
  { area, name, account, ip }: { area: ThrottleArea; name: string; account: string | null; ip: string },
  { failuresMax }: AddressBounds,
): SignInRateLimits {
  const target = digest(account === null ? `name ${name}` : `account ${account}`);
  const network = networkOf(ip);
  return {
    ofAccount: [
      { key: `${area}:pair:${target}:${network}`, max: 10, windowSeconds: QUARTER },
      { key: `${area}:account:${target}`, max: 50, windowSeconds: HOUR },
    ],
    ofAddress: [{ key: `${area}:address:${network}`, max: failuresMax, windowSeconds: QUARTER }],
  };
}

/** The rate limit of links for the first owner: guesses of one address. */
export function ownerLinkRateLimits(ip: string): readonly RateLimit[] {
  return [{ key: `staff:owner-link:${networkOf(ip)}`, max: 20, windowSeconds: HOUR }];
}

/**
 * The rate limits of a device that signed in to this account before: its own alone, so that no guest can use them up,
 * and one for all such devices of the account, so that many sign-ins buy no more guesses.
 */
export function deviceRateLimits({
  area,
  account,
  device,
}: {
  area: ThrottleArea;
  account: string;
  device: string;
}): SignInRateLimits {
  return {
    ofAccount: [
      { key: `${area}:device:${digest(device)}`, max: 10, windowSeconds: QUARTER },
      { key: `${area}:devices:${account}`, max: 50, windowSeconds: HOUR },
    ],
    ofAddress: [],
  };
}

/** Sign-ups from one address: families and mobile carriers share one. */
export function signUpRateLimits(ip: string, { signUpsMax }: AddressBounds): readonly [RateLimit] {
  return [{ key: `player:sign-up:${networkOf(ip)}`, max: signUpsMax, windowSeconds: HOUR }];
}

/** Guesses at the old password by somebody who holds a session. */
export function passwordRateLimits(player: string): readonly [RateLimit] {
  return [{ key: `player:password:${player}`, max: 10, windowSeconds: QUARTER }];
}

// People type passwords into the wrong field: what they typed is not kept.
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
