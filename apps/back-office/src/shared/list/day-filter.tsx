import { NativeSelect } from '@mantine/core';
import { useDayWords, useT } from '@ordago/i18n/react';
import { type DayRange, DayRangeFields, PERIODS, type Period, periodOf, rangeOf } from '@ordago/ui';
import { useState } from 'react';

const OTHER = 'other';

/** A period by its name, or by its days in the format of the reader's language. */
export function DayFilter({ range, onRange }: { range: DayRange; onRange: (range: DayRange) => void }) {
  const t = useT('back-office');
  const { periods, words, writing } = useDayWords();
  const now = Date.now();
  const period = periodOf(range, now);
  const [wantsDays, setWantsDays] = useState(false);
  const hasDays = wantsDays || period === null;
  const names: Readonly<Record<Period, string>> = { ...periods, all: t('list.always') };
  const choose = (value: string) => {
    const named = PERIODS.find((known) => known === value);
    setWantsDays(named === undefined);
    if (named !== undefined) onRange(rangeOf(named, now));
  };
  return (
    <>
      <NativeSelect
        aria-label={t('list.period')}
        data={[...PERIODS.map((value) => ({ value, label: names[value] })), { value: OTHER, label: t('list.ownDays') }]}
        value={hasDays ? OTHER : period}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {hasDays && <DayRangeFields range={range} onRange={onRange} writing={writing} words={words} />}
    </>
  );
}
