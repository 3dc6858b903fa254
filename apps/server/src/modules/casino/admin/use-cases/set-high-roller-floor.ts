import { formatAmount, type Units } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import type { FloorsRepository } from '../repository/floors.repository.ts';
import { type AdminOrder, adminLineOf } from './admin-line.ts';

/**
 * Sets the least stake of a currency, from which rounds are among the high rollers of the lobby; null takes the currency
 * out of them. Every change leaves its line in the audit.
 */
export type SetHighRollerFloor = (currency: string, stakeMin: Units | null, order: AdminOrder) => Promise<void>;

export function createSetHighRollerFloor(store: FloorsRepository, audit: Audit): SetHighRollerFloor {
  return (currency, stakeMin, order) =>
    store.setFloor(currency, stakeMin, order.now, (was) => (tx) => {
      const details = { currency, stakeMin: amountOf(stakeMin), was: amountOf(was) };
      return audit.append(adminLineOf(order, 'casino.high-roller-floor-set', details), tx);
    });
}

function amountOf(units: Units | null): string | null {
  return units === null ? null : formatAmount(units);
}
