import {
  MARKET_CATALOGUE,
  MARKET_KIND_KEYS,
  outcomesOf,
  readMarket,
  SPORT_RULES,
  STATISTICS,
} from '@ordago/sport-rules';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import en from './locales/en/markets.json';
import es from './locales/es/markets.json';
import pt from './locales/pt/markets.json';
import { kindName, type LooseTranslator, marketName } from './market-words.ts';

const TEXTS = { es, en, pt };
/** A value of each field; a field that a market leaves out is written as `all`. */
const VALUES = {
  period: '1',
  line: '2.5',
  side: 'home',
  max: '5',
  goal: '2',
  every: '15',
  minutes: '16-30',
  player: 'Ruiz',
  ways: '2',
  rounds: '12',
  places: '3',
  runner: 'Ana',
  runners: 'Ana',
  scores: '1:0',
};

/** Specifier fields that a market's name contains: a kind alone is named without them. */
const ASKED = ['line', 'every', 'minutes', 'goal', 'player', 'places', 'runner'];

const translator = (locale: (typeof LOCALES)[number]) =>
  createTranslator({
    locale,
    messages: { markets: TEXTS[locale] } as Record<string, unknown>,
    onError: (error) => {
      throw error;
    },
  }) as unknown as LooseTranslator;

function name(locale: (typeof LOCALES)[number], kind: string, values: Record<string, string>): string {
  const specifier = Object.entries(values).map(([field, value]) => `${field}=${value}`);
  return marketName(translator(locale), { kind, specifier: specifier.join('|') }) ?? '';
}

describe.each(LOCALES)('the names of markets in %s', (locale) => {
  it('exist for every kind of the catalogue, and for no other', () => {
    expect(Object.keys(TEXTS[locale].kind).sort()).toEqual([...MARKET_KIND_KEYS].sort());
  });

  it.each(MARKET_CATALOGUE.map((kind) => [kind.key, kind] as const))('write %s from its specifier', (key, kind) => {
    const given = Object.fromEntries(Object.entries(VALUES).filter(([field]) => field in kind.fields));
    const text = name(locale, key, given);
    expect(text).toMatch(/^[\p{Lu}\d][^{}]+$/u);
    if ('line' in kind.fields) expect(text).toContain('2.5');
    const isOptional = Object.keys(kind.fields).filter(
      (field) => kind.fields[field]?.isOptional && field !== 'minutes',
    );
    const whole = name(locale, key, { ...given, ...Object.fromEntries(isOptional.map((field) => [field, 'all'])) });
    expect(whole === text).toBe(isOptional.length === 0);
    if ('side' in kind.fields) expect(name(locale, key, { ...given, side: 'away' })).not.toBe(text);
  });

  it('differ from one another', () => {
    const names = MARKET_KIND_KEYS.map((key) => name(locale, key, { ...VALUES, period: 'all' }));
    expect(new Set(names).size).toBe(names.length);
  });

  it('describe every kind, whatever it asks about', () => {
    const { general } = TEXTS[locale];
    const needed = MARKET_CATALOGUE.filter(({ fields }) => Object.keys(fields).some((field) => ASKED.includes(field)));
    const unnamed = needed.filter(
      ({ key }) => !Object.hasOwn(general, key) && !STATISTICS.some((one) => key.startsWith(one)),
    );
    expect(unnamed.map(({ key }) => key)).toEqual([]);
    for (const key of Object.keys(general)) {
      for (const sport of [undefined, 'tennis', 'football'])
        expect(kindName(translator(locale), key, sport)).toMatch(/^\p{Lu}[^{}]+[^\s{}]$/u);
    }
    const strange = Object.keys(general).filter(
      (key) => ![...MARKET_KIND_KEYS, ...STATISTICS].some((one) => one === key),
    );
    expect(strange).toEqual([]);
  });

  it('and of the outcomes that are words', () => {
    const words = ['1x2', 'odd-even', 'highest-half', 'last-goal', 'decided-in', 'fight-method'].flatMap((key) => {
      const market = readMarket(key, '');
      return market ? outcomesOf(market) : [];
    });
    const unnamed = words.filter((word) => !/^[12]$/.test(word) && !Object.hasOwn(TEXTS[locale].outcome, word));
    expect(unnamed).toEqual([]);
  });
  it('and so do the names of sports, each of one line in a tree', () => {
    const names: Record<string, string> = TEXTS[locale].live.sport;
    expect(Object.keys(names).sort()).toEqual(SPORT_RULES.map(({ slug }) => slug).sort());
    for (const text of Object.values(names)) expect(text).toMatch(/^(\p{Lu}|e\p{Lu}).{1,29}$/u);
  });
});
