import { INTL_LOCALES, type Locale } from '../locale.ts';

/** Format of a calendar day in figures in a language, for writing and reading. Days are `YYYY-MM-DD`. */
export interface DayFormat {
  /** `21/11/2026` */
  write(day: string): string;
  /** Reads what people type: `21/11/2026`, `1.2.26`, `01022026`. Null for anything that is no day of the calendar. */
  read(text: string): string | null;
  /** Adds the strokes while somebody types forward; what they delete stays deleted. */
  mask(text: string, before: string): string;
}

type Part = 'day' | 'month' | 'year';

/** The format of a language: es, en and pt alike write the day first. */
export function dayFormat(locale: Locale): DayFormat {
  const parts = new Intl.DateTimeFormat(INTL_LOCALES[locale], { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(Date.UTC(2026, 10, 21))
    .filter(({ type }) => type !== 'literal')
    .map(({ type }) => type as Part);
  const widths = parts.map((part) => (part === 'year' ? 4 : 2));
  return {
    write: (day) => {
      const [year = '', month = '', date = ''] = day.split('-');
      return parts.map((part) => ({ year, month, day: date })[part]).join(STROKE);
    },
    read: (text) => {
      const groups = text.trim().split(/[^0-9]+/);
      const figures = groups.length === 1 ? cut(groups[0] ?? '', widths) : groups;
      if (figures.length !== 3) return null;
      const of = (part: Part) => figures[parts.indexOf(part)] ?? '';
      return calendarDay(of('year'), of('month'), of('day'));
    },
    mask: (text, before) => {
      if (text.length <= before.length) return text;
      const figures = text.replaceAll(STROKE, '');
      const isUntouched = /^\d{1,8}$/.test(figures) && text === cut(figures, widths).join(STROKE);
      if (!isUntouched && !/^\d{2,8}$/.test(text)) return text;
      const groups = cut(figures, widths);
      const isFull = groups.length < 3 && groups.at(-1)?.length === widths[groups.length - 1];
      return groups.join(STROKE) + (isFull ? STROKE : '');
    },
  };
}

const STROKE = '/';

/** Figures in groups of these widths, as far as they reach. */
function cut(figures: string, widths: readonly number[]): string[] {
  const groups: string[] = [];
  let at = 0;
  for (const width of widths) {
    if (at < figures.length) groups.push(figures.slice(at, at + width));
    at += width;
  }
  return groups;
}

/** Two figures of a year are of this century. */
function calendarDay(year: string, month: string, day: string): string | null {
  if (!/^(\d{2}|\d{4})$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null;
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}
