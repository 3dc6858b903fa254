// @vitest-environment happy-dom
import { engineByKey, isEngineRefusal } from '@ordago/game-engines';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type ScriptTexts, scriptForm } from './script-fields.ts';
import { ScriptInputs } from './script-inputs.tsx';

const messages = await loadMessages('en', ['fairness']);
let texts: ScriptTexts = {};

function Inputs({ game, first = {} }: { game: string; first?: ScriptTexts }) {
  const [written, setWritten] = useState(first);
  texts = written;
  return (
    <I18nProvider locale="en" messages={messages} bundles={[]}>
      <ScriptInputs fields={scriptForm(game)?.fields ?? []} texts={written} onChange={setWritten} />
    </I18nProvider>
  );
}

const read = (game: string) => scriptForm(game)?.read(texts);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (at: number, option: string) => {
  await userEvent.click(screen.getAllByRole('combobox')[at] as HTMLElement);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

afterEach(cleanup);

describe('what a person fills in', () => {
  it('is a roulette table in words: a colour, a column, one number, and amounts', async () => {
    render(<Inputs game="roulette" />);
    expect(screen.getByText('Add each chip you placed: where and how much.')).toBeDefined();
    for (let chip = 0; chip < 3; chip += 1) await click('Add chip');
    await choose(1, '2nd column (2, 5… 35)');
    await choose(2, 'Number 17');
    const amount = screen.getAllByRole('textbox')[2] as HTMLElement;
    await userEvent.clear(amount);
    await userEvent.type(amount, '2,50€');
    const bets = [
      { place: 'red', stake: '1.00' },
      { place: 'column-2', stake: '1.00' },
      { place: 'number-17', stake: '2.50' },
    ];
    expect(read('roulette')).toEqual({ choice: { bets }, moves: [] });
    const choice = engineByKey('roulette')?.readChoice({ bets }, 450_000n) ?? {};
    expect(isEngineRefusal(choice)).toBe(false);
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove this chip' })[1] as HTMLElement);
    expect(read('roulette')?.choice).toEqual({ bets: [bets[0], bets[2]] });
  });

  it('is a board of numbers, whose order is kept', async () => {
    render(<Inputs game="mines" first={{ mines: '3', opened: '25', ending: 'last' }} />);
    expect(screen.getByRole('button', { name: '25', pressed: true })).toBeDefined();
    await click('7');
    await click('1');
    await click('25');
    expect(read('mines')?.moves).toEqual([
      { action: 'open', tile: 6 },
      { action: 'open', tile: 0 },
    ]);
    expect(screen.getByText('7 → 1')).toBeDefined();
  });
});
