import { type BlackjackOutcome, blackjackOutcome } from '@ordago/contracts/play';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { formatAmount } from '@ordago/kernel';
import { Hand } from '../../shared/cards/hand.tsx';
import { moodOf } from '../../shared/mood.ts';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { useStake } from '../../shared/stage/use-stake.ts';
import { unitsOf } from '../../shared/units-of.ts';
import { type Rounds, useRounds } from '../../shared/use-rounds.ts';
import './blackjack.css';

/** Time in which the cards of a step are dealt, in ms. */
const DEAL_MS = 450;

const WORDS = {
  hit: 'hit',
  stand: 'stand',
  double: 'double',
  split: 'split',
  insure: 'blackjack.insure',
  decline: 'blackjack.decline',
} as const;

/** Actions that stake nothing and are at hand first. */
const MAIN: ReadonlySet<string> = new Set(['hit', 'stand']);

/** Blackjack against the dealer: hit, stand, double, split, insurance. */
export default function BlackjackGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const stake = useStake(session);
  const rounds = useRounds(address, session, blackjackOutcome, { showMs: DEAL_MS });
  const { last } = rounds;
  const outcome = last?.outcome ?? rounds.showing;
  const isOpen = last?.state === 'playing';
  return (
    <RoundScreen
      address={address}
      session={session}
      mood={moodOf(session, 'felt')}
      rounds={rounds}
      stake={stake}
      isStakeFixed={rounds.isBusy || isOpen}
      note={isOpen && outcome?.phase === 'insurance' ? t('blackjack.insurance') : null}
      actionLabel={t('deal')}
      actionDetail={formatMoney(stake.amount, session.currency)}
      onAction={() => void rounds.play(stake.amount, { choice: {} })}
      isDisabled={rounds.isBusy || isOpen}
      actions={isOpen && <Actions rounds={rounds} stake={last.stake} currency={session.currency} />}
      fit="fill"
      boardMin={360}
    >
      <div className="blackjack-board">
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
      </div>
    </RoundScreen>
  );
}

interface ActionsProps {
  readonly rounds: Rounds<BlackjackOutcome>;
  /** Stake that the hand was dealt for, as decimal text. */
  readonly stake: string;
  readonly currency: string;
}

/** Actions that the open hand has now; what an action stakes more is on its key. */
function Actions({ rounds, stake, currency }: ActionsProps) {
  const t = useT('game');
  return rounds.last?.outcome?.actions.map((action) => {
    const added = addedBy(action, stake);
    return (
      <button
        key={action}
        type="button"
        className="stage-go"
        data-rank={MAIN.has(action) ? 'main' : 'other'}
        disabled={rounds.isBusy}
        onClick={() => void rounds.move({ action }, added)}
      >
        {t(WORDS[action])}
        {added !== '0' && <small className="tabular"> +{formatMoney(added, currency)}</small>}
      </button>
    );
  });
}

/** Stake that an action adds, as decimal text: a double and a split the stake again, an insurance half of it. */
function addedBy(action: keyof typeof WORDS, stake: string): string {
  if (action === 'double' || action === 'split') return stake;
  return action === 'insure' ? formatAmount(unitsOf(stake) / 2n) : '0';
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
