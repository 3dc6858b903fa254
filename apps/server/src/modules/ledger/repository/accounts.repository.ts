import { type Currency, type HouseAccountId, idOf, type PlayerId, type StaffId, type WalletId } from '@ordago/kernel';
import type { Pool } from 'pg';
import { gather } from '../../../platform/db/gather.ts';
import type { HouseAccountKey, Wallet, WalletClass } from '../domain/accounts.ts';

interface WalletRow {
  readonly id: string;
  readonly player: string | null;
  readonly staff: string | null;
  readonly class: WalletClass;
  readonly bonus_grant: string | null;
  readonly currency: string;
  readonly balance: string;
  readonly seq: string;
}

const COLUMNS = 'id, player, staff, class, bonus_grant, currency, balance, seq';

export function createAccountsRepository(pool: Pool) {
  return {
    /** Opens main, hold and debt in that currency; what is open stays as it is. */
    openPlayerWallets: (player: PlayerId, currency: Currency) => openPlayerWallets(pool, player, currency),
    openGrantWallet: (player: PlayerId, grant: string, currency: Currency) =>
      openGrantWallet(pool, player, grant, currency),
    openFloat: (staff: StaffId, currency: Currency) => openFloat(pool, staff, currency),
    openHouseAccount: (key: HouseAccountKey) => openHouseAccount(pool, key),
    findWallets: async (player: PlayerId) => (await findWalletsOf(pool, [player]))[0] ?? [],
    /** As `findWallets`; those that are asked for together are read together: every bet asks. */
    walletsOf: gather((players: readonly PlayerId[]) => findWalletsOf(pool, players)),
    /** Players with a debt and something on main: what a collection could take. */
    findCollectableDebtors: (limit: number) => findCollectableDebtors(pool, limit),
  };
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

async function openPlayerWallets(pool: Pool, player: PlayerId, currency: Currency): Promise<void> {
  await pool.query('select ledger.open_player_wallets($1, $2)', [player, currency]);
}

async function openGrantWallet(pool: Pool, player: PlayerId, grant: string, currency: Currency): Promise<WalletId> {
  const opened = await pool.query<{ id: string }>('select ledger.open_grant_wallet($1, $2, $3) as id', [
    player,
    grant,
    currency,
  ]);
  return idOf(opened.rows[0]?.id ?? '');
}

async function openFloat(pool: Pool, staff: StaffId, currency: Currency): Promise<WalletId> {
  const opened = await pool.query<{ id: string }>('select ledger.open_float($1, $2) as id', [staff, currency]);
  return idOf(opened.rows[0]?.id ?? '');
}

/** The wallets of each of these players, in their order, in one statement. */
async function findWalletsOf(pool: Pool, players: readonly PlayerId[]): Promise<(readonly Wallet[])[]> {
  const found = await pool.query<WalletRow>({
    name: 'ledger.wallets_of',
    text: `select ${COLUMNS} from ledger.wallet where player = any ($1) order by id`,
    values: [players],
  });
  const wallets = new Map<string, Wallet[]>(players.map((player) => [player, []]));
  for (const row of found.rows) wallets.get(row.player ?? '')?.push(readWallet(row));
  return players.map((player) => wallets.get(player) ?? []);
}

async function openHouseAccount(pool: Pool, key: HouseAccountKey): Promise<HouseAccountId> {
  const opened = await pool.query<{ id: string }>('select ledger.open_house_account($1, $2, $3, $4) as id', [
    key.class,
    key.product,
    key.provider,
    key.currency,
  ]);
  return idOf(opened.rows[0]?.id ?? '');
}

async function findCollectableDebtors(
  pool: Pool,
  limit: number,
): Promise<readonly { player: PlayerId; version: string }[]> {
  const found = await pool.query<{ player: string; version: string }>(
    `select d.player, sum(w.seq)::bigint as version from ledger.debtor d
     join ledger.wallet w on w.player = d.player and w.class in ('main', 'debt')
     group by d.player having sum(w.balance) filter (where w.class = 'main') > 0 order by d.player limit $1`,
    [limit],
  );
  return found.rows.map((row) => ({ player: idOf<PlayerId>(row.player), version: row.version }));
}

function readWallet(row: WalletRow): Wallet {
  return {
    id: idOf<WalletId>(row.id),
    player: row.player === null ? null : idOf<PlayerId>(row.player),
    staff: row.staff === null ? null : idOf<StaffId>(row.staff),
    class: row.class,
    grant: row.bonus_grant,
    currency: row.currency as Currency,
    balance: BigInt(row.balance),
    version: BigInt(row.seq),
  };
}
