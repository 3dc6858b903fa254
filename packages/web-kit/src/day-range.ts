import { type Day, dayEnd, dayOf, dayStart, isDay, noonOf, shiftDay } from './days.ts';

/** A period of whole days in the reader's zone; both ends included, either may be open. */
export interface DayRange {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

export const PERIODS = ['all', 'today', 'yesterday', 'last7', 'last30'] as const;
export type Period = (typeof PERIODS)[number];

/** The days of a named period, seen from a day. */
export function rangeOf(period: Period, today: Day): DayRange {
  switch (period) {
    case 'all':
      return {};
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: shiftDay(today, -1), to: shiftDay(today, -1) };
    case 'last7':
      return { from: shiftDay(today, -6), to: today };
    case 'last30':
      return { from: shiftDay(today, -29), to: today };
  }
}

/** The named period that a range is today, or null for any other. */
export function periodOf(range: DayRange, today: Day): Period | null {
  return PERIODS.find((period) => isSame(rangeOf(period, today), range)) ?? null;
}

/** A range with one end moved: the other end follows where it would lie on the wrong side. */
export function withDay(range: DayRange, end: 'from' | 'to', day: Day | undefined): DayRange {
  const next = { from: range.from, to: range.to, [end]: day };
  if (next.from === undefined || next.to === undefined || next.from <= next.to) return next;
  return { from: day, to: day };
}

/** The same day so many months later, or earlier; the last of a month stays inside it. */
export function shiftMonth(day: Day, months: number): Day {
  const at = new Date(noonOf(day));
  const lastOfMonth = new Date(at.getFullYear(), at.getMonth() + months + 1, 0).getDate();
  at.setMonth(at.getMonth() + months, Math.min(at.getDate(), lastOfMonth));
  return dayOf(at.toISOString());
}

/** Steps of the keyboard from a day: arrows by days, pages by months. */
const STEPS: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowUp: (day) => shiftDay(day, 1),
  ArrowDown: (day) => shiftDay(day, -1),
  PageUp: (day) => shiftMonth(day, 1),
  PageDown: (day) => shiftMonth(day, -1),
};

/** The day that a key leads to; null for any other key, and where there is no day to begin with. */
export function stepDay(day: string, key: string): Day | null {
  const step = STEPS[key];
  return step === undefined || !isDay(day) ? null : step(day);
}

/**
 * The instants of a range for the server, as `boundsOf` has them: `from` is included, `to` is not. An end that is open,
 * or no day of the calendar, is left out.
 */
export function instantsOf({ from, to }: DayRange): { from?: string; to?: string } {
  return {
    ...(from !== undefined && isDay(from) && { from: dayStart(from) }),
    ...(to !== undefined && isDay(to) && { to: dayEnd(to) }),
  };
}

function isSame(one: DayRange, other: DayRange): boolean {
  return one.from === other.from && one.to === other.to;
}
