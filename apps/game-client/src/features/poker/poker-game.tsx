import { type PokerOutcome, pokerOutcome, pokerParameters, readShape } from '@ordago/contracts/play';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { formatAmount, parseAmount } from '@ordago/kernel';
import { Hand } from '../../shared/cards/hand.tsx';
import { moodOf } from '../../shared/mood.ts';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { useStake } from '../../shared/stage/use-stake.ts';
import { useRounds } from '../../shared/use-rounds.ts';
import { PokerBets } from './poker-bets.tsx';
import { PokerDecision } from './poker-decision.tsx';
import { PokerNote } from './poker-note.tsx';
import { PokerPays } from './poker-pays.tsx';
import { PokerVerdict } from './poker-verdict.tsx';
import './poker.css';

/** Time in which the cards of a step are dealt, in ms. */
const DEAL_MS = 400;

/** Poker against the dealer: three cards each, or hold'em with a board. */
export default function PokerGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const stake = useStake(session);
  const rounds = useRounds(address, session, pokerOutcome, { showMs: DEAL_MS });
  const rules = readShape(pokerParameters, session.game.engine.parameters);
  const { last } = rounds;
  const outcome = last?.outcome ?? rounds.showing;
  const isOpen = last?.state === 'playing';
  const ante = last?.stake ?? stake.amount;
  const bet = formatAmount((parseAmount(ante) ?? 0n) * BigInt(rules?.betAntes ?? 1));
  const hasBoard = rules?.bet === 'call';
  const isRefused = isOpen && rounds.failure?.fault === 'refused';
  return (
    <RoundScreen
      address={address}
      session={session}
      mood={moodOf(session, 'felt')}
      rounds={isRefused ? { ...rounds, failure: null } : rounds}
      stake={stake}
      stakeLabel={t('poker.ante')}
      isStakeFixed={rounds.isBusy || isOpen}
      note={isOpen && <PokerNote isRefused={isRefused} bet={bet} currency={session.currency} />}
      actionLabel={t('deal')}
      actionDetail={formatMoney(stake.amount, session.currency)}
      onAction={() => void rounds.play(stake.amount, { choice: {} })}
      actions={isOpen && <PokerDecision rounds={rounds} bet={bet} currency={session.currency} />}
      fit="flow"
    >
      <div className="poker-table" data-board={hasBoard}>
        <div className="grid content-center justify-items-center gap-[clamp(4px,1vmin,14px)]">
          <Hand
            title={t('poker.dealer')}
            cards={dealerCards(outcome, hasBoard)}
            places={hasBoard ? 2 : 3}
            total={null}
            name={outcome?.dealerHand ? t(`poker.hands.${outcome.dealerHand}`) : null}
            isOpen={false}
            isSpread
          />
          {hasBoard && (
            <Hand
              title={t('poker.board')}
              cards={boardCards(outcome)}
              places={5}
              total={null}
              isOpen={false}
              isSpread
              isTitleHidden
            />
          )}
          <PokerVerdict outcome={outcome} rule={rules?.bet ?? 'play'} />
          <Hand
            title={t('poker.you')}
            cards={outcome?.player ?? []}
            places={hasBoard ? 2 : 3}
            total={null}
            name={outcome ? t(`poker.hands.${outcome.hand}`) : null}
            isOpen={isOpen}
            isSpread
            isFolded={outcome?.phase === 'folded'}
          />
        </div>
        <div className="grid content-center gap-[clamp(10px,2vmin,20px)]">
          <PokerBets outcome={outcome} ante={ante} currency={session.currency} />
          {rules && <PokerPays antePays={rules.antePays} bonusPays={rules.bonusPays} won={wonHand(outcome)} />}
        </div>
      </div>
    </RoundScreen>
  );
}

/** The dealer's cards lie face down until the end. */
function dealerCards(outcome: PokerOutcome | null, hasBoard: boolean): readonly string[] {
  if (!outcome) return [];
  if (outcome.dealer.length > 0) return outcome.dealer;
  return hasBoard ? ['', ''] : ['', '', ''];
}

/** Turn and river lie face down until the end. */
function boardCards(outcome: PokerOutcome | null): readonly string[] {
  return outcome ? Array.from({ length: 5 }, (_, place) => outcome.board[place] ?? '') : [];
}

/** The hand whose row of the pay table counted. */
function wonHand(outcome: PokerOutcome | null): string | null {
  return outcome?.phase === 'played' ? outcome.hand : null;
}
