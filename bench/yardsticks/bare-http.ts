import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The same call without the product around it: session looked up in memory, body parsed and checked, answer written. */
export async function bareHttp(session: string): Promise<{ port: number; close: () => Promise<void> }> {
  const sessions = new Map([[session, { player: '1' }]]);
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const cookie = /session=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
      const answer = sessions.has(cookie) ? answerTo(Buffer.concat(chunks).toString('utf8')) : null;
      const text = JSON.stringify({ status: answer ? 0 : 1, result: answer, error_message: '' });
      response.writeHead(answer ? 200 : 400, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port: (server.address() as AddressInfo).port, close };
}

function answerTo(text: string): { units: string } | null {
  const { selection, amount } = JSON.parse(text) as { selection?: unknown; amount?: unknown };
  if (typeof selection !== 'string' || !/^[1-9]\d*$/.test(selection)) return null;
  if (typeof amount !== 'number' || !(amount > 0)) return null;
  return { units: String(Math.round(amount * 100_000)) };
}
