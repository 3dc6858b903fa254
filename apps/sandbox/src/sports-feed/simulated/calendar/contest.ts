import type { FeedEnding, FeedMarket, FeedRecordBody } from '@ordago/provider-protocols';
import type { Draw } from '../draws.ts';

/** A contest of the calendar: what it is sold in, and what comes of it. */
export interface CalendarContest {
  /** Prices know the chances alone; made when they are asked for. */
  markets(): readonly FeedMarket[];
  readonly record: FeedRecordBody;
  /** Ending of a contest that was not played to its end. */
  readonly ending?: FeedEnding;
}

export interface Competitor {
  readonly key: string;
  readonly name: string;
}

/** A sport of the calendar. */
export interface CalendarSport {
  /** Names its events. (Default: the slug) */
  readonly key?: string;
  /** Its rule book. */
  readonly slug: string;
  /** Kind of contestants: two sides, or a field of drivers, wrestlers or teams. */
  readonly sides: 'teams' | 'people' | 'squads' | 'field' | 'field of teams';
  /** Minutes from its beginning until its result is sent. */
  readonly minutes: number;
  /** Draws a contest; `field` are those who take part in a contest of many. */
  contest(draw: Draw, field: readonly Competitor[]): CalendarContest;
}

/** Of so many contests one is not played to its end: stopped for good, given up, or not held at all. */
export const STOPPED_SHARE = 0.08;
export const WALKOVER_SHARE = 0.02;
