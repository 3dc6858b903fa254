import { type Refusal, refuse } from '@ordago/kernel';
import { TOP_EXPRESSES_TOPIC } from '../../../../platform/push/publish.ts';
import type { AdminOrder } from '../../shared/use-cases/admin-line.ts';
import type { TopExpressParts } from './betting-admin-parts.ts';
import { expressLineOf } from './express-line.ts';

/**
 * Withdraws a featured express, or offers it again.
 *
 * @refuses state-changed for one that does not exist, or is so already
 */
export async function endTopExpress(
  { featuredExpresses, audit, publish }: TopExpressParts,
  { id, ends }: { id: string; ends: boolean },
  order: AdminOrder,
): Promise<Refusal<'state-changed'> | null> {
  const line = expressLineOf(order, id, !ends);
  const noted = (tx: Parameters<typeof audit.append>[1]) => audit.append(line, tx);
  const isDone = await featuredExpresses.setTopExpressEnd({ id, ends, at: order.now, noted });
  if (!isDone) return refuse('state-changed');
  publish(TOP_EXPRESSES_TOPIC, { kind: 'top-expresses' });
  return null;
}
