import cookie from '@fastify/cookie';
import { instant, type PlayerId } from '@ordago/kernel';
import fastify, { type FastifyInstance } from 'fastify';
import { WebSocket } from 'undici';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Actor, GUEST } from '../http/actor.ts';
import { createHub, type Hub } from './hub.ts';
import { openSocket } from './socket.ts';

const PLAYER: Actor = {
  kind: 'player',
  player: '7' as PlayerId,
  sessionId: '1',
  isBanned: false,
  isExcluded: false,
  hasParentAgent: false,
};
let app: FastifyInstance;
let hub: Hub;
let actor: Actor;
let answer: () => Promise<Actor>;
const noteSecurity = vi.fn();

beforeEach(async () => {
  app = fastify();
  await app.register(cookie);
  hub = createHub({ tickMs: 5 });
  actor = PLAYER;
  answer = async () => actor;
  const clock = { now: () => instant(0) };
  const options = {
    hub,
    host: 'player',
    authenticate: () => answer(),
    allowedOrigins: ['http://ours'],
    clock,
    noteSecurity,
  } as const;
  await openSocket(app, { ...options, recheckMs: 20, socketsMax: { perNetwork: 4, perPlayer: 2 } });
  await app.ready();
});
afterEach(async () => {
  await app.close();
  hub.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function opened(headers: Record<string, string> = {}) {
  const socket = await app.injectWS('/ws', { headers });
  const frames: string[] = [];
  let closed: number | null = null;
  socket.on('message', (data: Buffer) => frames.push(data.toString()));
  socket.on('close', (code: number) => {
    closed = code;
  });
  await pause(10);
  return { socket, frames, closed: () => closed };
}

describe('the push socket', () => {
  it('sends a player their own topic, and to nobody another one', async () => {
    const { socket, frames } = await opened();
    socket.send(JSON.stringify({ listen: ['player:8', 'event:1'] }));
    await pause(10);
    for (const topic of ['player:7', 'player:8', 'event:1']) hub.publish(topic, 1, { urgent: true });
    await pause(20);
    expect(frames.join()).toContain('player:7');
    expect(frames.join()).toContain('event:1');
    expect(frames.join()).not.toContain('player:8');
    socket.terminate();
  });

  it('closes when the session behind it is over', async () => {
    const { closed, frames } = await opened();
    actor = GUEST;
    await pause(80);
    hub.publish('player:7', 1, { urgent: true });
    await pause(20);
    expect([closed(), frames]).toEqual([1008, []]);
  });

  it('joins nothing once it is closed, however late the session is known', async () => {
    let know: (who: Actor) => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        know = resolve;
      });
    const joined: string[][] = [];
    const { join } = hub;
    hub.join = (client) => {
      const member = join(client);
      return { ...bound(member), listen: (topics) => void joined.push([...topics]) };
    };
    const { socket } = await opened();
    socket.terminate();
    await pause(20);
    know(PLAYER);
    await pause(10);
    expect(joined).toEqual([]);
  });

  it('lets one player have so many sockets, and another when one is closed', async () => {
    const url = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    const dial = async () => {
      const socket = new WebSocket(`${url}/ws`);
      let code: number | null = null;
      const closed = new Promise<void>((resolve) => {
        socket.addEventListener('close', (event) => {
          code = event.code;
          resolve();
        });
      });
      await pause(60);
      return { socket, closed, code: () => code };
    };
    const first = await dial();
    const second = await dial();
    const third = await dial();
    expect([first.code(), second.code(), third.code()]).toEqual([null, null, 1013]);
    first.socket.close();
    await first.closed;
    const fourth = await dial();
    expect(fourth.code()).toBe(null);
    for (const { socket } of [second, fourth]) socket.close();
  });

  it('lets one network have so many sockets, whoever is behind them', async () => {
    actor = GUEST;
    const sockets = [];
    for (let n = 0; n < 5; n += 1) sockets.push(await opened());
    await pause(30);
    expect(sockets.map(({ closed }) => closed())).toEqual([null, null, null, null, 1013]);
  });

  it('refuses a page of another site, and whoever tries tokens without end', async () => {
    expect((await opened({ origin: 'https://evil.example' })).closed()).toBe(1008);
    expect(noteSecurity.mock.calls).toEqual([
      [
        {
          kind: 'foreign-origin',
          host: 'player',
          route: 'push.open',
          actor: { kind: 'guest' },
          ip: '',
          provider: null,
        },
      ],
    ]);
    const { socket, closed } = await opened({ origin: 'http://ours' });
    for (let n = 0; n <= 60; n += 1) socket.send('{"token":"x"}');
    await pause(80);
    expect(closed()).toBe(1008);
  });
});

function bound(member: ReturnType<Hub['join']>): ReturnType<Hub['join']> {
  return {
    listen: (topics) => member.listen(topics),
    unlisten: (topics) => member.unlisten(topics),
    leave: () => member.leave(),
  };
}
