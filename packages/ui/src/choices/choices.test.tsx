// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render, screen, userEvent, waitFor } from '../../test-support/test-kit.ts';
import { ChoicePill, ManyChoicesPill } from './choice-pill.tsx';

const ORDERS = [
  { value: 'popular', label: 'Most played' },
  { value: 'a-z', label: 'A to Z' },
  { value: 'z-a', label: 'Z to A' },
];
const MAKERS = [
  { value: 'amatic', label: 'Amatic', count: '120' },
  { value: 'habanero', label: 'Habanero', count: '96' },
  { value: 'spribe', label: 'Spribe', count: '9' },
];
const WORDS = { search: 'Search makers', nothingFound: 'None', clear: 'Clear', done: 'Show' };

function Order({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('popular');
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <ChoicePill label="Order" value={value} options={ORDERS} onChange={choose} />;
}

function Makers({ onChange }: { onChange: (values: readonly string[]) => void }) {
  const [values, setValues] = useState<readonly string[]>(['spribe']);
  const choose = (next: readonly string[]) => {
    setValues(next);
    onChange(next);
  };
  return <ManyChoicesPill label="Maker" summary="1" values={values} options={MAKERS} onChange={choose} words={WORDS} />;
}

describe('ChoicePill', () => {
  it('shows its name and its value, and opens a list of our own', async () => {
    const change = vi.fn();
    const { container } = render(<Order onChange={change} />);
    const pill = screen.getByRole('combobox', { name: 'Order' });
    expect([pill.textContent, container.querySelector('select')]).toEqual(['OrderMost played', null]);
    await userEvent.click(pill);
    await userEvent.click(await screen.findByRole('option', { name: 'Z to A' }));
    expect(change.mock.calls).toEqual([['z-a']]);
    expect(screen.getByRole('combobox', { name: 'Order' }).textContent).toBe('OrderZ to A');
  });

  it('is worked by the keyboard alone, and left by Escape', async () => {
    const change = vi.fn();
    render(<Order onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('option', { name: 'Most played' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(change.mock.calls).toEqual([['a-z']]);
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.click(screen.getByRole('combobox', { name: 'Order' }));
    await screen.findByRole('option', { name: 'A to Z' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('cannot be opened without options, nor while they are on their way', () => {
    const { rerender } = render(<ChoicePill label="Order" value="" options={[]} onChange={() => undefined} isBusy />);
    const pill = () => screen.getByRole<HTMLButtonElement>('combobox', { name: 'Order' });
    expect([pill().disabled, pill().getAttribute('aria-busy')]).toEqual([true, 'true']);
    rerender(<ChoicePill label="Order" value="" options={[]} onChange={() => undefined} />);
    expect([pill().disabled, pill().getAttribute('aria-busy')]).toEqual([true, null]);
  });
});

describe('ManyChoicesPill', () => {
  it('searches, counts, and gives what was ticked once it is left', async () => {
    const change = vi.fn();
    render(<Makers onChange={change} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Maker' }));
    const search = await screen.findByRole('combobox', { name: 'Search makers' });
    expect((await screen.findByRole('option', { name: /Amatic/ })).textContent).toContain('120');
    await userEvent.type(search, 'haba');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: /Habanero/ }));
    expect(change).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(change.mock.calls).toEqual([[['habanero', 'spribe']]]);
  });

  it('says that nothing was found, clears, and is quiet when nothing changed', async () => {
    const change = vi.fn();
    render(<Makers onChange={change} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Maker' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search makers' }), 'zzz');
    expect(await screen.findByText('None')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(change).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Maker' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(change.mock.calls).toEqual([[[]]]);
  });
});
