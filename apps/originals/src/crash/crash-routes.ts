import type { WebSocket } from '@fastify/websocket';
import type { AnyRound, CrashMessage } from '@ordago/contracts/play';
import { isEngineRefusal } from '@ordago/game-engines';
import { parseAmount } from '@ordago/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import { bad, gone, tableOf } from '../play/play-routes.ts';
import { presentRound } from '../play/present-round.ts';
import { STAKE_MAX, STAKE_MIN } from '../rounds/stakes.ts';
import { CRASH_ENGINE } from './crash-engine.ts';
import type { CrashTable } from './crash-table.ts';

/** Interval of the keep-alive on a connection without messages, in milliseconds. */
const PULSE_MS = 5_000;

/**
 * - `POST /play/session/:token/crash/bets` {stake, key, cashOutAt: hundredths or null} → the round, while bets are taken
 * - `POST …/crash/cash-out` {round} → the round as it was cashed out; 409 when it had burst
 * - WebSocket `…/crash/live?after=seq`: a snapshot, or what came after that number, then the news as it happens: messages
 *   of `packages/contracts/src/play/crash.ts`
 */
export function crashRoutes(app: FastifyInstance, parts: Parts, table: CrashTable): void {
  app.post('/play/session/:token/crash/bets', async (request, reply) => placeBet(parts, table, request, reply));
  app.post('/play/session/:token/crash/cash-out', async (request, reply) => {
    const at = await tableOf(parts, request);
    if (!at) return gone(reply);
    const { round } = (request.body ?? {}) as { round?: unknown };
    const cashed = typeof round === 'string' ? await table.cashOut(at.session, round) : null;
    return cashed ? presentRound(cashed) : reply.code(409).send({ error: 'round-closed' });
  });
  app.get('/play/session/:token/crash/live', { websocket: true }, async (socket, request) => {
    const at = await tableOf(parts, request);
    if (!at) return socket.close(4404, 'session-unknown');
    const after = Number((request.query as { after?: string }).after ?? Number.NaN);
    const missed = Number.isInteger(after) ? table.news.after(after) : null;
    const first: readonly CrashMessage[] = missed ?? [await table.snapshot(at.session)];
    for (const news of first) socket.send(JSON.stringify(news));
    keepPublishing(socket, table);
  });
}

function keepPublishing(socket: WebSocket, table: CrashTable): void {
  const stop = table.news.listen((news) => socket.send(JSON.stringify(news)));
  const pulse = setInterval(() => socket.ping(), PULSE_MS);
  socket.on('close', () => {
    stop();
    clearInterval(pulse);
  });
  socket.on('error', () => socket.close());
}

async function placeBet(
  parts: Parts,
  table: CrashTable,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AnyRound | FastifyReply> {
  const at = await tableOf(parts, request);
  if (at?.game.engine.key !== 'crash') return gone(reply);
  const { stake: text, key, cashOutAt = null } = (request.body ?? {}) as Record<string, unknown>;
  const stake = typeof text === 'string' ? parseAmount(text) : null;
  const isKey = typeof key === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(key);
  if (stake === null || !isKey) return bad(reply, 'stake-and-key-needed');
  if (stake < STAKE_MIN || stake > STAKE_MAX) return bad(reply, 'stake-outside-limits');
  const choice = CRASH_ENGINE.readChoice({ cashOutAt }, stake);
  if (isEngineRefusal(choice)) return bad(reply, choice.name, choice.params);
  const answer = await table.bet(at.session, { key, stake, ...(choice as { cashOutAt: number | null }) });
  if (typeof answer === 'string') return reply.code(409).send({ error: answer });
  return presentRound(answer);
}
