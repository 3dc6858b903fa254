/** A choice of dice: rolls above or below the target win. Hundredths: 5050 is 50.50. */
export interface DiceChoice {
  readonly direction: 'over' | 'under';
  readonly target: number;
}

const TOP = 10_000;

/** Winning rolls of the 10,001. */
export function winsOf({ direction, target }: DiceChoice): number {
  return direction === 'over' ? TOP - target : target;
}

/** The same number of winning rolls from the other end. */
export function mirrored({ direction, target }: DiceChoice): DiceChoice {
  return { direction: direction === 'over' ? 'under' : 'over', target: TOP - target };
}

/** Keeps a target where its choice wins on 200 to 9,800 rolls: what the slider offers. */
export function within({ direction, target }: DiceChoice): DiceChoice {
  const [least, most] = direction === 'over' ? [TOP - 9_800, TOP - 200] : [200, 9_800];
  return { direction, target: Math.min(most, Math.max(least, target)) };
}

/** `50.50` */
export function rollText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
