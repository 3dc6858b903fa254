import { isDay } from '@ordago/web-kit/days';
import type { BetsShown, FrameSearch } from './paths.ts';

/** Query part of an address as it was read: unknown fields are left out. */
type Search = Record<string, unknown>;

/** Hours that the list of what is next offers. */
export const HOURS = [1, 3, 6, 12, 24] as const;
/** Matches side by side. */
export const MULTI_MAX = 4;

/** Selections of one bet builder, at the very most. */
const BUILDER_MAX = 12;

const SHOWN: readonly Exclude<BetsShown, 'open'>[] = ['settled', 'all', 'won', 'lost', 'returned', 'cashed-out'];

const day = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : undefined);
const whole = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined;

export const byDay = (search: Search): FrameSearch => ({ day: day(search.day) });

export const byCalendar = (search: Search): FrameSearch => ({
  day: day(search.day),
  league: whole(search.league),
  span: search.span === 'week' ? 'week' : undefined,
});

export const byHours = ({ hours }: Search): FrameSearch => ({ hours: HOURS.find((known) => known === hours) });

/** At most four ids, each once. A single one is a number in the address. */
export const byIds = ({ ids }: Search): FrameSearch => {
  const known = [...new Set(String(ids ?? '').split(','))].filter((id) => /^[1-9]\d{0,17}$/.test(id));
  return { ids: known.length > 0 ? known.slice(0, MULTI_MAX).join(',') : undefined };
};

export const byText = ({ q }: Search): FrameSearch => ({
  q: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 100) : undefined,
});

export const byBets = (search: Search): FrameSearch => ({
  show: SHOWN.find((known) => known === search.show),
  from: day(search.from),
  to: day(search.to),
  page: whole(search.page),
});

/** The bet builder of an event: open, with the selections that are chosen. */
export const byBuilder = ({ builder }: Search): FrameSearch => {
  if (builder === undefined) return {};
  const known = [...new Set(String(builder).split(','))].filter((id) => /^[1-9]\d{0,17}$/.test(id));
  return { builder: known.length > 0 ? known.slice(0, BUILDER_MAX).join(',') : 'open' };
};
