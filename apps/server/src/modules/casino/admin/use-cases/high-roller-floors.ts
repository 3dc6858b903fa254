import { formatAmount, type Units } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import type { FloorStore } from '../repository/floors.repository.ts';
import { type AdminOrder, lineOf } from './catalogue-admin.ts';

/** From which stakes on rounds stand among the high rollers of the lobby. */
export interface HighRollerFloors extends Pick<FloorStore, 'floors'> {
  /** Null takes the currency out of the high rollers. Every change leaves its line in the audit. */
  set(currency: string, stakeMin: Units | null, order: AdminOrder): Promise<void>;
}

export function createHighRollerFloors(store: FloorStore, audit: Audit): HighRollerFloors {
  return {
    floors: store.floors,
    set: (currency, stakeMin, order) =>
      store.setFloor(currency, stakeMin, order.now, (was) => (tx) => {
        const details = { currency, stakeMin: amountOf(stakeMin), was: amountOf(was) };
        return audit.append(lineOf(order, 'casino.high-roller-floor-set', details), tx);
      }),
  };
}

function amountOf(units: Units | null): string | null {
  return units === null ? null : formatAmount(units);
}
