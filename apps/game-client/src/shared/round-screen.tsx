import type { ReactNode } from 'react';
import type { PlayAddress } from './play-api.ts';
import { Controls, type ControlsProps } from './stage/controls.tsx';
import { Moment } from './stage/moment.tsx';
import { multiplesOf, type ResultMark, ResultStrip } from './stage/result-strip.tsx';
import { Shortfall } from './stage/shortfall/shortfall.tsx';
import { Stage, type StageProps } from './stage/stage.tsx';
import { StakeField } from './stage/stake-field.tsx';
import type { Stake } from './stage/use-stake.ts';
import type { Rounds } from './use-rounds.ts';

/** Rounds as a screen shows them, however they are played. */
export type SeenRounds = Omit<Rounds<unknown>, 'play' | 'move' | 'showing'>;

export interface RoundScreenProps
  extends Omit<ControlsProps, 'rounds' | 'stake' | 'note'>,
    Pick<StageProps, 'tools' | 'fit' | 'boardMin' | 'hasTurbo'> {
  readonly address: PlayAddress;
  /** Name of the game's colour scheme. */
  readonly mood: string;
  readonly rounds: SeenRounds;
  readonly stake: Stake;
  /** Name of the stake. (Default: stake) */
  readonly stakeLabel?: string;
  /** The stake is on the table. (Default: while a round is played) */
  readonly isStakeFixed?: boolean;
  /** Outcome of the newest round in the game's words. (Default: nothing) */
  readonly outcomeNote?: ReactNode;
  /** Shown under the action while a round unfolds. (Default: nothing) */
  readonly note?: ReactNode;
  /** Marks of the last results. (Default: the multiples that they paid) */
  readonly marks?: readonly ResultMark[];
  /** Place of the message about the newest round. (Default: bottom) */
  readonly momentAt?: 'top' | 'bottom';
  readonly children: ReactNode;
}

/** A game of typed stakes on the stage: stake and choices, the one action, the board, and what each round brought. */
export function RoundScreen(props: RoundScreenProps) {
  const { address, mood, session, rounds, stake, stakeLabel, outcomeNote, marks, momentAt, children } = props;
  const {
    tools,
    fit,
    boardMin,
    hasTurbo = false,
    isStakeFixed = rounds.isBusy,
    isDisabled = rounds.isBusy,
    ...controls
  } = props;
  // A request whose answer was lost is sent again as it was: nothing of it can be changed meanwhile.
  const isRepeat = rounds.repeats !== null;
  const isOrdinary = rounds.shortfall?.stake === stake.amount && rounds.shortfall.isMove !== true;
  return (
    <Stage
      address={address}
      session={session}
      mood={mood}
      isInert={isRepeat}
      hasTurbo={hasTurbo}
      lastRound={rounds.last?.round ?? rounds.played[0]?.round ?? null}
      results={<ResultStrip marks={marks ?? multiplesOf(rounds.played)} />}
      controls={
        <Controls
          {...controls}
          session={session}
          rounds={rounds}
          isDisabled={isDisabled || (stake.fault !== null && props.isCashOut !== true)}
          isFixed={isRepeat}
          stake={
            <StakeField
              session={session}
              stake={stake}
              label={stakeLabel}
              balance={rounds.balance}
              isFixed={isStakeFixed || isRepeat}
            />
          }
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
          <Shortfall session={session} rounds={rounds} onStake={isOrdinary ? stake.set : undefined} />
        </>
      }
      {...(tools !== undefined && { tools })}
      {...(fit && { fit })}
      {...(boardMin !== undefined && { boardMin })}
    >
      {children}
    </Stage>
  );
}
