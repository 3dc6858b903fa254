import { currency, type HouseAccountId, idOf, type PlayerId, type StaffId, type WalletId } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { HouseClass, Ledger } from '../../../src/modules/ledger/index.ts';
import type { ModelWorld } from './model.ts';
import { installFuzzModule, ROW_USES_MAX, readAccounts } from './repository/fuzz.repository.ts';

export interface FuzzPlayer {
  readonly id: PlayerId;
  readonly main: WalletId;
  readonly hold: WalletId;
  readonly grant: WalletId;
}

/** Fixture of a run: few players, so that they are hot, and one account of each kind. */
export interface FuzzWorld extends ModelWorld {
  readonly players: readonly FuzzPlayer[];
  readonly float: WalletId;
  readonly house: Readonly<Record<HouseName, HouseAccountId>>;
}

const HOUSE = {
  clearing: ['psp-clearing', 'payments', 'xpay'],
  slots: ['revenue', 'casino', 'evolution'],
  sport: ['revenue', 'sport', 'house'],
  open: ['open-stakes', 'sport', 'house'],
  promotion: ['promotion-cost', 'bonus', 'house'],
  pool: ['jackpot-pool', 'casino', 'evolution'],
  issue: ['float-issue', 'staff', 'house'],
} as const satisfies Record<string, readonly [Exclude<HouseClass, 'debt-receivable'>, string, string]>;
export type HouseName = keyof typeof HOUSE;

export const MXN = currency('MXN');
const USD = currency('USD');
/** Builds the fixture in a fresh database. */
export async function buildWorld(
  { pool, owner = pool }: { readonly pool: Pool; readonly owner?: Pool },
  ledger: Ledger,
): Promise<FuzzWorld> {
  await installFuzzModule(owner);
  const players: FuzzPlayer[] = [];
  for (let number = 1; number <= 5; number += 1) {
    const id = idOf<PlayerId>(number);
    const { main, hold } = await ledger.openPlayerWallets(id, MXN);
    players.push({ id, main, hold, grant: await ledger.openGrantWallet(id, `g${number}`, MXN) });
  }
  const float = await ledger.openFloat(idOf<StaffId>(1), MXN);
  const house = {} as Record<HouseName, HouseAccountId>;
  for (const name of Object.keys(HOUSE) as HouseName[]) {
    const [houseClass, product, provider] = HOUSE[name];
    house[name] = await ledger.houseAccount({ class: houseClass, product, provider, currency: MXN });
  }
  for (const abroad of ['revenue', 'jackpot-pool'] as const) {
    await ledger.houseAccount({ class: abroad, product: 'casino', provider: 'evolution', currency: USD });
  }
  return { players, float, house, rowUsesMax: ROW_USES_MAX, ...(await readAccounts(pool)) };
}
