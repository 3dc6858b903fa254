// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const answer = vi.fn<() => Promise<Response>>();
const NOW = Date.parse('2026-11-27T10:00:00Z');

/** The page as it is after a load. */
async function load() {
  vi.resetModules();
  const kit = await import('./connection.ts');
  kit.startConnection();
  return kit;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', answer);
  answer.mockReset().mockResolvedValue(new Response());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the connection to the server', () => {
  it('is down from an unanswered call on, as of the last answer, until the server answers again', async () => {
    const { connection, noteAnswer, noteSilence, untilReachable } = await load();
    noteAnswer();
    vi.setSystemTime(NOW + 60_000);
    answer.mockRejectedValue(new TypeError('failed'));
    noteSilence();
    expect(connection()).toEqual({ isDown: true, answeredAt: NOW });
    const back = vi.fn();
    void untilReachable().then(back);
    await vi.advanceTimersByTimeAsync(7_000);
    expect([connection().isDown, back.mock.calls.length, answer.mock.calls.length]).toEqual([true, 0, 3]);
    answer.mockResolvedValue(new Response());
    await vi.advanceTimersByTimeAsync(8_000);
    expect([connection().isDown, back.mock.calls.length]).toEqual([false, 1]);
  });

  it('follows the browser, and asks the server when there is a network again', async () => {
    const { connection } = await load();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(connection().isDown).toBe(true);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    answer.mockResolvedValue(new Response(null, { status: 503 }));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    // A gateway that answers for the server is not the server.
    expect(connection().isDown).toBe(true);
    answer.mockResolvedValue(new Response());
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(connection().isDown).toBe(false);
  });

  it('is told once to each listener, and not after it left', async () => {
    const { noteAnswer, noteSilence, onConnection } = await load();
    const received = vi.fn();
    const leave = onConnection(({ isDown }) => received(isDown));
    noteSilence();
    noteSilence();
    noteAnswer();
    noteAnswer();
    leave();
    noteSilence();
    expect(received.mock.calls).toEqual([[true], [false]]);
  });
});
