import { GAMES } from '../apps/originals/src/games/games.ts';

/**
 * Tests that one screen size alone has, by title, with the reason: the other size shows nothing of what they are about.
 * Every other test is walked on both (`tools/registries/browser-walks.test.ts`).
 */
export const ONE_SIZE_REASONS: Readonly<Record<string, string>> = {
  'on the narrowest phone no name of a side is cut': 'it sets the width that it is about',
  'the wheel is seen when it turns, from wherever on the table one plays':
    'the table of a desktop shows its wheel beside every field',
  'every section is one tap away on a phone': 'a desktop has the sections in its bar',
  ...Object.fromEntries(
    GAMES.map(({ name }) => [`the stage of ${name} fits every screen`, 'it sets the sizes that it is about']),
  ),
  'the message about a stake that is not covered fits every screen': 'it sets the sizes that it is about',
  'the check of stages sees what is small, covered, cut off, and scrolls': 'it sets the size that it is about',
  'a game of ours is painted in the theme of the site, and a change does not load it anew':
    'on a phone the bar of the game takes the place of the header, where the theme is changed',
  'matches in play have arrows beside': 'the strip of a phone is swiped and has none',
  'a lost connection is said, closes the slip, and is over by itself':
    'the slip of a phone lies over the line that says so, and over the links of the page',
  'a part that the server has no more has the frame reload once, with its slip':
    'the slip of a phone is a sheet, which is shut after a reload',
};
