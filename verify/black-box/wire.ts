import { parseWire, stringifyWire } from '@ordago/contracts';
import { isLosslessNumber } from 'lossless-json';

/** An answer: its HTTP status, its headers and its body, numbers as the text that they were written in. */
export interface Answer {
  readonly http: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the proofs look at a product from outside, whose answers have no types.
  readonly body: any;
}

export interface CallOptions {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Written as JSON; a text or bytes go as they are. */
  readonly body?: unknown;
}

/** One call over HTTP. Silence of more than 20 seconds fails the proof that asked. */
export async function call(url: string, { method, headers = {}, body }: CallOptions = {}): Promise<Answer> {
  const answer = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : stringifyWire(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  return { http: answer.status, headers: answer.headers, body: plain(await answer.text()) };
}

function plain(text: string): unknown {
  try {
    return digits(parseWire(text));
  } catch {
    return text;
  }
}

function digits(value: unknown): unknown {
  if (isLosslessNumber(value)) return value.value;
  if (Array.isArray(value)) return value.map(digits);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, digits(member)]));
}

/** Does `work` for each, at most `width` at a time. */
export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.map((item, index) => ({ item, index }));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next.index] = await work(next.item);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
