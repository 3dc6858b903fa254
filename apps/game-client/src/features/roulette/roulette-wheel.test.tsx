// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouletteWheel, type RouletteWheelProps } from './roulette-wheel.tsx';
import { numberAt } from './wheel-order.ts';

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);

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
function wheelOf(props: Partial<RouletteWheelProps>) {
  return (
    <RouletteWheel
      result={null}
      spin={0}
      isAsking={false}
      onStopped={() => {
        stops += 1;
      }}
      {...props}
    />
  );
}

/** Number under the ball as wheel and ball are drawn. */
function underBall(container: HTMLElement): number {
  const turn = (part: string) =>
    Number(
      /rotate\((-?[\d.]+)/.exec(container.querySelector(`[data-part="${part}"]`)?.getAttribute('transform') ?? '')?.[1],
    );
  return numberAt(turn('ball') - turn('rotor'));
}

describe('the wheel of the roulette', () => {
  it.each(NUMBERS)('ends with the ball in the pocket of %i, 5.2 s after the click', (result) => {
    const { container, rerender } = render(wheelOf({}));
    rerender(wheelOf({ spin: 1, isAsking: true }));
    wait(140);
    rerender(wheelOf({ spin: 1, result }));
    wait(5_000);
    expect(stops).toBe(0);
    wait(150);
    expect(stops).toBe(1);
    expect(underBall(container)).toBe(result);
  });

  it('turns for as long as the answer takes, and then runs out', () => {
    const { container, rerender } = render(wheelOf({ result: 7 }));
    rerender(wheelOf({ spin: 1, isAsking: true, result: 7 }));
    wait(8_000);
    expect(stops).toBe(0);
    rerender(wheelOf({ spin: 1, result: 22 }));
    wait(2_500);
    expect(stops).toBe(0);
    wait(200);
    expect(stops).toBe(1);
    expect(underBall(container)).toBe(22);
  });

  it('goes back to rest without a report when no answer comes', () => {
    const { container, rerender } = render(wheelOf({ result: 9 }));
    rerender(wheelOf({ spin: 1, isAsking: true }));
    wait(1_000);
    rerender(wheelOf({ spin: 1 }));
    wait(6_000);
    expect(stops).toBe(0);
    expect(underBall(container)).toBe(9);
  });

  it('shows the last result when it is opened', () => {
    expect(underBall(render(wheelOf({ result: 31 })).container)).toBe(31);
  });

  it('shows the end at once where no motion is wanted', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { container, rerender } = render(wheelOf({}));
    rerender(wheelOf({ spin: 1, isAsking: true }));
    rerender(wheelOf({ spin: 1, result: 14 }));
    expect(stops).toBe(1);
    expect(underBall(container)).toBe(14);
  });
});
