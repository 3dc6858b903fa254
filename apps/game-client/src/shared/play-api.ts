/** Where a game speaks to: its provider's server and the session that opened it, both from the address. */
export interface PlayAddress {
  readonly api: string;
  readonly session: string;
}

/** What a session tells at start. Amounts are exact decimals. */
export interface PlaySession {
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly engine: { readonly kind: 'slot'; readonly key: string } | { readonly kind: 'roulette' };
  };
  readonly currency: string;
  /** Null while the operator did not tell it. */
  readonly balance: string | null;
  readonly stakes: { readonly min: string; readonly max: string; readonly steps: readonly string[] };
}

/** One chip on a table. */
export type Chip =
  | { readonly field: string; readonly stake: string }
  | { readonly number: number; readonly stake: string };

/** One press of the button. `key` is minted once per press: sent again after a lost answer it brings the same round. */
export interface Press {
  readonly key: string;
  readonly stake: string;
  readonly bets?: readonly Chip[];
}

/** One round as its provider decided it; a round that never happened has no outcome. */
export interface PlayedRound<Outcome> {
  readonly round: string;
  readonly state: 'booked' | 'settling' | 'settled' | 'refused' | 'cancelling' | 'cancelled';
  readonly stake: string;
  readonly payout: string;
  readonly balance: string | null;
  readonly outcome: Outcome | null;
}

/** Why a round was not played. `lost` is silence: the press may have arrived, so it is sent again under its key. */
export type PlayFault = 'refused' | 'cancelled' | 'invalid' | 'lost';

/** Reads the address that the launch gave; null when it is none. */
export function readAddress(search: string): PlayAddress | null {
  const query = new URLSearchParams(search);
  const [api, session] = [query.get('api'), query.get('session')];
  if (api === null || session === null || !/^https?:\/\/[^/]+$/.test(api) || session === '') return null;
  return { api, session };
}

export async function openSession(address: PlayAddress): Promise<PlaySession> {
  const response = await fetch(addressOf(address, ''), { credentials: 'omit' });
  if (!response.ok) throw new Error(`the session was not opened: ${response.status}`);
  return (await response.json()) as PlaySession;
}

/** Plays one round; answers it, or why it was not played. */
export async function playRound<Outcome>(
  address: PlayAddress,
  press: Press,
): Promise<(PlayedRound<Outcome> & { readonly outcome: Outcome }) | PlayFault> {
  try {
    const response = await fetch(addressOf(address, '/rounds'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(press),
    });
    if (response.status >= 500) return 'lost';
    if (!response.ok) return response.status === 409 ? 'refused' : 'invalid';
    const round = (await response.json()) as PlayedRound<Outcome>;
    if (round.outcome === null) return round.state === 'refused' ? 'refused' : 'cancelled';
    return { ...round, outcome: round.outcome };
  } catch {
    return 'lost';
  }
}

function addressOf({ api, session }: PlayAddress, path: string): string {
  return `${api}/play/session/${encodeURIComponent(session)}${path}`;
}
