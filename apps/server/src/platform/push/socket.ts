import websocket from '@fastify/websocket';
import type { Clock } from '@ordago/kernel';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../http/actor.ts';
import type { AuthenticationFacts } from '../http/api-server.ts';
import { createRateGate } from '../http/rate-gate.ts';
import type { Hub } from './hub.ts';

export interface SocketOptions {
  readonly hub: Hub;
  readonly host: AuthenticationFacts['host'];
  readonly authenticate: (facts: AuthenticationFacts) => Promise<Actor>;
  readonly allowedOrigins: readonly string[];
  readonly clock: Clock;
  /** How often a socket's session is looked at again, in milliseconds. (Default: 30,000) */
  readonly lookAgainMs?: number;
}

const MESSAGE_BYTES_MAX = 16 * 1024;
/** Messages of one socket: a page that is scrolled follows and leaves many topics. */
const MESSAGES = { max: 3_000, windowMs: 60_000 };
/** Tokens of one socket: each costs a look into the database. */
const TOKENS = { max: 60, windowMs: 60_000 };
const LOOK_AGAIN_MS = 30_000;
/** Topics that anybody may follow; `player:` topics belong to the player alone and are joined by the server. */
const PUBLIC_TOPIC = /^(event|market|lobby):[A-Za-z0-9:_-]{1,80}$/;

/**
 * Opens `/ws`. A client sends `{"listen":[topics]}`, `{"unlisten":[topics]}` and, where no cookie reaches it (the
 * betting frame), `{"token":"…"}`. Whoever is signed in hears its own `player:<id>` topic, for as long as the session
 * lives. Messages never move money.
 */
export async function openSocket(app: FastifyInstance, options: SocketOptions): Promise<void> {
  await app.register(websocket, { options: { maxPayload: MESSAGE_BYTES_MAX } });
  app.get('/ws', { websocket: true }, (socket, request) => {
    const origin = request.headers.origin;
    if (origin !== undefined && !options.allowedOrigins.includes(origin)) return socket.close(1008, 'origin');
    const member = options.hub.join({ send: (frame) => socket.send(frame), backlog: () => socket.bufferedAmount });
    const gates = { messages: createRateGate(MESSAGES), tokens: createRateGate(TOKENS) };
    const isTooMany = (kind: keyof typeof gates) => gates[kind].knock('', options.clock.now()) > 0;
    let isOpen = true;
    let token: string | null = null;
    let own: string | null = null;
    const identify = async (): Promise<void> => {
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const { cookies, ip } = request;
      const actor = await options.authenticate({ host: options.host, cookies, headers, ip });
      // It may have closed meanwhile: a member that joined a topic after it left would stay for ever.
      if (!isOpen) return;
      const topic = actor.kind === 'player' ? `player:${actor.player}` : null;
      if (topic === own) return;
      // A session that is over hears nothing more; the client comes back with what it has now.
      if (own !== null) return socket.close(1008, 'session over');
      own = topic;
      if (topic !== null) member.listen([topic]);
    };
    const tryIdentify = () => void identify().catch(() => socket.close(1011, 'authentication failed'));
    tryIdentify();
    const look = setInterval(tryIdentify, options.lookAgainMs ?? LOOK_AGAIN_MS);
    look.unref();
    const leave = () => {
      isOpen = false;
      clearInterval(look);
      member.leave();
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
