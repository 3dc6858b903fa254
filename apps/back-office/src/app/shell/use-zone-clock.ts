import { formatDate } from '@ordago/i18n';
import { useLocale } from '@ordago/i18n/react';
import { useEffect, useState } from 'react';
import { present } from '../../shared/present.ts';

/** Interval at which the minute of the bar is refreshed. */
const TICK_MS = 15_000;

/** The zone in which every time of the panel is shown, with its distance from UTC, and the time there. */
export function useZoneClock(): { zone: string; time: string } {
  const locale = useLocale();
  const [now, setNow] = useState(present);
  useEffect(() => {
    const timer = setInterval(() => setNow(present()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  const offset = offsetText(-new Date(now).getTimezoneOffset());
  return { zone: city === 'UTC' ? 'UTC' : `${city}, ${offset}`, time: formatDate(now, locale, { style: 'time' }) };
}

/** `UTC−5`, `UTC+5:30`. */
function offsetText(minutes: number): string {
  const abs = Math.abs(minutes);
  const rest = abs % 60;
  const sign = minutes < 0 ? '\u2212' : '+';
  return `UTC${sign}${Math.trunc(abs / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
