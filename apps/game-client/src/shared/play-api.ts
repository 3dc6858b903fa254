/** Where a game speaks to: its provider's server and the session that opened it, both from the address. */
export interface PlayAddress {
  readonly api: string;
  readonly session: string;
}

/** Plain data, as JSON carries it. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** Data of a session at its start. Amounts are exact decimals. */
export interface PlaySession {
  /** `originals` for our own games; they can be verified. */
  readonly provider: string;
  readonly game: {
    readonly id: string;
    readonly name: string;
    /** `parameters`: what a screen needs to draw the game, told by our own games. */
    readonly engine: {
      readonly kind: string;
      readonly key?: string;
      readonly parameters?: Readonly<Record<string, Plain>>;
    };
  };
  readonly currency: string;
  /** Where the game's close button leads. */
  readonly lobbyUrl?: string;
  /** Null while the operator did not tell it. */
  readonly balance: string | null;
  readonly stakes: { readonly min: string; readonly max: string; readonly steps: readonly string[] };
  /** Play money. */
  readonly isDemo?: boolean;
  /** Where the game is a table of a lobby, or the lobby itself (`seat` null): every table that can be sat down at. */
  readonly lobby?: {
    readonly id: string;
    readonly name: string;
    readonly seat: string | null;
    readonly tables: readonly { readonly id: string; readonly name: string; readonly kind: string }[];
  };
  /** A round of several steps that waits for its player. */
  readonly open?: (PlayedRound<Readonly<Record<string, Plain>>> & { readonly choice: Plain }) | null;
}

/** One press of the button. `key` is minted once per press: sent again after a lost answer it brings the same round. */
export interface PlayRequest {
  readonly key: string;
  readonly stake: string;
  /** Choice of the round, as the game's engine encodes it. */
  readonly choice?: Plain;
}

/** One round as its provider decided it; a round that never happened has no outcome. */
export interface PlayedRound<Outcome> {
  readonly round: string;
  readonly state: 'booked' | 'playing' | 'settling' | 'settled' | 'refused' | 'cancelling' | 'cancelled';
  readonly stake: string;
  readonly payout: string;
  readonly balance: string | null;
  readonly outcome: Outcome | null;
  /** Moves made so far, in games of several steps. */
  readonly place?: number;
}

/** A round with its outcome. */
export type ShownRound<Outcome> = PlayedRound<Outcome> & { readonly outcome: Outcome };

/** Why a round was not played. `lost` is silence: the press may have arrived, so it is sent again under its key. */
export type PlayFault = 'refused' | 'cancelled' | 'invalid' | 'lost';

/** How often a draw that runs later is asked for its result, in milliseconds. */
const DRAW_POLL_MS = 1_000;

/** Reads the address that the launch gave; null when it is none. */
export function readAddress(search: string): PlayAddress | null {
  const query = new URLSearchParams(search);
  const api = query.get('api');
  const session = query.get('session');
  if (api === null || session === null || !/^https?:\/\/[^/]+$/.test(api) || session === '') return null;
  return { api, session };
}

export async function openSession(address: PlayAddress): Promise<PlaySession> {
  const response = await fetch(addressOf(address, ''), { credentials: 'omit' });
  if (!response.ok) throw new Error(`the session was not opened: ${response.status}`);
  return (await response.json()) as PlaySession;
}

/** Sits down at a table of the lobby, or goes back to it; false when a round is open or nobody answered. */
export async function takeSeat(address: PlayAddress, table: string): Promise<boolean> {
  try {
    return (await post(addressOf(address, '/table'), { table })).ok;
  } catch {
    return false;
  }
}

/** Plays one round; answers it, or why it was not played. */
export function playRound<Outcome>(address: PlayAddress, press: PlayRequest): Promise<ShownRound<Outcome> | PlayFault> {
  return send<Outcome>(addressOf(address, '/rounds'), press);
}

/** Makes one move of a round. `place` is the number of moves before it: sent twice it is made once. */
export function playMove<Outcome>(
  address: PlayAddress,
  { round, place, move }: { round: string; place: number; move: Plain },
): Promise<ShownRound<Outcome> | PlayFault> {
  return send<Outcome>(addressOf(address, `/rounds/${encodeURIComponent(round)}/moves`), { place, move });
}

/** The round once it is over, or as it stands after some seconds; `lost` is silence. */
export async function waitForRound<Outcome>(
  address: PlayAddress,
  round: string,
): Promise<ShownRound<Outcome> | PlayFault> {
  try {
    const response = await fetch(addressOf(address, `/rounds/${encodeURIComponent(round)}`), { credentials: 'omit' });
    if (!response.ok) return 'lost';
    const { outcome, ...rest } = (await response.json()) as PlayedRound<Outcome>;
    return outcome === null ? 'cancelled' : { ...rest, outcome };
  } catch {
    return 'lost';
  }
}

async function send<Outcome>(url: string, body: object): Promise<ShownRound<Outcome> | PlayFault> {
  try {
    const response = await post(url, body);
    if (response.status >= 500) return 'lost';
    if (!response.ok) return response.status === 409 ? 'refused' : 'invalid';
    const round = (await response.json()) as PlayedRound<Outcome>;
    // A draw that still runs: the same key asks for the same round.
    if (round.outcome === null && round.state === 'settling') {
      await new Promise((resume) => setTimeout(resume, DRAW_POLL_MS));
      return send<Outcome>(url, body);
    }
    if (round.outcome === null) return round.state === 'refused' ? 'refused' : 'cancelled';
    return { ...round, outcome: round.outcome };
  } catch {
    return 'lost';
  }
}

export function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, credentials: 'omit', body: JSON.stringify(body) });
}

export function addressOf({ api, session }: PlayAddress, path: string): string {
  return `${api}/play/session/${encodeURIComponent(session)}${path}`;
}
