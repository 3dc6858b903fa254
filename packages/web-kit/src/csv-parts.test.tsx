// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CSV_PAGE, CSV_ROWS_MAX, type CsvSpan, csvName, readCsvPart, useCsvParts } from './csv-parts.ts';
import { csvLabel } from './csv-words.ts';

afterEach(cleanup);

/** A list of so many rows, returned in pages; `shift` rows come in on top with every request. */
function listOf(count: number, shift = 0) {
  let asked = 0;
  return async (page: number) => {
    const all = count + asked * shift;
    asked += 1;
    const rows = Array.from({ length: CSV_PAGE }, (_, place) => ({ id: all - page * CSV_PAGE - place }));
    return { rows: rows.filter(({ id }) => id > 0), pages: Math.ceil(all / CSV_PAGE) };
  };
}

async function readAll(readPage: ReturnType<typeof listOf>): Promise<{ ids: number[]; spans: string[] }> {
  const ids: number[] = [];
  const spans: string[] = [];
  let parts = 1;
  for (let part = 1; part <= parts; part += 1) {
    const read = await readCsvPart(readPage, part);
    parts = read.parts;
    ids.push(...read.rows.map(({ id }) => id));
    spans.push(`${read.part}/${read.parts} ${read.first}-${read.last}`);
  }
  return { ids, spans };
}

describe('the files of a list', () => {
  it.each([
    [3, ['1/1 1-3']],
    [CSV_ROWS_MAX, [`1/1 1-${CSV_ROWS_MAX}`]],
    [CSV_ROWS_MAX + 1, ['1/2 1-5000', '2/2 5001-5001']],
    [12_345, ['1/3 1-5000', '2/3 5001-10000', '3/3 10001-12345']],
  ])('hold every one of %i rows once', async (count, spans) => {
    const read = await readAll(listOf(count));
    expect(read.spans).toEqual(spans);
    expect(read.ids).toEqual(Array.from({ length: count }, (_, place) => count - place));
  });

  it('hold none twice and lack none, while new ones come in on top', async () => {
    const { rows } = await readCsvPart(listOf(450, 7), 1);
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(Array.from({ length: 450 }, (_, place) => place + 1)));
  });

  it('bear their numbers where there are several', () => {
    expect(csvName('bets', { part: 1, parts: 1, first: 1, last: 9 })).toBe('bets.csv');
    expect(csvName('bets', { part: 2, parts: 3, first: 5_001, last: 10_000 })).toBe('bets-2.csv');
  });
});

function Saver({ filter, asked }: { filter: object; asked: number[] }) {
  const csv = useCsvParts(filter, async (part): Promise<CsvSpan> => {
    asked.push(part);
    return { part, parts: 2, first: 1, last: 2 };
  });
  return (
    <button type="button" onClick={() => void act(csv.saveNext)}>
      {csvLabel(csv.next)}
    </button>
  );
}

describe('the button', () => {
  it('saves one file after the other, then the first again; another filter begins anew', async () => {
    const asked: number[] = [];
    const { rerender } = render(<Saver filter={{ from: 1 }} asked={asked} />);
    const button = screen.getByRole('button');
    const texts = [];
    for (let click = 0; click < 3; click += 1) {
      await userEvent.click(button);
      texts.push(button.textContent);
    }
    expect(asked).toEqual([1, 2, 1]);
    expect(texts).toEqual(['CSV 2/2', 'CSV', 'CSV 2/2']);
    rerender(<Saver filter={{ from: 2 }} asked={asked} />);
    expect(button.textContent).toBe('CSV');
    await userEvent.click(button);
    expect(asked).toEqual([1, 2, 1, 1]);
  });
});
