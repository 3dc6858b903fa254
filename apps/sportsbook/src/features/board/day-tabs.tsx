import { DateText, useT } from '@ordago/i18n/react';
import { dayOf, noonOf, shiftDay } from '@ordago/web-kit/days';
import { useEffect, useRef } from 'react';
import { Link, PATHS, useFrameSearch } from '../../shared/addresses/paths.ts';
import { present } from '../../shared/days/days.ts';
import '../../shared/days/days.css';

/** Days that the board offers by name, today included. */
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const EXACT = { exact: true };

/** All that lies ahead, today, tomorrow, and the days after it by their name. */
export function DayTabs() {
  const t = useT('sportsbook');
  const today = dayOf(present());
  const row = useRef<HTMLElement>(null);
  const { day } = useFrameSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day has another tab.
  useEffect(() => showChosen(row.current), [day]);
  return (
    <nav ref={row} className="days no-scrollbar fade-edges" aria-label={t('board.days')}>
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

/** Brings the tab of the chosen day into the middle of its row: a narrow screen shows five of eight. */
export function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-current]');
  if (!row || !chosen) return;
  const all = row.getBoundingClientRect();
  const one = chosen.getBoundingClientRect();
  row.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
}
