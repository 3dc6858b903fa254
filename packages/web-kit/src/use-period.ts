import { useState } from 'react';
import { type DayRange, PERIODS, type Period, periodOf, rangeOf } from './day-range.ts';
import type { Day } from './days.ts';

/** A named period, or `other` for days of the reader's own. */
export type PeriodChoice = Period | 'other';

const CHOICES: readonly PeriodChoice[] = [...PERIODS, 'other'];

export interface PeriodOptions {
  readonly range: DayRange;
  readonly onRange: (range: DayRange) => void;
  readonly today: Day;
  readonly names: Readonly<Record<PeriodChoice, string>>;
}

/** A picker of periods: what it offers, what is chosen, and whether the fields of the days are shown beside it. */
export function usePeriod({ range, onRange, today, names }: PeriodOptions) {
  const [wantsDays, setWantsDays] = useState(false);
  const period = periodOf(range, today);
  const choice: PeriodChoice = wantsDays || period === null ? 'other' : period;
  return {
    choice,
    hasDays: choice === 'other',
    options: CHOICES.map((value) => ({ value, label: names[value] })),
    /** Days of the reader's own begin as those of the period before; an unknown value counts as `other`. */
    choose: (value: string) => {
      const named = PERIODS.find((known) => known === value);
      setWantsDays(named === undefined);
      if (named !== undefined) onRange(rangeOf(named, today));
    },
    /** Hides the days again: for a range that was cleared elsewhere. */
    reset: () => setWantsDays(false),
  };
}
