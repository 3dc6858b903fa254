import { type Instant, isRefusal, type Refusal } from '@ordago/kernel';
import type { Slip, SlipLeg } from '../../../shared/domain/slip.ts';
import type { Combinations } from '../../../shared/ports/combinations.ts';
import { isCombinationLeg, partsOfLeg } from '../../domain/combination-legs.ts';

/** A combination that was written for a slip. */
export interface MadeLeg {
  readonly event: string;
  readonly market: string;
  /** Selection that the leg is bet on by, and the text by which the player sent it. */
  readonly selection: string;
  readonly sent: string;
}

/** A slip whose legs are selections alone, and what was written for that. */
export interface MadeSlip {
  readonly slip: Slip;
  readonly made: readonly MadeLeg[];
}

/**
 * Writes the combinations of a slip that is being placed. Who places it deletes them again where no bet comes of it.
 *
 * @refuses what `makeCombination` refuses, with the place of the leg; then nothing written for the slip is left
 */
export async function makeCombinations(
  combinations: Combinations,
  slip: Slip,
  now: Instant,
): Promise<MadeSlip | Refusal> {
  const made: MadeLeg[] = [];
  const legs: SlipLeg[] = [];
  for (const leg of slip.legs) {
    if (isCombinationLeg(leg)) {
      const event = leg.event ?? '';
      const written = await combinations.make({ event, selections: partsOfLeg(leg), now });
      if (isRefusal(written)) {
        await combinations.drop(made, now);
        return { ...written, params: { ...written.params, leg: legs.length } };
      }
      made.push({ event, sent: leg.selection, ...written });
    }
    legs.push(isCombinationLeg(leg) ? { ...leg, selection: made.at(-1)?.selection ?? '' } : leg);
  }
  return { slip: { ...slip, legs }, made };
}
