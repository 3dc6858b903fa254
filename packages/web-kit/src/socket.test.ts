import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPush } from './push-client.ts';
import { openSocket } from './socket.ts';

/** A socket of the browser that tests open, break and speak through. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'http://player.test' });
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a socket', () => {
  it('is opened again after a wait that doubles up to its most, and begins anew once it was open', () => {
    const breaks = vi.fn();
    openSocket({ address: () => '/ws', onText: () => undefined, onBreak: breaks, waitMsMax: 4_000 });
    expect(last().url).toBe('ws://player.test/ws');
    for (const waitMs of [1_000, 2_000, 4_000, 4_000]) {
      const opened = FakeSocket.all.length;
      last().close();
      vi.advanceTimersByTime(waitMs - 1);
      expect(FakeSocket.all.length).toBe(opened);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(opened + 1);
    }
    last().open();
    last().close();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all.length).toBe(6);
    expect(breaks).toHaveBeenCalledTimes(5);
  });

  it('sends while it is open alone, and stays closed once closed', () => {
    const socket = openSocket({ address: () => 'http://games.test/live', onText: () => undefined });
    socket.send('early');
    last().open();
    socket.send('now');
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(last().sent).toEqual(['now']);
    expect(last().url).toBe('ws://games.test/live');
    expect(FakeSocket.all.length).toBe(1);
  });
});

describe('the push', () => {
  it('hands on what its contract knows, in order', () => {
    const seen: unknown[] = [];
    openPush({ onUpdate: (update) => seen.push(update) });
    last().open();
    const free = { topic: 'player:1', value: { kind: 'free-bets' } };
    last().onmessage({
      data: JSON.stringify({ updates: [free, { topic: 'player:1', value: { kind: 'later' } }, free] }),
    });
    last().onmessage({ data: 'no json' });
    expect(seen).toEqual([free, free]);
  });
});
