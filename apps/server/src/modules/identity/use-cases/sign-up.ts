import { type Instant, refuse } from '@ordago/kernel';
import { signUpRateLimits } from '../domain/throttle.ts';
import type { Origin } from '../repository/sessions.repository.ts';
import type { IdentityParts } from './identity-parts.ts';
import { type EnteredSession, openSession } from './open-session.ts';
import { recordEvent } from './record-event.ts';
import { type Registered, register, type SignUp, type SignUpRefusal } from './register.ts';
import { rememberDevice } from './remember-device.ts';

/**
 * Registers a player with their wallets and signs them in (specification 1, sections 4 and 7).
 *
 * @refuses what `judgeApplication` refuses, password-policy, username-taken, email-taken, phone-taken,
 * too-many-attempts
 */
export async function signUp(
  parts: IdentityParts,
  request: SignUp,
  { origin, now }: { origin: Origin; now: Instant },
): Promise<(Registered & EnteredSession) | SignUpRefusal> {
  const seconds = await parts.accounts.checkRateLimit(signUpRateLimits(origin.ip, parts.rules.perAddress), now);
  if (seconds > 0) return refuse('too-many-attempts', { seconds });
  const rules = { currencies: parts.rules.currencies, now };
  return register(parts, request, rules, async ({ player, passwordHash }, tx) => {
    const opened = await openSession(parts, { holder: { kind: 'player', id: player }, origin, now, tx });
    await recordEvent(parts, { player, session: opened.session, action: 'sign-up', origin, at: now }, tx);
    return { ...opened, device: rememberDevice(parts, { area: 'player', id: player, passwordHash }, now) };
  });
}
