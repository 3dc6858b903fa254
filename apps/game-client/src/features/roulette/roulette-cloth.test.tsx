// @vitest-environment happy-dom
import { engineByKey, ROULETTE_FIELDS } from '@ordago/game-engines';
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { parseAmount } from '@ordago/kernel';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Cell, CLOTH_PLACES } from './cloth-places.ts';
import { RouletteCloth } from './roulette-cloth.tsx';

const messages = await loadMessages('es', ['game']);
const LAYOUTS = [
  { name: 'wide', columns: 14, rows: 5 },
  { name: 'tall', columns: 5, rows: 14 },
] as const;

function show(options: { winning?: number | null; staked?: Record<string, string>; isDisabled?: boolean } = {}) {
  const put: string[] = [];
  render(
    <I18nProvider locale="es" messages={messages} bundles={['game']}>
      <RouletteCloth
        stakeOn={(place) => parseAmount(options.staked?.[place] ?? '0') ?? 0n}
        onPut={(place) => put.push(place)}
        winning={options.winning ?? null}
        isDisabled={options.isDisabled ?? false}
      />
    </I18nProvider>,
  );
  return put;
}
const placeOf = (place: string) => document.querySelector(`[data-place="${place}"]`);

/** Squares of the grid that a place covers. */
function squaresOf({ row, column }: Cell): string[] {
  const rows = Array.from({ length: row[1] - row[0] }, (_, at) => row[0] + at);
  return rows.flatMap((at) => Array.from({ length: column[1] - column[0] }, (_, more) => `${at}:${column[0] + more}`));
}

describe('the cloth of the roulette', () => {
  it('has every place that the engine takes, once', () => {
    const places = CLOTH_PLACES.map(({ place }) => place);
    expect(new Set(places).size).toBe(places.length);
    const numbers = Array.from({ length: 37 }, (_, number) => `number-${number}`);
    expect([...places].sort()).toEqual([...numbers, ...ROULETTE_FIELDS].sort());
    expect(engineByKey('roulette')?.parameters).toMatchObject({ fields: ROULETTE_FIELDS, numbers: 37 });
  });

  it.each(LAYOUTS)('lays no place over another on the $name cloth, and none beside it', ({ name, columns, rows }) => {
    const squares = CLOTH_PLACES.flatMap((place) => squaresOf(place[name]));
    expect(new Set(squares).size).toBe(squares.length);
    for (const { [name]: cell } of CLOTH_PLACES) {
      expect(cell.row[0] >= 1 && cell.row[1] <= rows + 1 && cell.column[0] >= 1 && cell.column[1] <= columns + 1).toBe(
        true,
      );
    }
  });

  it('has 3, 6 and 9 on top beside zero, and each column at the end of its row', () => {
    const wideRow = (place: string) => CLOTH_PLACES.find((one) => one.place === place)?.wide.row[0];
    expect(['number-3', 'number-6', 'number-36', 'column-3'].map(wideRow)).toEqual([1, 1, 1, 1]);
    expect(['number-1', 'number-34', 'column-1'].map(wideRow)).toEqual([3, 3, 3]);
  });

  it('names each place, what it pays and what lies on it', () => {
    show({ staked: { 'number-17': '5', red: '25' } });
    expect(placeOf('number-17')?.getAttribute('aria-label')).toBe('Número 17 · 35:1 · 5.00');
    expect(placeOf('red')?.getAttribute('aria-label')).toBe('Rojo · 1:1 · 25.00');
    expect(placeOf('dozen-2')?.getAttribute('aria-label')).toBe('2.ª docena · 2:1');
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
    expect(placeOf('red')?.textContent).toBe('25');
  });

  it('lays a chip on the place that is pressed, and none when no more bets are taken', () => {
    const put = show();
    fireEvent.click(placeOf('number-0') ?? document);
    expect(put).toEqual(['number-0']);
  });

  it('takes no click while the ball turns', () => {
    show({ isDisabled: true });
    expect(screen.getAllByRole('button').every((button) => button.hasAttribute('disabled'))).toBe(true);
  });

  it('marks the number that fell, and leaves each its colour', () => {
    show({ winning: 14 });
    expect(
      [...document.querySelectorAll('[data-won="true"]')].map((place) => place.getAttribute('data-place')),
    ).toEqual(['number-14']);
    expect(placeOf('number-14')?.getAttribute('data-colour')).toBe('red');
  });
});
