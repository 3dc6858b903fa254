import {
  currency,
  type HouseAccountId,
  type Instant,
  idOf,
  instant,
  type PlayerId,
  type StaffId,
} from '@ordago/kernel';
import type { Pool } from 'pg';
import {
  createLedger,
  digestOf,
  type HouseAccountKey,
  type Ledger,
  type MoneyCommand,
  type Move,
  type PlayerWallets,
  TRANSFER,
  type Verdict,
} from '../../src/modules/ledger/index.ts';

export const MXN = currency('MXN');
export const AT: Instant = instant(Date.UTC(2026, 0, 14));

export interface Player extends PlayerWallets {
  readonly id: PlayerId;
}

/** A ledger on a test's own database, with the accounts and the commands of the tests. */
export interface TestKit {
  readonly ledger: Ledger;
  readonly clearing: HouseAccountId;
  readonly revenue: HouseAccountId;
  readonly openStakes: HouseAccountId;
  readonly promotion: HouseAccountId;
  buildPlayer(main?: bigint): Promise<Player>;
  command(player: Player | null, rest?: Partial<MoneyCommand>): MoneyCommand;
  deposit(player: Player, units: bigint): MoneyCommand;
  stake(player: Player, units: bigint): MoneyCommand;
  win(player: Player, units: bigint): MoneyCommand;
  rollback(player: Player, target: { scope: string; key: string }): MoneyCommand;
  balances(player: Player): Promise<{ main: bigint; hold: bigint; debt: bigint }>;
  /** Names of the ledger's broken invariants; empty when all is well. */
  broken(): Promise<string[]>;
}

export async function createTestKit(db: { readonly pool: Pool }): Promise<TestKit> {
  const ledger = createLedger({ pool: db.pool, clock: { now: () => AT } });
  const account = (name: HouseAccountKey['class'], product: string, provider: string) =>
    ledger.houseAccount({ class: name, product, provider, currency: MXN });
  const clearing = await account('psp-clearing', 'payments', 'xpay');
  const revenue = await account('revenue', 'casino', 'evolution');
  const openStakes = await account('open-stakes', 'sport', 'house');
  const promotion = await account('promotion-cost', 'bonus', 'house');
  let players = 0;
  let keys = 0;

  const command: TestKit['command'] = (player, rest = {}) => {
    keys += 1;
    const key = `k${keys}`;
    const owner = player?.id ?? null;
    return {
      scope: 'test',
      key,
      digest: digestOf(key),
      kind: 'ledger.move',
      player: owner,
      moves: [],
      at: AT,
      ...rest,
    };
  };
  const moving = (player: Player, move: Move) => command(player, { moves: [move] });
  const deposit = (player: Player, units: bigint) =>
    moving(player, { from: clearing, to: player.main, units, code: TRANSFER.replenishment });

  return {
    ledger,
    clearing,
    revenue,
    openStakes,
    promotion,
    command,
    deposit,
    stake: (player, units) => moving(player, { from: player.main, to: revenue, units, code: TRANSFER.slotsBet }),
    win: (player, units) => moving(player, { from: revenue, to: player.main, units, code: TRANSFER.winSlots }),
    rollback: (player, target) =>
      command(player, { kind: 'ledger.reverse', rollsBack: { scope: target.scope, key: target.key } }),
    async buildPlayer(main = 0n) {
      players += 1;
      const id = idOf<PlayerId>(players);
      const player = { id, ...(await ledger.openPlayerWallets(id, MXN)) };
      if (main > 0n) await ledger.apply(deposit(player, main));
      return player;
    },
    async balances(player) {
      const wallets = await ledger.walletsOf(player.id);
      const of = (name: string) => wallets.find((wallet) => wallet.class === name)?.balance ?? -1n;
      return { main: of('main'), hold: of('hold'), debt: of('debt') };
    },
    async broken() {
      const readings = await ledger.invariants();
      return readings.filter((r) => r.name.startsWith('ledger-') && r.violations > 0).map((r) => r.name);
    },
  };
}

/** Outcome of a verdict as one name: `accepted`, `conflict`, `rolled-back`, or the name of the refusal. */
export function outcomeOf(verdict: Verdict): string {
  return verdict.verdict === 'refused' ? verdict.name : verdict.verdict;
}

export const staffId = (number: number): StaffId => idOf<StaffId>(number);
