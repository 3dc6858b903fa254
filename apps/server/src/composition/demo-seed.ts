import {
  assert,
  currency,
  type Instant,
  instant,
  isRefusal,
  type PlayerId,
  parseAmount,
  type StaffId,
} from '@ordago/kernel';
import { digestOf, TRANSFER } from '../modules/ledger/index.ts';
import type { Modules } from './modules.ts';

/** Password of every demo account; printed at start, never used in production. */
export const DEMO_PASSWORD = 'Ordago-2026';

const DEMO_PLAYERS = [
  { username: 'demo', currency: 'USD', opening: '1000.00', phone: '+12025550101', locale: 'en' },
  { username: 'ana', currency: 'TRY', opening: '25000.00', phone: '+905550000101', locale: 'es' },
  { username: 'luis', currency: 'MXN', opening: '15000.00', phone: '+525500000101', locale: 'es' },
] as const;

/** One branch of the staff tree, the top first. */
const DEMO_STAFF = [
  { username: 'owner', level: 4 },
  { username: 'super', level: 3 },
  { username: 'admin', level: 2 },
  { username: 'cashier', level: 1 },
] as const;

const OPENED_AT: Instant = instant(Date.UTC(2026, 0, 1));

type SeedParts = Pick<Modules, 'identity' | 'ledger' | 'players'>;

/**
 * Makes sure that the demo accounts exist: harmless to repeat, and the same on every machine. The opening balances are
 * deposits in the ledger like any other, under a key that lets each happen once.
 */
export async function seedDemo(parts: SeedParts, now: Instant): Promise<void> {
  await hireDemoStaff(parts, now);
  for (const demo of DEMO_PLAYERS) {
    const player = await demoPlayer(parts, demo, now);
    await openDemoBalance(parts, player, demo);
  }
}

/** Ends a start in production on books where a demo account still opens with the password that everybody knows. */
export async function refuseDemoAccounts({ identity }: Pick<SeedParts, 'identity'>): Promise<void> {
  const accounts = [
    ...DEMO_PLAYERS.map(({ username }) => ({ kind: 'player', username }) as const),
    ...DEMO_STAFF.map(({ username }) => ({ kind: 'staff', username }) as const),
  ];
  for (const { kind, username } of accounts) {
    if (await identity.opens(kind, username, DEMO_PASSWORD)) {
      throw new Error(`production refuses the demo account ${username}: these books belong to a demo`);
    }
  }
}

async function hireDemoStaff({ identity }: SeedParts, now: Instant): Promise<void> {
  let parent: StaffId | null = null;
  for (const { username, level } of DEMO_STAFF) {
    const known = await identity.staffByUsername(username);
    if (known) {
      parent = known.id;
      continue;
    }
    const member = { username, level, parent, password: DEMO_PASSWORD };
    const hired: Awaited<ReturnType<typeof identity.hireStaff>> = await identity.hireStaff(member, {
      by: 'system',
      now,
    });
    if (!isRefusal(hired)) parent = hired;
    // Another instance that starts at the same time was faster.
    else parent = (await identity.staffByUsername(username))?.id ?? null;
  }
}

async function demoPlayer(
  { identity, players }: SeedParts,
  demo: (typeof DEMO_PLAYERS)[number],
  now: Instant,
): Promise<PlayerId> {
  const known = await players.byUsername(demo.username);
  if (known) return known.id;
  const code = currency(demo.currency);
  const registered = await identity.registerPlayer(
    {
      username: demo.username,
      password: DEMO_PASSWORD,
      phone: demo.phone,
      currency: code,
      locale: demo.locale,
      email: `${demo.username}@ordago.example`,
      birthDate: '1990-05-17',
      code: null,
    },
    { by: 'system', currencies: [code], now },
  );
  if (!isRefusal(registered)) return registered.player;
  const other = await players.byUsername(demo.username);
  assert(other, `the demo account ${demo.username} was refused: ${registered.name}`);
  return other.id;
}

async function openDemoBalance(
  { ledger }: SeedParts,
  player: PlayerId,
  demo: (typeof DEMO_PLAYERS)[number],
): Promise<void> {
  const units = parseAmount(demo.opening);
  assert(units !== null, `not an amount: ${demo.opening}`);
  const code = currency(demo.currency);
  const { main } = await ledger.openPlayerWallets(player, code);
  const clearing = { class: 'psp-clearing', product: 'payments', provider: 'demo', currency: code } as const;
  const from = await ledger.houseAccount(clearing);
  const verdict = await ledger.apply({
    scope: 'demo',
    key: `opening:${demo.username}`,
    digest: digestOf({ player, opening: demo.opening }),
    kind: 'ledger.move',
    player,
    at: OPENED_AT,
    moves: [{ from, to: main, units, code: TRANSFER.replenishment }],
  });
  assert(
    verdict.verdict === 'accepted',
    `the opening balance of ${demo.username} was not accepted: ${verdict.verdict}`,
  );
}
