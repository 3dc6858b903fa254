import { type DiceOutcome, diceOutcome } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import { ArrowLeftRight, Dices } from 'lucide-react';
import { useState } from 'react';
import { AutoPlayPanel } from '../../shared/auto-play-panel.tsx';
import { ControlBar } from '../../shared/control-bar.tsx';
import { FactRow } from '../../shared/fact-row.tsx';
import { GameTable } from '../../shared/game-table.tsx';
import { moodOf } from '../../shared/mood.ts';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { useAutoPlay } from '../../shared/use-auto-play.ts';
import { useRounds } from '../../shared/use-rounds.ts';
import { type DiceChoice, mirrored, rollText, winsOf, within } from './dice-choice.ts';
import './dice.css';

/** Dice: a target on a line from 0 to 100, and the roll that falls on it. */
export default function DiceGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const [stake, setStake] = useState('1.00');
  const [choice, setChoice] = useState<DiceChoice>({ direction: 'over', target: 5_050 });
  const rounds = useRounds(address, session, diceOutcome);
  const play = () => rounds.play(stake, { choice: { ...choice } });
  const auto = useAutoPlay(play);
  const outcome = rounds.last?.outcome ?? null;
  const wins = winsOf(choice);
  const { direction, target } = choice;
  return (
    <GameTable
      address={address}
      session={session}
      mood={moodOf(session, 'sea')}
      lastRound={rounds.last?.round ?? null}
      controls={
        <ControlBar
          session={session}
          rounds={rounds}
          stake={stake}
          onStake={setStake}
          note={outcome && t('dice.rolled', { roll: rollText(outcome.roll) })}
          actionLabel={t('dice.roll')}
          onAction={() => void play()}
          icon={<Dices size={32} aria-hidden="true" />}
          isDisabled={rounds.isBusy || auto.isOn}
        />
      }
    >
      <div className="grid w-full max-w-[560px] gap-[clamp(8px,1.6vmin,16px)]">
        <Roll outcome={outcome} isBusy={rounds.isBusy} />
        <DiceLine
          choice={choice}
          outcome={rounds.isBusy ? null : outcome}
          onChange={setChoice}
          isFixed={rounds.isBusy}
        />
        <button
          type="button"
          className="game-key mx-auto flex min-h-touch items-center gap-2 rounded-pill px-5 text-16 font-bold"
          onClick={() => setChoice(mirrored(choice))}
          disabled={rounds.isBusy}
          aria-label={t('dice.swap')}
        >
          {t('dice.target', { direction })} {rollText(target)}
          <ArrowLeftRight size={18} aria-hidden="true" />
        </button>
        <FactRow
          facts={[
            { label: t('multiplier'), value: `${(Math.floor((9_900 / wins) * 10_000) / 10_000).toFixed(4)}×` },
            { label: t('chance'), value: `${((wins / 10_001) * 100).toFixed(2)} %` },
          ]}
        />
        <AutoPlayPanel auto={auto} />
      </div>
    </GameTable>
  );
}

/** The number that was rolled; its colour repeats the words. */
function Roll({ outcome, isBusy }: { outcome: DiceOutcome | null; isBusy: boolean }) {
  const look = isBusy || !outcome ? 'idle' : outcome.isWin ? 'won' : 'lost';
  return (
    <div className="result-plate mx-auto" data-look={look}>
      <span className="tabular text-44 font-black">{isBusy || !outcome ? '··.··' : rollText(outcome.roll)}</span>
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
    <div className="game-panel rounded-card px-5 pt-9 pb-3">
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
