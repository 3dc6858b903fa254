import { generateBetconstructToken, issueFrameToken, readDigitainToken } from '@ordago/contracts';
import { useCallback, useRef } from 'react';
import { api } from '../../shared/api.ts';
import type { SportsbookName } from './sportsbooks.ts';

/** Our project at the sportsbooks of others (specification 2, section 9). */
const PROJECT = 'vulcan';
/** At most one token is asked for in this time, in ms, however often the frame says that its own ran out. */
export const TOKEN_PAUSE_MS = 1_000;

/** How a token of each sportsbook is had; GR8's stands in its link. */
const ASK: Readonly<Record<SportsbookName, () => Promise<string | null>>> = {
  house: async () => (await api(issueFrameToken)).token,
  betconstruct: async () => (await api(generateBetconstructToken, { body: { project_name: PROJECT } })).token,
  digitain: async () => (await api(readDigitainToken, { query: { projectName: PROJECT } })).token,
  gr8: async () => null,
};

/** Asks for a token of the frame; null for a guest, and when the server gives none. */
export function useFrameToken(book: SportsbookName): (playerId: string | null) => Promise<string | null> {
  const last = useRef<{ player: string; at: number; token: Promise<string | null> } | null>(null);
  return useCallback(
    (playerId) => {
      if (playerId === null) return Promise.resolve(null);
      const known = last.current;
      if (known?.player === playerId && performance.now() - known.at < TOKEN_PAUSE_MS) return known.token;
      // The frame goes on as a guest's; its own sign-in button leads back here.
      const token = ASK[book]().catch(() => null);
      last.current = { player: playerId, at: performance.now(), token };
      return token;
    },
    [book],
  );
}
