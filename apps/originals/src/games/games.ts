import { type Engine, engineByKey } from '@ordago/game-engines';
import { assert } from '@ordago/kernel';

/** One of our own games: rules and maths from `packages/game-engines`, and how the lobby finds it. */
export interface OriginalGame {
  /** For ever: it names the game in the operator's catalogue and in the player's history. */
  readonly id: string;
  readonly name: string;
  readonly engine: Engine;
  readonly casinoType: 'slots' | 'virtual';
  /** Categories of the specification. */
  readonly categories: readonly string[];
}

/** Every original: id, name, key of its engine, categories beside those of all of them. */
const ROWS: readonly (readonly [id: string, name: string, engine: string, ...categories: string[]])[] = [
  ['crash', 'Cohete Crash', 'crash', 'crash'],
  ['dice', 'Dados', 'dice', 'dice'],
  ['limbo', 'Limbo', 'limbo', 'crash', 'othergames'],
  ['mines', 'Minas', 'mines', 'othergames'],
  ['plinko', 'Plinko', 'plinko', 'othergames'],
  ['keno', 'Keno', 'keno', 'lotto'],
  ['slot-lagoon', 'Laguna Azul', 'lagoon-3x5', 'slotmachines'],
  ['slot-corsair', 'Oro del Corsario', 'corsair-5x10', 'slotmachines'],
  ['slot-jester', 'Corte del Bufón', 'jester-5x10', 'slotmachines', 'jokers'],
  ['slot-trails', 'Mil Caminos', 'trails-6x7', 'slotmachines', 'megaways'],
  ['slot-market', 'Gran Mercado', 'market-5x10', 'slotmachines', 'bonusbuy'],
  ['slot-vault', 'La Bóveda', 'vault-3x5', 'slotmachines', 'jackpot'],
  ['roulette', 'Ruleta Órdago', 'roulette', 'roulette', 'tablegames'],
  ['blackjack', 'Blackjack Órdago', 'blackjack', 'blackjack', 'card', 'tablegames'],
  ['three-card-poker', 'Póker de Tres Cartas', 'three-card-poker', 'poker'],
  ['casino-holdem', 'Casino Hold’em Órdago', 'casino-holdem', 'casinoholdem'],
];

/** Types of our own games, which are played nowhere else. */
const OURS = ['slotteroriginals', 'slotterexclusives'] as const;

/** Games of this server, in the order of the lobby. */
export const GAMES: readonly OriginalGame[] = ROWS.map(([id, name, key, ...categories]) => {
  const engine = engineByKey(key);
  assert(engine, `${id} has no engine`);
  return { id, name, engine, casinoType: 'slots', categories: [...OURS, ...categories] };
});

const BY_ID = new Map(GAMES.map((game) => [game.id, game]));

export function gameById(id: string): OriginalGame | null {
  return BY_ID.get(id) ?? null;
}
