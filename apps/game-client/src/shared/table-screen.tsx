import type { TableOutcome } from '@ordago/contracts/play';
import { MoneyText, useT } from '@ordago/i18n/react';
import { formatAmount } from '@ordago/kernel';
import { Eraser, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isCalm } from './mood.ts';
import type { PlayAddress, PlaySession } from './play-api.ts';
import { RoundScreen } from './round-screen.tsx';
import type { Table } from './use-table.ts';

export interface TableScreenProps {
  readonly address: PlayAddress;
  readonly session: PlaySession;
  readonly mood: string;
  readonly table: Table<TableOutcome>;
  readonly actionLabel: string;
  /** Icon of the main action. (Default: turning arrows) */
  readonly icon?: ReactNode;
  /** Shown beside the bets on the table. */
  readonly note?: ReactNode;
  /** Two columns where there is space: the board places its parts. (Default: one) */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A table with places: the board, the chip in the hand, what lies on the table, and the one action. */
export function TableScreen({
  address,
  session,
  mood,
  table,
  note,
  isWide = false,
  children,
  ...action
}: TableScreenProps) {
  const t = useT('game');
  const { chips, rounds } = table;
  const board = useShownFromTop(rounds.isBusy);
  return (
    <RoundScreen
      address={address}
      session={session}
      mood={mood}
      rounds={rounds}
      stake={chips.chip}
      stakeLabel={t('table.chip')}
      onStake={chips.setChip}
      note={
        <>
          {note && <>{note} · </>}
          {chips.isEmpty ? (
            t('table.empty')
          ) : (
            <>
              {t('table.total')}: <MoneyText amount={formatAmount(chips.total)} currency={session.currency} />
            </>
          )}
        </>
      }
      onAction={() => void table.play()}
      isDisabled={rounds.isBusy || chips.isEmpty}
      {...action}
    >
      <fieldset
        ref={board}
        className={`grid w-full content-center gap-3 ${isWide ? 'max-w-[1080px] tablet:grid-cols-2 tablet:gap-2' : 'max-w-[860px]'}`}
        disabled={rounds.isBusy}
      >
        <legend className="sr-only">{t('table.places')}</legend>
        {children}
        <div className={`flex items-end justify-end gap-2 ${isWide ? 'tablet:col-start-2 tablet:row-start-3' : ''}`}>
          <Tool label={t('table.undo')} isDisabled={chips.isEmpty} onPress={chips.undo} icon={<Undo2 size={18} />} />
          <Tool label={t('table.clear')} isDisabled={chips.isEmpty} onPress={chips.clear} icon={<Eraser size={18} />} />
        </div>
      </fieldset>
    </RoundScreen>
  );
}

/** Scrolls to the top, where the reels, dice or runners are, when a round begins. */
function useShownFromTop(isBusy: boolean) {
  const board = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The board alone: to bring something into view would move the site around the frame as well.
    if (isBusy) board.current?.closest('.game-board')?.scrollTo({ top: 0, behavior: isCalm() ? 'auto' : 'smooth' });
  }, [isBusy]);
  return board;
}

function Tool(props: { label: string; isDisabled: boolean; onPress: () => void; icon: ReactNode }) {
  return (
    <button
      type="button"
      className="game-key flex min-h-touch items-center gap-2 rounded-pill px-4 text-14 font-semibold"
      disabled={props.isDisabled}
      onClick={props.onPress}
    >
      <span aria-hidden="true">{props.icon}</span>
      {props.label}
    </button>
  );
}
