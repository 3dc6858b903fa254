// @vitest-environment happy-dom
import { parseAmount } from '@ordago/kernel';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render, screen, userEvent } from '../../test-support/test-kit.ts';
import { AmountField } from './amount-field.tsx';
import { cleanAmountText, groupAmountText } from './amount-text.ts';

describe('cleanAmountText', () => {
  it.each([
    ['a plain amount', '1000.50', '1000.50'],
    ['spaces as thousands', '1 000.00', '1000.00'],
    ['no-break spaces as thousands', '12\u00a0480.50', '12480.50'],
    ['commas as thousands', '1,234.5', '1234.5'],
    ['a comma as the point', '12,5', '12.5'],
    ['a comma that parts thousands', '1,234', '1234'],
    ['points as thousands', '1.234.567', '1234567'],
    ['a third decimal', '1.999', '1.99'],
    ['a sign', '-20', '20'],
    ['an exponent', '1e9', '19'],
    ['letters', 'abc', ''],
    ['zeros in front', '007', '7'],
    ['a zero', '0', '0'],
    ['a point first', '.5', '0.5'],
    ['a point last, while typing', '12.', '12.'],
    ['Arabic digits', '١٢', ''],
    ['more digits than any amount has', '123456789012345', '12345678901'],
  ])('keeps of %s what an amount may have', (_, typed, kept) => {
    expect(cleanAmountText(typed)).toBe(kept);
  });

  it.each(['1000.50', '12,5', '.5', '007', '1 000'])('leaves %s readable for the ledger', (typed) => {
    expect(parseAmount(cleanAmountText(typed))).not.toBeNull();
  });

  it('takes no decimals where there are none', () => {
    expect(cleanAmountText('12.5', 0)).toBe('12');
  });
});

describe('groupAmountText', () => {
  it.each([
    ['', ''],
    ['5', '5.00'],
    ['1000', '1\u00a0000.00'],
    ['1234567.5', '1\u00a0234\u00a0567.50'],
    ['12.', '12.00'],
  ])('shows %s as %s', (amount, shown) => {
    expect(groupAmountText(amount)).toBe(shown);
  });
});

function Deposit({ error }: { error?: string }) {
  const [value, setValue] = useState('1000');
  return <AmountField label="Amount" value={value} onChange={setValue} currency="TRY" error={error} isBig />;
}

describe('AmountField', () => {
  it('groups thousands at rest and shows the plain amount while it is edited', async () => {
    render(<Deposit />);
    const input = screen.getByLabelText<HTMLInputElement>('Amount');
    expect(input.value).toBe('1\u00a0000.00');
    await userEvent.click(input);
    expect(input.value).toBe('1000');
    await userEvent.clear(input);
    await userEvent.type(input, '25x00,5');
    expect(input.value).toBe('2500.5');
    await userEvent.tab();
    expect(input.value).toBe('2\u00a0500.50');
  });

  it('asks the phone for digits', () => {
    render(<Deposit />);
    expect(screen.getByLabelText('Amount').getAttribute('inputmode')).toBe('decimal');
    expect(screen.getByText('TRY')).toBeTruthy();
  });

  it('shows why an amount is refused', () => {
    render(<Deposit error="The least is 15.00" />);
    expect(screen.getByRole('alert').textContent).toBe('The least is 15.00');
  });
});
