import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TRANSFER as LEDGER } from '../../apps/server/src/modules/ledger/index.ts';
import { TRANSFER } from '../../packages/contracts/src/codes/index.ts';

const CODE = path.resolve(import.meta.dirname, '../../apps/server/db/code');
/** The one list of numbers in the database, by the names of the contracts. */
const LIST = 'ledger/chart.sql';
/** Files that write numbers, and why. */
const NUMBERS: Readonly<Record<string, string>> = {
  'wallet/transaction.sql': 'equals the predicate of an index character for character, or the index is not used',
};
/** Codes below are numbers that anything may have; ours begin here. */
const OURS_FROM = 1500;

const files = readdirSync(CODE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.sql'))
  .map((name) => ({
    path: name.split(path.sep).join('/'),
    text: readFileSync(path.join(CODE, name), 'utf8').replaceAll(/--[^\n]*/g, ''),
  }));

it('the ledger and the contracts give every transfer type the same number under the same name', () => {
  const inLedger = Object.entries(LEDGER).map(([name, code]) => [kebabCase(name), code]);
  expect(Object.fromEntries(inLedger)).toEqual(TRANSFER);
});

describe('the functions of the database', () => {
  const list = files.find((file) => file.path === LIST)?.text ?? '';
  const numbers = new Map(
    [...list.matchAll(/when '([\w-]+)' then (\d+)/g)].map(([, name = '', code]) => [name, Number(code)]),
  );

  it('give a transfer type the number that the contracts give it', () => {
    expect(numbers.size).toBeGreaterThan(10);
    expect([...numbers].filter(([name, code]) => TRANSFER[name as keyof typeof TRANSFER] !== code)).toEqual([]);
  });

  it('ask for names that are in the list, and for each of them', () => {
    const asked = files.flatMap(({ text }) =>
      [...text.matchAll(/transfer_code\('([\w-]+)'\)/g)].map(([, name = '']) => name),
    );
    expect([...new Set(asked)].sort()).toEqual([...numbers.keys()].sort());
  });

  it('write no number of ours themselves', () => {
    const ours = new Set<number>(Object.values(TRANSFER).filter((code) => code >= OURS_FROM));
    const written = files
      .filter(
        (file) =>
          file.path !== LIST && [...file.text.matchAll(/\b\d{4}\b/g)].some(([digits]) => ours.has(Number(digits))),
      )
      .map((file) => file.path);
    expect(written).toEqual(Object.keys(NUMBERS));
  });

  it('compare the code of a move with no number', () => {
    const compared = files.flatMap((file) =>
      [...file.text.matchAll(/(?:moves\[[48]\]|\bcode)\s*(?:=|<>|not in \(|in \()\s*\d+/g)].map(
        ([text]) => `${file.path}: ${text}`,
      ),
    );
    expect(compared.filter((line) => !Object.keys(NUMBERS).some((file) => line.startsWith(file)))).toEqual([]);
  });
});

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
