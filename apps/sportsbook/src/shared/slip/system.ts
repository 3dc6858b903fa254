import { combinationsOf, NAMED_SYSTEMS, nameOfSystem, type SystemName, type SystemShape } from '@ordago/kernel';
import type { Slip } from './slip.ts';

/** A system needs a leg that may lose. */
export const SYSTEM_LEGS_MIN = 3;

/** One way in which the legs of a slip may unfold. */
export interface SystemChoice {
  /** The sizes, as a list chooses them: `2` or `2,3`. */
  readonly value: string;
  readonly sizes: readonly number[];
  readonly name: SystemName | null;
  readonly combinations: number;
}

/** Systems that the legs of a slip allow: the plain sizes, then the named system, where no leg is a banker. */
export function systemChoices(slip: Slip): readonly SystemChoice[] {
  const legs = slip.legs.length;
  const bankers = bankersOf(slip);
  const plain = Array.from({ length: Math.max(legs - 2, 0) }, (_, index) => [index + 2]).filter(
    ([size = 0]) => size > bankers.length,
  );
  const named = bankers.length > 0 ? [] : NAMED_SYSTEMS.filter((one) => one.legs === legs).map((one) => [...one.sizes]);
  return [...plain, ...named].map((sizes) => ({
    value: sizes.join(),
    sizes,
    name: nameOfSystem(legs, { sizes, bankers }),
    combinations: combinationsOf(legs, { sizes, bankers }),
  }));
}

/** System of the slip: the player's choice while it fits the legs, else the smallest size that does. */
export function systemOf(slip: Slip): SystemShape {
  const choices = systemChoices(slip);
  const chosen = choices.find(({ value }) => value === slip.sizes.join()) ?? choices[0];
  return { sizes: chosen?.sizes ?? [], bankers: bankersOf(slip) };
}

/** Most bankers that leave a leg to unfold. */
export function bankersMax(slip: Slip): number {
  return slip.legs.length - 2;
}

function bankersOf({ legs, bankers }: Slip): number[] {
  return legs.flatMap(({ selection }, place) => (bankers.includes(selection) ? [place] : []));
}
