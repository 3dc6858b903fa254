import { generateBetconstructToken, issueFrameToken, openGr8, readDigitainToken } from '@ordago/contracts';
import { useCallback, useRef } from 'react';
import { api } from '../../shared/api.ts';
import type { SportsbookName } from './sportsbooks.ts';

/** Our project at the sportsbooks of others (specification 2, section 9). */
const PROJECT = 'vulcan';
/** At most one token is requested in this time, in ms, however often the frame reports an expired token. */
export const TOKEN_PAUSE_MS = 1_000;

/** Requests for the token of each sportsbook. The first token of GR8 is in the link that opens its frame. */
const ASK: Readonly<Record<SportsbookName, () => Promise<string | null>>> = {
  house: async () => (await api(issueFrameToken)).token,
  betconstruct: async () => (await api(generateBetconstructToken, { body: { project_name: PROJECT } })).token,
  digitain: async () => (await api(readDigitainToken, { query: { projectName: PROJECT } })).token,
  gr8: async () => null,
};
/** Requests for another token while the frame is open; where absent, the same as the first. */
const RENEW: Partial<typeof ASK> = {
  gr8: async () => new URL((await api(openGr8)).game_link).searchParams.get('token'),
};

/** Asks for a token of the frame; null for a guest, and when the server gives none. */
export function useFrameToken(
  book: SportsbookName,
): (playerId: string | null, isRenewal: boolean) => Promise<string | null> {
  const last = useRef<{ player: string; at: number; token: Promise<string | null> } | null>(null);
  return useCallback(
    (playerId, isRenewal) => {
      if (playerId === null) return Promise.resolve(null);
      const known = last.current;
      if (known?.player === playerId && performance.now() - known.at < TOKEN_PAUSE_MS) return known.token;
      // The frame goes on as a guest's; its own sign-in button leads back here.
      const ask = (isRenewal && RENEW[book]) || ASK[book];
      const token = ask().catch(() => null);
      last.current = { player: playerId, at: performance.now(), token };
      return token;
    },
    [book],
  );
}
