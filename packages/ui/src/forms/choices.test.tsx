// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render, screen, userEvent, waitFor } from '../../test-support/test-kit.ts';
import { Checkbox } from './checkbox.tsx';
import { Chip } from './chip.tsx';
import { OptionTile } from './option-tile.tsx';
import { PhoneField } from './phone-field.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';

const OPTIONS = [
  { value: 'papara', label: 'Papara' },
  { value: 'crypto', label: 'Crypto' },
];

describe('Select', () => {
  it('chooses by name and starts with its placeholder', async () => {
    const choose = vi.fn();
    render(<Select label="Method" options={OPTIONS} value="" onChange={choose} placeholder="Choose" />);
    const list = screen.getByRole('combobox', { name: 'Method' });
    expect(list.textContent).toBe('Choose');
    await userEvent.click(list);
    await userEvent.click(await screen.findByRole('option', { name: 'Crypto' }));
    expect(choose).toHaveBeenCalledWith('crypto');
  });

  it('reports that its list was left, with or without a choice', async () => {
    const leave = vi.fn();
    render(<Select label="Method" options={OPTIONS} value="papara" onChange={() => undefined} onBlur={leave} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Method' }));
    await screen.findByRole('option', { name: 'Crypto' });
    expect(leave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  });

  it('cannot be opened while its options are on their way', () => {
    const { rerender } = render(<Select label="Method" options={[]} value="" onChange={() => undefined} isBusy />);
    const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Method' });
    expect([list().disabled, list().getAttribute('aria-busy')]).toEqual([true, 'true']);
    rerender(<Select label="Method" options={[]} value="" onChange={() => undefined} />);
    expect([list().disabled, list().getAttribute('aria-busy')]).toEqual([true, null]);
    rerender(<Select label="Method" options={OPTIONS} value="" onChange={() => undefined} />);
    expect(list().disabled).toBe(false);
  });
});

describe('Checkbox', () => {
  it('is ticked by its sentence and by the space bar', async () => {
    const tick = vi.fn();
    render(<Checkbox onChange={tick}>I am of age</Checkbox>);
    await userEvent.click(screen.getByText('I am of age'));
    await userEvent.keyboard(' ');
    expect(tick.mock.calls).toEqual([[true], [false]]);
  });

  it('shows why it must be ticked', () => {
    render(
      <Checkbox onChange={() => undefined} error="Needed to go on">
        I am of age
      </Checkbox>,
    );
    const box = screen.getByRole('checkbox');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Needed to go on');
  });
});

describe('Switch', () => {
  it('ignores presses while its change is saved, and keeps the focus', async () => {
    const change = vi.fn();
    render(<Switch label="Quick bet" isOn isBusy onChange={change} />);
    const control = screen.getByRole('switch', { name: 'Quick bet' });
    await userEvent.click(control);
    expect(change).not.toHaveBeenCalled();
    expect([control.getAttribute('aria-busy'), document.activeElement]).toEqual(['true', control]);
  });

  it('is a switch with a name, a hint and a state', async () => {
    const change = vi.fn();
    render(<Switch label="Quick bet" hint="One tap places it" isOn={false} onChange={change} />);
    const control = screen.getByRole('switch', { name: 'Quick bet' });
    expect(control.getAttribute('aria-checked')).toBe('false');
    await userEvent.click(control);
    expect(change).toHaveBeenCalledWith(true);
  });
});

describe('Chip', () => {
  it('announces whether it is the one in force', async () => {
    const onPress = vi.fn();
    render(
      <Chip isPressed onPress={onPress}>
        250
      </Chip>,
    );
    const chip = screen.getByRole('button', { name: '250', pressed: true });
    await userEvent.click(chip);
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

function Methods() {
  const [method, setMethod] = useState('papara');
  return OPTIONS.map(({ value, label }) => (
    <OptionTile
      key={value}
      name="method"
      value={value}
      title={label}
      lines={['100 to 50 000']}
      isChosen={method === value}
      onChoose={setMethod}
    />
  ));
}

describe('OptionTile', () => {
  it('is a radio among its like', async () => {
    render(<Methods />);
    await userEvent.click(screen.getByRole('radio', { name: /Crypto/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Crypto/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Papara/ }).checked).toBe(false);
  });
});

describe('PhoneField', () => {
  it('keeps number and country apart', async () => {
    const change = vi.fn();
    const codes = [
      { country: 'MX', code: '+52', name: 'México' },
      { country: 'ES', code: '+34', name: 'España' },
    ];
    const words = { search: 'Search countries', nothingFound: 'No such country' };
    render(
      <PhoneField
        label="Phone"
        codes={codes}
        country="MX"
        onCountryChange={change}
        countryLabel="Country"
        countryWords={words}
      />,
    );
    const country = screen.getByRole('combobox', { name: 'Country' });
    expect(country.textContent).toBe('MX +52');
    await userEvent.click(country);
    const search = await screen.findByRole('combobox', { name: 'Search countries' });
    await userEvent.type(search, '99');
    expect(await screen.findByText('No such country')).toBeTruthy();
    await userEvent.clear(search);
    await userEvent.type(search, '+34');
    await userEvent.click(await screen.findByRole('option', { name: /España/ }));
    expect(change).toHaveBeenCalledWith('ES');
    expect(screen.getByLabelText('Phone').getAttribute('type')).toBe('tel');
  });
});
