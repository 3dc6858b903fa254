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

function dayOf(now: number): string {
  const date = new Date(now);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function isSame(one: DayRange, other: DayRange): boolean {
  return one.from === other.from && one.to === other.to;
}
