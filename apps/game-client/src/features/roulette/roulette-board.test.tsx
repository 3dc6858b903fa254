// @vitest-environment happy-dom
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouletteBoard, type RouletteBoardProps } from './roulette-board.tsx';

const messages = await loadMessages('es', ['game']);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
function boardOf(props: Partial<RouletteBoardProps>) {
  return (
    <I18nProvider locale="es" messages={messages} bundles={['game']}>
      <RouletteBoard
        stakeOn={() => 0n}
        onPut={() => {}}
        winning={null}
        result={null}
        spin={0}
        isAsking={false}
        {...props}
      />
    </I18nProvider>
  );
}
const state = (container: HTMLElement) => ({
  isTurning: container.querySelector('.roulette-places')?.getAttribute('data-turning') === 'true',
  isOpen: !container.querySelector('.cloth-place')?.hasAttribute('disabled'),
  won: container.querySelector('[data-won="true"]')?.getAttribute('data-place') ?? null,
});

describe('wheel and cloth', () => {
  it('give the board to the wheel from the click until the number has been seen, and mark it then', () => {
    const { container, rerender } = render(boardOf({}));
    expect(state(container)).toEqual({ isTurning: false, isOpen: true, won: null });
    rerender(boardOf({ spin: 1, isAsking: true }));
    wait(200);
    rerender(boardOf({ spin: 1, result: 32, winning: 32 }));
    wait(4_500);
    expect(state(container)).toEqual({ isTurning: true, isOpen: false, won: null });
    wait(700);
    expect(state(container)).toEqual({ isTurning: true, isOpen: true, won: 'number-32' });
    wait(2_000);
    expect(state(container)).toEqual({ isTurning: false, isOpen: true, won: 'number-32' });
  });

  it('give the cloth back when no answer comes', () => {
    const { container, rerender } = render(boardOf({}));
    rerender(boardOf({ spin: 1, isAsking: true }));
    wait(500);
    rerender(boardOf({ spin: 1 }));
    wait(2_000);
    expect(state(container)).toEqual({ isTurning: false, isOpen: true, won: null });
  });
});
