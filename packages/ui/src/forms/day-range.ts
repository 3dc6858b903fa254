/** A period of whole days in the reader's zone; both ends included, either may be open. */
export interface DayRange {
  /** `YYYY-MM-DD` */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const PERIODS = ['all', 'today', 'yesterday', 'last7', 'last30'] as const;
export type Period = (typeof PERIODS)[number];

/** The days of a named period, seen from an instant in ms. */
export function rangeOf(period: Period, now: number): DayRange {
  switch (period) {
    case 'all':
      return {};
    case 'today':
      return { from: dayOf(now), to: dayOf(now) };
    case 'yesterday':
      return { from: dayBefore(now, 1), to: dayBefore(now, 1) };
    case 'last7':
      return { from: dayBefore(now, 6), to: dayOf(now) };
    case 'last30':
      return { from: dayBefore(now, 29), to: dayOf(now) };
  }
}

/** The named period that a range is today, or null for any other. */
export function periodOf(range: DayRange, now: number): Period | null {
  return PERIODS.find((period) => isSame(rangeOf(period, now), range)) ?? null;
}

/** A range with one end moved: the other end follows where it would lie on the wrong side. */
export function withDay(range: DayRange, end: 'from' | 'to', day: string | undefined): DayRange {
  const next = { from: range.from, to: range.to, [end]: day };
  if (next.from === undefined || next.to === undefined || next.from <= next.to) return next;
  return { from: day, to: day };
}

/** The day so many days or months later or earlier; the last of a month stays inside it. */
export function shiftDay(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(year, month + months, 0).getDate();
  return dayOf(new Date(year, month - 1 + months, Math.min(date, lastOfMonth) + days, 12).getTime());
}

/** Steps of the keyboard from a day: arrows by days, pages by months. */
const STEPS: Readonly<Record<string, { days?: number; months?: number }>> = {
  ArrowUp: { days: 1 },
  ArrowDown: { days: -1 },
  PageUp: { months: 1 },
  PageDown: { months: -1 },
};

/** The day that a key leads to; null for any other key, and where there is no day to begin with. */
export function stepDay(day: string, key: string): string | null {
  const step = STEPS[key];
  return step === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day) ? null : shiftDay(day, step);
}

/** The instants of a range for the server: from the first moment of its first day to the last of its last. */
export function instantsOf({ from, to }: DayRange): { from?: string; to?: string } {
  const start = from === undefined ? null : momentOf(from, [0, 0, 0, 0]);
  const end = to === undefined ? null : momentOf(to, [23, 59, 59, 999]);
  return { ...(start && { from: start }), ...(end && { to: end }) };
}

function momentOf(day: string, [hours, minutes, seconds, ms]: readonly [number, number, number, number]) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date, hours, minutes, seconds, ms);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

function dayBefore(now: number, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() - days);
  return dayOf(date.getTime());
}

/** The day of an instant in ms, in the reader's zone. */
export function dayOf(now: number): string {
  const date = new Date(now);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function isSame(one: DayRange, other: DayRange): boolean {
  return one.from === other.from && one.to === other.to;
}
