import { type MinesOutcome, minesChoice, minesOutcome, readShape } from '@ordago/contracts/play';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { formatAmount } from '@ordago/kernel';
import { Bomb, Gem } from 'lucide-react';
import { useState } from 'react';
import { moodOf } from '../../shared/mood.ts';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { Stepper } from '../../shared/stage/stepper.tsx';
import { useStake } from '../../shared/stage/use-stake.ts';
import { unitsOf } from '../../shared/units-of.ts';
import { useRounds } from '../../shared/use-rounds.ts';
import './mines.css';

const TILES = Array.from({ length: 25 }, (_, tile) => tile);
const MINES_MIN = 1;
const MINES_MAX = 24;

/** Mines: 25 tiles, some of them mined. Every safe one raises what the cash-out pays. */
export default function MinesGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const waiting = session.open && readShape(minesChoice, session.open.choice);
  const stake = useStake(session);
  const [mines, setMines] = useState(waiting?.mines ?? 3);
  const rounds = useRounds(address, session, minesOutcome);
  const { last } = rounds;
  const outcome = last?.outcome ?? null;
  const isOpen = last?.state === 'playing';
  const canCashOut = isOpen && (outcome?.opened.length ?? 0) > 0;
  const act = () =>
    void (isOpen ? rounds.move({ action: 'cash-out' }) : rounds.play(stake.amount, { choice: { mines } }));
  const paid = isOpen ? cashOutOf(outcome, last.stake) : stake.amount;
  return (
    <RoundScreen
      address={address}
      session={session}
      mood={moodOf(session, 'jungle')}
      rounds={rounds}
      stake={stake}
      isStakeFixed={rounds.isBusy || isOpen}
      note={noteOf(t, { outcome, isOpen })}
      outcomeNote={outcome?.phase === 'burst' ? t('mines.burst') : null}
      actionLabel={isOpen ? t('crash.cashOut') : t('bet')}
      actionDetail={isOpen && !canCashOut ? null : formatMoney(paid, session.currency)}
      isCashOut={isOpen}
      onAction={act}
      isDisabled={rounds.isBusy || (isOpen && !canCashOut)}
      choices={<MinePicker mines={mines} isDisabled={isOpen || rounds.isBusy} onChange={setMines} />}
      facts={[
        { label: t('multiplier'), value: `${outcome?.multiple ?? '1.00'}×` },
        {
          label: t('mines.safeTiles'),
          value: `${safeOf(outcome)}/${25 - mines}`,
        },
      ]}
      fit="fill"
      boardMin={360}
      momentAt="top"
    >
      <Board
        outcome={outcome}
        isOpen={isOpen && !rounds.isBusy}
        onOpen={(tile) => void rounds.move({ action: 'open', tile })}
      />
    </RoundScreen>
  );
}

function MinePicker(props: { mines: number; isDisabled: boolean; onChange: (mines: number) => void }) {
  const t = useT('game');
  return (
    <Stepper
      label={t('mines.mines')}
      value={props.mines}
      min={MINES_MIN}
      max={MINES_MAX}
      isDisabled={props.isDisabled}
      onChange={props.onChange}
    />
  );
}

function safeOf(outcome: MinesOutcome | null): number {
  if (!outcome) return 0;
  return outcome.phase === 'burst' ? outcome.opened.length - 1 : outcome.opened.length;
}

/** Hint at what may be done now, or at what the next tile pays. */
function noteOf(
  t: ReturnType<typeof useT<'game'>>,
  { outcome, isOpen }: { outcome: MinesOutcome | null; isOpen: boolean },
) {
  if (!isOpen || !outcome) return null;
  if (outcome.opened.length === 0) return t('mines.open');
  return outcome.next === null ? null : t('mines.next', { multiple: outcome.next });
}

/** Payout of a cash-out now, rounded down to the cent, as decimal text. */
function cashOutOf(outcome: MinesOutcome | null, stake: string): string {
  const units = (unitsOf(stake) * unitsOf(outcome?.multiple ?? '0')) / 100_000n;
  return formatAmount(units - (units % 1_000n));
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
    <div className="mines-grid">
      {TILES.map((tile) => {
        const face = faceOf(tile);
        return (
          <button
            key={tile}
            type="button"
            className="mine-tile"
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
