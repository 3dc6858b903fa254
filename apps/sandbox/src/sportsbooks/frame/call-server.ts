import type { PartnerBook } from '@ordago/contracts';
import type { FrameAwards, FrameBets, FrameOffer, FrameOrders, FramePick, FramePlaced, FrameSession } from './wire.ts';

/** Calls of a frame to the server of its sportsbook: path, body and answer. */
interface Calls {
  readonly offer: { readonly body: undefined; readonly answer: FrameOffer };
  readonly enter: { readonly body: { token: string; lang: string }; readonly answer: FrameSession };
  readonly awards: { readonly body: { session: string }; readonly answer: FrameAwards };
  readonly bets: { readonly body: { session: string }; readonly answer: FrameBets };
  readonly place: { readonly body: Slip & { award?: string }; readonly answer: FramePlaced };
  readonly 'place-orders': { readonly body: Slip & { all_or_none: boolean }; readonly answer: FrameOrders };
}

interface Slip {
  readonly session: string;
  /** Key minted once per submission: the same key is answered with the same bet. */
  readonly key: string;
  readonly stake: string;
  readonly picks: readonly FramePick[];
}

/** An answer of the server, or the word for its refusal. */
export type Answer<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: string };

export type CallServer = <Path extends keyof Calls>(
  path: Path,
  body: Calls[Path]['body'],
) => Promise<Answer<Calls[Path]['answer']>>;

/** Returns the function that calls the server of a sportsbook. It rejects where nothing, or no JSON, comes back. */
export function createCallServer(book: PartnerBook): CallServer {
  return async (path, body) => {
    const response = await fetch(`/${book}/frame/${path}`, body === undefined ? {} : post(body));
    const data = await response.json();
    return response.ok ? { ok: true, data } : { ok: false, error: String(data.error) };
  };
}

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
