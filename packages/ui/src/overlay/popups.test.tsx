// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { fireEvent, render, screen, userEvent, waitFor } from '../../test-support/test-kit.ts';
import { Menu } from './menu.tsx';
import { Sheet } from './sheet.tsx';
import { Tooltip } from './tooltip.tsx';

describe('Menu', () => {
  it('opens with the keyboard, moves with arrows and acts', async () => {
    const act = vi.fn();
    render(
      <Menu
        trigger={<button type="button">Language</button>}
        items={[
          { key: 'es', label: 'Español', onSelect: () => undefined, isChosen: true },
          { key: 'en', label: 'English', onSelect: act },
        ]}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('menuitem', { name: 'Español' });
    expect(chosen.getAttribute('aria-current')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(chosen));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(act).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

describe('Tooltip', () => {
  it('shows its words to the keyboard', async () => {
    render(
      <Tooltip content="Stakes minus payouts">
        <button type="button">GGR</button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(await screen.findByText('Stakes minus payouts')).toBeTruthy();
  });
});

describe('Sheet', () => {
  const swipe = (from: number, to: number) => {
    const panel = screen.getByRole('dialog', { name: 'Menu' });
    fireEvent.touchStart(panel, { touches: [{ clientX: from, clientY: 10 }] });
    fireEvent.touchEnd(panel, { changedTouches: [{ clientX: to, clientY: 10 }] });
  };

  it('closes on Escape', async () => {
    const close = vi.fn();
    render(
      <Sheet isOpen onClose={close} label="Menu">
        <a href="#home">Home</a>
      </Sheet>,
    );
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a swipe of 100 px', 200, 100, 0],
    ['a longer swipe to the left', 200, 99, 1],
    ['a swipe to the right', 100, 300, 0],
  ])('on %s closes or stays', (_, from, to, closes) => {
    const close = vi.fn();
    render(
      <Sheet isOpen onClose={close} label="Menu">
        <p>Home</p>
      </Sheet>,
    );
    swipe(from, to);
    expect(close).toHaveBeenCalledTimes(closes);
  });
});
