import { addressOf, type PlayAddress, post } from './play-api.ts';

/** Seeds as their player may know them: the active pair by its commitment, older ones whole. */
export interface Fairness {
  readonly commitment: string;
  readonly clientSeed: string;
  /** The nonce of the next bet. */
  readonly nonce: number;
  readonly nextCommitment: string;
  readonly revealed: readonly {
    readonly serverSeed: string;
    readonly commitment: string;
    readonly clientSeed: string;
    readonly bets: number;
  }[];
}

export type RotateFault = 'roundOpen' | 'invalid' | 'failed';

export async function readFairness(address: PlayAddress): Promise<Fairness | null> {
  try {
    const response = await fetch(addressOf(address, '/fairness'), { credentials: 'omit' });
    return response.ok ? ((await response.json()) as Fairness) : null;
  } catch {
    return null;
  }
}

/** Reveals the seed in play and starts the next with the player's own. */
export async function rotateSeed(address: PlayAddress, clientSeed: string): Promise<Fairness | RotateFault> {
  try {
    const response = await post(addressOf(address, '/fairness/rotate'), { clientSeed });
    if (response.status === 409) return 'roundOpen';
    if (response.status === 400) return 'invalid';
    return response.ok ? ((await response.json()) as Fairness) : 'failed';
  } catch {
    return 'failed';
  }
}
