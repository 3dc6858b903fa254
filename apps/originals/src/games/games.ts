import { type Engine, engineByKey } from '@ordago/game-engines';
import { assert } from '@ordago/kernel';

/** One of our own games: rules and maths from `packages/game-engines`, and how the lobby finds it. */
export interface OriginalGame {
  /** For ever: it names the game in the operator's catalogue and in the player's history. */
  readonly id: string;
  readonly name: string;
  /** The name by language. */
  readonly names: GameNames;
  /** Day of its release; absent for the games of the first release. */
  readonly released?: string;
  readonly engine: Engine;
  readonly casinoType: 'slots' | 'virtual';
  /** Categories of the specification. */
  readonly categories: readonly string[];
}

/** Name of a game in the languages of the site. */
export type GameNames = Readonly<Record<'es' | 'en' | 'pt', string>>;

/** Every original: id, names, key of its engine, categories beside those of all of them. */
const ROWS: readonly (readonly [id: string, names: string | GameNames, engine: string, ...categories: string[]])[] = [
  ['crash', { es: 'Cohete Crash', en: 'Crash Rocket', pt: 'Crash Foguetão' }, 'crash', 'crash'],
  ['dice', { es: 'Dados', en: 'Dice', pt: 'Dados' }, 'dice', 'dice'],
  ['limbo', 'Limbo', 'limbo', 'crash', 'othergames'],
  ['mines', { es: 'Minas', en: 'Mines', pt: 'Minas' }, 'mines', 'othergames'],
  ['plinko', 'Plinko', 'plinko', 'othergames'],
  ['keno', 'Keno', 'keno', 'lotto'],
  ['slot-lagoon', { es: 'Laguna Azul', en: 'Blue Lagoon', pt: 'Lagoa Azul' }, 'lagoon-3x5', 'slotmachines'],
  [
    'slot-corsair',
    { es: 'Oro del Corsario', en: 'Corsair’s Gold', pt: 'Ouro do Corsário' },
    'corsair-5x10',
    'slotmachines',
  ],
  [
    'slot-jester',
    { es: 'Corte del Bufón', en: 'Jester’s Court', pt: 'Corte do Bobo' },
    'jester-5x10',
    'slotmachines',
    'jokers',
  ],
  [
    'slot-trails',
    { es: 'Mil Caminos', en: 'Thousand Trails', pt: 'Mil Caminhos' },
    'trails-6x7',
    'slotmachines',
    'megaways',
  ],
  [
    'slot-market',
    { es: 'Gran Mercado', en: 'Grand Market', pt: 'Grande Mercado' },
    'market-5x10',
    'slotmachines',
    'bonusbuy',
  ],
  ['slot-vault', { es: 'La Bóveda', en: 'The Vault', pt: 'O Cofre' }, 'vault-3x5', 'slotmachines', 'jackpot'],
  [
    'roulette',
    { es: 'Ruleta Órdago', en: 'Ordago Roulette', pt: 'Roleta Órdago' },
    'roulette',
    'roulette',
    'tablegames',
  ],
  [
    'blackjack',
    { es: 'Blackjack Órdago', en: 'Ordago Blackjack', pt: 'Blackjack Órdago' },
    'blackjack',
    'blackjack',
    'card',
    'tablegames',
  ],
  [
    'three-card-poker',
    { es: 'Póker de Tres Cartas', en: 'Three Card Poker', pt: 'Póquer de Três Cartas' },
    'three-card-poker',
    'poker',
  ],
  [
    'casino-holdem',
    { es: 'Casino Hold’em Órdago', en: 'Ordago Casino Hold’em', pt: 'Casino Hold’em Órdago' },
    'casino-holdem',
    'casinoholdem',
  ],
];

/** Types of our own games, which are played nowhere else. */
const OURS = ['slotteroriginals', 'slotterexclusives'] as const;

/** Days on which games came after the first release. */
const RELEASED: Readonly<Record<string, string>> = {
  'slot-jester': '2026-11-26',
  'slot-trails': '2026-11-26',
  'slot-market': '2026-11-26',
  'slot-vault': '2026-11-26',
  'three-card-poker': '2026-11-26',
  'casino-holdem': '2026-11-26',
};

/** Games of this server, in the order of the lobby. */
export const GAMES: readonly OriginalGame[] = ROWS.map(([id, named, key, ...categories]) => {
  const engine = engineByKey(key);
  assert(engine, `${id} has no engine`);
  const names = typeof named === 'string' ? { es: named, en: named, pt: named } : named;
  const released = RELEASED[id];
  return {
    id,
    name: names.es,
    names,
    ...(released && { released }),
    engine,
    casinoType: 'slots',
    categories: [...OURS, ...categories],
  };
});

const BY_ID = new Map(GAMES.map((game) => [game.id, game]));

export function gameById(id: string): OriginalGame | null {
  return BY_ID.get(id) ?? null;
}

/** Returns the name of a game in a language such as `pt` or `es-MX`; the first of its names for any other. */
export function nameOf({ name, names }: Pick<OriginalGame, 'name' | 'names'>, language: string): string {
  const short = language.slice(0, 2).toLowerCase();
  return short === 'en' || short === 'pt' ? names[short] : name;
}
