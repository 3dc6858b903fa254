// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render, screen, userEvent, waitFor } from '../../test-support/test-kit.ts';
import { Dialog } from './dialog.tsx';

interface WalletProps {
  isBusy?: boolean;
  beginsAtTitle?: boolean;
  onClose?: () => void;
}

function Wallet({ isBusy = false, beginsAtTitle = false, onClose = () => undefined }: WalletProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Deposit
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Wallet"
        description="Money in"
        closeLabel="Close"
        isBusy={isBusy}
        initialFocus={beginsAtTitle ? 'title' : undefined}
        footer={<button type="button">Pay</button>}
      >
        <input aria-label="Amount" />
      </Dialog>
    </>
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  return screen.findByRole('dialog', { name: 'Wallet' });
}

describe('Dialog', () => {
  it('is named by its title and takes the focus', async () => {
    render(<Wallet />);
    const dialog = await open();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('begins at its title where that is asked for, and goes on from there', async () => {
    render(<Wallet beginsAtTitle />);
    await open();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Wallet' })));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount' }));
  });

  it('closes on Escape and gives the focus back', async () => {
    render(<Wallet />);
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deposit' })));
  });

  it('closes by its cross', async () => {
    const closed = vi.fn();
    render(<Wallet onClose={closed} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus inside', async () => {
    render(<Wallet />);
    const dialog = await open();
    for (let turn = 0; turn < 6; turn += 1) {
      await userEvent.tab();
      const active = document.activeElement;
      expect(
        dialog.contains(active) || active?.hasAttribute('data-base-ui-focus-guard') || active === document.body,
      ).toBe(true);
    }
  });

  it('stays while it is busy', async () => {
    const closed = vi.fn();
    render(<Wallet isBusy onClose={closed} />);
    const dialog = await open();
    await userEvent.keyboard('{Escape}');
    expect(closed).not.toHaveBeenCalled();
    expect(dialog.getAttribute('aria-busy')).toBe('true');
  });
});
