import { type MinesOutcome, minesChoice, minesOutcome, readShape } from '@ordago/contracts/play';
import { MoneyText, useT } from '@ordago/i18n/react';
import { formatAmount, parseAmount } from '@ordago/kernel';
import { Bomb, Gem, HandCoins, Play } from 'lucide-react';
import { useState } from 'react';
import { ControlBar } from '../../shared/control-bar.tsx';
import { FactRow } from '../../shared/fact-row.tsx';
import { GameTable } from '../../shared/game-table.tsx';
import { moodOf } from '../../shared/mood.ts';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { useRounds } from '../../shared/use-rounds.ts';
import './mines.css';

const TILES = Array.from({ length: 25 }, (_, tile) => tile);
const MINES = [1, 2, 3, 5, 8, 12, 18, 24];

/** Mines: 25 tiles, some of them mined. Every safe one raises what the cash-out pays. */
export default function MinesGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const waiting = session.open && readShape(minesChoice, session.open.choice);
  const [stake, setStake] = useState(session.open?.stake ?? '1.00');
  const [mines, setMines] = useState(waiting?.mines ?? 3);
  const rounds = useRounds(address, session, minesOutcome);
  const { last } = rounds;
  const outcome = last?.outcome ?? null;
  const isOpen = last?.state === 'playing';
  const canCashOut = isOpen && (outcome?.opened.length ?? 0) > 0;
  const act = () => void (isOpen ? rounds.move({ action: 'cash-out' }) : rounds.play(stake, { choice: { mines } }));
  return (
    <GameTable
      address={address}
      session={session}
      mood={moodOf(session, 'jungle')}
      lastRound={last?.round ?? null}
      controls={
        <ControlBar
          session={session}
          rounds={rounds}
          stake={stake}
          onStake={setStake}
          note={<Note outcome={outcome} isOpen={isOpen} stake={last?.stake ?? stake} currency={session.currency} />}
          actionLabel={isOpen ? t('crash.cashOut') : t('bet')}
          onAction={act}
          icon={isOpen ? <HandCoins size={32} aria-hidden="true" /> : <Play size={32} aria-hidden="true" />}
          isDisabled={rounds.isBusy || (isOpen && !canCashOut)}
          isStakeFixed={rounds.isBusy || isOpen}
        />
      }
    >
      <div className="grid w-full max-w-[clamp(330px,44svh,460px)] justify-items-center gap-2 tablet:gap-3">
        <Board
          outcome={outcome}
          isOpen={isOpen && !rounds.isBusy}
          onOpen={(tile) => void rounds.move({ action: 'open', tile })}
        />
        <FactRow
          facts={[
            { label: t('multiplier'), value: `${outcome?.multiple ?? '1.00'}×` },
            { label: t('mines.mines'), value: mines },
            {
              label: t('mines.safe', { count: 25 - mines }).replace(/^\d+ /, ''),
              value: `${safeOf(outcome)}/${25 - mines}`,
            },
          ]}
        />
        <fieldset className="grid w-full auto-cols-fr grid-flow-col gap-1.5" disabled={isOpen || rounds.isBusy}>
          <legend className="sr-only">{t('mines.mines')}</legend>
          {MINES.map((count) => (
            <button
              key={count}
              type="button"
              className="game-key tabular min-h-touch rounded-control text-14 font-bold aria-pressed:outline-2 aria-pressed:outline-brand-fill"
              aria-pressed={mines === count}
              aria-label={`${t('mines.mines')}: ${count}`}
              onClick={() => setMines(count)}
            >
              {count}
            </button>
          ))}
        </fieldset>
      </div>
    </GameTable>
  );
}

function safeOf(outcome: MinesOutcome | null): number {
  if (!outcome) return 0;
  return outcome.phase === 'burst' ? outcome.opened.length - 1 : outcome.opened.length;
}

interface NoteProps {
  readonly outcome: MinesOutcome | null;
  readonly isOpen: boolean;
  readonly stake: string;
  readonly currency: string;
}

/** Payout of a cash-out now, and after the next tile. */
function Note({ outcome, isOpen, stake, currency }: NoteProps) {
  const t = useT('game');
  if (!isOpen || !outcome) return outcome?.phase === 'burst' ? t('mines.burst') : null;
  if (outcome.opened.length === 0) return t('mines.open');
  const units = ((parseAmount(stake) ?? 0n) * (parseAmount(outcome.multiple) ?? 0n)) / 100_000n;
  return (
    <>
      {t('crash.cashOut')} <MoneyText amount={formatAmount(units - (units % 1_000n))} currency={currency} />
      {outcome.next !== null && ` · ${t('mines.next', { multiple: outcome.next })}`}
    </>
  );
}

interface BoardProps {
  readonly outcome: MinesOutcome | null;
  readonly isOpen: boolean;
  readonly onOpen: (tile: number) => void;
}

function Board({ outcome, isOpen, onOpen }: BoardProps) {
  const t = useT('game');
  const faceOf = (tile: number) => {
    if (outcome?.hidden?.includes(tile)) return outcome.opened.includes(tile) ? 'burst' : 'mine';
    if (outcome?.opened.includes(tile)) return 'safe';
    return 'closed';
  };
  return (
    <div className="grid w-[clamp(196px,36svh,460px)] max-w-full grid-cols-5 gap-[clamp(4px,1.4vmin,10px)]">
      {TILES.map((tile) => {
        const face = faceOf(tile);
        return (
          <button
            key={tile}
            type="button"
            className="mine-tile grid aspect-square place-items-center rounded-card"
            data-face={face}
            disabled={!isOpen || face !== 'closed'}
            aria-label={t('mines.tile', { tile: tile + 1 })}
            onClick={() => onOpen(tile)}
          >
            {face === 'safe' && <Gem className="size-[62%]" aria-hidden="true" />}
            {(face === 'mine' || face === 'burst') && <Bomb className="size-[62%]" aria-hidden="true" />}
          </button>
        );
      })}
    </div>
  );
}
