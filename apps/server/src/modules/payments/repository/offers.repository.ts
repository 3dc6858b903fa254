import { currency } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { MethodOffer } from '../domain/limits.ts';
import type { Direction } from '../domain/payment.ts';

interface OfferRow {
  name: string;
  is_active: boolean;
  direction: Direction | null;
  currency: string | null;
  min_units: string | null;
  max_units: string | null;
}

export interface OffersRepository {
  /** Every method, on or off, with its limits. A handful of rows; read anew each time, so that a switch acts at once. */
  all(): Promise<MethodOffer[]>;
}

export function createOffersRepository(pool: Pool): OffersRepository {
  return {
    async all() {
      const { rows } = await pool.query<OfferRow>(
        `select m.name, m.is_active, l.direction, l.currency, l.min_units, l.max_units
         from payments.method m left join payments.method_limit l on l.method = m.name
         order by m.name, l.direction, l.currency`,
      );
      const offers = new Map<string, MethodOffer>();
      for (const row of rows) {
        const offer = offers.get(row.name) ?? { name: row.name, isActive: row.is_active, limits: [] };
        offers.set(row.name, { ...offer, limits: [...offer.limits, ...limitsOf(row)] });
      }
      return [...offers.values()];
    },
  };
}

function limitsOf({ direction, currency: code, min_units: min, max_units: max }: OfferRow): MethodOffer['limits'] {
  if (direction === null || code === null || min === null || max === null) return [];
  return [{ direction, currency: currency(code), min: BigInt(min), max: BigInt(max) }];
}
