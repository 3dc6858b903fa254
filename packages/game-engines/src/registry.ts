import { BACCARAT } from './baccarat/baccarat.ts';
import { BLACKJACK } from './blackjack/blackjack.ts';
import { COIN } from './coin/coin.ts';
import { CRASH } from './crash/crash.ts';
import { DICE } from './dice/dice.ts';
import { DRAGON_TIGER } from './dragon-tiger/dragon-tiger.ts';
import type { Engine } from './engine.ts';
import { VIRTUAL_FOOTBALL } from './football/virtual-football.ts';
import { GREYHOUND_RACE, HORSE_RACE } from './horse-race/races.ts';
import { KENO } from './keno/keno.ts';
import { LIMBO } from './limbo/limbo.ts';
import { MINES } from './mines/mines.ts';
import { NUMBER_DRAW } from './number-draw/number-draw.ts';
import { PLINKO } from './plinko/plinko.ts';
import { CASINO_HOLDEM } from './poker/casino-holdem.ts';
import { THREE_CARD_POKER } from './poker/three-card-poker.ts';
import { ROULETTE } from './roulette/roulette-engine.ts';
import { SIC_BO } from './sic-bo/sic-bo.ts';
import { CORSAIR } from './slot/definitions/corsair.ts';
import { FIESTA } from './slot/definitions/fiesta.ts';
import { HARBOUR } from './slot/definitions/harbour.ts';
import { JESTER } from './slot/definitions/jester.ts';
import { JUNGLE } from './slot/definitions/jungle.ts';
import { LAGOON } from './slot/definitions/lagoon.ts';
import { MARKET } from './slot/definitions/market.ts';
import { ORCHARD } from './slot/definitions/orchard.ts';
import { SEVENS } from './slot/definitions/sevens.ts';
import { TRAILS } from './slot/definitions/trails.ts';
import { VAULT } from './slot/definitions/vault.ts';
import { slotEngine } from './slot/slot-engine.ts';
import { MONEY_WHEEL } from './wheel/money-wheel.ts';

/** Every game that can be played, one form for all: `play` for those of one shot, `start` and `move` for the others. */
export const ENGINES: readonly Engine[] = [
  CRASH,
  DICE,
  LIMBO,
  MINES,
  PLINKO,
  KENO,
  COIN,
  ROULETTE,
  BLACKJACK,
  BACCARAT,
  DRAGON_TIGER,
  THREE_CARD_POKER,
  CASINO_HOLDEM,
  SIC_BO,
  MONEY_WHEEL,
  NUMBER_DRAW,
  HORSE_RACE,
  GREYHOUND_RACE,
  VIRTUAL_FOOTBALL,
  slotEngine(ORCHARD, 3_500),
  slotEngine(FIESTA, 118_295),
  slotEngine(LAGOON, 13_215),
  slotEngine(HARBOUR, 35_250),
  slotEngine(JUNGLE, 5_016_020),
  slotEngine(CORSAIR, 6_550_950),
  slotEngine(SEVENS, 272_000),
  slotEngine(JESTER, 552_050),
  slotEngine(TRAILS, 4_319_650),
  slotEngine(MARKET, 1_909_500),
  slotEngine(VAULT, 200_000),
];

const BY_KEY = new Map(ENGINES.map((engine) => [engine.key, engine]));

/** The engine of a key such as `dice` or `orchard-3x5`, or null. */
export function engineByKey(key: string): Engine | null {
  return BY_KEY.get(key) ?? null;
}
