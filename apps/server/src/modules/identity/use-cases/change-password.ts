import { type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { isCommonPassword } from '../domain/common-passwords.ts';
import { normalisePassword } from '../domain/password-cost.ts';
import { passwordRateLimits } from '../domain/throttle.ts';
import type { Origin } from '../repository/sessions.repository.ts';
import type { IdentityParts } from './identity-parts.ts';
import { recordEvent } from './record-event.ts';
import { rememberDevice } from './remember-device.ts';

export type ChangePasswordRefusal = Refusal<
  'invalid-credentials' | 'password-policy' | 'password-breached' | 'password-unchanged' | 'too-many-attempts'
>;

/** A password that was changed: nobody is signed in with the account any more. */
export interface ChangedPassword {
  /** Sessions that were open, the caller's included. */
  readonly sessionsEnded: number;
  /** Value of the device cookie: the caller's device stays known. */
  readonly device: string;
}

/**
 * Changes a player's password and ends all of their sessions, the caller's included (semantics D64).
 * Devices that signed in with the old password are known no more, but for the caller's.
 *
 * @refuses invalid-credentials, password-policy, password-breached, password-unchanged, too-many-attempts
 */
export async function changePassword(
  parts: IdentityParts,
  request: {
    readonly player: PlayerId;
    readonly session: string;
    readonly oldPassword: string;
    readonly newPassword: string;
  },
  { origin, now }: { origin: Origin; now: Instant },
): Promise<ChangedPassword | ChangePasswordRefusal> {
  const { accounts, hasher, rules, sessions } = parts;
  const { player, session } = request;
  const seconds = await accounts.checkRateLimit(passwordRateLimits(player), now);
  if (seconds > 0) return refuse('too-many-attempts', { seconds });
  const matches = await hasher.verify(await accounts.passwordHashOf(player), request.oldPassword);
  if (matches === 'busy') return refuse('too-many-attempts', { seconds: 1 });
  if (!matches) {
    const actor = `player:${player}` as const;
    const line = { at: now, actor, action: 'identity.password-change-failed', subject: actor, ip: origin.ip };
    await parts.audit.append(line);
    return refuse('invalid-credentials');
  }
  if (!rules.meetsPlayerPolicy(request.newPassword)) return refuse('password-policy', { min: rules.passwordLengthMin });
  if (isCommonPassword(request.newPassword)) return refuse('password-breached');
  if (isSamePassword(request.oldPassword, request.newPassword)) return refuse('password-unchanged');
  const passwordHash = await hasher.hash(request.newPassword);
  if (passwordHash === 'busy') return refuse('too-many-attempts', { seconds: 1 });

  const holder = { kind: 'player', id: player } as const;
  const sessionsEnded = await parts.transact(async (tx) => {
    await accounts.setPassword(player, passwordHash, now, tx);
    const ended = await sessions.endAllOf(holder, 'password-changed', now, tx);
    await recordEvent(parts, { player, session, action: 'password-change', origin, at: now }, tx);
    return ended;
  });
  parts.guard.forget(`player:${player}`);
  return { sessionsEnded, device: rememberDevice(parts, { area: 'player', id: player, passwordHash }, now) };
}

/** Two passwords are one if they are hashed alike. */
function isSamePassword(one: string, other: string): boolean {
  return normalisePassword(one) === normalisePassword(other);
}
