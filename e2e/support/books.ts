import path from 'node:path';
import { currency, instant } from '@ordago/kernel';
import pg from 'pg';
import { createLedger, digestOf, TRANSFER } from '../../apps/server/src/modules/ledger/index.ts';
import { startPostgres } from '../../tools/postgres/index.mjs';

/** A number of its own among the processes of the product: no running one has it. */
const INSTANCE = 7;

/** Gives a player bonus money, in ledger units, straight in the books of the product under test: no screen gives any. */
export async function grantBonus(player: string, units: bigint): Promise<void> {
  const port = Number(process.env.E2E_PORT ?? 3700);
  const dir = path.resolve(import.meta.dirname, `../../test-results/at-${port}/data/postgres`);
  const url = process.env.DATABASE_URL ?? (await startPostgres({ dir })).url;
  const pool = new pg.Pool({ connectionString: url });
  const ledger = createLedger({ pool, clock: { now: () => instant(Date.now()) }, instance: INSTANCE });
  try {
    const usd = currency('USD');
    const grant = `e2e-${player}`;
    const to = await ledger.openGrantWallet(player as never, grant, usd);
    const promotion = { class: 'promotion-cost', product: 'e2e', provider: 'e2e', currency: usd } as const;
    const { verdict } = await ledger.apply({
      scope: 'e2e',
      key: grant,
      digest: digestOf(grant),
      kind: 'ledger.move',
      player: player as never,
      moves: [{ from: await ledger.houseAccount(promotion), to, units, code: TRANSFER.bonusGrant }],
      at: instant(Date.now()),
    });
    if (verdict !== 'accepted') throw new Error(`the bonus was not granted: ${verdict}`);
  } finally {
    await ledger.close();
    await pool.end();
  }
}
