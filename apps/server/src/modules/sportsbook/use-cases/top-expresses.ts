import { type Instant, type Refusal, refuse, type StaffId } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Audit } from '../../audit/index.ts';
import {
  endTopExpress,
  eventsOf,
  listTopExpresses,
  saveTopExpress,
  type TopExpress,
} from '../repository/top-expresses.repository.ts';
import type { DeskOrder } from './betting-desk.ts';

/** Expresses that the house offers as a whole. */
export interface TopExpresses {
  list(at: Instant): Promise<readonly TopExpress[]>;
  /** @refuses selection-unknown, event-repeated */
  offer(
    selections: readonly string[],
    order: DeskOrder,
  ): Promise<{ readonly id: string } | Refusal<'selection-unknown' | 'event-repeated'>>;
  /** @refuses top-express-not-found */
  end(id: string, order: DeskOrder): Promise<Refusal<'top-express-not-found'> | null>;
}

export function createTopExpresses({ pool, audit }: { pool: Pool; audit: Audit }): TopExpresses {
  return {
    list: (at) => listTopExpresses(pool, at),
    offer: async (selections, order) => {
      const events = await eventsOf(pool, selections);
      const unknown = events.indexOf(null);
      if (unknown >= 0) return refuse('selection-unknown', { leg: unknown });
      const repeated = events.findIndex((event, index) => events.indexOf(event) < index);
      if (repeated >= 0) return refuse('event-repeated', { leg: repeated });
      const id = await saveTopExpress(pool, {
        ...{ selections, at: order.now },
        noted: (tx, number) => audit.append(lineOf(order, { express: number, selections: selections.join(',') }), tx),
      });
      return { id };
    },
    end: async (id, order) => {
      const noted = (tx: Parameters<typeof audit.append>[1]) =>
        audit.append(lineOf(order, { express: id, ends: true }), tx);
      return (await endTopExpress(pool, { id, at: order.now, noted })) ? null : refuse('top-express-not-found');
    },
  };
}

function lineOf(
  { staff, ip, now }: { staff: StaffId; ip: string; now: Instant },
  details: Readonly<Record<string, string | boolean>>,
) {
  return { at: now, actor: `staff:${staff}` as const, action: 'sportsbook.top-express-set', details, ip };
}
