import { issueFrameToken } from '@ordago/contracts';
import { useCallback, useRef } from 'react';
import { api } from '../../shared/api.ts';

/** At most one token is asked for in this time, in ms, however often the frame says that its own ran out. */
export const TOKEN_PAUSE_MS = 1_000;

/** Asks for a token of the frame; null for a guest, and when the server gives none. */
export function useFrameToken(): (playerId: string | null) => Promise<string | null> {
  const last = useRef<{ player: string; at: number; token: Promise<string | null> } | null>(null);
  return useCallback((playerId) => {
    if (playerId === null) return Promise.resolve(null);
    const known = last.current;
    if (known?.player === playerId && performance.now() - known.at < TOKEN_PAUSE_MS) return known.token;
    const token = api(issueFrameToken)
      .then((issued) => issued.token)
      // The frame goes on as a guest's; its own sign-in button leads back here.
      .catch(() => null);
    last.current = { player: playerId, at: performance.now(), token };
    return token;
  }, []);
}
