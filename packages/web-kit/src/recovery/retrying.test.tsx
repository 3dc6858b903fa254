// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteAnswer, noteSilence } from './connection.ts';
import { retryWaitMs, useRetrying } from './retrying.ts';

const retry = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  retry.mockReset();
});
afterEach(() => {
  cleanup();
  noteAnswer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what failed', () => {
  it('is tried again by itself, less often each time, up to a minute', () => {
    expect([0, 1, 2, 3, 4, 10].map(retryWaitMs)).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    const { rerender } = renderHook(({ failures }) => useRetrying(failures, retry), { initialProps: { failures: 0 } });
    vi.advanceTimersByTime(3_999);
    expect(retry).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(retry).toHaveBeenCalledTimes(1);
    rerender({ failures: 1 });
    vi.advanceTimersByTime(7_999);
    expect(retry).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it('is tried again at once when the connection comes back', async () => {
    noteSilence();
    await vi.advanceTimersByTimeAsync(0);
    renderHook(() => useRetrying(5, retry));
    expect(retry).toHaveBeenCalledTimes(0);
    noteAnswer();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is left alone where nothing failed, and once it is gone', async () => {
    renderHook(() => useRetrying(null, retry));
    renderHook(() => useRetrying(0, retry)).unmount();
    noteSilence();
    await vi.advanceTimersByTimeAsync(0);
    noteAnswer();
    vi.advanceTimersByTime(120_000);
    expect(retry).not.toHaveBeenCalled();
  });
});
