import { useDayWords, useT } from '@ordago/i18n/react';
import { Button, type DayRange, DayRangeFields, PERIODS, type Period, periodOf, rangeOf, SelectPill } from '@ordago/ui';
import { type ReactNode, useState } from 'react';

const OTHER = 'other';

export interface FilterBarProps {
  readonly range: DayRange;
  readonly onRange: (range: DayRange) => void;
  /** Absent while nothing is filtered. */
  readonly onClear?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** The filters of a history: a period by name or by its days, and what else the list knows. */
export function FilterBar({ range, onRange, onClear, children }: FilterBarProps) {
  const tp = useT('player');
  const { periods, words, writing } = useDayWords();
  const now = Date.now();
  const period = periodOf(range, now);
  const [wantsDays, setWantsDays] = useState(false);
  const hasDays = wantsDays || period === null;
  const names: Readonly<Record<Period, string>> = { ...periods, all: tp('history.always') };
  return (
    <div className="filter-bar no-scrollbar print:hidden">
      <SelectPill
        label={tp('history.period')}
        value={hasDays ? OTHER : (period ?? OTHER)}
        options={[
          ...PERIODS.map((value) => ({ value, label: names[value] })),
          { value: OTHER, label: tp('history.ownDates') },
        ]}
        onChange={(value) => {
          setWantsDays(value === OTHER);
          if (value !== OTHER) onRange(rangeOf(value as Period, now));
        }}
      />
      {hasDays && <DayRangeFields range={range} onRange={onRange} writing={writing} words={words} />}
      {children}
      {onClear && (
        <Button
          rank="text"
          onClick={() => {
            setWantsDays(false);
            onClear();
          }}
        >
          {tp('history.clear')}
        </Button>
      )}
    </div>
  );
}
