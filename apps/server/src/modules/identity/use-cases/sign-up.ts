import { type Currency, type Instant, isRefusal, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { PoolClient } from 'pg';
import { type ApplicationRefusal, judgeApplication, type PlayerApplication, type Taken } from '../../players/index.ts';
import { signUpRateLimits } from '../domain/throttle.ts';
import type { Origin } from '../repository/sessions.repository.ts';
import type { IdentityParts } from './identity-parts.ts';
import { rememberDevice } from './known-device.ts';
import { type EnteredSession, openSession, recordEvent } from './open-session.ts';

export interface SignUp extends PlayerApplication {
  readonly password: string;
}

export type SignUpRefusal = ApplicationRefusal | Refusal<Taken | 'password-policy' | 'too-many-attempts'>;

export interface Registered {
  readonly player: PlayerId;
  readonly username: string;
}

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

/**
 * Stores a player with their password and opens their wallets; `then` runs in the same transaction, as its last step.
 *
 * @refuses as `signUp`
 */
export async function register<T>(
  parts: IdentityParts,
  request: SignUp,
  { currencies, now }: { currencies: readonly Currency[]; now: Instant },
  then: (stored: { player: PlayerId; passwordHash: string }, tx: PoolClient) => Promise<T>,
): Promise<(Registered & T) | SignUpRefusal> {
  const { accounts, hasher, players, rules } = parts;
  const application = judgeApplication(request, { currencies, now });
  if (isRefusal(application)) return application;
  if (!rules.meetsPlayerPolicy(request.password)) return refuse('password-policy', { min: rules.passwordLengthMin });
  // Staff sign in elsewhere, but a player must not pose as one of them.
  if (await accounts.staffByUsername(application.name.key)) return refuse('username-taken');
  const passwordHash = await hasher.hash(request.password);
  if (passwordHash === 'busy') return refuse('too-many-attempts', { seconds: 1 });

  const registered = await parts.transact(async (tx) => {
    const player = await players.store(application, tx, now);
    if (isRefusal(player)) return player;
    await accounts.setPassword(player, passwordHash, now, tx);
    return { ...(await then({ player, passwordHash }, tx)), player, username: application.name.shown };
  });
  if (isRefusal(registered)) return registered;
  // The ledger keeps its own transactions. Should this be the last thing before a crash, the sign-in opens them.
  await parts.ledger.openPlayerWallets(registered.player, application.player.currency);
  return registered;
}
