import { drawBelow } from '@ordago/fairness';
import type { Factor } from '@ordago/kernel';
import { hundredths, NOTHING } from '../law.ts';
import { tableEngine } from '../table/table-engine.ts';

/** Segments of the wheel: how many there are of each, and what it returns over the stake. */
const SEGMENTS = { one: 24, three: 12, five: 8, eleven: 4, coin: 2 } as const;
type Segment = keyof typeof SEGMENTS;
const RETURNS: Readonly<Record<Exclude<Segment, 'coin'>, number>> = { one: 200, three: 400, five: 600, eleven: 1_200 };
/** Multiples on the sides of the bonus coin, in hundredths; each is equally likely. */
const FACES = [800, 1_200, 1_600, 2_000, 2_400, 6_400];

const PLACES = Object.keys(SEGMENTS) as Segment[];
const WHEEL = PLACES.flatMap((segment) => Array.from({ length: SEGMENTS[segment] }, () => segment));

interface Turn {
  readonly segment: Segment;
  /** Only when the wheel stopped at the coin: the multiples of its two sides, and the one that fell. */
  readonly coin: { readonly heads: number; readonly tails: number; readonly fell: 'heads' | 'tails' } | null;
}

/**
 * A game show: a wheel of 50 segments, each equally likely. Two of them start the coin: both sides receive a multiple,
 * then it is tossed. Every place returns 96 % exactly.
 */
export const MONEY_WHEEL = tableEngine<Turn>({
  facts: {
    key: 'money-wheel',
    kind: 'money-wheel',
    rtp: { min: 9_600, max: 9_600 },
    volatility: 'chosen',
    payoutMaxHundredths: 6_400,
    parameters: { places: PLACES, segments: SEGMENTS, returnHundredths: RETURNS, coinFaces: FACES },
  },
  places: PLACES,
  draw(draws) {
    const segment = WHEEL[drawBelow(draws, WHEEL.length)] ?? 'one';
    if (segment !== 'coin') return { segment, coin: null };
    const heads = FACES[drawBelow(draws, FACES.length)] ?? 0;
    const tails = FACES[drawBelow(draws, FACES.length)] ?? 0;
    return { segment, coin: { heads, tails, fell: drawBelow(draws, 2) === 0 ? 'heads' : 'tails' } };
  },
  returnOf: (place, turn) => (place === turn.segment ? worthOf(turn) : NOTHING),
  show: ({ segment, coin }) => ({ segment, coin }),
  law(place) {
    const stops = BigInt(WHEEL.filter((segment) => segment === place).length);
    const each = BigInt(FACES.length);
    const lost = { weight: (BigInt(WHEEL.length) - stops) * each, returns: NOTHING };
    if (place !== 'coin') {
      const segment = PLACES.find((known) => known === place) ?? 'one';
      return [lost, { weight: stops * each, returns: worthOf({ segment, coin: null }) }];
    }
    return [lost, ...FACES.map((face) => ({ weight: stops, returns: hundredths(face) }))];
  },
});

function worthOf({ segment, coin }: Turn): Factor {
  if (segment !== 'coin') return hundredths(RETURNS[segment]);
  return coin === null ? NOTHING : hundredths(coin[coin.fell]);
}
