import { type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import type { AuditActor } from '../../audit/index.ts';
import type { Player } from '../../players/index.ts';
import type { SignInRateLimits } from '../domain/throttle.ts';
import type { Origin } from '../repository/sessions.repository.ts';
import { countAttempt } from './count-attempt.ts';
import type { IdentityParts } from './identity-parts.ts';
import { type EnteredSession, openSession } from './open-session.ts';
import { recordEvent } from './record-event.ts';
import { rememberDevice } from './remember-device.ts';

export interface SignIn {
  /** Username, or phone with its country code (specification 1, section 7). */
  readonly name: string;
  readonly password: string;
  /** The session that the browser brought along; it ends, so that none set from outside survives a sign-in. */
  readonly previous: { readonly session: string; readonly player: PlayerId } | null;
  /** The cookie of a device that signed in before. */
  readonly device: string | undefined;
}

export type SignInRefusal = Refusal<'invalid-credentials' | 'user-banned' | 'too-many-attempts'>;

export interface SignedIn extends EnteredSession {
  readonly isFirst: boolean;
}

/**
 * Signs a player in. An unknown name and a wrong password get one answer that takes the same time; only a caller who
 * knows the password learns that the account is banned. Names of staff are unknown here: this site is open to everybody and
 * must not confirm a password of the back office.
 *
 * @refuses invalid-credentials, user-banned, too-many-attempts
 */
export async function signIn(
  parts: IdentityParts,
  { name, password, previous, device: cookie }: SignIn,
  { origin, now }: { origin: Origin; now: Instant },
): Promise<SignedIn | SignInRefusal> {
  const { accounts, hasher, players } = parts;
  const player = await players.bySignInName(name);
  const ownHash = await accounts.passwordHashOf(player?.id ?? null);
  const account = player && ownHash !== null ? { id: player.id, passwordHash: ownHash } : null;
  const checkRateLimit = {
    area: 'player',
    name: players.signInKeyOf(name),
    ip: origin.ip,
    device: cookie,
    account,
  } as const;
  const { device, rateLimits, seconds } = await countAttempt(parts, checkRateLimit, now);
  if (seconds > 0) return refuse('too-many-attempts', { seconds });
  const matches = await hasher.verify(ownHash, password);
  if (matches === 'busy') return refuse('too-many-attempts', { seconds: 1 });
  if (!matches || !player || player.isBanned) {
    const reason = matches && player ? 'user-banned' : 'invalid-credentials';
    const subject: AuditActor | undefined = player ? `player:${player.id}` : undefined;
    const details = { reason };
    await parts.audit.append({
      at: now,
      actor: 'guest',
      action: 'identity.sign-in-failed',
      subject,
      details,
      ip: origin.ip,
    });
    return refuse(reason);
  }
  await parts.ledger.openPlayerWallets(player.id, player.currency);
  const signedIn = await enter(parts, { player, previous, rateLimits: rateLimits, origin, now });
  // This process need not wait for the announcement.
  if (previous) parts.guard.forget(`player:${previous.player}`);
  const known = { area: 'player', id: player.id, passwordHash: ownHash ?? '' } as const;
  return { ...signedIn, device: rememberDevice(parts, known, now, device) };
}

function enter(
  parts: IdentityParts,
  entry: {
    readonly player: Player;
    readonly previous: SignIn['previous'];
    readonly rateLimits: SignInRateLimits;
    readonly origin: Origin;
    readonly now: Instant;
  },
): Promise<Omit<SignedIn, 'device'>> {
  const { player, origin, now } = entry;
  return parts.transact(async (tx) => {
    if (entry.previous) await parts.sessions.end(entry.previous.session, 'replaced', now, tx);
    const isFirst = await parts.accounts.markFirstSignIn(player.id, now, tx);
    const opened = await openSession(parts, { holder: { kind: 'player', id: player.id }, origin, now, tx });
    await parts.accounts.forgive(entry.rateLimits, tx);
    await recordEvent(parts, { player: player.id, session: opened.session, action: 'sign-in', origin, at: now }, tx);
    return { ...opened, isFirst };
  });
}
