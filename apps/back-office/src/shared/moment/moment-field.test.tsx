// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { LOCALES, type Locale, loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type MomentDraft, NO_MOMENT } from './moment.ts';
import { MomentField } from './moment-field.tsx';

afterEach(cleanup);

function Field({ isTried, onValue }: { isTried: boolean; onValue: (value: MomentDraft) => void }) {
  const [value, setValue] = useState(NO_MOMENT);
  const take = (next: MomentDraft) => {
    setValue(next);
    onValue(next);
  };
  return <MomentField label="Desde" hint="Vacío: ahora" value={value} onChange={take} isTried={isTried} />;
}

async function shown({ locale = 'es', isTried = false }: { locale?: Locale; isTried?: boolean } = {}) {
  const values: MomentDraft[] = [];
  render(
    <I18nProvider locale={locale} messages={await loadMessages(locale, ['common', 'back-office'])} bundles={[]}>
      <MantineProvider env="test">
        <Field isTried={isTried} onValue={(value) => values.push(value)} />
      </MantineProvider>
    </I18nProvider>,
  );
  const [day, time] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!day || !time) throw new Error('two fields');
  return { day, time, values };
}

it.each(LOCALES)('figures make a day first and a time of 24 hours in %s', async (locale) => {
  const { day, time, values } = await shown({ locale });
  await userEvent.type(day, '03112026');
  await userEvent.type(time, '2130');
  expect([day.value, time.value]).toEqual(['03/11/2026', '21:30']);
  expect(values.at(-1)).toEqual({ day: '2026-11-03', time: '21:30' });
});

it('arrows and pages change the part of a field that has the focus', async () => {
  const { day, time, values } = await shown();
  await userEvent.type(day, '31012026{PageUp}{ArrowUp}');
  await userEvent.type(time, '2350{ArrowUp}{PageDown}');
  expect([day.value, time.value]).toEqual(['01/03/2026', '23:05']);
  expect(values.at(-1)).toEqual({ day: '2026-03-01', time: '23:05' });
});

it('a half that is missing or wrong is named once it is asked for', async () => {
  const { day, time } = await shown({ isTried: true });
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(day, '31022026');
  expect(screen.getByRole('alert').textContent).toMatch(/^Escribe un día/);
  expect([day.getAttribute('aria-invalid'), time.getAttribute('aria-invalid')]).toEqual(['true', null]);
  await userEvent.clear(day);
  await userEvent.type(day, '28022026');
  expect(screen.getByRole('alert').textContent).toMatch(/^Escribe una hora/);
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
});
