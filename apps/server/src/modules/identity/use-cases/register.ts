import { type Currency, type Instant, isRefusal, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { type ApplicationRefusal, judgeApplication, type PlayerApplication, type Taken } from '../../players/index.ts';
import { isCommonPassword } from '../domain/common-passwords.ts';
import type { Tx } from '../repository/transact.ts';
import type { IdentityParts } from './identity-parts.ts';

export interface SignUp extends PlayerApplication {
  readonly password: string;
}

export type SignUpRefusal =
  | ApplicationRefusal
  | Refusal<Taken | 'password-policy' | 'password-breached' | 'too-many-attempts'>;

export interface Registered {
  readonly player: PlayerId;
  readonly username: string;
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
  then: (stored: { player: PlayerId; passwordHash: string }, tx: Tx) => Promise<T>,
): Promise<(Registered & T) | SignUpRefusal> {
  const { accounts, hasher, players, rules } = parts;
  const application = judgeApplication(request, { currencies, now });
  if (isRefusal(application)) return application;
  if (!rules.meetsPlayerPolicy(request.password)) return refuse('password-policy', { min: rules.passwordLengthMin });
  if (isCommonPassword(request.password)) return refuse('password-breached');
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
