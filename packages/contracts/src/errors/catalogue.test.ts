import { describe, expect, it } from 'vitest';
import {
  ERROR_ROWS,
  errorByCode,
  errorOf,
  errorOfRefusal,
  isErrorName,
  OWN_ERROR_CODE_MAX,
  OWN_ERROR_CODE_MIN,
} from './catalogue.ts';
import { DEFAULT_ERROR_CODE, DEFAULT_ERROR_NAME } from './default-error.ts';
import type { ErrorName } from './index.ts';
import { situationOf } from './situations.ts';

/** Specification 3, section 8, line by line; 404 is the code of specification 2, sections 4 and 8. */
const SPECIFIED: readonly number[] = [
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  11,
  101,
  102,
  10,
  14,
  15,
  103,
  104,
  105,
  106,
  201,
  202,
  400,
  404,
  501,
  502,
  505,
  600,
  601,
  611,
  602,
  603,
  605,
  606,
  ...between(612, 619),
  620,
  621,
  622,
  623,
  624,
  ...between(625, 628),
  ...between(629, 668),
  ...between(669, 695),
  999,
  1489,
  ...between(2200, 2214),
];

/** D9 and its neighbours: the number that we emit for each group of numbers that mean the same. */
const ALIASES: ReadonlyArray<[alias: number, emitted: number]> = [
  [3, 4],
  [11, 9],
  [101, 9],
  [102, 9],
  [611, 601],
  [620, 502],
  [621, 672],
  [622, 605],
  [669, 502],
];

/** D10 and the statuses that proxies and monitors rely on. */
const MIRRORS: ReadonlyArray<[code: number, http: number]> = [
  [1, 401],
  [400, 429],
  [404, 403],
  [501, 422],
  [502, 404],
  [605, 422],
  [999, 502],
  [3000, 500],
  [3006, 503],
];

describe('the error catalogue', () => {
  it('holds the row that failures without one fall back to, under the code that pages know', () => {
    expect(errorOf(DEFAULT_ERROR_NAME).code).toBe(DEFAULT_ERROR_CODE);
  });

  it.each(SPECIFIED)('holds code %i of the specification', (code) => {
    expect(ERROR_ROWS.filter((row) => row.code === code)).toHaveLength(1);
  });

  it('keeps our own codes in their range and adds none to the specification’s', () => {
    const own = ERROR_ROWS.filter((row) => !SPECIFIED.includes(row.code));
    for (const { code, name } of own) {
      expect(code, name).toBeGreaterThanOrEqual(OWN_ERROR_CODE_MIN);
      expect(code, name).toBeLessThanOrEqual(OWN_ERROR_CODE_MAX);
    }
  });

  it('gives every code and every name once, names in kebab case', () => {
    expect(new Set(ERROR_ROWS.map((row) => row.code)).size).toBe(ERROR_ROWS.length);
    expect(new Set(ERROR_ROWS.map((row) => row.name)).size).toBe(ERROR_ROWS.length);
    for (const { name } of ERROR_ROWS) expect(name).toMatch(/^[a-z]+(-[a-z]+|-[0-9]+)*$/);
  });

  it('states exactly one situation per used code, and no situation twice', () => {
    const situations = ERROR_ROWS.filter((row) => row.state === 'used').map((row) => situationOf(row.name));
    for (const situation of situations) expect(situation).toMatch(/^[A-Z].{18,}\.$/);
    expect(new Set(situations).size).toBe(situations.length);
  });

  it('assigns each limit of 629 to 658 to one number and reserves the ten above', () => {
    const limits = ERROR_ROWS.filter((row) => row.family === 'limits');
    expect(limits.map((row) => row.state)).toEqual([...Array(30).fill('used'), ...Array(10).fill('reserved')]);
    expect(limits.map((row) => row.code)).toEqual(between(629, 668));
    expect(errorByCode(629)?.name).toBe('limit-max-bet-usual-bet');
    expect(errorByCode(634)?.name).toBe('limit-max-bet-live-bet');
    expect(errorByCode(642)?.name).toBe('limit-bet-total-usual-user');
    expect(errorByCode(658)?.name).toBe('limit-max-payout-live-sport');
  });

  it('reserves the codes for which the specification shows no situation', () => {
    const reserved = ERROR_ROWS.filter((row) => row.state === 'reserved').map((row) => row.code);
    expect(reserved).toEqual([14, ...between(659, 668), 670, 690, 692]);
  });

  it.each(ALIASES)('reads %i as %i and carries the same arguments', (alias, emitted) => {
    expect(errorByCode(alias)?.code).toBe(emitted);
    const row = ERROR_ROWS.find((candidate) => candidate.code === alias);
    expect(row?.state).toBe('alias');
    expect(row?.params).toEqual(errorByCode(emitted)?.params);
    expect(row?.http).toBe(errorByCode(emitted)?.http);
  });

  it('has no alias beside these, and every alias points at a row with a situation', () => {
    const aliases = ERROR_ROWS.filter((row) => row.aliasOf !== null);
    expect(aliases.map((row) => row.code)).toEqual(ALIASES.map(([alias]) => alias));
    for (const row of aliases) expect(['used', 'later']).toContain(errorOf(row.aliasOf as ErrorName).state);
  });

  it.each(MIRRORS)('mirrors code %i as HTTP %i', (code, http) => {
    expect(ERROR_ROWS.find((row) => row.code === code)?.http).toBe(http);
  });

  it('answers null for numbers and false for names that it does not hold', () => {
    expect(errorByCode(0)).toBeNull();
    expect(errorByCode(2215)).toBeNull();
    expect(isErrorName('constructor')).toBe(false);
    expect(isErrorName('odds-changed')).toBe(true);
    expect(errorOfRefusal('odds-changed').code).toBe(614);
    expect(errorOfRefusal('constructor').name).toBe('internal');
  });
});

function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
