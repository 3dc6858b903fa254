import type { Currency, Instant, Refusal, StaffId } from '@ordago/kernel';
import { type Listener, listenTo } from '../../platform/db/listener.ts';
import type { Authenticate } from '../../platform/http/api-server.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Audit } from '../audit/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Players } from '../players/index.ts';
import { createAuthenticate } from './authenticate.ts';
import { createPasswordHasher, type HasherOptions } from './password-hasher.ts';
import { identityPolicies } from './policies.ts';
import type { DepositTotals } from './ports/deposit-totals.ts';
import { cookiesOf } from './presenters.ts';
import { createAccountsRepository, type StaffMember } from './repository/accounts.repository.ts';
import { createSessionsRepository } from './repository/sessions.repository.ts';
import { createTransact } from './repository/transact.ts';
import { changePasswordRoute } from './routes/change-password.route.ts';
import { checkSessionRoute } from './routes/check-session.route.ts';
import { createFirstOwnerRoute } from './routes/create-first-owner.route.ts';
import { issueFrameTokenRoute } from './routes/issue-frame-token.route.ts';
import { issuePartnerTokenRoute } from './routes/issue-partner-token.route.ts';
import { listSessionsRoute } from './routes/list-sessions.route.ts';
import { readStaffRoute } from './routes/read-staff.route.ts';
import { signInRoute } from './routes/sign-in.route.ts';
import { signOutRoute } from './routes/sign-out.route.ts';
import { signOutByGetRoute } from './routes/sign-out-by-get.route.ts';
import { signUpRoute } from './routes/sign-up.route.ts';
import { staffSignInRoute } from './routes/staff-sign-in.route.ts';
import { staffSignOutRoute } from './routes/staff-sign-out.route.ts';
import { hireStaff, type NewStaff } from './use-cases/hire-staff.ts';
import type { IdentityParts, IdentityRules } from './use-cases/identity-parts.ts';
import { type Registered, register, type SignUp, type SignUpRefusal } from './use-cases/register.ts';
import { createSessionGuard } from './use-cases/session-guard.ts';

/** Parts that the composition passes to identity. */
export interface IdentityOptions {
  readonly platform: Platform;
  readonly players: Players;
  readonly audit: Audit;
  readonly ledger: Pick<Ledger, 'openPlayerWallets'>;
  readonly totals: DepositTotals;
  readonly rules: IdentityRules;
  readonly secureCookies: { readonly player: boolean; readonly staff: boolean };
  /** Origin of the betting frame, answered with its token. */
  readonly frameOrigin: string;
  /** Seals the cookies by which devices are known again; every instance has the same. */
  readonly deviceSecret: string;
  readonly hashing?: HasherOptions;
}

/** API of identity for other modules. */
export interface Identity {
  readonly module: Module;
  readonly authenticate: Authenticate;
  /** Begins to receive ended sessions and bans; until then every call asks the database. */
  start(): Promise<void>;
  /** Ends what `start` began; every call asks the database again. */
  stop(): Promise<void>;
  /**
   * Registers a player without a browser, in any currency of the operator: the demo does so.
   * @refuses username-invalid, email-invalid, phone-invalid, currency-not-offered, birth-date-invalid, underage,
   * sign-up-code-invalid, password-policy, password-breached, username-taken, email-taken, phone-taken, too-many-attempts
   */
  registerPlayer(
    request: SignUp,
    by: { by: 'system' | `staff:${StaffId}`; currencies: readonly Currency[]; now: Instant },
  ): Promise<Registered | SignUpRefusal>;
  /**
   * Adds a member of staff.
   * @refuses username-invalid, username-taken, too-many-attempts
   */
  hireStaff(
    member: NewStaff,
    by: { by: 'system' | `staff:${StaffId}`; now: Instant },
  ): Promise<StaffId | Refusal<'username-invalid' | 'username-taken' | 'too-many-attempts'>>;
  /** A member of staff, disabled or not; null for an unknown name. */
  staffByUsername(username: string): Promise<StaffMember | null>;
  /** Returns true if a password opens that account; production checks the demo's passwords with it. */
  opens(kind: 'player' | 'staff', username: string, password: string): Promise<boolean>;
  /** Ends all sessions of a member of staff in the same commit; `null` lets them in again. */
  disableStaff(id: StaffId, at: Instant | null): Promise<void>;
}

/** Creates the module: its routes, its job, its authentication and its API. */
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
    signOutRoute(parts, cookies.player.session),
    signOutByGetRoute(parts, cookies.player.session),
    checkSessionRoute({ ...parts, totals }),
    changePasswordRoute(parts, cookies.player),
    listSessionsRoute(parts),
    issueFrameTokenRoute(parts, options.frameOrigin),
    issuePartnerTokenRoute(parts),
    createFirstOwnerRoute(parts),
    staffSignInRoute(parts, cookies.staff),
    readStaffRoute(parts),
    staffSignOutRoute(parts, cookies.staff.session),
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
