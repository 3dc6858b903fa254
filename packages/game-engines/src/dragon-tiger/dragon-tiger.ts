import { dealDistinct } from '@ordago/fairness';
import type { Factor } from '@ordago/kernel';
import { CARDS, type Card, cardText, rankOf, suitOf } from '../cards.ts';
import { EVENS, hundredths, NOTHING } from '../law.ts';
import { tableEngine } from '../table/table-engine.ts';

const DECKS = 8;
const PLACES = ['dragon', 'tiger', 'tie', 'suited-tie'];
const TIE = 1_275;
const SUITED_TIE = 5_600;
/** On a tie, dragon and tiger return half of the stake. */
const HALF: Factor = { numerator: 1n, denominator: 2n };

interface Hands {
  readonly dragon: Card;
  readonly tiger: Card;
}

/** Dragon tiger: one card each from eight fresh decks, the higher wins, the ace is lowest. */
export const DRAGON_TIGER = tableEngine<Hands>({
  facts: {
    key: 'dragon-tiger',
    kind: 'dragon-tiger',
    rtp: { min: 9_446, max: 9_627 },
    volatility: 'chosen',
    payoutMaxHundredths: SUITED_TIE,
    parameters: { decks: DECKS, places: PLACES, tieHundredths: TIE, suitedTieHundredths: SUITED_TIE },
  },
  places: PLACES,
  draw(draws) {
    const [dragon = 0, tiger = 0] = dealDistinct(draws, { count: 2, from: DECKS * CARDS }).map((at) => at % CARDS);
    return { dragon, tiger };
  },
  returnOf: handsReturn,
  show: ({ dragon, tiger }) => ({ dragon: cardText(dragon), tiger: cardText(tiger) }),
  law: (place) => everyHands().map(({ weight, hands }) => ({ weight, returns: handsReturn(place, hands) })),
});

function handsReturn(place: string, { dragon, tiger }: Hands): Factor {
  const lead = rankOf(dragon) - rankOf(tiger);
  if (place === 'tie') return lead === 0 ? hundredths(TIE) : NOTHING;
  if (place === 'suited-tie') return lead === 0 && suitOf(dragon) === suitOf(tiger) ? hundredths(SUITED_TIE) : NOTHING;
  if (lead === 0) return HALF;
  return (place === 'dragon') === lead > 0 ? EVENS : NOTHING;
}

/** All ordered pairs of cards, with the ways to deal them from eight decks. */
function everyHands() {
  const cards = Array.from({ length: CARDS }, (_, card) => card);
  return cards.flatMap((dragon) =>
    cards.map((tiger) => ({
      weight: BigInt(DECKS * (dragon === tiger ? DECKS - 1 : DECKS)),
      hands: { dragon, tiger },
    })),
  );
}
