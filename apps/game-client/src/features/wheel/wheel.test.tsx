// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEGMENTS, sliceUnder } from './slices.ts';
import { Wheel, type WheelProps } from './wheel.tsx';

let stops: number;
beforeEach(() => {
  vi.useFakeTimers();
  stops = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
function wheelOf(props: Partial<WheelProps>) {
  const countStop = () => {
    stops += 1;
  };
  return (
    <Wheel result={null} spin={0} isAsking={false} wordOf={(segment) => segment} onStopped={countStop} {...props} />
  );
}
function pointedAt(container: HTMLElement) {
  const turn = container.querySelector('[data-part="disc"]')?.getAttribute('transform') ?? '';
  return sliceUnder(Number(/rotate\((-?[\d.]+)/.exec(turn)?.[1]));
}

describe('the money wheel as it is drawn', () => {
  it.each(SEGMENTS)('stands still with $segment under the pointer, 5.6 s after the click', ({ segment }) => {
    const { container, rerender } = render(wheelOf({}));
    rerender(wheelOf({ spin: 1, isAsking: true }));
    wait(200);
    rerender(wheelOf({ spin: 1, result: segment }));
    wait(5_350);
    expect(stops).toBe(0);
    wait(150);
    expect(stops).toBe(1);
    expect(pointedAt(container)).toBe(segment);
  });

  it('shows the end at once where no motion is wanted', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { container, rerender } = render(wheelOf({}));
    rerender(wheelOf({ spin: 1, isAsking: true }));
    rerender(wheelOf({ spin: 1, result: 'coin' }));
    expect(stops).toBe(1);
    expect(pointedAt(container)).toBe('coin');
  });
});
