import type { Clock } from '@ordago/kernel';
import { readJson, readLimited, type XpayPayment, xpayAnswer, xpayHeaders } from '@ordago/provider-protocols';

/**
 * End of a call: a payment, an explicit refusal (422), an unknown payment (404), or nothing we can trust. The last is
 * no failure of the payment: it may exist.
 */
export type XpayCall =
  | { readonly outcome: 'done'; readonly payment: XpayPayment }
  | { readonly outcome: 'declined'; readonly reason: string }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'unreachable'; readonly reason: string };

export interface XpayClient {
  call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<XpayCall>;
}

/** Longest answer we read. */
const ANSWER_BYTES_MAX = 64 * 1024;

export function createXpayClient(options: {
  baseUrl: string;
  merchant: string;
  secret: string;
  clock: Clock;
  timeoutMs?: number;
}): XpayClient {
  const { baseUrl, clock, timeoutMs = 8_000 } = options;
  const openLine = async () => {
    const { default: undici } = await import('undici');
    const bounds = { connect: { timeout: 3_000 }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
    return { fetch: undici.fetch, dispatcher: new undici.Agent(bounds) };
  };
  let line: ReturnType<typeof openLine> | null = null;
  return {
    async call(method, path, body) {
      const text = body === undefined ? '' : JSON.stringify(body);
      const headers = xpayHeaders(options, { atSeconds: Math.floor(clock.now() / 1_000), method, path, body: text });
      try {
        line ??= openLine();
        const { fetch, dispatcher } = await line;
        const response = await fetch(`${baseUrl}${path}`, {
          method,
          headers: { ...headers, ...(text === '' ? {} : { 'content-type': 'application/json' }) },
          body: text === '' ? null : text,
          dispatcher,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return read(response.status, await readLimited(response.body ?? [], ANSWER_BYTES_MAX, 'xpay'));
      } catch (error) {
        return { outcome: 'unreachable', reason: error instanceof Error ? error.name : 'no-answer' };
      }
    },
  };
}

function read(http: number, bytes: Uint8Array): XpayCall {
  if (http === 404) return { outcome: 'unknown' };
  const body = readJson(bytes);
  if (http === 422) return { outcome: 'declined', reason: reasonOf(body) };
  const answer = xpayAnswer.safeParse(body);
  if (http !== 200 || !answer.success) return { outcome: 'unreachable', reason: `answer-${http}` };
  return { outcome: 'done', payment: answer.data.payment };
}

/** Their reason when it is a plain word. */
function reasonOf(body: unknown): string {
  const reason = (body as { reason?: unknown } | null)?.reason;
  return typeof reason === 'string' && /^[a-z][a-z-]{1,39}$/.test(reason) ? reason : 'declined-by-gateway';
}
