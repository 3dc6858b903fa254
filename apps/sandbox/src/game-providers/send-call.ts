import { readJson } from '@ordago/provider-protocols';
import { createCourier } from '../faults/misbehave.ts';
import type { SandboxParts } from '../room.ts';
import type { CallVerdict, OutgoingCall, ProviderTwin, Tamper } from './provider-twin.ts';

/** How long a provider waits for the operator, in milliseconds. */
const PATIENCE_MS = 5_000;

/** The operator's answer, untouched, and what it means. */
export interface CallAnswer {
  readonly http: number;
  readonly text: string;
  readonly verdict: CallVerdict;
}

export type SendCall = (twin: ProviderTwin, call: OutgoingCall, tamper?: Tamper | null) => Promise<CallAnswer | null>;

/** Sends wallet calls to the operator, misbehaving as asked; null when no answer came. */
export function createSendCall(parts: SandboxParts): SendCall {
  const courier = createCourier(parts.faults);
  return async (twin, call, tamper = null) => {
    const { answers } = await courier.deliver(twin.name, async ({ garbled }) => {
      const written = twin.write(call, { now: parts.clock.now(), tamper });
      return post(`${parts.settings.server.player}/callbacks${written.path}`, {
        headers: written.headers,
        body: garbled ? '\u0000garbage' : written.body,
      });
    });
    const answer = answers.at(-1) ?? null;
    if (answer === null) return null;
    const verdict = answer.http === 200 ? twin.read(plain(readJson(Buffer.from(answer.text)))) : UNKNOWN;
    return { ...answer, verdict };
  };
}

const UNKNOWN: CallVerdict = { outcome: 'unknown', word: '', balance: null, session: null };

async function post(
  url: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
): Promise<{ http: number; text: string } | null> {
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE_MS) });
    return { http: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
}

/** Numbers as the digits they were written in. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if ('isLosslessNumber' in value) return String(value);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]));
}
