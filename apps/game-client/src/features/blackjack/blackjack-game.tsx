import { type BlackjackOutcome, blackjackOutcome } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import { useState } from 'react';
import { Hand } from '../../shared/cards/hand.tsx';
import { ControlBar } from '../../shared/control-bar.tsx';
import { GameTable } from '../../shared/game-table.tsx';
import { moodOf } from '../../shared/mood.ts';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { useRounds } from '../../shared/use-rounds.ts';

const WORDS = {
  hit: 'hit',
  stand: 'stand',
  double: 'double',
  split: 'split',
  insure: 'blackjack.insure',
  decline: 'blackjack.decline',
} as const;

/** Blackjack against the dealer: hit, stand, double, split, insurance. */
export default function BlackjackGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const [stake, setStake] = useState(session.open?.stake ?? '1.00');
  const rounds = useRounds(address, session, blackjackOutcome);
  const { last } = rounds;
  const outcome = last?.outcome ?? null;
  const isOpen = last?.state === 'playing';
  return (
    <GameTable
      address={address}
      session={session}
      mood={moodOf(session, 'felt')}
      lastRound={last?.round ?? null}
      controls={
        <ControlBar
          session={session}
          rounds={rounds}
          stake={stake}
          onStake={setStake}
          note={isOpen && outcome?.phase === 'insurance' ? t('blackjack.insurance') : null}
          actionLabel={t('deal')}
          onAction={() => void rounds.play(stake, { choice: {} })}
          icon={<span className="text-14 font-black">{t('deal')}</span>}
          isDisabled={rounds.isBusy || isOpen}
          isStakeFixed={rounds.isBusy || isOpen}
        />
      }
    >
      <div className="grid w-full max-w-[640px] justify-items-center gap-[clamp(8px,2vmin,20px)]">
        <Hand
          title={t('blackjack.dealer')}
          cards={dealerCards(outcome)}
          total={outcome?.dealerTotal ?? null}
          isOpen={false}
        />
        <p className="text-center text-12 opacity-80">{t('blackjack.rules')}</p>
        <div className="flex flex-wrap justify-center gap-6">
          {(outcome?.hands ?? [{ cards: [], total: 0, isOpen: false }]).map((hand, index) => (
            <Hand
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place.
              key={index}
              title={(outcome?.hands.length ?? 1) > 1 ? t('blackjack.hand', { index: index + 1 }) : t('blackjack.you')}
              cards={hand.cards}
              total={hand.cards.length > 0 ? hand.total : null}
              isOpen={hand.isOpen}
              result={resultOf(outcome, index)}
            />
          ))}
        </div>
        <div className="flex min-h-12 flex-wrap justify-center gap-2">
          {isOpen &&
            outcome?.actions.map((action) => (
              <button
                key={action}
                type="button"
                className="game-action min-h-touch min-w-24 rounded-pill px-5 text-16 font-bold"
                disabled={rounds.isBusy}
                onClick={() => void rounds.move({ action })}
              >
                {t(WORDS[action])}
              </button>
            ))}
        </div>
      </div>
    </GameTable>
  );
}

/** The hole card lies face down until the end. */
function dealerCards(outcome: BlackjackOutcome | null): readonly string[] {
  if (!outcome) return [];
  return outcome.phase === 'ended' ? outcome.dealer : [...outcome.dealer, ''];
}

function resultOf(outcome: BlackjackOutcome | null, hand: number): 'won' | 'lost' | 'push' | null {
  const stake = outcome?.stakes?.[hand];
  const payout = outcome?.payouts?.[hand];
  if (stake === undefined || payout === undefined) return null;
  if (Number(payout) === 0) return 'lost';
  return stake === payout ? 'push' : 'won';
}
