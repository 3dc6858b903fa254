import type { PlaySession } from '../play-api.ts';
import { useSwitch } from './switches.ts';

/** Part of its time that a board takes in turbo. */
const TURBO_PART = 0.4;

/** Returns true where rounds may be shortened: a market that sets a least time between them allows none. */
export function mayTurbo({ roundMsMin = 0 }: Pick<PlaySession, 'roundMsMin'>): boolean {
  return roundMsMin === 0;
}

/** True while the player wants short rounds, and the game may have them. */
export function useTurbo(session: Pick<PlaySession, 'roundMsMin'>): boolean {
  return useSwitch('turbo') && mayTurbo(session);
}

/** Time of a board in ms, shortened in turbo. */
export function turboMs(ms: number, isTurbo: boolean): number {
  return isTurbo ? ms * TURBO_PART : ms;
}
