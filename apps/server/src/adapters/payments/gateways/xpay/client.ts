import type { Clock } from '@ordago/kernel';
import { type XpayPayment, xpayAnswer, xpayHeaders } from '@ordago/provider-protocols';
import { Agent, fetch } from 'undici';

/**
 * How a call ended: with a payment, with an explicit no (422), with "never heard of it" (404), or with nothing we can
 * trust. The last is no failure of the payment: it may exist.
 */
export type XpayCall =
  | { readonly outcome: 'done'; readonly payment: XpayPayment }
  | { readonly outcome: 'declined'; readonly reason: string }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'unreachable'; readonly reason: string };

export interface XpayClient {
  call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<XpayCall>;
}

/** Longest answer we read, in characters. */
const ANSWER_LENGTH_MAX = 64 * 1024;

export function createXpayClient(options: {
  baseUrl: string;
  merchant: string;
  secret: string;
  clock: Clock;
  timeoutMs?: number;
}): XpayClient {
  const { baseUrl, clock, timeoutMs = 8_000 } = options;
  const dispatcher = new Agent({ connect: { timeout: 3_000 }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  return {
    async call(method, path, body) {
      const text = body === undefined ? '' : JSON.stringify(body);
      const headers = xpayHeaders(options, { atSeconds: Math.floor(clock.now() / 1_000), method, path, body: text });
      try {
        const response = await fetch(`${baseUrl}${path}`, {
          method,
          headers: { ...headers, ...(text === '' ? {} : { 'content-type': 'application/json' }) },
          body: text === '' ? null : text,
          dispatcher,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return read(response.status, await response.text());
      } catch (error) {
        return { outcome: 'unreachable', reason: error instanceof Error ? error.name : 'no-answer' };
      }
    },
  };
}

function read(http: number, text: string): XpayCall {
  if (http === 404) return { outcome: 'unknown' };
  const body = text.length <= ANSWER_LENGTH_MAX ? jsonOf(text) : null;
  if (http === 422) return { outcome: 'declined', reason: reasonOf(body) };
  const answer = xpayAnswer.safeParse(body);
  if (http !== 200 || !answer.success) return { outcome: 'unreachable', reason: `answer-${http}` };
  return { outcome: 'done', payment: answer.data.payment };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Their reason when it is a plain word. */
function reasonOf(body: unknown): string {
  const reason = (body as { reason?: unknown } | null)?.reason;
  return typeof reason === 'string' && /^[a-z][a-z-]{1,39}$/.test(reason) ? reason : 'declined-by-gateway';
}
