import { useT } from '@ordago/i18n/react';
import { Button, SelectPill } from '@ordago/ui';
import { type ReactNode, useState } from 'react';
import { type DayRange, PERIODS, type Period, periodOf, rangeOf } from './day-range.ts';

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
  const t = useT('common');
  const tp = useT('player');
  const now = Date.now();
  const period = periodOf(range, now);
  const [wantsDays, setWantsDays] = useState(false);
  const hasDays = wantsDays || period === null;
  const names: Readonly<Record<Period, string>> = {
    all: tp('history.always'),
    today: t('form.today'),
    yesterday: t('form.yesterday'),
    last7: t('form.last7'),
    last30: t('form.last30'),
  };
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
      {hasDays && (
        <>
          <DayPill
            label={t('form.from')}
            value={range.from}
            max={range.to}
            onChange={(from) => onRange({ ...range, from })}
          />
          <DayPill
            label={t('form.to')}
            value={range.to}
            min={range.from}
            onChange={(to) => onRange({ ...range, to })}
          />
        </>
      )}
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

interface DayPillProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}

function DayPill({ label, value, min, max, onChange }: DayPillProps) {
  return (
    <label className="day-pill">
      <span className="text-muted">{label}</span>
      <input
        type="date"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </label>
  );
}
