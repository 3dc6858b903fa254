// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { render, screen, userEvent, waitFor } from '../../test-support/test-kit.ts';
import { Dialog } from '../overlay/dialog.tsx';
import { Sheet } from '../overlay/sheet.tsx';
import { Result } from './result.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';
import { dismissToast, TOAST_MS, toast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

const EDGE = 'data-y-position';

function Asking({ isOpen }: { isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={() => undefined} title="Wallet" closeLabel="Close">
      <button type="button">Pay</button>
    </Dialog>
  );
}

describe('toast', () => {
  it('shows a sentence in a named region and offers one action', async () => {
    const undo = vi.fn();
    render(<ToastRegion label="Notices" />);
    toast('Selection removed', { kind: 'success', detail: 'Real Madrid', action: { label: 'Undo', onPress: undo } });
    expect(await screen.findByText('Selection removed')).toBeTruthy();
    expect(screen.getByText('Real Madrid')).toBeTruthy();
    expect(screen.getByRole('region', { name: /Notices/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('replaces the toast of the same id', async () => {
    render(<ToastRegion label="Notices" />);
    toast('First refusal', { kind: 'error', id: 'bet' });
    await screen.findByText('First refusal');
    toast('Second refusal', { kind: 'error', id: 'bet' });
    await screen.findByText('Second refusal');
    expect(screen.queryByText('First refusal')).toBeNull();
    dismissToast();
    await waitFor(() => expect(screen.queryByText('Second refusal')).toBeNull());
  });

  it.each([
    ['a window', (isOpen: boolean) => <Asking isOpen={isOpen} />],
    [
      'a sheet',
      (isOpen: boolean) => (
        <Sheet isOpen={isOpen} onClose={() => undefined} label="Slip" side="bottom">
          <button type="button">Bet</button>
        </Sheet>
      ),
    ],
  ])('keeps away from the foot of the page while %s is open', async (_name, overlay) => {
    const edgeOf = async () => (await screen.findByText('Saved')).closest('[data-y-position]')?.getAttribute(EDGE);
    const page = (isOpen: boolean) => (
      <>
        <ToastRegion label="Notices" />
        {overlay(isOpen)}
      </>
    );
    const { rerender } = render(page(true));
    toast('Saved');
    expect(await edgeOf()).toBe('top');
    rerender(page(false));
    await waitFor(async () => expect(await edgeOf()).toBe('bottom'));
    rerender(page(true));
    await waitFor(async () => expect(await edgeOf()).toBe('top'));
    dismissToast();
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  });

  it('stays four seconds', () => {
    expect(TOAST_MS).toBe(4000);
  });
});

describe('Result', () => {
  it('announces an error and offers the way out', () => {
    render(
      <Result face="error" title="The history did not load" action={<button type="button">Retry</button>}>
        Your rounds are safe.
      </Result>,
    );
    expect(screen.getByRole('alert').textContent).toContain('The history did not load');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('states emptiness quietly', () => {
    render(<Result face="empty" title="No rounds" suit="copas" />);
    expect(screen.getByRole('status').textContent).toBe('No rounds');
  });

  it('shows the facts of an outcome', () => {
    render(<Result face="success" icon={<svg />} title="Deposit credited" facts={<dl>DP-7F3K</dl>} />);
    expect(screen.getByText('DP-7F3K')).toBeTruthy();
  });
});

describe('Skeleton', () => {
  it('is silent for screen readers', () => {
    const { container } = render(
      <>
        <Skeleton className="h-4" />
        <SkeletonText lines={2} />
      </>,
    );
    expect([...container.children].every((shape) => shape.getAttribute('aria-hidden') === 'true')).toBe(true);
    expect(container.textContent).toBe('');
  });
});
