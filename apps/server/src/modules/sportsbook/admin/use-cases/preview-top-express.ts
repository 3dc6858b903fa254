import type { Instant } from '@ordago/kernel';
import { type ExpressPreview, previewExpress } from '../../betting/index.ts';
import type { TopExpressParts } from './betting-admin-parts.ts';

/** Previews an express of some selections: its odds, its problems, and the largest bet of each currency. */
export async function previewTopExpress(
  { featuredExpresses }: Pick<TopExpressParts, 'featuredExpresses'>,
  selections: readonly string[],
  at: Instant,
): Promise<ExpressPreview> {
  const legs = await featuredExpresses.readExpressLegs(selections, at);
  return previewExpress(legs, await featuredExpresses.readExpressCapacities(legs.flatMap((leg) => leg?.event ?? [])));
}
