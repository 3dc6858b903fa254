import { fold } from '@ordago/catalogue-search';
import type { CasinoType } from '../../shared/domain/game.ts';

/*
 * Categories that the words of a name suggest (specification 2, section 9), in the languages that lists come in. Names are read folded:
 * in small letters, without accents, one space between words. So a word ends where the name's word does, whatever it is
 * written with.
 */

interface Keyword {
  readonly meaning: string;
  readonly pattern: RegExp;
  /** The only part in which the words mean that. (Default: every part) */
  readonly only?: CasinoType;
  /** Words beside which they mean nothing. (Default: none) */
  readonly unless?: RegExp;
}

const whole = (words: string) => new RegExp(`(?:^| )(?:${words})(?: |$)`);

const word = (meaning: string, words: string, only?: CasinoType): Keyword => ({
  meaning,
  pattern: whole(words),
  ...(only && { only }),
});

const POKER = 'poker|poquer';
const HOLDEM = 'hold ?em';

const ANIMALS = [
  'jaguar|puma|tigre|tiger|leon|lion|leao|pantera|panther|gato|cat|lobo|wolf|coyote|zorro|fox|raposa|oso|bear|urso|panda',
  'toro|bull|touro|bufalo|buffalo|bisonte|bison|caballo|horse|cavalo|mustang|corcel|reno|camello|llama|oveja|elefante|elephant',
  'quetzal|condor|colibri|aguila|eagle|aguia|halcon|falcon|buho|owl|coruja|cuervo|raven|gallo|gallina|rooster|galo|grulla|pinguino',
  'delfin|dolphin|golfinho|ballena|whale|baleia|tiburon|shark|tubarao|cobra|serpiente|snake|rana|frog|alacran|escarabajo',
].join('|');

/** A live table is named after whatever it likes: animals and jokers are themes of reels. */
const CATEGORY_WORDS: readonly Keyword[] = [
  word('roulette', 'roulette|ruleta|roleta'),
  word('blackjack', 'black ?jack|veintiuno'),
  word('baccarat', 'baccarat|bacara|punto banco'),
  { ...word('poker', POKER), unless: whole(HOLDEM) },
  word('casinoholdem', HOLDEM),
  word('sikbo', 'si[ck] ?bo'),
  word('dragontiger', 'dragon ?(?:y |and )?(?:tiger|tigre)|dragao (?:e )?tigre'),
  word('dice', 'dice|dados?'),
  // Poker of three cards is poker.
  { ...word('card', 'cards?|cartas?|naipes?'), unless: whole(POKER) },
  word('lotto', 'lotto|loteria|bingo|keno'),
  word('tablegames', 'table|mesa|casino'),
  word('gameshows', 'ruedas?|wheels?|rodas?|game ?shows?|concursos?', 'live'),
  word('jokers', 'jokers?|comodin(?:es)?|curinga|bufon(?:es)?', 'slots'),
  word('animals', `(?:${ANIMALS})(?:e?s)?`, 'slots'),
];

const FEATURE_WORDS: readonly Keyword[] = [
  word('megaways', 'megaways'),
  word('bonusbuy', 'bonus buy|buy bonus|compra de bon(?:o|us)'),
  word('freespins', 'free spins|(?:giros|tiradas|rodadas) gratis'),
  word('jackpot', 'jackpot|bote|pozo'),
  word('respins', 'respins?|hold (?:and )?(?:win|spin)'),
];

/** Returns the categories that a name suggests. */
export function categoriesNamed(name: string, casinoType: CasinoType): string[] {
  return meaningsOf(CATEGORY_WORDS, name, casinoType);
}

/** Returns the features that a name suggests. */
export function featuresNamed(name: string): string[] {
  return meaningsOf(FEATURE_WORDS, name);
}

function meaningsOf(words: readonly Keyword[], name: string, casinoType?: CasinoType): string[] {
  const folded = fold(name);
  return words
    .filter(({ only }) => only === undefined || only === casinoType)
    .filter(({ pattern, unless }) => pattern.test(folded) && unless?.test(folded) !== true)
    .map(({ meaning }) => meaning);
}
