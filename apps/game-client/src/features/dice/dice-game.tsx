import { type DiceOutcome, diceOutcome } from '@ordago/contracts/play';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { useStake } from '../../shared/stage/use-stake.ts';
import { useAutoPlay } from '../../shared/use-auto-play.ts';
import { useRounds } from '../../shared/use-rounds.ts';
import { type DiceChoice, mirrored, rollText, winsOf, within } from './dice-choice.ts';
import './dice.css';

/** Time for which a roll is under way, in ms. */
const SHOW_MS = 440;

/** Dice: a target on a line from 0 to 100, and the roll that falls on it. */
export default function DiceGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const stake = useStake(session);
  const [choice, setChoice] = useState<DiceChoice>({ direction: 'over', target: 5_050 });
  const rounds = useRounds(address, session, diceOutcome, { showMs: SHOW_MS });
  const play = () => rounds.play(stake.amount, { choice: { ...choice } });
  const auto = useAutoPlay(play);
  const outcome = rounds.last?.outcome ?? null;
  const wins = winsOf(choice);
  const { direction, target } = choice;
  return (
    <RoundScreen
      address={address}
      session={session}
      mood="instrument"
      rounds={rounds}
      stake={stake}
      outcomeNote={outcome && t('dice.rolled', { roll: rollText(outcome.roll) })}
      actionLabel={t('dice.roll')}
      actionDetail={formatMoney(stake.amount, session.currency)}
      onAction={() => void play()}
      isDisabled={rounds.isBusy || auto.isOn}
      auto={auto}
      choices={
        <button
          type="button"
          className="stage-key"
          onClick={() => setChoice(mirrored(choice))}
          disabled={rounds.isBusy}
          aria-label={t('dice.swap')}
        >
          {t('dice.target', { direction })} {rollText(target)}
          <ArrowLeftRight size={18} aria-hidden="true" />
        </button>
      }
      facts={[
        { label: t('multiplier'), value: `${(Math.floor((9_900 / wins) * 10_000) / 10_000).toFixed(4)}×` },
        { label: t('chance'), value: `${((wins / 10_001) * 100).toFixed(2)} %` },
      ]}
      marks={rounds.played.flatMap(({ round, outcome: fell }) =>
        fell === null
          ? []
          : { key: round, text: rollText(fell.roll), tone: fell.isWin ? ('won' as const) : ('plain' as const) },
      )}
      fit="fill"
      boardMin={300}
    >
      <div className="dice-board">
        <Roll outcome={outcome} isBusy={rounds.isBusy} />
        <DiceLine
          choice={choice}
          outcome={rounds.isBusy ? null : outcome}
          onChange={setChoice}
          isFixed={rounds.isBusy}
        />
      </div>
    </RoundScreen>
  );
}

/** The number that was rolled; its colour repeats the words. */
function Roll({ outcome, isBusy }: { outcome: DiceOutcome | null; isBusy: boolean }) {
  const look = isBusy || !outcome ? 'idle' : outcome.isWin ? 'won' : 'lost';
  return (
    <div className="dice-roll" data-look={look}>
      <span className="tabular">{isBusy || !outcome ? '00.00' : rollText(outcome.roll)}</span>
    </div>
  );
}

interface DiceLineProps {
  readonly choice: DiceChoice;
  readonly outcome: DiceOutcome | null;
  readonly onChange: (choice: DiceChoice) => void;
  readonly isFixed: boolean;
}

/** The line with its winning part and the last roll. A range input carries it, so keys and thumbs work alike. */
function DiceLine({ choice, outcome, onChange, isFixed }: DiceLineProps) {
  const t = useT('game');
  const percent = choice.target / 100;
  return (
    <div className="dice-line">
      <div className="relative">
        {outcome && (
          <span
            className="dice-mark"
            data-won={outcome.isWin}
            style={{ left: `${outcome.roll / 100}%` }}
            aria-hidden="true"
          >
            {rollText(outcome.roll)}
          </span>
        )}
        <input
          type="range"
          className="dice-range"
          data-direction={choice.direction}
          style={{ '--at': `${percent}%` } as React.CSSProperties}
          min={0}
          max={10_000}
          step={50}
          value={choice.target}
          disabled={isFixed}
          aria-label={t('dice.target', { direction: choice.direction })}
          aria-valuetext={rollText(choice.target)}
          onChange={(event) => onChange(within({ ...choice, target: Number(event.target.value) }))}
        />
      </div>
      <div className="tabular mt-1 flex justify-between text-12 opacity-80" aria-hidden="true">
        {[0, 25, 50, 75, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
