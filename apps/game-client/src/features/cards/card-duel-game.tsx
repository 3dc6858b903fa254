import { type CardDuelOutcome, cardDuelOutcome, cardDuelParameters, readShape } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import { Hand } from '../../shared/cards/hand.tsx';
import { moodOf } from '../../shared/mood.ts';
import { PlaceButton } from '../../shared/place-button.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { TableScreen } from '../../shared/table-screen.tsx';
import { useTable } from '../../shared/use-table.ts';

/** Time in which the cards are dealt, in ms. */
const DEAL_MS = 1_100;

/** Sides and places of the two games; returns come from what the provider declares, in hundredths. */
const GAMES = {
  baccarat: {
    sides: ['duel.player', 'duel.banker'],
    places: [
      ['player', 'duel.player', null],
      ['tie', 'duel.tie', 'tieHundredths'],
      ['banker', 'duel.banker', 'bankerHundredths'],
      ['player-pair', 'duel.playerPair', 'pairHundredths'],
      ['banker-pair', 'duel.bankerPair', 'pairHundredths'],
    ],
  },
  'dragon-tiger': {
    sides: ['duel.dragon', 'duel.tiger'],
    places: [
      ['dragon', 'duel.dragon', null],
      ['tie', 'duel.tie', 'tieHundredths'],
      ['tiger', 'duel.tiger', null],
      ['suited-tie', 'duel.suitedTie', 'suitedTieHundredths'],
    ],
  },
} as const;

/** Two hands against each other: baccarat, and dragon tiger with a card each. */
export default function CardDuelGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const { engine } = session.game;
  const game = GAMES[engine.kind === 'baccarat' ? 'baccarat' : 'dragon-tiger'];
  const figures = readShape(cardDuelParameters, engine.parameters);
  const table = useTable({ address, session }, cardDuelOutcome, { showMs: DEAL_MS });
  const hands = handsOf(table.outcome);
  return (
    <TableScreen
      address={address}
      session={session}
      mood={moodOf(session, 'felt')}
      table={table}
      actionLabel={t('deal')}
    >
      <div className="grid grid-cols-2 gap-3 justify-self-center">
        {game.sides.map((side, place) => (
          <Hand
            key={side}
            title={t(side)}
            cards={hands[place]?.cards ?? ['', '']}
            total={hands[place]?.total ?? null}
            isOpen={hands[place]?.isAhead ?? false}
          />
        ))}
      </div>
      <div className="grid grid-cols-6 gap-1.5">
        {game.places.map(([place, word, figure], index) => (
          <PlaceButton
            key={place}
            table={table}
            place={place}
            label={t(word)}
            returns={figure === null ? 200 : figures?.[figure]}
            className={`min-h-16 ${index < 3 ? 'col-span-2' : game.places.length === 4 ? 'col-span-6' : 'col-span-3'}`}
          />
        ))}
      </div>
    </TableScreen>
  );
}

interface SeenHand {
  readonly cards: readonly string[];
  readonly total: number | null;
  readonly isAhead: boolean;
}

function handsOf(outcome: CardDuelOutcome | null): readonly SeenHand[] {
  if (outcome === null) return [];
  if (outcome.kind === 'baccarat') {
    const { player, banker, playerTotal, bankerTotal } = outcome;
    return [
      { cards: player, total: playerTotal, isAhead: playerTotal > bankerTotal },
      { cards: banker, total: bankerTotal, isAhead: bankerTotal > playerTotal },
    ];
  }
  const lead = rankOf(outcome.dragon) - rankOf(outcome.tiger);
  return [
    { cards: [outcome.dragon], total: null, isAhead: lead > 0 },
    { cards: [outcome.tiger], total: null, isAhead: lead < 0 },
  ];
}

/** The ace is lowest. */
function rankOf(card: string): number {
  return 'A23456789TJQK'.indexOf(card.slice(0, 1));
}
