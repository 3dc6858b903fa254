import { useDayWords, useT } from '@ordago/i18n/react';
import { DayRangeFields } from '@ordago/ui';
import type { DayRange } from '@ordago/web-kit/day-range';
import { dayOf } from '@ordago/web-kit/days';
import { usePeriod } from '@ordago/web-kit/use-period';
import { ChoiceField } from '../choice/choice-field.tsx';
import { present } from '../present.ts';

/** A period by its name, or by its days in the format of the reader's language. */
export function DayFilter({ range, onRange }: { range: DayRange; onRange: (range: DayRange) => void }) {
  const t = useT('back-office');
  const { periods, words, writing } = useDayWords();
  const { choice, options, choose, hasDays } = usePeriod({
    range,
    onRange,
    today: dayOf(present()),
    names: { ...periods, all: t('list.always'), other: t('list.ownDays') },
  });
  return (
    <>
      <ChoiceField label={t('list.period')} isLabelHidden options={options} value={choice} onChange={choose} />
      {hasDays && <DayRangeFields range={range} onRange={onRange} writing={writing} words={words} />}
    </>
  );
}
