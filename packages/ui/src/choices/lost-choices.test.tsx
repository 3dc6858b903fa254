// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PhoneField } from '../forms/phone-field.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { ManyChoicesPill } from './choice-pill.tsx';

const { lists } = vi.hoisted(() => ({ lists: { areThere: false } }));
/** The code of a list, which does not arrive at first. */
vi.mock('./one-choice.tsx', () => ({
  get OneChoice() {
    return arrived();
  },
}));
vi.mock('./many-choices.tsx', () => ({
  get ManyChoices() {
    return arrived();
  },
}));
vi.mock('./searched-choice.tsx', () => ({
  get SearchedChoice() {
    return arrived();
  },
}));

function arrived() {
  if (!lists.areThere) throw new TypeError('Failed to fetch dynamically imported module');
  return () => <p>The list</p>;
}

const OPTIONS = [{ value: 'a', label: 'First', count: '1' }];
const WORDS = { search: 'Search', nothingFound: 'None', clear: 'Clear', done: 'Show' };
const ignore = () => undefined;

beforeEach(() => {
  lists.areThere = false;
  vi.spyOn(console, 'error').mockImplementation(ignore);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['choice', () => <ChoiceButton trigger={{ className: 'choice' }} value="a" options={OPTIONS} onChange={ignore} />],
  [
    'choice of many',
    () => <ManyChoicesPill label="" summary="1" values={[]} options={OPTIONS} onChange={ignore} words={WORDS} />,
  ],
  [
    'country',
    () => (
      <PhoneField
        label="Phone"
        codes={[{ country: 'MX', code: '+52', name: 'Mexico' }]}
        country="MX"
        onCountryChange={ignore}
        countryLabel="Country"
        countryWords={WORDS}
      />
    ),
  ],
] as const)(
  'a list whose code did not arrive leaves its button, and opens with the next click: %s',
  async (_name, list) => {
    render(<main>{list()}</main>);
    const click = () => fireEvent.click(screen.getByRole('combobox'));
    click();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.getByRole('combobox')).toBeTruthy();
    lists.areThere = true;
    click();
    expect(await screen.findByText('The list')).toBeTruthy();
  },
);
