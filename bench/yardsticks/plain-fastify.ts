import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';

/** Headers that an answer carries which is no page, as our edge sets them. */
const DATA_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'x-content-type-options': 'nosniff',
};

/**
 * The same call by Fastify with the plugins of our edge and nothing of the product: session looked up in memory, the
 * framework's own JSON, body checked by hand. `headers` says whether helmet puts the headers of pages on the answer, as it
 * comes, or the answer has the few constants that ours has.
 */
export async function plainFastify(
  session: string,
  { headers }: { readonly headers: 'of-helmet' | 'constant' },
): Promise<{ port: number; close: () => Promise<void> }> {
  const sessions = new Map([[session, { player: '1' }]]);
  const app = fastify();
  await app.register(cookie);
  await app.register(helmet);
  await app.register(rateLimit, { max: 1_000_000_000, timeWindow: 60_000 });
  await app.register(compress);
  const isByHelmet = headers === 'of-helmet';
  app.post('/api/probe', isByHelmet ? {} : { helmet: false }, async (request, reply) => {
    const isKnown = sessions.has(request.cookies.session ?? '');
    const answer = isKnown ? answerTo(request.body as Partial<Record<string, unknown>>) : null;
    reply.code(answer ? 200 : 400);
    if (!isByHelmet) reply.headers(DATA_HEADERS);
    return { status: answer ? 0 : 1, result: answer, error_message: '' };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}

function answerTo({ selection, amount }: Partial<Record<string, unknown>>): { units: string } | null {
  if (typeof selection !== 'string' || !/^[1-9]\d*$/.test(selection)) return null;
  if (typeof amount !== 'number' || !(amount > 0)) return null;
  return { units: String(Math.round(amount * 100_000)) };
}
