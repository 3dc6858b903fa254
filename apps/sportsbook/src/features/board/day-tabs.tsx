import { DateText, useT } from '@ordago/i18n/react';

import { dayOf, noonOf, present, shiftDay } from '../../shared/days.ts';
import { Link, PATHS } from '../../shared/paths.ts';

/** Days that the board offers by name, today included. */
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const EXACT = { exact: true };

/** All that lies ahead, today, tomorrow, and the days after it by their name. */
export function DayTabs() {
  const t = useT('sportsbook');
  const today = dayOf(present());
  return (
    <nav className="days no-scrollbar" aria-label={t('board.days')}>
      <Link to={PATHS.home} search={{ day: undefined }} activeOptions={EXACT} resetScroll={false} className="day">
        {t('board.upcoming')}
      </Link>
      {DAYS.map((offset) => {
        const value = shiftDay(today, offset);
        return (
          <Link
            key={value}
            to={PATHS.home}
            search={{ day: value }}
            resetScroll={false}
            className="day"
            activeOptions={EXACT}
          >
            {offset === 0 && t('board.today')}
            {offset === 1 && t('board.tomorrow')}
            {offset > 1 && <DateText at={noonOf(value)} style="weekday" />}
          </Link>
        );
      })}
    </nav>
  );
}
