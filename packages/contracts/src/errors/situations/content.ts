import type { contentErrors } from '../families/content.ts';
import type { Situations } from '../row.ts';

/** Situation of each row of the family: exactly one situation per code (semantics D9). */
export const contentSituations: Situations<typeof contentErrors> = {
  'flat-page-not-found': 'An information page is asked for by a name that is unknown or switched off.',
  'flat-pages-language-unknown': 'The list of information pages is asked for a language number other than 0, 1 or 2.',
  'document-too-large': 'An uploaded document is larger than allowed.',
  'document-type-refused': 'An uploaded document is, by its content, no JPEG, PNG or PDF.',
  'notification-not-found': 'A notification named by its id is unknown or not the player’s.',
  'content-unsafe': 'Staff save a text or link with script, an unsafe address or unknown tags.',
  'promotion-not-found': 'A promotion is asked for that is unknown, not begun or ended.',
  'jackpot-not-found': 'A jackpot named by its id is unknown or closed.',
  'race-not-found': 'A race named by its id is unknown.',
};
