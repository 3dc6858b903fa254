import { type LazyPartProps, lazyPart } from '@ordago/ui';
import type { ComponentType } from 'react';
import type { PlayAddress, PlaySession } from '../shared/play-api.ts';

interface ScreenProps {
  readonly address: PlayAddress;
  readonly session: PlaySession;
}

/** The screen of each kind of game. */
export const GAME_SCREENS: Readonly<Record<string, ComponentType<ScreenProps & LazyPartProps>>> = {
  slot: lazyPart(() => import('../features/slot/slot-game.tsx')),
  roulette: lazyPart(() => import('../features/roulette/roulette-game.tsx')),
  dice: lazyPart(() => import('../features/dice/dice-game.tsx')),
  limbo: lazyPart(() => import('../features/limbo/limbo-game.tsx')),
  mines: lazyPart(() => import('../features/mines/mines-game.tsx')),
  plinko: lazyPart(() => import('../features/plinko/plinko-game.tsx')),
  keno: lazyPart(() => import('../features/keno/keno-game.tsx')),
  crash: lazyPart(() => import('../features/crash/crash-game.tsx')),
  flight: lazyPart(() => import('../features/crash/flight-game.tsx')),
  blackjack: lazyPart(() => import('../features/blackjack/blackjack-game.tsx')),
  baccarat: lazyPart(() => import('../features/cards/card-duel-game.tsx')),
  'dragon-tiger': lazyPart(() => import('../features/cards/card-duel-game.tsx')),
  'three-card-poker': lazyPart(() => import('../features/poker/poker-game.tsx')),
  'casino-holdem': lazyPart(() => import('../features/poker/poker-game.tsx')),
  'sic-bo': lazyPart(() => import('../features/dice-table/sic-bo-game.tsx')),
  'money-wheel': lazyPart(() => import('../features/wheel/money-wheel-game.tsx')),
  'number-draw': lazyPart(() => import('../features/number-draw/number-draw-game.tsx')),
  'horse-race': lazyPart(() => import('../features/races/race-game.tsx')),
  'virtual-football': lazyPart(() => import('../features/football/football-game.tsx')),
  coin: lazyPart(() => import('../features/coin/coin-game.tsx')),
};

/** Only our own crash is one rocket for everybody; at other studios each flight is the player's own. */
export function screenOf({ provider, game }: PlaySession): string {
  return game.engine.kind === 'crash' && provider !== 'originals' ? 'flight' : game.engine.kind;
}
