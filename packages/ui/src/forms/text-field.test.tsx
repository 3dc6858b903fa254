// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { render, screen, userEvent } from '../../test-support/test-kit.ts';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('ties label, aside and hint to the input', () => {
    render(<TextField label="Promo code" aside="Optional" hint="Ten characters" />);
    const input = screen.getByLabelText('Promo code');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Optional', 'Ten characters']);
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('shows an error in place of the hint and marks the input', () => {
    render(<TextField label="Name" hint="As in your document" error="Write your name" />);
    expect(screen.getByRole('alert').textContent).toBe('Write your name');
    expect(screen.queryByText('As in your document')).toBeNull();
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['neutral', undefined, 'line-strong-inset'],
    ['valid', undefined, 'inset-ring-positive'],
    ['neutral', 'No', 'inset-ring-negative'],
  ] as const)('looks %s with error %s as %s', (validity, error, look) => {
    render(<TextField label="Name" validity={validity} error={error} />);
    expect(screen.getByLabelText('Name').parentElement?.className).toContain(look);
  });
});

describe('PasswordField', () => {
  it('shows the password on demand and hides it again', async () => {
    render(<PasswordField label="Password" revealLabels={{ show: 'Show', hide: 'Hide' }} />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'Ordago-2026');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.getAttribute('type')).toBe('password');
    expect(input.getAttribute('autocomplete')).toBe('current-password');
  });

  it('accepts a pasted password', async () => {
    render(<PasswordField label="Password" revealLabels={{ show: 'Show', hide: 'Hide' }} />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(input);
    await userEvent.paste('from-a-manager');
    expect(input.value).toBe('from-a-manager');
  });
});
