import { drawBelow } from '@ordago/fairness';
import { NOTHING } from '../law.ts';
import { tableEngine } from '../table/table-engine.ts';
import {
  ROULETTE_FIELDS,
  ROULETTE_NUMBERS,
  type RouletteField,
  type RoulettePlace,
  returnOf,
  rouletteColour,
  settleRoulette,
} from './roulette.ts';

const NUMBERS = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number);
const PLACES = [...ROULETTE_FIELDS, ...NUMBERS.map((number) => `number-${number}`)];

/** European roulette in the form that all engines have: places are the fields and `number-0` to `number-36`. */
export const ROULETTE = tableEngine<number>({
  facts: {
    key: 'roulette',
    kind: 'roulette',
    rtp: { min: 9_730, max: 9_730 },
    volatility: 'chosen',
    payoutMaxHundredths: 3_600,
    parameters: { wheel: 'european', fields: ROULETTE_FIELDS, numbers: ROULETTE_NUMBERS },
  },
  places: PLACES,
  draw: (draws) => drawBelow(draws, ROULETTE_NUMBERS),
  returnOf: wheelReturn,
  show: (number) => ({ number, colour: rouletteColour(number) }),
  law: (place) => NUMBERS.map((number) => ({ weight: 1n, returns: wheelReturn(place, number) })),
});

function wheelReturn(place: string, number: number) {
  const on = placeOf(place);
  return settleRoulette([{ place: on, stake: 1n }], number).payout > 0n ? returnOf(on) : NOTHING;
}

function placeOf(place: string): RoulettePlace {
  return place.startsWith('number-') ? { number: Number(place.slice(7)) } : { field: place as RouletteField };
}
