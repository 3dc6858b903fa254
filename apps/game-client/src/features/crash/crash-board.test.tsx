// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CrashBoard, type CrashBoardProps } from './crash-board.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const show = (props: Partial<CrashBoardProps>) =>
  render(<CrashBoard phase="flying" multiple={186} caption="Volando" {...props} />);
/** The end of the line as it is drawn. */
const endOf = (container: HTMLElement) =>
  Number(/([\d.]+) [\d.]+$/.exec(container.querySelector('.flight-line')?.getAttribute('d') ?? '')?.[1]);

describe('the board of the crash', () => {
  it.each([
    ['flying', '1.86×', true, false],
    ['cashed', '1.86×', true, false],
    ['over', '1.86×', false, true],
    ['betting', '1.86×', true, false],
    [null, null, true, false],
  ] as const)('shows %s', (phase, figure, hasRocket, hasBurst) => {
    const { container } = show({ phase });
    expect(container.querySelector('.crash-figure')?.textContent ?? null).toBe(figure);
    expect(container.querySelector('.crash-words')?.textContent).toBe('Volando');
    expect(container.querySelector('.flight-burst') !== null).toBe(hasBurst);
    expect(container.querySelector('[fill="var(--rocket-body)"]') !== null).toBe(hasRocket || hasBurst);
  });

  it('counts down in whole seconds before a start', () => {
    const { container } = show({ phase: 'betting', startsInMs: 4_600 });
    expect(container.querySelector('.crash-ring')?.textContent).toBe('5');
    expect(container.querySelector('.flight-line')).toBeNull();
  });

  it('flies on between two hundredths, and no further', () => {
    const { container } = show({ multiple: 130 });
    const before = endOf(container);
    act(() => vi.advanceTimersByTime(60));
    const after = endOf(container);
    expect(after).toBeGreaterThan(before);
    act(() => vi.advanceTimersByTime(400));
    const held = endOf(container);
    act(() => vi.advanceTimersByTime(5_000));
    expect(endOf(container)).toBe(held);
    expect(container.querySelector('.crash-figure')?.textContent).toBe('1.30×');
  });

  it('marks where the player left', () => {
    const { container } = show({ multiple: 272, mark: { multiple: 186, label: 'Tú 1.86×' } });
    expect(container.querySelector('.flight-mark')?.textContent).toBe('Tú 1.86×');
  });
});
