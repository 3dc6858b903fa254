import { useDayWords, useT } from '@ordago/i18n/react';
import { instant } from '@ordago/kernel';
import { Button, ChoicePill, DayRangeFields } from '@ordago/ui';
import type { DayRange } from '@ordago/web-kit/day-range';
import { dayOf } from '@ordago/web-kit/days';
import { usePeriod } from '@ordago/web-kit/use-period';
import type { ReactNode } from 'react';
import './account.css';

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
  const { choice, options, choose, hasDays, reset } = usePeriod({
    range,
    onRange,
    today: dayOf(instant(Date.now())),
    names: { ...periods, all: tp('history.always'), other: tp('history.ownDates') },
  });
  return (
    <div className="filter-bar no-scrollbar print:hidden">
      <ChoicePill label={tp('history.period')} value={choice} options={options} onChange={choose} />
      {hasDays && <DayRangeFields range={range} onRange={onRange} writing={writing} words={words} />}
      {children}
      {onClear && (
        <Button
          rank="text"
          onClick={() => {
            reset();
            onClear();
          }}
        >
          {tp('history.clear')}
        </Button>
      )}
    </div>
  );
}
