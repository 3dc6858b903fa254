import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { ERROR_ROWS, TRANSFER_CODES } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from './locale.ts';
import { BUNDLES, type Bundle } from './messages.ts';

/** Names and words that are the same in English and in Spanish or Portuguese. */
const SHARED_WITH_ENGLISH = new Set([
  'Ordago',
  'ID',
  'GGR',
  'NGR',
  'IBAN',
  'E-mail',
  'Cash out',
  'Cash out {amount}',
  'Cash out: {amount}',
  'Clusters',
  'Game shows',
  'Joker',
  'Jokers',
  'Lobby',
  'Respins',
  'Salt',
  'Slots',
  'Wild',
  'Wilds',
  'RTP',
  'Turbo',
  'Manual',
  'RTP {rtp}',
  'WhatsApp',
  'Skype',
  'Esports',
  'eFloorball',
  'eHockey',
  'eRugby',
  'eUFC',
  'MMA',
  'SIM',
  'Hong Kong',
  'Decimal',
  'Ante',
  'Handicap',
  'Handicaps',
  'Pts',
  'Menu',
  'No',
  'Set {n}',
  'sets',
  'games',
  'frames',
  'legs',
  'rounds',
  '{market}, {part}',
  'Casino',
  'Jackpot',
  'Jackpots',
  'Cashback',
  'General',
  'Spin',
  'Virtual',
  'Error',
  'Total',
  'Bytes',
  'Papara',
  'PayCo',
  'Pep',
  'Paratim',
  'Badminton',
  'Bandy',
  'Bowls',
  'Curling',
  'Floorball',
  'Futsal',
  'Kabaddi',
  'Klask',
  'Rugby',
  'Snooker',
  'Squash',
  'Blackjack',
  'Crash',
  'Keno',
  'Limbo',
  'Megaways',
  'Plinko',
  'Sic bo',
  'Cactus',
  'Coral',
  'Jaguar',
  'Piñata',
  'BAR',
  'Triple BAR',
  'KO',
  'Ante',
  'Joker',
  'Jokers',
  'Nonce',
  'Scatter',
  'Casino hold’em',
]);

/** A word by itself, whatever its case. */
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

/** Words and spellings of Brazil, and ways of saying that Portugal does not have. */
const OF_BRAZIL = [
  word(
    'vocês?|(?<!toda )a gente|conosco|esport(?:e|es|iv[oa]s?)|times?|gols?|goleir[oa]s?|equipes?|escanteios?|finalizaç(?:ão|ões)',
  ),
  word(
    'mandantes?|placar(?:es)?|prorrogaç(?:ão|ões)|W\\.O\\.|oitavas|quartas de final|temporadas?|copa|nocautes?|largada',
  ),
  word(
    'caça-níque(?:l|is)|cassinos?|crupiês?|pôquer|curingas?|giros?|cupo(?:m|ns)|cotaç(?:ão|ões)|rodadas?(?! gr[áa]tis|[:,])',
  ),
  word(
    'saques?|sacar|sacad[oa]s?|senhas?|celular(?:es)?|telas?|arquivos?|abas?|aplicativos?|provedor(?:es)?|usuári[oa]s?',
  ),
  word(
    'cadastr\\p{L}*|registr\\p{L}*|fatos?|contat\\p{L}*|seç(?:ão|ões)|caracteres?|porcentage(?:m|ns)|contáb(?:il|eis)',
  ),
  word(
    'compartilh\\p{L}*|busc\\p{L}+|busque\\p{L}*|excluir|exclu[ií]d\\p{L}+|salv(?:ar|e|ou|amos)|liber(?:ar|e|ad[oa]s?)|deletar|acessar',
  ),
  word(
    'movimentaç(?:ão|ões)|ajustes?|todo mundo|toda segunda|pular|aceit[oa]s? pel[oa]|(?:foi|é|foram|são|seria|apostas?) aceitas?',
  ),
  word(
    'handebol|beisebol|basquete|vôlei|rúgbi|pebolim|sinuca|badmínton|não (?:é|está|existe|funciona|pode|são|estão|há) mais|até [oa] (?:fim|final|início)',
  ),
  // Portugal writes an open vowel where Brazil closes it: ténis, bónus, prémio, penálti, eletrónico.
  /[êô][mn][aeiouí]|pênalt/iu,
  /\d[ºª]/u,
  // An action in progress is "a jogar"; of the words that end so, two are none.
  /(?<!\p{L})(?!(?:quando|comando)(?!\p{L}))\p{L}{2,}[aei]ndo(?!\p{L})/iu,
  // No sentence begins with a pronoun that belongs to its verb.
  /(?:^|[.!?] )(?:Me|Te|Lhe) \p{Ll}/u,
];

/** Verbs in the form that speaks to a reader as `você` or `o senhor`, where a sentence tells them what to do. */
const FORMAL_ORDERS =
  /(?:^|[.!?:;] |, |(?:^| )(?:e|ou) )(?:tente|escolha|escreva|digite|remova|adicione|espere|confira|veja|entre (?:na|com|em|de|para)|envie|revise|toque|confirme|diminua|baixe|recarregue|abra|procure|peça|deposite|aguarde|retire|apague|jogue|defina|faça|conte|troque|termine|guarde|crie|encontre|volte|atualize|reduza|divida|ative|comece|preencha|aposte|pressione|responda|verifique|introduza|insira|selecione|leia|copie|repita|use|utilize|corrija|mude|cole|apure|acompanhe|descanse|pague|clique|inicie|solicite|cancele|complete|marque|deixe|chegue|carregue)(?!\p{L})/iu;

/** Pronouns of other forms of address; in texts that players read, `seu` and `pode apostar` would be theirs. */
const FORMAL_WORDS = word('o senhor|a senhora|consigo|lhes?|vos|voss[oa]s?|convosco');
const FORMAL_TO_PLAYERS = word(
  'seus?|suas?|(?<!se )(?:pode|poderá) (?:apostar|jogar|levantar|depositar|fechar|usar|receber|ver)',
);
const READ_BY_PLAYERS: readonly Bundle[] = ['common', 'player', 'game', 'transfers', 'errors', 'sportsbook'];

/** Whole sentences that Spanish and Portuguese really write alike. */
const SHARED_BY_SPANISH_AND_PORTUGUESE = new Set([
  'Hash publicado (ronda 0)',
  'Colocado (1/{divisor}, {places} lugares): {result} (× {factor})',
]);

const TEXTS = Object.fromEntries(
  BUNDLES.map((bundle) => [bundle, Object.fromEntries(LOCALES.map((locale) => [locale, readTexts(locale, bundle)]))]),
) as Record<Bundle, Record<Locale, Record<string, string>>>;

describe.each(BUNDLES)('the texts of %s', (bundle) => {
  const { es, en, pt } = TEXTS[bundle];

  it('have the same keys in three languages', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(pt).sort()).toEqual(Object.keys(en).sort());
  });

  it('take the same arguments in three languages', () => {
    for (const key of Object.keys(en)) {
      expect(argumentsOf(es[key]), `es ${key}`).toEqual(argumentsOf(en[key]));
      expect(argumentsOf(pt[key]), `pt ${key}`).toEqual(argumentsOf(en[key]));
    }
  });

  it('are whole: neither empty nor a fragment that begins or ends with a space', () => {
    for (const [locale, texts] of Object.entries(TEXTS[bundle])) {
      for (const [key, text] of Object.entries(texts)) expect(text, `${locale} ${key}`).toMatch(/^\S(.*\S)?$/s);
    }
  });

  it('write figures as the screens do, with a point before decimals', () => {
    for (const texts of Object.values(TEXTS[bundle]))
      expect(Object.entries(texts).filter(([, text]) => /\d,\d/.test(text))).toEqual([]);
  });

  it('are translated, not copied', () => {
    const copied = Object.keys(en).filter((key) => isCopied(en[key], es[key]) || isCopied(en[key], pt[key]));
    expect(copied).toEqual([]);
    const lazy = Object.keys(es).filter(
      (key) => es[key] === pt[key] && wordsOf(es[key]) >= 4 && !SHARED_BY_SPANISH_AND_PORTUGUESE.has(es[key] ?? ''),
    );
    expect(lazy).toEqual([]);
  });

  it('speak to the reader as tú in Spanish', () => {
    const formal = Object.entries(es).filter(([, text]) => /\b(usted|ustedes|vosotros|vuestr[oa])\b/i.test(text));
    expect(formal).toEqual([]);
  });

  it('lead to no chat, no support and no new password, as long as there are none', () => {
    const promised =
      /(?<!\p{L})(chat|(contact|write to) support|escrib\w+ al? soporte|fala com o apoio|reset your password|(restablece|repõe) (tu|a tua) \p{L}+)(?!\p{L})/iu;
    for (const texts of [es, en, pt])
      expect(Object.entries(texts).filter(([, text]) => promised.test(text))).toEqual([]);
  });

  it('speak the Portuguese of Portugal', () => {
    expect(Object.entries(pt).filter(([, text]) => matchesAny(OF_BRAZIL, text))).toEqual([]);
  });

  it('speak to the reader as tu in Portuguese', () => {
    const patterns = [FORMAL_ORDERS, FORMAL_WORDS, ...(READ_BY_PLAYERS.includes(bundle) ? [FORMAL_TO_PLAYERS] : [])];
    expect(Object.entries(pt).filter(([, text]) => matchesAny(patterns, text))).toEqual([]);
  });
});

describe('the texts of the catalogue', () => {
  it('exist for every error, with the arguments that its row names', () => {
    const { es, en, pt } = TEXTS.errors;
    const full = Object.keys(en).filter((key) => !key.startsWith('bare.'));
    expect(full.sort()).toEqual(ERROR_ROWS.map((row) => row.name).sort());
    for (const row of ERROR_ROWS) {
      for (const texts of [es, en, pt]) {
        expect(argumentsOf(texts[row.name]), row.name).toEqual(Object.keys(row.params).sort());
      }
    }
  });

  it('exist without figures for every error that has values, for when these do not come along', () => {
    const withValues = ERROR_ROWS.filter((row) => Object.keys(row.params).length > 0);
    const expected = withValues.map((row) => `bare.${row.family === 'limits' ? 'limit' : row.name}`);
    const bare = Object.keys(TEXTS.errors.en).filter((key) => key.startsWith('bare.'));
    expect(bare.sort()).toEqual([...new Set(expected)].sort());
    for (const texts of Object.values(TEXTS.errors)) {
      for (const key of bare) expect(argumentsOf(texts[key]), key).toEqual([]);
    }
  });

  it('are sentences', () => {
    for (const texts of Object.values(TEXTS.errors)) {
      for (const [name, text] of Object.entries(texts)) expect(text, name).toMatch(/^[\p{Lu}{¡¿].*[.?!}]$/su);
    }
  });

  it('exist for every transfer code', () => {
    expect(Object.keys(TEXTS.transfers.en).sort()).toEqual(TRANSFER_CODES.map((row) => row.name).sort());
  });

  it.each([
    ['errors', 'internal', 'Request execution failed'],
    ['errors', 'players-only', 'Only players can log in to the site'],
    ['errors', 'captcha-invalid', 'Invalid captcha'],
    ['errors', 'limit-below-min', 'Amount less than minimal'],
    ['errors', 'sms-limit', 'SMS message limit exceeded for today'],
    ['errors', 'search-too-short', 'Search requires at least'],
    ['errors', 'provider-not-configured', 'provider is not found in the configuration'],
    ['common', 'state.noResults', 'Sorry, no results were found.'],
    ['common', 'auth.passwordsDiffer', 'Passwords do not match'],
  ] as const)('keep the words of the specification: %s %s', (bundle, key, words) => {
    expect(TEXTS[bundle].en[key]).toContain(words);
  });
});

function readTexts(locale: Locale, bundle: Bundle): Record<string, string> {
  const file = new URL(`./locales/${locale}/${bundle}.json`, import.meta.url);
  return flatten(JSON.parse(readFileSync(file, 'utf8')));
}

function flatten(tree: Record<string, unknown>, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flatten(value as Record<string, unknown>, `${prefix}${key}.`)),
    ),
  );
}

function argumentsOf(text = ''): string[] {
  return [...new Set(namesIn(parse(text)))].sort();
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap((option) => namesIn(option.value))
        : [];
    return [element.value, ...inner];
  });
}

/** Returns true if the words of a text match a pattern; names of arguments are no words. */
function matchesAny(patterns: readonly RegExp[], text: string): boolean {
  return wordsIn(parse(text)).some((words) => patterns.some((pattern) => pattern.test(words)));
}

function wordsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    const isChoice = element.type === TYPE.plural || element.type === TYPE.select;
    return isChoice ? Object.values(element.options).flatMap((option) => wordsIn(option.value)) : [];
  });
}

function isCopied(english = '', other = ''): boolean {
  return english === other && !SHARED_WITH_ENGLISH.has(english);
}

/** Words beside the arguments. */
function wordsOf(text = ''): number {
  return text
    .replaceAll(/\{[^}]*\}/g, ' ')
    .trim()
    .split(/\s+/).length;
}
