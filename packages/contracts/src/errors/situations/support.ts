import type { supportErrors } from '../families/support.ts';
import type { Situations } from '../row.ts';

/** Situation of each row of the family: exactly one situation per code (semantics D9). */
export const supportSituations: Situations<typeof supportErrors> = {
  'case-subject-not-found': 'A case is opened or looked for about something that is unknown or not the player’s.',
  'case-already-open': 'A case is opened about something that another case of the player waits for already.',
  'case-decided': 'A player opens a case about something on which staff have decided one.',
  'cases-full': 'A player opens one case more than may wait at a time.',
  'case-not-found': 'A case named by its number is unknown, or not the player’s.',
};
