import { dealDistinct } from '@ordago/fairness';
import type { Factor } from '@ordago/kernel';
import { CARDS, type Card, cardText, rankOf } from '../cards.ts';
import { EVENS, hundredths, type Law, NOTHING, STAKE_BACK } from '../law.ts';
import { tableEngine } from '../table/table-engine.ts';
import { countCoups } from './count-coups.ts';
import { type Coup, playCoup } from './coup.ts';

const DECKS = 8;
/** A coup never takes more cards. */
const CARDS_MAX = 6;
const PLACES = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'];
const BANKER = 195;
const TIE = 1_000;
const PAIR = 1_300;

interface Dealt extends Coup {
  readonly cards: readonly Card[];
}

/** Punto banco: eight fresh decks for each coup, the usual third-card rule, 5 % commission on the banker, ties give back. */
export const BACCARAT = tableEngine<Dealt>({
  facts: {
    key: 'baccarat',
    kind: 'baccarat',
    rtp: { min: 9_516, max: 9_894 },
    volatility: 'chosen',
    payoutMaxHundredths: PAIR,
    parameters: { decks: DECKS, places: PLACES, bankerHundredths: BANKER, tieHundredths: TIE, pairHundredths: PAIR },
  },
  places: PLACES,
  draw(draws) {
    const cards = dealDistinct(draws, { count: CARDS_MAX, from: DECKS * CARDS }).map((at) => at % CARDS);
    return { cards, ...playCoup(cards.map(pointsOf)) };
  },
  returnOf: (place, { cards, player, banker }) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = cards;
    if (place === 'player-pair') return pairReturn(first, third);
    if (place === 'banker-pair') return pairReturn(second, fourth);
    return coupReturn(place, Math.sign(player.total - banker.total));
  },
  show: ({ cards, player, banker }) => ({
    player: player.places.map((at) => cardText(cards[at] ?? 0)),
    banker: banker.places.map((at) => cardText(cards[at] ?? 0)),
    playerTotal: player.total,
    bankerTotal: banker.total,
  }),
  law: lawOf,
});

function lawOf(place: string): Law {
  if (place.endsWith('pair')) {
    // After any first card, 31 of the 415 left share its rank.
    const same = BigInt(4 * DECKS - 1);
    return [
      { weight: same, returns: hundredths(PAIR) },
      { weight: BigInt(CARDS * DECKS - 1) - same, returns: NOTHING },
    ];
  }
  const { player, banker, tie } = countCoups(DECKS);
  return [
    { weight: player, returns: coupReturn(place, 1) },
    { weight: banker, returns: coupReturn(place, -1) },
    { weight: tie, returns: coupReturn(place, 0) },
  ];
}

/** `lead`: 1 the player won, -1 the banker, 0 a tie. */
function coupReturn(place: string, lead: number): Factor {
  if (place === 'tie') return lead === 0 ? hundredths(TIE) : NOTHING;
  if (lead === 0) return STAKE_BACK;
  if (place === 'player') return lead > 0 ? EVENS : NOTHING;
  return lead < 0 ? hundredths(BANKER) : NOTHING;
}

function pairReturn(one: Card, other: Card): Factor {
  return rankOf(one) === rankOf(other) ? hundredths(PAIR) : NOTHING;
}

/** Ace to nine count themselves, tens and pictures nothing. */
function pointsOf(card: Card): number {
  const rank = rankOf(card);
  return rank >= 9 ? 0 : rank + 1;
}
