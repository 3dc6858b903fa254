import { featuresOf } from '@ordago/game-engines';
import { formatAmount } from '@ordago/kernel';
import { isOriginalsSigned, type OriginalsGame, originalsLaunch, readJson } from '@ordago/provider-protocols';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { demoUser } from '../demo/demo-wallet.ts';
import { GAMES, gameById } from '../games/games.ts';
import type { Parts } from '../parts.ts';
import { STAKE_MIN } from '../rounds/stakes.ts';
import type { ReadProof } from './read-proof.ts';

/**
 * Routes for the operator's server, signed (`provider-protocols/originals`): `POST /operator/games` → the list,
 * `/operator/sessions` → {url}, `/operator/proof` {round} → what proves that round, 404 where it is unknown.
 */
export function operatorRoutes(
  app: FastifyInstance,
  parts: Parts & { proof: ReadProof },
  { secret }: { secret: string },
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('preHandler', async (request, reply) => {
    const path = request.url.replace(/^\/operator\//, '');
    const key = { secret, now: parts.clock.now(), path };
    if (isOriginalsSigned(bytesOf(request), request.headers, key)) return undefined;
    parts.noteRefusal('bad-signature', request);
    return reply.code(401).send({ error: 'signature-invalid' });
  });
  app.post('/operator/games', async () => GAMES.map(rowOf));
  app.post('/operator/sessions', async (request, reply) => {
    const order = originalsLaunch.safeParse(readJson(bytesOf(request))).data;
    if (!order || !gameById(order.game_id)) return bad(reply);
    const isDemo = order.mode === 'demo';
    const url = await parts.sessions.open({
      provider: 'originals',
      operatorToken: order.session,
      reference: order.session,
      userId: isDemo ? demoUser() : order.player.id,
      username: isDemo ? '' : order.player.name,
      currency: order.currency,
      game: order.game_id,
      language: order.language,
      lobbyUrl: order.lobby_url,
    });
    return { url };
  });
  app.post('/operator/proof', async (request, reply) => {
    const { round } = (readJson(bytesOf(request)) ?? {}) as { round?: unknown };
    const proof = typeof round === 'string' && !round.includes('\0') ? await parts.proof(round) : null;
    return proof ?? reply.code(404).send({ error: 'round-not-found' });
  });
}

function rowOf({ id, name, names, released, engine, casinoType, categories }: (typeof GAMES)[number]): OriginalsGame {
  const { key, kind, rtp, volatility, payoutMaxHundredths } = engine;
  return {
    id,
    name,
    names,
    ...(released && { released }),
    kind,
    casino_type: casinoType,
    categories: [...categories],
    rtp: rtp.min,
    ...(rtp.max > rtp.min && { rtp_max: rtp.max }),
    volatility,
    features: [...featuresOf(key)],
    bet_min: formatAmount(STAKE_MIN),
    win_max: payoutMaxHundredths,
  };
}

function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function bad(reply: FastifyReply): FastifyReply {
  return reply.code(400).send({ error: 'malformed-input' });
}
