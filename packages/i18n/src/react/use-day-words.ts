import { type DayFormat, dayFormat } from '../format/days.ts';
import { useLocale, useT } from './reading.ts';

/** Texts of controls of calendar days, and the format of a day, in the reader's language. */
export interface DayWords {
  readonly periods: Readonly<Record<'today' | 'yesterday' | 'last7' | 'last30', string>>;
  readonly words: Readonly<Record<'from' | 'to' | 'pattern' | 'pick' | 'invalid', string>>;
  readonly writing: DayFormat;
}

/** For the fields of a period. */
export function useDayWords(): DayWords {
  const t = useT('common');
  return {
    periods: {
      today: t('form.today'),
      yesterday: t('form.yesterday'),
      last7: t('form.last7'),
      last30: t('form.last30'),
    },
    words: {
      from: t('form.from'),
      to: t('form.to'),
      pattern: t('form.dayPattern'),
      pick: t('form.calendar'),
      invalid: t('form.dayInvalid'),
    },
    writing: dayFormat(useLocale()),
  };
}
