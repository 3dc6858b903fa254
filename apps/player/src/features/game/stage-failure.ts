import { ApiError } from '@ordago/api-client';
import { isFrameable, type Launched } from './use-launch.ts';

/** The game is served from an origin from which no frame is shown. */
export const OWN_ORIGIN = new Error('the game is served from our own origin');
/** The host of the game sent nothing. */
const UNREACHABLE = new ApiError({ code: 0, name: 'unreachable', message: '', params: {} }, 0);

export interface StageFacts {
  readonly launched: Launched | undefined;
  /** Refusal or failure of the last launch. */
  readonly error: Error | null;
  /** Address of a game of ours that did not report in time that it listens; null for none. */
  readonly silent: string | null;
  /** Origin of the site itself. */
  readonly origin: string;
}

/** Failure that is shown in the place of a game; null while there is none. A refusal says more than the silence before it. */
export function stageFailureOf({ launched, error, silent, origin }: StageFacts): Error | null {
  if (error !== null) return error;
  if (launched === undefined) return null;
  if (!isFrameable(launched.url, origin)) return OWN_ORIGIN;
  return launched.url === silent ? UNREACHABLE : null;
}
