import { type Instant, isRefusal, type Odds, type Refusal } from '@ordago/kernel';
import type { Slip } from '../../../shared/domain/slip.ts';
import type { Combinations } from '../../../shared/ports/combinations.ts';
import { isCombinationLeg, partsOfLeg } from '../../domain/combination-legs.ts';
import type { SlipContext } from '../read-slip-context.ts';

/** Way to read the context of a slip as if its combinations were selections on offer. */
export interface SupposedCombinations {
  /** Selections to read: of a combination its first part, which has the same event. */
  readonly selections: readonly string[];
  readonly see: (context: SlipContext) => SlipContext;
}

/**
 * Prices the combinations of a slip, to judge it without writing any.
 *
 * @refuses what `priceChosen` refuses, with the place of the leg
 */
export async function supposeCombinations(
  combinations: Pick<Combinations, 'price'>,
  { legs }: Pick<Slip, 'legs'>,
  now: Instant,
): Promise<SupposedCombinations | Refusal> {
  const priced: { sent: string; first: string; odds: Odds }[] = [];
  for (const [place, leg] of legs.entries()) {
    if (!isCombinationLeg(leg)) continue;
    const selections = partsOfLeg(leg);
    const found = await combinations.price({ event: leg.event ?? '', selections, now });
    if (isRefusal(found)) return { ...found, params: { ...found.params, leg: place } };
    priced.push({ sent: leg.selection, first: selections[0] ?? '', odds: found.odds });
  }
  const copies = <T extends { readonly selection: string | null }>(rows: readonly T[]) =>
    rows.flatMap((row) => priced.filter(({ first }) => first === row.selection).map((one) => ({ row, one })));
  return {
    selections: legs.map((leg) => partsOfLeg(leg)[0] ?? ''),
    see: (context) => ({
      ...context,
      offer: [
        ...context.offer,
        ...copies(context.offer).map(({ row, one: { sent, odds } }) => ({
          ...row,
          selection: sent,
          odds,
          isMarketOpen: true,
          eachWay: null,
        })),
      ],
      limits: [
        ...context.limits,
        ...copies(context.limits).map(({ row, one: { sent } }) => ({ ...row, selection: sent })),
      ],
    }),
  };
}
