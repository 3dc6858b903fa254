// @vitest-environment happy-dom
import { loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CsvSpan } from './csv-parts.ts';
import { csvLabel, useCsvNotice, useSaveCsv } from './csv-words.ts';

const messages = await loadMessages('en', ['common']);
const inEnglish = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="en" messages={messages} bundles={['common']}>
    {children}
  </I18nProvider>
);

const WHOLE: CsvSpan = { part: 1, parts: 1, first: 1, last: 2 };
const FIRST: CsvSpan = { part: 1, parts: 2, first: 1, last: 5_000 };
const LAST: CsvSpan = { part: 2, parts: 2, first: 5_001, last: 5_002 };

describe('a saved file', () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.restoreAllMocks();
    saved.length = 0;
    names.length = 0;
    cleanup();
  });

  it.each([
    [WHOLE, 'bets.csv', ''],
    [FIRST, 'bets-1.csv', '"Rows 1 to 5,000: continues in file 2 of 2"\r\n'],
    [LAST, 'bets-2.csv', '"Rows 5,001 to 5,002: end of the list, in file 2 of 2"\r\n'],
  ])('ends with which rows it holds, where there are several: %o', async (span, name, end) => {
    const { result } = renderHook(() => useSaveCsv(), { wrapper: inEnglish });
    expect(result.current('bets', span, { head: ['Code'], lines: [['A'], ['B']] })).toBe(span);
    expect(names).toEqual([name]);
    expect(await saved[0]?.text()).toBe(`\ufeffCode\r\nA\r\nB\r\n${end}`);
  });

  it.each([
    [WHOLE, null],
    [FIRST, 'File 1 of 2: rows 1 to 5,000. Press again for the next one.'],
    [LAST, 'File 2 of 2, the last one: rows 5,001 to 5,002.'],
  ])('is followed by a sentence on it, where there are several: %o', (span, sentence) => {
    const { result } = renderHook(() => useCsvNotice(), { wrapper: inEnglish });
    expect(result.current(span)).toBe(sentence);
  });
});

it('names the file that the button saves next', () => {
  expect(csvLabel(null)).toBe('CSV');
  expect(csvLabel({ part: 2, parts: 3 })).toBe('CSV 2/3');
  expect(csvLabel({ part: 2, parts: 3 }, 'Download CSV')).toBe('Download CSV 2/3');
});
