import {
  type PlayedRound,
  type PlaySession,
  playedRound,
  playSession,
  readShape,
  refusalBody,
  type Shape,
} from '@ordago/contracts/play';

export type { PlayedRound, PlaySession, Shape } from '@ordago/contracts/play';

/** Server of the game's provider and the token of the session. */
export interface PlayAddress {
  readonly api: string;
  readonly session: string;
}

/** Plain data, as JSON carries it. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** One click of the button. `key` is minted once per click: sent again after a lost answer it brings the same round. */
export interface PlayRequest {
  readonly key: string;
  readonly stake: string;
  /** Choice of the round, as the game's engine encodes it. */
  readonly choice?: Plain;
}

/** A round with its outcome. */
export type ShownRound<Outcome> = PlayedRound<Outcome> & { readonly outcome: Outcome };

/**
 * Reason why a round was not played. `lost` is no answer, or one that cannot be read: the request may have arrived, so it is
 * sent again under its key.
 */
export type PlayFault = 'refused' | 'cancelled' | 'invalid' | 'lost';

/** A request that played no round. */
export interface Unplayed {
  readonly fault: PlayFault;
  /** Name of the refusal, as operator or game server gave it; empty without one. */
  readonly refusal: string;
  /** The most that the choice takes, as decimal text, where a larger stake is the reason. */
  readonly max?: string | undefined;
}

/** Returns true for an answer that is no round. */
export function isUnplayed(answer: object): answer is Unplayed {
  return 'fault' in answer;
}

/** Returns true where a move came to no open round: it is over, or the server does not know it. */
export function isRoundGone({ refusal }: Unplayed): boolean {
  return refusal === 'round-closed' || refusal === 'round-unknown';
}

/** Interval at which the result of a later draw is requested, in milliseconds. */
const DRAW_POLL_MS = 1_000;

/** Opens the session; null when there is none, or its answer does not arrive or cannot be read. */
export function openSession(address: PlayAddress): Promise<PlaySession | null> {
  return get(address, '', playSession);
}

/** Opens a table of the lobby, or returns to it; false when a round is open or no answer came. */
export async function changeTable(address: PlayAddress, table: string): Promise<boolean> {
  try {
    return (await post(address, '/table', { table })).ok;
  } catch {
    return false;
  }
}

/** Plays one round, whose outcome has the given shape; answers it, or why it was not played. */
export function playRound<Outcome>(
  address: PlayAddress,
  request: PlayRequest,
  shape: Shape<Outcome>,
): Promise<ShownRound<Outcome> | Unplayed> {
  return send(address, '/rounds', request, shape);
}

/** Makes one move of a round. `place` is the number of moves before it: sent twice it is made once. */
export function playMove<Outcome>(
  address: PlayAddress,
  { round, place, move }: { round: string; place: number; move: Plain },
  shape: Shape<Outcome>,
): Promise<ShownRound<Outcome> | Unplayed> {
  return send(address, `/rounds/${encodeURIComponent(round)}/moves`, { place, move }, shape);
}

/** The round once it is over, or its state after some seconds; `lost` is no answer. */
export async function waitForRound<Outcome>(
  address: PlayAddress,
  round: string,
  shape: Shape<Outcome>,
): Promise<ShownRound<Outcome> | Unplayed> {
  const read = await get(address, `/rounds/${encodeURIComponent(round)}`, playedRound(shape));
  if (read === null) return LOST;
  const { outcome, ...rest } = read;
  return outcome === null ? unplayed('cancelled', rest.word) : { ...rest, outcome };
}

async function send<Outcome>(
  address: PlayAddress,
  path: string,
  body: object,
  shape: Shape<Outcome>,
): Promise<ShownRound<Outcome> | Unplayed> {
  try {
    const response = await post(address, path, body);
    if (!response.ok) return await readRefusal(response);
    const round = await readAnswer(response, playedRound(shape));
    if (round === null) return LOST;
    // A draw that still runs: the same key asks for the same round.
    if (round.outcome === null && round.state === 'settling') {
      await new Promise((resume) => setTimeout(resume, DRAW_POLL_MS));
      return send(address, path, body, shape);
    }
    if (round.outcome === null) return unplayed(round.state === 'refused' ? 'refused' : 'cancelled', round.word);
    return { ...round, outcome: round.outcome };
  } catch {
    return LOST;
  }
}

/** No answer, or one that cannot be read. */
export const LOST: Unplayed = { fault: 'lost', refusal: '' };

/** Reads why a request was refused; a server that failed may have taken it. */
export async function readRefusal(response: Response): Promise<Unplayed> {
  if (response.status >= 500) return LOST;
  const body = await readAnswer(response, refusalBody);
  const fault = response.status === 409 ? 'refused' : 'invalid';
  return { fault, refusal: body?.error ?? '', ...(body?.max !== undefined && { max: body.max }) };
}

function unplayed(fault: PlayFault, refusal: string): Unplayed {
  return { fault, refusal };
}

/** Asks for an answer of a shape; null when it does not arrive, refuses, or cannot be read. */
export async function get<Answer>(address: PlayAddress, path: string, shape: Shape<Answer>): Promise<Answer | null> {
  try {
    const response = await fetch(addressOf(address, path), { headers: proofOf(address), credentials: 'omit' });
    return response.ok ? await readAnswer(response, shape) : null;
  } catch {
    return null;
  }
}

/** Reads the body of an answer; null when it does not have the shape. */
export async function readAnswer<Answer>(response: Response, shape: Shape<Answer>): Promise<Answer | null> {
  return readShape(shape, await response.json());
}

export function post(address: PlayAddress, path: string, body: object): Promise<Response> {
  const headers = { ...proofOf(address), 'content-type': 'application/json' };
  return fetch(addressOf(address, path), { method: 'POST', headers, credentials: 'omit', body: JSON.stringify(body) });
}

export function addressOf({ api }: Pick<PlayAddress, 'api'>, path: string): string {
  return `${api}/play/session${path}`;
}

function proofOf({ session }: PlayAddress): Record<string, string> {
  return { authorization: `Bearer ${session}` };
}
