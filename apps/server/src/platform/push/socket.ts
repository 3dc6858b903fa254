/** The push over `@fastify/websocket`. Ours: who may follow which topic, for how long, and how much one client may ask. */
import websocket from '@fastify/websocket';
import { type Clock, createConnectionSlots, isRefusal, networkOf } from '@ordago/kernel';
import type { FastifyInstance } from 'fastify';
import { GUEST } from '../http/actor.ts';
import type { Authenticate, AuthenticationFacts } from '../http/api-server.ts';
import { callerAddress } from '../http/caller-address.ts';
import type { NoteSecurityEvent } from '../http/security-event.ts';
import type { Hub } from './hub.ts';
import { createMessageLimit } from './message-limit.ts';

export interface SocketOptions {
  readonly hub: Hub;
  readonly host: AuthenticationFacts['host'];
  readonly authenticate: Authenticate;
  readonly allowedOrigins: readonly string[];
  readonly clock: Clock;
  /** Takes a page of another site that was refused. (Default: nobody is notified) */
  readonly noteSecurity?: NoteSecurityEvent;
  /** Interval at which a socket's session is checked again, in milliseconds. (Default: 30,000) */
  readonly recheckMs?: number;
  /** Sockets that may be open at once in this process. (Default: 500 per network, 20 per player) */
  readonly socketsMax?: { readonly perNetwork: number; readonly perPlayer: number };
}

const MESSAGE_BYTES_MAX = 16 * 1024;
/** Messages of one socket: a page that is scrolled follows and leaves many topics. */
const MESSAGES = { max: 3_000, windowMs: 60_000 };
/** Tokens of one socket: each costs a read of the database. */
const TOKENS = { max: 60, windowMs: 60_000 };
const RECHECK_MS = 30_000;
/** Many players of one mobile network share an address; one player has a few tabs, each with a frame. */
const SOCKETS_MAX = { perNetwork: 500, perPlayer: 20 };
/** Close code of a socket beyond its bound: the client comes back later (RFC 6455, registry: Try Again Later). */
const TRY_AGAIN_LATER = 1013;
/** Name of the push among the routes of contracts, for what is noted. */
const SOCKET_ROUTE = 'push.open';
/** Topics that anybody may follow; `player:` topics belong to the player alone and are joined by the server. */
const PUBLIC_TOPIC = /^(event|market|line|lobby):[A-Za-z0-9:_-]{1,80}$/;

/**
 * Opens `/ws`. A client sends `{"listen":[topics]}`, `{"unlisten":[topics]}` and, where no cookie reaches it (the
 * betting frame), `{"token":"…"}`. Whoever is signed in receives its own `player:<id>` topic, for as long as the
 * session lives. Messages never move money. A socket beyond the bound of its network or its player is closed with 1013.
 * The server has `@fastify/cookie`.
 */
export async function openSocket(app: FastifyInstance, options: SocketOptions): Promise<void> {
  const { perNetwork, perPlayer } = options.socketsMax ?? SOCKETS_MAX;
  const slots = { networks: createConnectionSlots(perNetwork), players: createConnectionSlots(perPlayer) };
  await app.register(websocket, { options: { maxPayload: MESSAGE_BYTES_MAX } });
  app.get('/ws', { websocket: true }, (socket, request) => {
    const origin = request.headers.origin;
    const ip = callerAddress(request);
    if (origin !== undefined && !options.allowedOrigins.includes(origin)) {
      options.noteSecurity?.({
        kind: 'foreign-origin',
        host: options.host,
        route: SOCKET_ROUTE,
        provider: null,
        actor: GUEST,
        ip,
      });
      return socket.close(1008, 'origin');
    }
    const leaveNetwork = slots.networks.take(networkOf(ip));
    if (!leaveNetwork) return socket.close(TRY_AGAIN_LATER, 'too many sockets');
    let leavePlayer: (() => void) | null = null;
    const member = options.hub.join({
      send: (_text, bytes) => socket.send(bytes, { binary: false }),
      backlog: () => socket.bufferedAmount,
    });
    const limits = { messages: createMessageLimit(MESSAGES), tokens: createMessageLimit(TOKENS) };
    const isTooMany = (kind: keyof typeof limits) => limits[kind](options.clock.now());
    let isOpen = true;
    let token: string | null = null;
    let own: string | null = null;
    const { cookies } = request;
    const identify = async (): Promise<void> => {
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const actor = await options.authenticate({ host: options.host, cookies, headers, ip });
      // It may have closed meanwhile: a member that joined a topic after it left would stay for ever.
      if (!isOpen) return;
      const topic = !isRefusal(actor) && actor.kind === 'player' ? `player:${actor.player}` : null;
      if (topic === own) return;
      // A session that is over receives nothing more; the client comes back with what it has now.
      if (own !== null) return socket.close(1008, 'session over');
      if (topic !== null) leavePlayer = slots.players.take(topic);
      if (topic !== null && !leavePlayer) {
        // At once: while it closes, it must not take the slot of another one that goes.
        leave();
        return socket.close(TRY_AGAIN_LATER, 'too many sockets');
      }
      own = topic;
      if (topic !== null) member.listen([topic]);
    };
    const tryIdentify = () => void identify().catch(() => socket.close(1011, 'authentication failed'));
    tryIdentify();
    const recheck = setInterval(tryIdentify, options.recheckMs ?? RECHECK_MS);
    recheck.unref();
    const leave = () => {
      isOpen = false;
      clearInterval(recheck);
      member.leave();
      leavePlayer?.();
      leaveNetwork();
    };
    socket.on('message', (data: Buffer) => {
      if (isTooMany('messages')) return socket.close(1008, 'too many messages');
      const message = readMessage(data);
      if (!message) return socket.close(1003, 'message');
      member.listen(message.listen.filter((topic) => PUBLIC_TOPIC.test(topic)));
      member.unlisten(message.unlisten.filter((topic) => PUBLIC_TOPIC.test(topic)));
      if (message.token === null) return;
      if (isTooMany('tokens')) return socket.close(1008, 'too many tokens');
      token = message.token;
      tryIdentify();
    });
    socket.on('close', leave);
    socket.on('error', leave);
  });
}

interface ClientMessage {
  readonly listen: readonly string[];
  readonly unlisten: readonly string[];
  readonly token: string | null;
}

function readMessage(data: Buffer): ClientMessage | null {
  try {
    const value = JSON.parse(data.toString('utf8')) as Record<string, unknown> | null;
    if (typeof value !== 'object' || value === null) return null;
    return {
      listen: texts(value.listen),
      unlisten: texts(value.unlisten),
      token: typeof value.token === 'string' ? value.token : null,
    };
  } catch {
    return null;
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string').slice(0, 200) : [];
}
