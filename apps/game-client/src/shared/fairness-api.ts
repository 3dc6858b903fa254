import { type Fairness, fairness } from '@ordago/contracts/play';
import { get, type PlayAddress, post, readAnswer } from './play-api.ts';

export type RotateFault = 'roundOpen' | 'invalid' | 'failed';

/** Reads the seeds; null when no answer comes, or none that can be read. */
export function readFairness(address: PlayAddress): Promise<Fairness | null> {
  return get(address, '/fairness', fairness);
}

/** Reveals the seed in play and starts the next with the player's own. */
export async function rotateSeed(address: PlayAddress, clientSeed: string): Promise<Fairness | RotateFault> {
  try {
    const response = await post(address, '/fairness/rotate', { clientSeed });
    if (response.status === 409) return 'roundOpen';
    if (response.status === 400) return 'invalid';
    return response.ok ? ((await readAnswer(response, fairness)) ?? 'failed') : 'failed';
  } catch {
    return 'failed';
  }
}
