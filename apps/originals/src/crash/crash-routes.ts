import type { WebSocket } from '@fastify/websocket';
import type { AnyRound, CrashMessage } from '@ordago/contracts/play';
import { isEngineRefusal } from '@ordago/game-engines';
import { type ConnectionSlots, createConnectionSlots, networkOf, parseAmount } from '@ordago/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../http/caller-address.ts';
import type { Parts } from '../parts.ts';
import { bad, gone, no, tableOf, tableOfToken } from '../play/play-routes.ts';
import { presentRound } from '../play/present-round.ts';
import { STAKE_MAX, STAKE_MIN } from '../rounds/stakes.ts';
import { CRASH_ENGINE } from './crash-engine.ts';
import type { CrashTable } from './crash-table.ts';

/** Interval of the keep-alive on a connection without messages, in milliseconds. */
const PULSE_MS = 5_000;
/** Interval at which the session behind a connection is checked again, in milliseconds. */
const RECHECK_MS = 30_000;
/** Time in which a connection sends its token, in milliseconds. */
const TOKEN_MS = 5_000;
/** Bytes that may wait for one viewer. */
const BACKLOG_BYTES_MAX = 1024 * 1024;
/** Connections at once: many players of one carrier share an address; a session has a tab or two, and one that breaks. */
const NETWORK_SOCKETS_MAX = 500;
export const SESSION_SOCKETS_MAX = 4;
/** Close code of a connection beyond its bound (RFC 6455, registry: Try Again Later). */
const TRY_AGAIN_LATER = 1013;
const SESSION_UNKNOWN = 4404;

/**
 * - `POST /play/session/crash/bets` {stake, key, cashOutAt: hundredths or null} → the round, while bets are taken
 * - `POST …/crash/cash-out` {round} → the round as it was cashed out; 409 when it had burst
 * - WebSocket `…/crash/live?after=seq`: the client sends {token} once; then a snapshot, or what came after that number, then the news as it happens: messages
 *   of `packages/contracts/src/play/crash.ts`
 */
export function crashRoutes(app: FastifyInstance, parts: Parts, table: CrashTable): void {
  app.post('/play/session/crash/bets', async (request, reply) => placeBet(parts, table, request, reply));
  app.post('/play/session/crash/cash-out', async (request, reply) => {
    const at = await tableOf(parts, request);
    if (!at) return gone(reply);
    const { round } = (request.body ?? {}) as { round?: unknown };
    const cashed = typeof round === 'string' ? await table.cashOut(at.session, round) : null;
    return cashed ? presentRound(cashed) : no(reply, 409, 'round-closed');
  });
  const slots = {
    networks: createConnectionSlots(NETWORK_SOCKETS_MAX),
    sessions: createConnectionSlots(SESSION_SOCKETS_MAX),
  };
  app.get('/play/session/crash/live', { websocket: true }, (socket, request) => {
    const leave = slots.networks.take(networkOf(callerAddress(request)));
    if (!leave) return socket.close(TRY_AGAIN_LATER, 'too many sockets');
    socket.on('close', leave);
    socket.on('error', () => socket.close());
    const { after } = request.query as { after?: string };
    const patience = setTimeout(() => socket.close(SESSION_UNKNOWN, 'session-unknown'), TOKEN_MS);
    socket.on('close', () => clearTimeout(patience));
    socket.once('message', (data) => {
      clearTimeout(patience);
      // A client sends nothing but its token.
      socket.on('message', () => socket.close(1008, 'too many messages'));
      enter(socket, { parts, table, slots: slots.sessions, token: tokenIn(String(data)), after }).catch(() =>
        socket.close(1011, 'failed'),
      );
    });
  });
}

interface Entry {
  readonly parts: Parts;
  readonly table: CrashTable;
  readonly slots: ConnectionSlots;
  readonly token: string;
  readonly after: string | undefined;
}

/** Sends what a viewer missed, or the table as it is; then the news, for as long as the session lives. */
async function enter(socket: WebSocket, { parts, table, slots, token, after }: Entry): Promise<void> {
  const at = await tableOfToken(parts, token);
  if (!at) return socket.close(SESSION_UNKNOWN, 'session-unknown');
  const leave = slots.take(at.session.id);
  if (!leave) return socket.close(TRY_AGAIN_LATER, 'too many sockets');
  socket.on('close', leave);
  if (socket.readyState !== socket.OPEN) return leave();
  const seq = Number(after ?? Number.NaN);
  const missed = Number.isInteger(seq) ? table.news.after(seq) : null;
  const first: readonly CrashMessage[] = missed ?? [await table.snapshot(at.session)];
  for (const news of first) socket.send(JSON.stringify(news));
  keepPublishing(socket, table, async () => (await tableOfToken(parts, token)) !== null);
}

function keepPublishing(socket: WebSocket, table: CrashTable, isAlive: () => Promise<boolean>): void {
  const stop = table.news.listen((news) => {
    // A viewer who cannot keep up comes back and catches up; nothing is kept for them without end.
    if (socket.bufferedAmount > BACKLOG_BYTES_MAX) return socket.terminate();
    socket.send(JSON.stringify(news));
  });
  const pulse = setInterval(() => socket.ping(), PULSE_MS);
  const check = setInterval(() => {
    isAlive().then(
      (alive) => alive || socket.close(SESSION_UNKNOWN, 'session-unknown'),
      () => undefined,
    );
  }, RECHECK_MS);
  socket.on('close', () => {
    stop();
    clearInterval(pulse);
    clearInterval(check);
  });
}

function tokenIn(text: string): string {
  try {
    const { token } = (JSON.parse(text) ?? {}) as { token?: unknown };
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
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
  if (typeof answer === 'string') return no(reply, 409, answer);
  return presentRound(answer);
}
