import { DAY_MS, refuse } from '@ordago/kernel';
import { FEED_HEADERS, SIMULATED_RECOVERY_PATH, verifyFeed } from '@ordago/provider-protocols';
import type { OddsFeed } from '../../../modules/sportsbook/ports/odds-feed.ts';
import { readBatch } from './simulated.mapping.ts';

export interface SimulatedOptions {
  /** Where the simulation answers, without a trailing slash. */
  readonly url: string;
  readonly secret: string;
}

export const SIMULATED = 'simulated';
/** How long it may take over a request, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** Simulated matches in play: priced, suspended and settled by who simulates them, heard over HTTP. */
export function createSimulated({ url, secret }: SimulatedOptions): OddsFeed {
  return {
    name: SIMULATED,
    // A match begins every few minutes, for good.
    keptMs: 2 * DAY_MS,
    // Its matches are told of as they start.
    pull: async () => ({ messages: [], skipped: 0 }),
    // It settles its markets by itself.
    tells: [],
    history: async () => [],
    verify: ({ headers, rawBody: body }, now) => {
      const signed = { timestamp: headers[FEED_HEADERS.timestamp], signature: headers[FEED_HEADERS.signature], body };
      const verdict = verifyFeed(secret, signed, now);
      if (verdict === 'valid') return null;
      return refuse(verdict === 'signature' ? 'signature-invalid' : 'timestamp-outside-window');
    },
    decode: (body) => readBatch(SIMULATED, body),
    recover: async ({ request }) => {
      const { default: undici } = await import('undici');
      const asked = `${url}${SIMULATED_RECOVERY_PATH}?${new URLSearchParams({ request_id: String(request) })}`;
      const answer = await undici.request(asked, {
        ...{ method: 'POST', headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
      });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`${SIMULATED_RECOVERY_PATH} answered ${answer.statusCode}`);
    },
  };
}
