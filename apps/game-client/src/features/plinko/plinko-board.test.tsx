// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlinkoBoard, type PlinkoDrop } from './plinko-board.tsx';

const PAYS = [600, 255, 125, 76, 65, 76, 125, 255, 600];
const DROP: PlinkoDrop = { key: 'round-1', path: [1, 1, 0, 1, 1, 0, 1, 1], bin: 6 };
const OTHER: PlinkoDrop = { key: 'round-2', path: [0, 0, 0, 0, 0, 0, 0, 0], bin: 0 };

let landed: string[];
beforeEach(() => {
  vi.useFakeTimers();
  landed = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function boardOf(drop: PlinkoDrop | null) {
  return <PlinkoBoard rows={8} pays={PAYS} drop={drop} onLanded={(key) => landed.push(key)} />;
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Horizontal place of a ball, and the edges of a bin, as they are drawn. */
function drawn(container: HTMLElement, bin: number) {
  const ball = container.querySelector(`[data-ball="${bin}"] .plinko-ball`)?.getAttribute('transform') ?? '';
  const plate = container.querySelector(`[data-bin="${bin}"] .plinko-bin-plate`);
  const left = Number(plate?.getAttribute('x'));
  return { x: Number(/translate\(([\d.]+)/.exec(ball)?.[1]), left, right: left + Number(plate?.getAttribute('width')) };
}

describe('the board of plinko', () => {
  it('has no ball before a round is known, and lights no bin', () => {
    const { container } = render(boardOf(null));
    wait(3_000);
    expect(container.querySelectorAll('[data-bin]')).toHaveLength(9);
    expect(container.querySelector('[data-ball]')).toBeNull();
    expect(container.querySelector('[data-lit="true"]')).toBeNull();
  });

  it('lets the ball fall, and lights its bin and reports it when it has come to rest', () => {
    const { container } = render(boardOf(DROP));
    wait(1_000);
    expect(landed).toEqual([]);
    expect(container.querySelector('[data-lit="true"]')).toBeNull();
    wait(400);
    expect(landed).toEqual(['round-1']);
    expect(container.querySelector('[data-lit="true"]')?.getAttribute('data-bin')).toBe('6');
    const { x, left, right } = drawn(container, 6);
    expect(x).toBe((left + right) / 2);
    wait(2_000);
    expect(landed).toEqual(['round-1']);
  });

  it('lets a second ball fall beside the first', () => {
    const { container, rerender } = render(boardOf(DROP));
    wait(500);
    rerender(boardOf(OTHER));
    wait(200);
    expect(container.querySelectorAll('[data-ball]')).toHaveLength(2);
    wait(3_000);
    expect(landed).toEqual(['round-1', 'round-2']);
    expect(container.querySelector('[data-lit="true"]')?.getAttribute('data-bin')).toBe('0');
  });

  it('drops a ball once, however often it is drawn', () => {
    const { rerender } = render(boardOf(DROP));
    wait(3_000);
    rerender(boardOf({ ...DROP }));
    wait(3_000);
    expect(landed).toEqual(['round-1']);
  });

  it('takes a ball off when other rows are chosen, and reports it', () => {
    const { container, rerender } = render(boardOf(DROP));
    wait(300);
    rerender(<PlinkoBoard rows={10} pays={[]} drop={DROP} onLanded={(key) => landed.push(key)} />);
    wait(20);
    expect(container.querySelector('[data-ball]')).toBeNull();
    expect(landed).toEqual(['round-1']);
  });

  it('shows the end at once where no motion is wanted', () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { container } = render(boardOf(DROP));
    expect(landed).toEqual(['round-1']);
    const { x, left, right } = drawn(container, 6);
    expect(x).toBe((left + right) / 2);
  });
});
