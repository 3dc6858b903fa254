// @vitest-environment happy-dom
import { dayFormat } from '@ordago/i18n';
import { DayField } from '@ordago/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

function BirthDate({ onValue, initial = '' }: { onValue: (value: string) => void; initial?: string }) {
  const [value, setValue] = useState(initial);
  const take = (next: string) => {
    setValue(next);
    onValue(next);
  };
  const writing = dayFormat('es');
  return (
    <DayField label="Fecha" value={value} onChange={take} writing={writing} pattern="dd/mm/aaaa" latest="2008-11-22" />
  );
}

afterEach(cleanup);

function field(initial?: string) {
  const values: string[] = [];
  render(<BirthDate onValue={(value) => values.push(value)} initial={initial} />);
  return { input: screen.getByLabelText<HTMLInputElement>('Fecha'), values };
}

describe('the date of birth', () => {
  it('sets the strokes of eight figures and reports the day', async () => {
    const { input, values } = field();
    await userEvent.type(input, '17051990');
    expect(input.value).toBe('17/05/1990');
    expect(values.at(-1)).toBe('1990-05-17');
  });

  it('reads what a browser fills in', async () => {
    const { input, values } = field();
    await userEvent.click(input);
    await userEvent.paste('1990-05-17');
    expect([input.value, values.at(-1)]).toEqual(['17/05/1990', '1990-05-17']);
  });

  it('takes two figures of a year for the century before where this one is too late', async () => {
    const { input, values } = field();
    await userEvent.type(input, '17/5/90');
    await userEvent.tab();
    expect([input.value, values.at(-1)]).toEqual(['17/05/1990', '1990-05-17']);
  });

  it('keeps what is no day as it was typed', async () => {
    const { input, values } = field();
    await userEvent.type(input, '31022000');
    await userEvent.tab();
    expect([input.value, values.at(-1)]).toEqual(['31/02/2000', '31/02/2000']);
  });

  it('shows a day that was known before', () => {
    expect(field('1990-05-17').input.value).toBe('17/05/1990');
  });
});
