import type { Clock } from '@ordago/kernel';
import { readJson, type SignedBytes } from '@ordago/provider-protocols';
import { hasFailed, type ProviderFailure } from '../../modules/casino/shared/ports/game-provider.ts';
import { callProvider } from './call-provider.ts';
import { plainJson } from './plain-json.ts';

interface AnswerSchema<Data> {
  safeParse(value: unknown): { success: true; data: Data } | { success: false };
}

export interface SignedCallOptions {
  /** Address of the provider's API for our calls, without a trailing slash. */
  readonly url: string;
  readonly secret: string;
  readonly clock: Clock;
}

/** Asks a provider something: the answer in its shape, or a failure. */
export type AskProvider = <Data extends object>(
  path: string,
  message: object,
  answer: AnswerSchema<Data>,
) => Promise<Data | ProviderFailure>;

/** Our own calls to a provider: JSON, signed over path and bytes as its calls to us are. */
export function signedCalls(proof: SignedBytes, { url, secret, clock }: SignedCallOptions): AskProvider {
  return async (path, message, schema) => {
    const body = JSON.stringify(message);
    const headers = {
      'content-type': 'application/json',
      ...proof.sign(Buffer.from(body), { secret, path, now: clock.now() }),
    };
    const answer = await callProvider({ method: 'POST', url: `${url}/${path}`, headers, body });
    if (hasFailed(answer)) return answer;
    const read = schema.safeParse(plainJson(readJson(answer)));
    return read.success ? read.data : { failed: 'error', reason: `another answer to ${path}` };
  };
}
