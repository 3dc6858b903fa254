import { parseAmount } from '@ordago/kernel';

/** A value of a bet, as the server returns it. */
export interface ValuePoint {
  readonly at: string;
  readonly value: string;
}

/** Paths of the lines of the chart, in the units of its box. */
export interface ValueChart {
  readonly line: string;
  readonly area: string;
  /** Height of the stake. */
  readonly stakeY: number;
  /** Values in words: the first, the last, the lowest and the highest. */
  readonly first: ValuePoint;
  readonly last: ValuePoint;
  readonly low: string;
  readonly high: string;
}

export const CHART = { width: 300, height: 64, edge: 4 } as const;

/** Lays values out over time, in steps: a value applies until the next one was seen. Null with fewer than two. */
export function chartOf(points: readonly ValuePoint[], stake: string): ValueChart | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const sorted = points.map(({ value }) => value).toSorted((a, b) => numberOf(a) - numberOf(b));
  const low = sorted[0] ?? '';
  const high = sorted.at(-1) ?? '';
  const from = Date.parse(first.at);
  const to = Date.parse(last.at);
  const bottom = Math.min(numberOf(low), numberOf(stake));
  const top = Math.max(numberOf(high), numberOf(stake));
  const x = (at: string) => round(to === from ? 0 : ((Date.parse(at) - from) / (to - from)) * CHART.width);
  const room = CHART.height - 2 * CHART.edge;
  const y = (value: string) =>
    round(CHART.height - CHART.edge - ((numberOf(value) - bottom) / (top - bottom || 1)) * room);
  const [begin, ...rest] = points.map(({ at, value }) => ({ x: x(at), y: y(value) }));
  const line = `M0 ${begin?.y}${rest.map((point) => ` H${point.x} V${point.y}`).join('')}`;
  const area = `${line} V${CHART.height} H0 Z`;
  return { line, area, stakeY: y(stake), first, last, low, high };
}

function numberOf(amount: string): number {
  return Number(parseAmount(amount, { decimalsMax: 5 }) ?? 0n);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
