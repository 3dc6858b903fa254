import { DateText, useT } from '@ordago/i18n/react';
import { type Day, dayOf, noonOf, shiftDay } from '@ordago/web-kit/days';
import { present } from './days.ts';

/** A day as people name it: yesterday, today, tomorrow, otherwise its weekday and date. */
export function DayName({ day }: { day: Day }) {
  const t = useT('sportsbook');
  const today = dayOf(present());
  if (day === today) return t('board.today');
  if (day === shiftDay(today, 1)) return t('board.tomorrow');
  if (day === shiftDay(today, -1)) return t('board.yesterday');
  return <DateText at={noonOf(day)} style="weekday-long" className="first-letter:uppercase" />;
}
