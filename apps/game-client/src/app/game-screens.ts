import { type ComponentType, lazy } from 'react';
import type { PlayAddress, PlaySession } from '../shared/play-api.ts';

/** The screen of each kind of game. */
export const GAME_SCREENS: Readonly<Record<string, ComponentType<{ address: PlayAddress; session: PlaySession }>>> = {
  slot: lazy(() => import('../features/slot/slot-game.tsx')),
  roulette: lazy(() => import('../features/roulette/roulette-game.tsx')),
  dice: lazy(() => import('../features/dice/dice-game.tsx')),
  limbo: lazy(() => import('../features/limbo/limbo-game.tsx')),
  mines: lazy(() => import('../features/mines/mines-game.tsx')),
  plinko: lazy(() => import('../features/plinko/plinko-game.tsx')),
  keno: lazy(() => import('../features/keno/keno-game.tsx')),
  crash: lazy(() => import('../features/crash/crash-game.tsx')),
  flight: lazy(() => import('../features/crash/flight-game.tsx')),
  blackjack: lazy(() => import('../features/blackjack/blackjack-game.tsx')),
  baccarat: lazy(() => import('../features/cards/card-duel-game.tsx')),
  'dragon-tiger': lazy(() => import('../features/cards/card-duel-game.tsx')),
  'three-card-poker': lazy(() => import('../features/poker/poker-game.tsx')),
  'casino-holdem': lazy(() => import('../features/poker/poker-game.tsx')),
  'sic-bo': lazy(() => import('../features/dice-table/sic-bo-game.tsx')),
  'money-wheel': lazy(() => import('../features/wheel/money-wheel-game.tsx')),
  'number-draw': lazy(() => import('../features/number-draw/number-draw-game.tsx')),
  'horse-race': lazy(() => import('../features/races/race-game.tsx')),
  'virtual-football': lazy(() => import('../features/football/football-game.tsx')),
  coin: lazy(() => import('../features/coin/coin-game.tsx')),
};

/** Only our own crash is one rocket for everybody; at other studios each flight is the player's own. */
export function screenOf({ provider, game }: PlaySession): string {
  return game.engine.kind === 'crash' && provider !== 'originals' ? 'flight' : game.engine.kind;
}
