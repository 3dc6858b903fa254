// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BATCH_DELAY_MS, BATCH_THROTTLE_MS, useBatches } from './use-batches.ts';

/** Reports of the trigger's visibility, as the browser would send them. */
let report: (ratio: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        report = (ratio) => callback([{ intersectionRatio: ratio }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function List({ total, listKey, isRemembered }: { total: number; listKey: string; isRemembered?: boolean }) {
  const { shown, hasMore, trigger, showMore } = useBatches({ total, listKey, isRemembered });
  return (
    <div>
      <output>{shown}</output>
      {hasMore && <span ref={trigger} />}
      <button type="button" onClick={showMore}>
        more
      </button>
    </div>
  );
}

const shown = () => Number(screen.getByRole('status').textContent);
const see = (ratio: number, ms: number) =>
  act(() => {
    report(ratio);
    vi.advanceTimersByTime(ms);
  });

describe('a list in batches', () => {
  it('begins with ten, or with all where there are fewer', () => {
    const { rerender } = render(<List total={34} listKey="a" />);
    expect(shown()).toBe(10);
    rerender(<List total={4} listKey="b" />);
    expect(shown()).toBe(4);
  });

  it('brings ten more 300 ms after half of the trigger has come into view, and not before', () => {
    render(<List total={34} listKey="c" />);
    see(0.49, 2_000);
    expect(shown()).toBe(10);
    see(0.5, BATCH_DELAY_MS - 1);
    expect(shown()).toBe(10);
    act(() => void vi.advanceTimersByTime(1));
    expect(shown()).toBe(20);
  });

  it('keeps half a second between two batches', () => {
    render(<List total={34} listKey="d" />);
    see(1, BATCH_THROTTLE_MS);
    expect(shown()).toBe(20);
    const left = BATCH_THROTTLE_MS - (BATCH_THROTTLE_MS - BATCH_DELAY_MS);
    see(1, left - 1);
    expect(shown()).toBe(20);
    act(() => void vi.advanceTimersByTime(BATCH_THROTTLE_MS));
    expect(shown()).toBe(30);
  });

  it('brings nothing when the trigger has left the view again', () => {
    render(<List total={34} listKey="e" />);
    see(1, 100);
    see(0, 2_000);
    expect(shown()).toBe(10);
  });

  it('grows at once by its button and never beyond its end', () => {
    render(<List total={14} listKey="f" />);
    act(() => screen.getByRole('button').click());
    expect(shown()).toBe(14);
  });

  it('finds a remembered list as far as it was read, and another one at its beginning', () => {
    const first = render(<List total={90} listKey="g" isRemembered />);
    act(() => screen.getByRole('button').click());
    act(() => screen.getByRole('button').click());
    expect(shown()).toBe(30);
    first.unmount();
    const second = render(<List total={90} listKey="g" isRemembered />);
    expect(shown()).toBe(30);
    second.rerender(<List total={90} listKey="h" isRemembered />);
    expect(shown()).toBe(10);
  });
});
