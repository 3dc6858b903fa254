import type { ReactNode } from 'react';
import { ControlBar, type ControlBarProps } from './control-bar.tsx';
import { GameTable } from './game-table.tsx';
import type { PlayAddress } from './play-api.ts';
import type { Rounds } from './use-rounds.ts';

export interface RoundScreenProps extends Omit<ControlBarProps, 'rounds'> {
  readonly address: PlayAddress;
  /** Name of the game's colour scheme. */
  readonly mood: string;
  readonly rounds: Pick<Rounds<unknown>, 'isBusy' | 'balance' | 'last' | 'fault'>;
  readonly children: ReactNode;
}

/** A game of one click: its board, and under it balance, stake and the one action. */
export function RoundScreen({ address, mood, children, ...bar }: RoundScreenProps) {
  const lastRound = bar.rounds.last?.round ?? null;
  return (
    <GameTable
      address={address}
      session={bar.session}
      mood={mood}
      lastRound={lastRound}
      controls={<ControlBar {...bar} />}
    >
      {children}
    </GameTable>
  );
}
