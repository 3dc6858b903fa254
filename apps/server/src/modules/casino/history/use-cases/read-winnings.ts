import { SECOND_MS } from '@ordago/kernel';
import type { Winnings } from '../domain/winnings.ts';
import type { WinningsRepository } from '../repository/winnings.repository.ts';
import { type Remembered, remember } from './remember.ts';

/** Time for which an answer serves everybody, in milliseconds: a lobby with many visitors reads the rounds once. */
const WINNINGS_FRESH_MS = 10 * SECOND_MS;

/** Public winnings of real play, at most some seconds old; empty where there are none. */
export type ReadWinnings = Remembered<Winnings>;

/** @param max - rows of each list */
export function createReadWinnings(play: Pick<WinningsRepository, 'winnings'>, max: number): ReadWinnings {
  return remember(WINNINGS_FRESH_MS, (at) => play.winnings(at, max));
}
