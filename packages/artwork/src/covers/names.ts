import type { PaletteName } from '../palettes.ts';

/** Palettes of the covers of our own games, by the id of the game. */
export const COVER_PALETTES = {
  crash: 'noche',
  dice: 'mezcal',
  limbo: 'amatista',
  mines: 'pizarra',
  plinko: 'bugambilia',
  keno: 'cempasuchil',
  roulette: 'jade',
  blackjack: 'vino',
  'three-card-poker': 'azulejo',
  'casino-holdem': 'cobre',
  'slot-lagoon': 'mar',
  'slot-corsair': 'granada',
  'slot-jester': 'bugambilia',
  'slot-trails': 'arena',
  'slot-market': 'sandia',
  'slot-vault': 'obsidiana',
} as const satisfies Record<string, PaletteName>;

export type CoverName = keyof typeof COVER_PALETTES;

/** Returns the cover of a game of the catalogue; undefined for one that is not our own. */
export function coverOf(provider: string, gameId: string): CoverName | undefined {
  return provider === 'originals' && Object.hasOwn(COVER_PALETTES, gameId) ? (gameId as CoverName) : undefined;
}
