import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../http/actor.ts';
import type { AuthenticationFacts } from '../http/api-server.ts';
import type { Hub } from './hub.ts';

export interface SocketOptions {
  readonly hub: Hub;
  readonly host: AuthenticationFacts['host'];
  readonly authenticate: (facts: AuthenticationFacts) => Promise<Actor>;
  readonly allowedOrigins: readonly string[];
}

const MESSAGE_BYTES_MAX = 16 * 1024;
/** Topics that anybody may follow; `player:` topics belong to the player alone and are joined by the server. */
const PUBLIC_TOPIC = /^(event|market|lobby):[A-Za-z0-9:_-]{1,80}$/;

/**
 * Opens `/ws`. A client sends `{"listen":[topics]}`, `{"unlisten":[topics]}` and, where no cookie reaches it (the
 * betting frame), `{"token":"…"}`. Whoever is signed in hears its own `player:<id>` topic. Messages never move money.
 */
export async function openSocket(app: FastifyInstance, options: SocketOptions): Promise<void> {
  await app.register(websocket, { options: { maxPayload: MESSAGE_BYTES_MAX } });
  app.get('/ws', { websocket: true }, (socket, request) => {
    const origin = request.headers.origin;
    if (origin !== undefined && !options.allowedOrigins.includes(origin)) return socket.close(1008, 'origin');
    const member = options.hub.join({ send: (frame) => socket.send(frame), backlog: () => socket.bufferedAmount });
    const identify = async (token?: string) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const actor = await options.authenticate({
        host: options.host,
        cookies: request.cookies,
        headers,
        ip: request.ip,
      });
      if (actor.kind === 'player') member.listen([`player:${actor.player}`]);
    };
    identify().catch(() => socket.close(1011, 'authentication failed'));
    socket.on('message', (data: Buffer) => {
      const message = readMessage(data);
      if (!message) return socket.close(1003, 'message');
      member.listen(message.listen.filter((topic) => PUBLIC_TOPIC.test(topic)));
      member.unlisten(message.unlisten.filter((topic) => PUBLIC_TOPIC.test(topic)));
      if (message.token !== null) identify(message.token).catch(() => socket.close(1011, 'authentication failed'));
    });
    socket.on('close', () => member.leave());
    socket.on('error', () => member.leave());
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
