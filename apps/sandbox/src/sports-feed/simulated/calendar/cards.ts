import type { FeedMarket, FeedRecordBody } from '@ordago/provider-protocols';
import type { Draw } from '../draws.ts';
import { quoted } from './quote.ts';

/** Cards that a side is shown, with the chance of each number: the same for both, drawn independently; assumptions. */
type Law = readonly (readonly [cards: number, chance: number])[];

interface Cards {
  readonly kind: 'yellow-card' | 'red-card';
  readonly counted: 'yellow-cards' | 'red-cards';
  readonly law: Law;
}

const CARDS: Readonly<Record<string, readonly Cards[]>> = {
  kabaddi: [
    {
      kind: 'yellow-card',
      counted: 'yellow-cards',
      law: [
        [0, 0.78],
        [1, 0.19],
        [2, 0.03],
      ],
    },
    {
      kind: 'red-card',
      counted: 'red-cards',
      law: [
        [0, 0.96],
        [1, 0.04],
      ],
    },
  ],
};

/** Markets of a card shown, to any player or to one side; none in sports in which they are not counted. */
export function cardMarkets(slug: string): FeedMarket[] {
  return (CARDS[slug] ?? []).flatMap(({ kind, law }) => {
    const none = law[0]?.[1] ?? 1;
    const yesNo = (without: number, specifier: string) =>
      quoted(kind, specifier, [
        ['yes', 1 - without],
        ['no', without],
      ]);
    return [...yesNo(none * none, ''), ...['home', 'away'].flatMap((side) => yesNo(none, `side=${side}`))];
  });
}

/** The cards that were shown, as a record contains them. */
export function cardFacts(slug: string, draw: Draw): Pick<FeedRecordBody & { sort: 'match' }, 'statistics'> {
  const cards = CARDS[slug];
  if (!cards) return {};
  const reported = cards.map(({ counted, law }) => [counted, { home: cardsOf(law, draw), away: cardsOf(law, draw) }]);
  return { statistics: Object.fromEntries(reported) };
}

function cardsOf(law: Law, draw: Draw): number {
  let rest = draw();
  for (const [cards, chance] of law) {
    rest -= chance;
    if (rest < 0) return cards;
  }
  return 0;
}
