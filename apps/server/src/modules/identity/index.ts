import type { Currency, Instant, Refusal, StaffId } from '@ordago/kernel';
import { type Listener, listenTo } from '../../platform/db/listener.ts';
import type { Authenticate } from '../../platform/http/api-server.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Audit } from '../audit/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Players } from '../players/index.ts';
import { createAuthenticate } from './authenticate.ts';
import { identityPolicies } from './policies.ts';
import type { DepositTotals } from './ports/deposit-totals.ts';
import { cookiesOf } from './presenters.ts';
import { createAccountsRepository, type StaffMember } from './repository/accounts.repository.ts';
import { createSessionsRepository } from './repository/sessions.repository.ts';
import { createTransact } from './repository/transact.ts';
import { changePasswordRoute } from './routes/change-password.route.ts';
import { checkSessionRoute } from './routes/check-session.route.ts';
import { issueTokenRoutes } from './routes/issue-tokens.route.ts';
import { listSessionsRoute } from './routes/list-sessions.route.ts';
import { signInRoute } from './routes/sign-in.route.ts';
import { signOutRoutes } from './routes/sign-out.route.ts';
import { signUpRoute } from './routes/sign-up.route.ts';
import { staffSessionRoutes } from './routes/staff-session.route.ts';
import { hireStaff, type NewStaff } from './use-cases/hire-staff.ts';
import type { IdentityParts, IdentityRules } from './use-cases/identity-parts.ts';
import { createPasswordHasher, type HasherOptions } from './use-cases/password-hasher.ts';
import { createSessionGuard } from './use-cases/session-guard.ts';
import { type Registered, register, type SignUp, type SignUpRefusal } from './use-cases/sign-up.ts';

/** Public API of identity: accounts, sessions and their proofs. */
export type { DepositTotals } from './ports/deposit-totals.ts';
export type { StaffMember } from './repository/accounts.repository.ts';
export type { IdentityRules } from './use-cases/identity-parts.ts';

export interface IdentityOptions {
  readonly platform: Platform;
  readonly players: Players;
  readonly audit: Audit;
  readonly ledger: Pick<Ledger, 'openPlayerWallets'>;
  readonly totals: DepositTotals;
  readonly rules: IdentityRules;
  readonly secureCookies: { readonly player: boolean; readonly staff: boolean };
  /** Origin of the betting frame, told with its token. */
  readonly frameOrigin: string;
  /** Seals the cookies by which devices are known again; every instance has the same. */
  readonly deviceSecret: string;
  readonly hashing?: HasherOptions;
}

export interface Identity {
  readonly module: Module;
  readonly authenticate: Authenticate;
  /** Begins to hear of ended sessions and bans; until then every call asks the database. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Registers a player without a browser, in any currency of the operator: the demo does so. */
  registerPlayer(
    request: SignUp,
    by: { by: 'system' | `staff:${StaffId}`; currencies: readonly Currency[]; now: Instant },
  ): Promise<Registered | SignUpRefusal>;
  hireStaff(
    member: NewStaff,
    by: { by: 'system' | `staff:${StaffId}`; now: Instant },
  ): Promise<StaffId | Refusal<'username-invalid' | 'username-taken' | 'too-many-attempts'>>;
  staffByUsername(username: string): Promise<StaffMember | null>;
  /** Returns true if a password opens that account; production checks the demo's passwords with it. */
  opens(kind: 'player' | 'staff', username: string, password: string): Promise<boolean>;
  /** Ends all sessions of a member of staff in the same commit; `null` lets them in again. */
  disableStaff(id: StaffId, at: Instant | null): Promise<void>;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { platform, players, audit, ledger, rules, totals } = options;
  const { pool, clock } = platform;
  let listener: Listener | null = null;
  const sessions = createSessionsRepository(pool);
  const accounts = createAccountsRepository(pool);
  const guard = createSessionGuard({ sessions, clock, mayTrust: () => listener?.isListening() ?? false });
  const hasher = createPasswordHasher(options.hashing);
  const parts: IdentityParts = {
    accounts,
    sessions,
    guard,
    hasher,
    players,
    audit,
    ledger,
    clock,
    rules,
    transact: createTransact(pool),
    deviceSecret: options.deviceSecret,
  };
  const cookies = {
    player: cookiesOf('player', options.secureCookies.player),
    staff: cookiesOf('staff', options.secureCookies.staff),
  };
  const routes = [
    signUpRoute(parts, cookies.player),
    signInRoute(parts, cookies.player),
    ...signOutRoutes(parts, cookies.player.session),
    checkSessionRoute({ ...parts, totals }),
    changePasswordRoute(parts, cookies.player),
    listSessionsRoute(parts),
    ...issueTokenRoutes(parts, options.frameOrigin),
    ...staffSessionRoutes(parts, cookies.staff),
  ];
  const sweep = { name: 'identity.sweep', run: () => sessions.sweep(clock.now()) };
  return {
    module: { name: 'identity', routes, policies: identityPolicies, jobs: [sweep], handlers: [] },
    authenticate: createAuthenticate(guard, { player: cookies.player.session, staff: cookies.staff.session }),
    start: async () => {
      const { forget: onMessage, forgetAll: onConnected } = guard;
      listener ??= await listenTo({ pool, channel: 'access', onMessage, onConnected });
    },
    stop: async () => {
      await listener?.close();
      listener = null;
    },
    registerPlayer: (request, { by, currencies, now }) =>
      register(parts, request, { currencies, now }, async ({ player }, tx) => {
        const subject = `player:${player}` as const;
        await audit.append({ at: now, actor: by, action: 'identity.registered', subject }, tx);
        return {};
      }),
    hireStaff: (member, by) => hireStaff(parts, member, by),
    staffByUsername: (username) => accounts.staffByUsername(username.toLowerCase()),
    opens: async (kind, username, password) => {
      const hash =
        kind === 'staff'
          ? ((await accounts.staffByUsername(username.toLowerCase()))?.passwordHash ?? null)
          : await accounts.passwordHashOf((await players.byUsername(username))?.id ?? null);
      return hash !== null && (await hasher.verify(hash, password)) === true;
    },
    disableStaff: (id, at) => accounts.setStaffDisabled(id, at),
  };
}
