import { AnswerTooLong, readLimited } from '@ordago/provider-protocols';
import type { ProviderFailure } from '../../modules/casino/shared/ports/game-provider.ts';

/** Largest answer of a provider: a list of 20,000 games fits. */
const ANSWER_BYTES_MAX = 16 * 1024 * 1024;
/** Longest time that a provider may take to answer, in milliseconds. */
const TIMEOUT_MS = 5_000;

export interface ProviderCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One call to a provider: the bytes of a 2xx answer, or a failure that states whether any answer arrived. */
export async function callProvider(call: ProviderCall): Promise<Uint8Array | ProviderFailure> {
  try {
    const { method, url, headers, body } = call;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { method, headers, body, signal, redirect: 'error' });
    if (!answer.ok) return { failed: 'error', reason: `HTTP ${answer.status}` };
    return await readLimited(answer.body ?? [], ANSWER_BYTES_MAX, 'a provider');
  } catch (error) {
    if (error instanceof AnswerTooLong) return { failed: 'error', reason: 'answer too large' };
    return { failed: 'unreachable', reason: error instanceof Error ? error.message.slice(0, 200) : 'no answer' };
  }
}
