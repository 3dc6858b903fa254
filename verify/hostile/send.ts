import http from 'node:http';
import type { Request } from './request.ts';

/** Answer as far as a run judges it. */
export interface Answered {
  /** 0 where the connection ended without an answer. */
  readonly status: number;
  readonly ms: number;
  readonly text: string;
}

/** Time after which no answer counts as none, in milliseconds. */
const PATIENCE_MS = 20_000;
const TEXT_MAX = 2_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request as it is written, byte for byte; once more where a kept connection ended as it was taken up again. */
export async function send(origin: string, request: Request): Promise<Answered> {
  const first = await sendOnce(origin, request);
  return first.wasKept && first.status === 0 ? sendOnce(origin, request) : first;
}

function sendOnce(
  origin: string,
  { method, path, headers, body }: Request,
): Promise<Answered & { readonly wasKept: boolean }> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text: string) =>
      resolve({ status, text, ms: performance.now() - begun, wasKept: request.reusedSocket });
    const { hostname, port } = new URL(origin);
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const own = 'transfer-encoding' in headers ? {} : length;
    const request = http.request({ agent, hostname, port, method, path, headers: { ...own, ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => {
        if (text.length < TEXT_MAX) text += piece;
      });
      answer.on('end', () => done(answer.statusCode ?? 0, text));
      answer.on('error', (error) => done(0, error.message));
    });
    request.setTimeout(PATIENCE_MS, () => request.destroy(new Error('no answer in time')));
    request.on('error', (error) => done(0, error.message));
    request.end(body ?? undefined);
  });
}

/** Ends the connections that are kept. */
export function closeConnections(): void {
  agent.destroy();
}
