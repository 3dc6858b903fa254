import type { Spread } from './statistics.ts';

/** One line of the report. */
export interface Figure {
  /** Name in the list of goals: `G1`, `G2`, … */
  readonly goal: string;
  readonly what: string;
  readonly value: Spread;
  /** `x` for a ratio, otherwise what the value counts. */
  readonly unit: string;
  /** Floor of the median at the gate; a figure without a floor is printed to be seen. */
  readonly floor?: Floor;
}

export type Floor = { readonly atLeast: number } | { readonly atMost: number };

export function isMet({ value, floor }: Figure): boolean {
  if (!floor) return true;
  // A figure that could not be taken (NaN) meets nothing.
  return 'atLeast' in floor ? value.median >= floor.atLeast : value.median <= floor.atMost;
}

/** A single reading, in the form of the others. */
export function reading(value: number): Spread {
  return { median: value, p10: value, p90: value };
}

export function lineOf(figure: Figure): string {
  const { goal, what, value, unit, floor } = figure;
  const spread = value.p10 === value.p90 ? '' : ` [${short(value.p10)} – ${short(value.p90)}]`;
  const asked = floor ? ('atLeast' in floor ? `≥ ${floor.atLeast}` : `≤ ${floor.atMost}`) : '';
  const verdict = floor ? (isMet(figure) ? 'ok' : 'UNDER THE FLOOR') : '';
  const shown = `${short(value.median)}${unit === 'x' ? '×' : ` ${unit}`}${spread}`;
  return `${goal.padEnd(5)} ${what.padEnd(58)} ${shown.padEnd(30)} ${asked.padEnd(8)} ${verdict}`.trimEnd();
}

function short(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toString();
  return value.toFixed(2);
}
