import type { Cover } from './cover.ts';
import { crash, dice, keno, limbo, mines, plinko } from './instant.ts';
import type { CoverName } from './names.ts';
import { corsair, jester, lagoon, market, trails, vault } from './reels.ts';
import { blackjack, casinoHoldem, roulette, threeCardPoker } from './tables.ts';

/** Covers of our own games, by the id of the game. */
export const COVERS = {
  crash,
  dice,
  limbo,
  mines,
  plinko,
  keno,
  roulette,
  blackjack,
  'three-card-poker': threeCardPoker,
  'casino-holdem': casinoHoldem,
  'slot-lagoon': lagoon,
  'slot-corsair': corsair,
  'slot-jester': jester,
  'slot-trails': trails,
  'slot-market': market,
  'slot-vault': vault,
} as const satisfies Record<CoverName, Cover>;
