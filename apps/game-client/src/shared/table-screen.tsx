import type { TableOutcome } from '@ordago/contracts/play';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import type { ReactNode } from 'react';
import type { PlayAddress, PlaySession } from './play-api.ts';
import { ChipRack } from './stage/chip-rack.tsx';
import { Controls } from './stage/controls.tsx';
import { Moment } from './stage/moment.tsx';
import { multiplesOf, type ResultMark, ResultStrip } from './stage/result-strip.tsx';
import { Shortfall } from './stage/shortfall/shortfall.tsx';
import { Stage, type StageProps } from './stage/stage.tsx';
import type { Table } from './use-table.ts';

export interface TableScreenProps extends Pick<StageProps, 'fit' | 'boardMin' | 'hasTurbo'> {
  readonly address: PlayAddress;
  readonly session: PlaySession;
  readonly mood: string;
  readonly table: Table<TableOutcome>;
  readonly actionLabel: string;
  /** Choices of the game, under the chips. (Default: none) */
  readonly choices?: ReactNode;
  /** Outcome of the newest round in the game's words. (Default: nothing) */
  readonly outcomeNote?: ReactNode;
  /** Marks of the last results. (Default: the multiples that they paid) */
  readonly marks?: readonly ResultMark[];
  /** Place of the message about the newest round. (Default: bottom) */
  readonly momentAt?: 'top' | 'bottom';
  /** Two columns where there is space: the board places its parts. (Default: one) */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A table with places: the board, the chips, what lies on the table, and the one action. */
export function TableScreen(props: TableScreenProps) {
  const { address, session, mood, table, actionLabel, choices, outcomeNote, marks, momentAt, fit, boardMin } = props;
  const t = useT('game');
  const { chips, rounds } = table;
  const total = formatMoney(chips.total, session.currency);
  // A request whose answer was lost is sent again as it was: nothing of it can be changed meanwhile.
  const isRepeat = rounds.repeats !== null;
  const width = props.isWide ? 'stage-table-wide' : 'stage-table';
  return (
    <Stage
      address={address}
      session={session}
      mood={mood}
      hasTurbo={props.hasTurbo ?? false}
      lastRound={rounds.last?.round ?? rounds.played[0]?.round ?? null}
      results={<ResultStrip marks={marks ?? multiplesOf(rounds.played)} />}
      controls={
        <Controls
          session={session}
          rounds={rounds}
          stake={<ChipRack session={session} chips={chips} isFixed={rounds.isBusy || isRepeat} />}
          choices={choices}
          note={chips.isEmpty ? t('table.empty') : null}
          actionLabel={actionLabel}
          actionDetail={chips.isEmpty ? null : total}
          onAction={() => void table.play()}
          isDisabled={rounds.isBusy || chips.isEmpty}
          isFixed={isRepeat}
        />
      }
      over={
        <>
          <Moment
            round={rounds.isBusy ? null : rounds.last}
            currency={session.currency}
            note={outcomeNote}
            {...(momentAt && { at: momentAt })}
          />
          <Shortfall session={session} rounds={rounds} />
        </>
      }
      {...(fit && { fit })}
      {...(boardMin !== undefined && { boardMin })}
    >
      <fieldset className={fit === 'fill' ? 'stage-table-fill' : width} disabled={rounds.isBusy || isRepeat}>
        <legend className="sr-only">{t('table.places')}</legend>
        {props.children}
      </fieldset>
    </Stage>
  );
}
