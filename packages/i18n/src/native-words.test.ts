import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUNDLES, type Bundle } from './messages.ts';

/** Languages whose words are held; Portuguese has a list of its own in `texts.test.ts`. */
const READ = ['es', 'en'] as const;
type Read = (typeof READ)[number];

/** Rules and reasons of results are written by the rule book, which has words of its own. */
const OF_THE_RULE_BOOK: ReadonlySet<Bundle> = new Set(['rules', 'verdicts']);

/** Words that no player of the trade uses, and those to use in their place. */
const REFUSED: Readonly<Record<Read, readonly (readonly [pattern: RegExp, instead: string])[]>> = {
  es: [
    [word('de la casa'), 'Recomendados'],
    [word('casas?(?! de apuestas)'), 'estudio or proveedor'],
    [word('sin dinero(?! real)'), 'modo demo'],
    [word('(modo de )?práctica|practicar'), 'modo demo'],
    [word('vestíbulos?'), 'lobby'],
    [word('a mano'), 'manual'],
    [word('por sí solo|cobrar solo'), 'automático'],
    [word('huellas?'), 'hash'],
    [word('prometid[oa]s?|prometemos'), 'publicado'],
    [word('se cortó en'), 'explotó en'],
    [/^tu dinero$/i, 'billetera'],
    [word('monedero'), 'billetera'],
    [word('concursos?'), 'shows en vivo'],
    [word('clásicos de rodillos'), 'tragamonedas clásicas'],
    [word('premio máximo'), 'ganancia máxima'],
    [word('vend(er|es|idas?|iste)|(?<!punto de )venta'), 'cash out'],
    [word('reclamos?'), 'reclamación'],
    [word('añad(ir|e|ido)'), 'agregar'],
    [word('no se tomó nada'), 'no se cobró nada'],
    [word('bote'), 'jackpot'],
    [word('período'), 'periodo'],
    [word('cotizaci[óo]n'), 'cuota or tipo de cambio'],
    [word('juego (limpio|demostrable)'), 'juego justo'],
    [word('express'), 'combinada'],
  ],
  en: [
    [word('expresse?s?'), 'accumulator'],
    [word('(?<!at )least|largest|smallest'), 'min, max, minimum, maximum'],
    [word('by itself|by hand'), 'automatic, manual'],
    [word('(taken|took|take|gave|give|given) (it |you |the \\p{L}+ )?back'), 'cancelled, withdrawn, refunded'],
    [word('practi[sc]e'), 'demo, play for fun'],
    [word('without money'), 'demo'],
    [word('fingerprints?'), 'hash'],
    [word('burst'), 'crashed'],
    [word('fell'), 'result'],
    [word('movements?'), 'transaction'],
    [word('house order|own dates|filters in force'), 'recommended, custom dates, active'],
    [word('let(ting)? (a win )?through'), 'release'],
    [word('complain(ed)?'), 'report a problem'],
    [word('worked out'), 'calculated'],
    [word('makers?'), 'studio or provider'],
    [word('bet responsibly'), 'play responsibly'],
    [word('parked (?!events?)'), 'held'],
    [word('go(es)? on'), 'continue'],
    [word('sold out|partly sold'), 'cashed out'],
  ],
};

/** Rules of the ledger, which staff read in the words of accounting. */
const OF_ACCOUNTING = 'back-office.books.rules.';

describe.each(READ)('the words of %s', (locale) => {
  it.each(REFUSED[locale].map(([pattern, instead]) => [pattern.source, pattern, instead] as const))(
    'are those of a native player: %s',
    (_, pattern, instead) => {
      const found = textsOf(locale).filter(
        ([key, text]) => !key.startsWith(OF_ACCOUNTING) && pattern.test(text.replaceAll(/\{\w+\}/g, '')),
      );
      expect(found, `write ${instead}`).toEqual([]);
    },
  );
});

/** Names that Spanish players read in English, or that both languages share. */
const SPANISH_TOO = new Set(
  [
    'Blackjack',
    'Casino hold’em',
    'Crash',
    'Jackpot',
    'Jackpots',
    'Jokers',
    'Keno',
    'Limbo',
    'Megaways',
    'Plinko',
    'Sic bo',
    'Virtual',
    'Bandy',
    'Curling',
    'Esports',
    'eFloorball',
    'eHockey',
    'eRugby',
    'eUFC',
    'Floorball',
    'Futsal',
    'Kabaddi',
    'Klask',
    'MMA',
    'Rugby',
    'Snooker',
    'Squash',
    'KO',
    'No',
    'Total',
    '{market}, {part}',
    'SIM',
    'Casino',
    'General',
    'Cashback',
    'Set {n}',
    'sets',
    'frames',
    'legs',
  ].map((name) => name.toLowerCase()),
);

/** Lists that a player chooses from: sports, markets, parts of the casino, games. */
const LISTS: readonly (readonly [bundle: Bundle, part: RegExp])[] = [
  ['markets', /^/],
  ['player', /^lobby\.(tab|row|category|feature|sortBy)\.|^search\.(in|hit)\.|^history\.types\./],
  ['fairness', /^games\./],
  ['sportsbook', /^(nav|sport|country|market\.group|market\.kind|statistic)\./],
  ['common', /^nav\./],
];

describe('the lists of Spanish', () => {
  it.each(LISTS)('have no English name: %s %s', (bundle, part) => {
    const english = Object.fromEntries(textsOf('en', bundle));
    const copied = textsOf('es', bundle)
      .map(([path, text]) => [path.slice(bundle.length + 1), text, english[path]] as const)
      .filter(([key, text, other]) => part.test(key) && text === other && !SPANISH_TOO.has(text.toLowerCase()))
      .map(([key, text]) => `${key}: ${text}`);
    expect(copied).toEqual([]);
  });
});

/** A pattern of whole words, of any case. */
function word(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
}

/** Texts of one bundle, or of all that are not the rule book's, by their whole keys. */
function textsOf(locale: Read, only?: Bundle): (readonly [key: string, text: string])[] {
  return BUNDLES.filter((bundle) => (only ? bundle === only : !OF_THE_RULE_BOOK.has(bundle))).flatMap((bundle) => {
    const file = new URL(`./locales/${locale}/${bundle}.json`, import.meta.url);
    return flatten(JSON.parse(readFileSync(file, 'utf8')), `${bundle}.`);
  });
}

function flatten(tree: Record<string, unknown>, prefix: string): (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as const]
      : flatten(value as Record<string, unknown>, `${prefix}${key}.`),
  );
}
