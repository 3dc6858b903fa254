import { openedPlay } from '@ordago/contracts/play';
import { addressOf, type PlayAddress, readAnswer, readRefusal } from './play-api.ts';

/** Facts that the address of a game states: the server of its provider, and the code of its launch, which is good once. */
export interface Launch {
  readonly api: string;
  readonly code: string;
}

/** Part of a window in which a launch is found and its token is kept. */
export type LaunchWindow = Pick<Window, 'location' | 'history' | 'sessionStorage'>;

/** Reason why a launch opened nothing: `spent` is for good, `lost` is no answer, or one that cannot be read. */
type LaunchFault = 'spent' | 'lost';

/** Place of the one token that is kept over a reload, with the code that it was given for. */
const KEPT = 'ordago.game';

/**
 * Reads the launch of a game; null when there is none. The code is taken out of the address, so that a copied one does not have
 * it, and kept in the state of the page, where a reload of it finds it again.
 */
export function takeLaunch({ location, history }: LaunchWindow): Launch | null {
  const { pathname, search, hash } = location;
  const api = new URLSearchParams(search).get('api');
  const code = new URLSearchParams(hash.slice(1)).get('code') ?? codeIn(history.state);
  if (api === null || code === null || !/^https?:\/\/[^/]+$/.test(api) || code === '') return null;
  history.replaceState({ code }, '', `${pathname}${search}`);
  return { api, code };
}

/**
 * Changes the code of a launch for the token of its session. A page that is loaded again, whose code is used up, finds its token in
 * the storage of this tab, where the browser lets it have one.
 */
export async function openLaunch(launch: Launch, self: LaunchWindow): Promise<PlayAddress | LaunchFault> {
  const { api, code } = launch;
  const kept = recall(self, launch);
  if (kept !== null) return { api, session: kept };
  try {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ code });
    const response = await fetch(addressOf(launch, ''), { method: 'POST', headers, credentials: 'omit', body });
    if (!response.ok) return (await readRefusal(response)).refusal === 'launch-code-spent' ? 'spent' : 'lost';
    const opened = await readAnswer(response, openedPlay);
    if (opened === null) return 'lost';
    keep(self, launch, opened.token);
    return { api, session: opened.token };
  } catch {
    return 'lost';
  }
}

function codeIn(state: unknown): string | null {
  const { code } = (state ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : null;
}

/** The token that was given for this code; null without one, or where the browser refuses the storage. */
function recall(self: LaunchWindow, { api, code }: Launch): string | null {
  try {
    const kept = JSON.parse(self.sessionStorage.getItem(KEPT) ?? 'null') as Partial<Record<string, unknown>> | null;
    return kept?.api === api && kept.code === code && typeof kept.token === 'string' ? kept.token : null;
  } catch {
    return null;
  }
}

function keep(self: LaunchWindow, { api, code }: Launch, token: string): void {
  try {
    self.sessionStorage.setItem(KEPT, JSON.stringify({ api, code, token }));
  } catch {
    // Without storage a page that is loaded again needs another launch, and says so.
  }
}
