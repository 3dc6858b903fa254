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

  it('is pressed with the keyboard', async () => {
    const press = vi.fn();
    render(<Button onClick={press}>Save</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('ignores presses while busy and keeps the focus', async () => {
    const press = vi.fn();
    render(
      <Button isBusy onClick={press}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
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
  it('speaks its name', () => {
    render(<IconButton label="Close" icon={<svg />} />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  });
});
