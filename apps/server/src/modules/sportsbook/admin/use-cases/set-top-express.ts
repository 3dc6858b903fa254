import { type Instant, type Refusal, refuse } from '@ordago/kernel';
import { TOP_EXPRESSES_TOPIC } from '../../../../platform/push/publish.ts';
import type { ExpressLeg, TopExpressOrder } from '../../betting/index.ts';
import type { AdminOrder } from '../../shared/use-cases/admin-line.ts';
import type { TopExpressParts } from './betting-admin-parts.ts';
import { expressLineOf } from './express-line.ts';

/**
 * Offers an express as a whole.
 *
 * @refuses validation-failed for times that leave nothing, express-leg-refused
 */
export async function setTopExpress(
  { featuredExpresses, audit, publish }: TopExpressParts,
  wanted: TopExpressOrder,
  order: AdminOrder,
): Promise<{ readonly id: string } | Refusal<'validation-failed' | 'express-leg-refused'>> {
  const refused =
    judgeTimes(wanted, order.now) ?? judgeLegs(await featuredExpresses.readExpressLegs(wanted.selections, order.now));
  if (refused !== null) return refused;
  const id = await featuredExpresses.saveTopExpress({
    ...wanted,
    at: order.now,
    noted: (tx, express) => audit.append(expressLineOf(order, express, true), tx),
  });
  // Pages that show them read them again: a list of a few rows that changes by hand.
  publish(TOP_EXPRESSES_TOPIC, { kind: 'top-expresses' });
  return { id };
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
