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
  it('is down once a call and the question after it were not answered, as of the last answer, until the server answers again', async () => {
    const { connection, noteAnswer, noteSilence, untilReachable } = await load();
    noteAnswer();
    vi.setSystemTime(NOW + 60_000);
    answer.mockRejectedValue(new TypeError('failed'));
    noteSilence();
    expect(connection().isDown).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(connection()).toEqual({ isDown: true, answeredAt: NOW });
    const back = vi.fn();
    void untilReachable().then(back);
    await vi.advanceTimersByTimeAsync(7_000);
    expect([connection().isDown, back.mock.calls.length, answer.mock.calls.length]).toEqual([true, 0, 4]);
    answer.mockResolvedValue(new Response());
    await vi.advanceTimersByTimeAsync(8_000);
    expect([connection().isDown, back.mock.calls.length]).toEqual([false, 1]);
  });

  it('is not down for one call that nobody answers, nor for the word of the browser', async () => {
    const { connection, noteSilence, onConnection } = await load();
    const received = vi.fn();
    onConnection(received);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    noteSilence();
    noteSilence();
    // One question for all who ask at the same time.
    expect(answer).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(0);
    expect([connection().isDown, received.mock.calls.length]).toEqual([false, 0]);
  });

  it('asks the server when the browser says that the network went or came', async () => {
    const { connection } = await load();
    answer.mockRejectedValue(new TypeError('failed'));
    window.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(0);
    expect(connection().isDown).toBe(true);
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
    answer.mockRejectedValue(new TypeError('failed'));
    noteSilence();
    await vi.advanceTimersByTimeAsync(0);
    noteSilence();
    await vi.advanceTimersByTimeAsync(0);
    noteAnswer();
    noteAnswer();
    leave();
    noteSilence();
    await vi.advanceTimersByTimeAsync(0);
    expect(received.mock.calls).toEqual([[true], [false]]);
  });
});
