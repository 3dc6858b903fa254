// @vitest-environment happy-dom
import { dayFormat } from '@ordago/i18n';
import { DayRangeFields } from '@ordago/ui';
import type { DayRange } from '@ordago/web-kit/day-range';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const words = { from: 'Desde', to: 'Hasta', pattern: 'dd/mm/aaaa', pick: 'Calendario', invalid: 'No es una fecha.' };

function Period({ first = {}, onRange }: { first?: DayRange; onRange: (range: DayRange) => void }) {
  const [range, setRange] = useState(first);
  const take = (next: DayRange) => {
    onRange(next);
    setRange(next);
  };
  return <DayRangeFields range={range} onRange={take} writing={dayFormat('es')} words={words} />;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });

afterEach(cleanup);

describe('the days of a period', () => {
  it('are shown and read in the format of the language, strokes written for whoever types', async () => {
    const received = vi.fn();
    render(<Period first={{ from: '2026-11-03' }} onRange={received} />);
    expect(field('Desde').value).toBe('03/11/2026');
    expect(field('Hasta').placeholder).toBe('dd/mm/aaaa');
    await userEvent.type(field('Hasta'), '21112026{Enter}');
    expect(field('Hasta').value).toBe('21/11/2026');
    expect(received.mock.calls).toEqual([[{ from: '2026-11-03', to: '2026-11-21' }]]);
    expect(document.activeElement).toBe(field('Hasta'));
  });

  it('move by the keyboard: a day with the arrows, a month with the pages', async () => {
    const received = vi.fn();
    render(<Period first={{ from: '2026-01-31' }} onRange={received} />);
    await userEvent.type(field('Desde'), '{PageUp}{ArrowUp}{Enter}');
    expect(received.mock.calls.at(-1)?.[0].from).toBe('2026-03-01');
  });

  it('mark what is no day, and change nothing', async () => {
    const received = vi.fn();
    render(<Period onRange={received} />);
    await userEvent.type(field('Desde'), '31/02/2026');
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe('No es una fecha.');
    expect(field('Desde').getAttribute('aria-invalid')).toBe('true');
    expect(received).not.toHaveBeenCalled();
  });

  it('are never in the wrong order', async () => {
    const received = vi.fn();
    render(<Period first={{ from: '2026-11-03', to: '2026-11-10' }} onRange={received} />);
    await userEvent.clear(field('Desde'));
    await userEvent.type(field('Desde'), '15/11/2026{Enter}');
    expect(received.mock.calls.at(-1)).toEqual([{ from: '2026-11-15', to: '2026-11-15' }]);
  });

  it('are forgotten when the field is emptied', async () => {
    const received = vi.fn();
    render(<Period first={{ from: '2026-11-03' }} onRange={received} />);
    await userEvent.clear(field('Desde'));
    await userEvent.tab();
    expect(received.mock.calls.at(-1)?.[0].from).toBeUndefined();
  });
});
