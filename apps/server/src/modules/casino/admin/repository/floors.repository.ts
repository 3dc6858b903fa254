import type { Instant, Units } from '@ordago/kernel';
import type { Pool } from 'pg';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { HighRollerFloor } from '../../shared/domain/high-roller-floor.ts';
import type { Noted } from './read-page.ts';

/** Repository of the least stakes of high rollers, by currency. */
export interface FloorsRepository {
  floors(): Promise<readonly HighRollerFloor[]>;
  /** Null takes the currency out of the high rollers. */
  setFloor(currency: string, stakeMin: Units | null, at: Instant, noted: (was: Units | null) => Noted): Promise<void>;
}

export function createFloorsRepository(pool: Pool): FloorsRepository {
  return {
    floors: async () => {
      const { rows } = await pool.query<{ currency: string; stake_min: string }>(
        'select currency, stake_min from casino.high_roller_floor order by currency',
      );
      return rows.map(({ currency, stake_min }) => ({ currency, stakeMin: BigInt(stake_min) }));
    },
    setFloor: (currency, stakeMin, at, noted) =>
      inTransaction(pool, async (tx) => {
        // One at a time, also for a currency that has no row to lock.
        await tx.query('lock table casino.high_roller_floor in share row exclusive mode');
        const { rows } = await tx.query<{ stake_min: string }>(
          'delete from casino.high_roller_floor where currency = $1 returning stake_min',
          [currency],
        );
        if (stakeMin !== null)
          await tx.query('insert into casino.high_roller_floor (currency, stake_min, changed_at) values ($1, $2, $3)', [
            currency,
            stakeMin,
            new Date(at),
          ]);
        await noted(rows[0] ? BigInt(rows[0].stake_min) : null)(tx);
      }),
  };
}
