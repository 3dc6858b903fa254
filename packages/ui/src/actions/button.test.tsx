// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { render, screen, userEvent } from '../../test-support/test-kit.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

describe('Button', () => {
  it('does not submit a form unless asked to', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button');
  });

  it('is clicked with the keyboard', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Save</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('ignores clicks while busy and keeps the focus', async () => {
    const onClick = vi.fn();
    render(
      <Button isBusy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does not submit its form a second time while busy', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" isBusy>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('gives gold dark ink', () => {
    render(<Button rank="primary">Deposit</Button>);
    const { className } = screen.getByRole('button');
    expect(className).toContain('bg-brand-fill');
    expect(className).toContain('text-on-brand');
  });
});

describe('IconButton', () => {
  it('turns while busy, ignores clicks and keeps the focus', async () => {
    const onClick = vi.fn();
    const { rerender } = render(
      <IconButton label="Delete" icon={<svg data-testid="bin" />} isBusy onClick={onClick} />,
    );
    const button = screen.getByRole('button', { name: 'Delete' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect([button.getAttribute('aria-busy'), screen.queryByTestId('bin')]).toEqual(['true', null]);
    rerender(<IconButton label="Delete" icon={<svg data-testid="bin" />} onClick={onClick} />);
    await userEvent.click(button);
    expect([onClick.mock.calls.length, screen.queryByTestId('bin') !== null]).toEqual([1, true]);
  });

  it('speaks its name', () => {
    render(<IconButton label="Close" icon={<svg />} />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  });
});
