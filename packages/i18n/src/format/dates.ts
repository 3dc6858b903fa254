import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS, SECOND_MS, toIso } from '@ordago/kernel';
import { INTL_LOCALES, type Locale } from '../locale.ts';

/**
 * `date` 21 nov 2026 · `time` 14:05 · `date-time` both · `day` 21 nov, for lists of one year · `seconds` with seconds ·
 * `weekday` lun 23, for tabs · `weekday-long` lunes, 23 de noviembre, for headings.
 */
export type DateStyle = 'date' | 'time' | 'date-time' | 'day' | 'seconds' | 'weekday' | 'weekday-long';

const STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  'date-time': {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  day: { day: 'numeric', month: 'short' },
  seconds: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  weekday: { weekday: 'short', day: 'numeric' },
  'weekday-long': { weekday: 'long', day: 'numeric', month: 'long' },
};

/** Dates of Portugal are written in figures, and its own short days of the week are whole words, too long for a tab. */
const PORTUGUESE: Readonly<Partial<Record<DateStyle, Intl.DateTimeFormatOptions>>> = {
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  'date-time': {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  day: { day: '2-digit', month: '2-digit' },
};

export interface DateFormat {
  /** (Default: date-time) */
  readonly style?: DateStyle;
  /** An IANA zone; the reader's own when absent (semantics D27: UTC on the wire, local on screens). */
  readonly timeZone?: string;
}

/** Formatters are costly to make and few: one per language, style and zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Writes an instant in the reader's language and zone. */
export function formatDate(at: Instant, locale: Locale, { style = 'date-time', timeZone }: DateFormat = {}): string {
  const key = `${locale}|${style}|${timeZone ?? ''}`;
  const known = formatters.get(key) ?? createFormatter(locale, style, timeZone);
  formatters.set(key, known);
  const text = known.format(at);
  // Portuguese writes `seg., 23`: in a tab the strokes are noise.
  return style === 'weekday' ? text.replaceAll(/[.,]/g, '') : text;
}

function createFormatter(locale: Locale, style: DateStyle, timeZone: string | undefined): Intl.DateTimeFormat {
  if (locale !== 'pt') return new Intl.DateTimeFormat(INTL_LOCALES[locale], { ...STYLES[style], timeZone });
  const tag = style === 'weekday' ? 'pt' : INTL_LOCALES[locale];
  return new Intl.DateTimeFormat(tag, { ...(PORTUGUESE[style] ?? STYLES[style]), timeZone });
}

/** The same instant in UTC to the second, for the title of every date on a screen: `2026-11-21 14:05:09 UTC`. */
export function utcTitle(at: Instant): string {
  return `${toIso(at).slice(0, 19).replace('T', ' ')} UTC`;
}

/** Writes how long ago or ahead an instant is: "hace 3 minutos", "in 2 hours", "ayer". The present instant comes in. */
export function formatRelative(at: Instant, now: Instant, locale: Locale): string {
  const ms = at - now;
  const abs = Math.abs(ms);
  const [unit, size] = RELATIVE_UNITS.find(([, unitMs]) => abs >= unitMs) ?? (['second', SECOND_MS] as const);
  return new Intl.RelativeTimeFormat(INTL_LOCALES[locale], { numeric: 'auto' }).format(Math.trunc(ms / size), unit);
}

/** A countdown as hours, minutes and seconds: `123:04:09`. Nothing is left below zero. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.trunc(seconds / 3_600))}:${two(Math.trunc(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

const RELATIVE_UNITS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;
