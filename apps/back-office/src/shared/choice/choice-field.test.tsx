// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { type Locale, loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';

afterEach(cleanup);

const SHORT = ['any', 'single', 'express'].map((value) => ({ value, label: value.toUpperCase() }));
const LONG = ['Bádminton', 'Baloncesto', 'Béisbol', 'Boxeo', 'Fútbol', 'Hockey', 'Rugby', 'Tenis', 'Voleibol'].map(
  (label) => ({ value: label.slice(0, 3).toLowerCase(), label }),
);

type Kept = Pick<ChoiceFieldProps<string>, 'options' | 'isLabelHidden' | 'isDisabled'>;

/** Keeps what is chosen, from the first option on. */
function Field({ onChosen, ...props }: Kept & { readonly onChosen: (value: string) => void }) {
  const [value, setValue] = useState(props.options[0]?.value ?? '');
  const take = (next: string) => {
    setValue(next);
    onChosen(next);
  };
  return <ChoiceField label="Deporte" value={value} onChange={take} {...props} />;
}

/** Shows a choice; returns its field and what is chosen. */
async function shown({ locale = 'es', ...props }: Kept & { readonly locale?: Locale }) {
  const chosen: string[] = [];
  render(
    <I18nProvider locale={locale} messages={await loadMessages(locale, ['common', 'back-office'])} bundles={[]}>
      <MantineProvider env="test">
        <Field {...props} onChosen={(value) => chosen.push(value)} />
      </MantineProvider>
    </I18nProvider>,
  );
  return { field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Deporte' }), chosen };
}

const entries = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('a short list opens and is walked by keys, and is not typed into', async () => {
  const { field, chosen } = await shown({ options: SHORT });
  expect([field.value, field.readOnly]).toEqual(['ANY', true]);
  field.focus();
  await userEvent.keyboard('{Enter}');
  expect([entries(), field.getAttribute('aria-expanded')]).toEqual([['ANY', 'SINGLE', 'EXPRESS'], 'true']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect([field.value, chosen]).toEqual(['SINGLE', ['single']]);
});

it('choosing the same again, or leaving the list, keeps the value', async () => {
  const { field, chosen } = await shown({ options: SHORT });
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('option', { name: 'ANY' }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  expect([field.value, chosen]).toEqual(['ANY', []]);
});

it('a long list is searched without regard to accents, and Enter takes the first that is found', async () => {
  const { field, chosen } = await shown({ options: LONG });
  await userEvent.click(field);
  expect(entries()).toHaveLength(LONG.length);
  await userEvent.keyboard('futb');
  expect([field.value, entries()]).toEqual(['futb', ['Fútbol']]);
  await userEvent.keyboard('{Enter}');
  expect([field.value, chosen]).toEqual(['Fútbol', ['fút']]);
});

it('what is typed and not chosen gives way to the value', async () => {
  const { field, chosen } = await shown({ options: LONG });
  await userEvent.click(field);
  await userEvent.keyboard('zz');
  await userEvent.tab();
  expect([field.value, chosen]).toEqual(['Bádminton', []]);
});

it.each([
  ['es', 'Nada coincide con la búsqueda'],
  ['en', 'Nothing matches your search'],
  ['pt', 'Nada corresponde à pesquisa'],
] as const)('a search that finds nothing says so in %s', async (locale, sentence) => {
  const { field } = await shown({ options: LONG, locale });
  await userEvent.click(field);
  await userEvent.keyboard('zz');
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('a hidden label names the field and its list', async () => {
  const { field } = await shown({ options: SHORT, isLabelHidden: true });
  expect(screen.queryByText('Deporte')).toBeNull();
  await userEvent.click(field);
  expect(screen.getByRole('listbox', { name: 'Deporte' })).toBeTruthy();
});

it('a disabled choice does not open', async () => {
  const { field } = await shown({ options: SHORT, isDisabled: true });
  await userEvent.click(field);
  expect(entries()).toEqual([]);
});
