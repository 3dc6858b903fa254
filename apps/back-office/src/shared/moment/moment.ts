import { DAY_MS, MINUTE_MS } from '@ordago/kernel';

/** A day and a time of it while they are typed; both empty for none. */
export interface MomentDraft {
  /** `YYYY-MM-DD`; what is no day of the calendar stays as it was typed. */
  readonly day: string;
  /** `HH:MM` of 24 hours; what is no time stays as it was typed. */
  readonly time: string;
}

export const NO_MOMENT: MomentDraft = { day: '', time: '' };

/** The instant that a draft names in the reader's zone, in ms; null for none, or the half that is wrong or missing. */
export function momentAt({ day, time }: MomentDraft): number | null | 'day' | 'time' {
  if (day.trim() === '' && time.trim() === '') return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'day';
  return readTime(time) === time ? new Date(`${day}T${time}`).getTime() : 'time';
}

/** Reads what people type for a time of day: `9`, `930`, `9:30`, `21.30`, `21h30`. Null for anything else. */
export function readTime(text: string): string | null {
  const found = /^(\d{1,2})(?:\s*[:.hH]\s*(\d{2})?|(\d{2}))?$/.exec(text.trim());
  if (!found) return null;
  const hours = Number(found[1]);
  const minutes = Number(found[2] ?? found[3] ?? 0);
  return hours < 24 && minutes < 60 ? written(hours * 60 + minutes) : null;
}

/** Adds the colon while somebody types forward; what they delete stays deleted. */
export function maskTime(text: string, before: string): string {
  if (text.length <= before.length) return text;
  return /^([01]\d|2[0-3])$/.test(text) ? `${text}:` : text.replace(/^([01]\d|2[0-3])([0-5]\d?)$/, '$1:$2');
}

/** So many minutes later or earlier, round the clock. */
export function shiftTime(time: string, minutes: number): string {
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + minutes;
  const day = DAY_MS / MINUTE_MS;
  return written((at + day) % day);
}

function written(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}
