import { SIMULATED_SPORTS } from '../sports.ts';
import { STEP_SPORTS } from './by-steps.ts';
import type { CalendarSport } from './contest.ts';
import { FIGHTS } from './fights.ts';
import { ofSimulated } from './of-matches.ts';
import { AUTO_RACING } from './races.ts';
import { KABADDI_CUP, WRESTLING_CUP } from './tournaments.ts';

/** Every sport of the rule books but football, whose fixtures come from past seasons, and virtual football, which is ours. */
export const CALENDAR_SPORTS: readonly CalendarSport[] = [
  ...SIMULATED_SPORTS.filter(({ slug }) => slug !== 'football').map(ofSimulated),
  ...FIGHTS,
  ...STEP_SPORTS,
  AUTO_RACING,
  WRESTLING_CUP,
  KABADDI_CUP,
];
