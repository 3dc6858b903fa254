import { type Instant, type Page, type Refusal, refuse } from '@ordago/kernel';
import type { Pool } from 'pg';
import { TOP_EXPRESSES_TOPIC } from '../../../../platform/push/publish.ts';
import type { Audit } from '../../../audit/index.ts';
import {
  type ExpressLeg,
  type ExpressPreview,
  type FeaturedExpress,
  listFeaturedExpresses,
  listTopExpresses,
  previewExpress,
  readExpressCapacities,
  readExpressLegs,
  saveTopExpress,
  setTopExpressEnd,
  type TopExpress,
  type TopExpressOrder,
} from '../../betting/index.ts';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import { ADMIN_ACTIONS } from './betting-overview.ts';

export { type FeaturedExpress, shownOdds, type TopExpress, type TopLeg } from '../../betting/index.ts';

/** Expresses that the operator offers as a whole. */
export interface TopExpresses {
  list(at: Instant): Promise<readonly TopExpress[]>;
  /** Reads all of them in any state, with the bets on them. */
  all(at: Instant, paging: { page: number; size: number }): Promise<Page<FeaturedExpress>>;
  preview(selections: readonly string[], at: Instant): Promise<ExpressPreview>;
  /** @refuses validation-failed for times that leave nothing, express-leg-refused */
  offer(
    wanted: TopExpressOrder,
    order: AdminOrder,
  ): Promise<{ readonly id: string } | Refusal<'validation-failed' | 'express-leg-refused'>>;
  /** Takes one back, or offers it again. @refuses state-changed for one that is not there, or is so already */
  setEnd(id: string, ends: boolean, order: AdminOrder): Promise<Refusal<'state-changed'> | null>;
}

export interface TopExpressParts extends Pick<SportsbookParts, 'publish'> {
  readonly pool: Pool;
  readonly audit: Audit;
}

export function createTopExpresses({ pool, audit, publish }: TopExpressParts): TopExpresses {
  // Pages that show them read them again: a list of a few rows that changes by hand.
  const announce = () => publish(TOP_EXPRESSES_TOPIC, { kind: 'top-expresses' });
  const noted = (order: AdminOrder, offered: boolean) => (tx: Parameters<typeof audit.append>[1], express: string) =>
    audit.append(adminLineOf(order, ADMIN_ACTIONS.express, { express, offered }), tx);
  return {
    list: (at) => listTopExpresses(pool, at),
    all: (at, paging) => listFeaturedExpresses(pool, at, paging),
    preview: async (selections, at) => {
      const legs = await readExpressLegs(pool, selections, at);
      return previewExpress(
        legs,
        await readExpressCapacities(
          pool,
          legs.flatMap((leg) => leg?.event ?? []),
        ),
      );
    },
    offer: async (wanted, order) => {
      const refused =
        judgeTimes(wanted, order.now) ?? judgeLegs(await readExpressLegs(pool, wanted.selections, order.now));
      if (refused !== null) return refused;
      const id = await saveTopExpress(pool, { ...wanted, at: order.now, noted: noted(order, true) });
      announce();
      return { id };
    },
    setEnd: async (id, ends, order) => {
      const reported = (tx: Parameters<typeof audit.append>[1]) => noted(order, !ends)(tx, id);
      const isDone = await setTopExpressEnd(pool, { id, ends, at: order.now, noted: reported });
      if (!isDone) return refuse('state-changed');
      announce();
      return null;
    },
  };
}

function judgeTimes({ shownFrom, shownUntil }: TopExpressOrder, now: Instant): Refusal<'validation-failed'> | null {
  if (shownUntil === null) return null;
  return shownUntil <= now || (shownFrom !== null && shownUntil <= shownFrom)
    ? refuse('validation-failed', { field: 'shown_until' })
    : null;
}

function judgeLegs(legs: readonly (ExpressLeg | null)[]): Refusal<'express-leg-refused'> | null {
  const bad = legs.findIndex(
    (leg, place) => leg === null || leg.hasBegun || legs.slice(0, place).some((one) => one?.event === leg.event),
  );
  return bad < 0 ? null : refuse('express-leg-refused', { leg: bad, place: bad + 1 });
}
