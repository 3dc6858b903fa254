import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import compile from 'icu-minify/compile';
import formatReady, { type FormatOptions } from 'icu-minify/format';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from './locale.ts';
import { BUNDLES, type Bundle } from './messages.ts';

/** Counts on both sides of every plural that our languages know. */
const COUNTS = [0, 1, 2, 1_234_567];

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args) => new Intl.NumberFormat(...args),
  getPluralRules: (...args) => new Intl.PluralRules(...args),
};

describe.each(LOCALES)('the texts in %s as a site gets them', (locale) => {
  it.each(BUNDLES)('equal the texts of %s', (bundle) => {
    const texts = readTexts(locale, bundle);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      for (const values of valuesFor(text)) {
        expect(formatReady(compile(text), locale, values, { formatters }), text).toBe(spoken(locale, text, values));
      }
    }
  });
});

type Values = Record<string, string | number>;

/** The text as the parser of messages reads it. */
function spoken(locale: Locale, text: string, values: Values): string {
  const onError = (error: Error) => {
    throw error;
  };
  const messages: Record<string, unknown> = { text };
  const translate = createTranslator({ locale, messages, onError }) as (key: string, values: Values) => string;
  return translate('text', values);
}

/** Values that reach every branch: each count, and each word of each choice. */
function valuesFor(text: string): Values[] {
  // An argument that is also counted or chosen by takes the answers of that.
  const asked = askedIn(parse(text)).toSorted((a, b) => a.answers.length - b.answers.length);
  const rounds = Math.max(1, ...asked.map(({ answers }) => answers.length));
  return Array.from({ length: rounds }, (_, round) =>
    Object.fromEntries(asked.map(({ name, answers }) => [name, answers[round % answers.length] ?? ''])),
  );
}

interface Asked {
  readonly name: string;
  readonly answers: readonly (string | number)[];
}

function askedIn(elements: readonly MessageFormatElement[]): Asked[] {
  return elements.flatMap((element): Asked[] => {
    switch (element.type) {
      case TYPE.argument:
        return [{ name: element.value, answers: [`«${element.value}»`] }];
      case TYPE.number:
        return [{ name: element.value, answers: COUNTS }];
      case TYPE.plural:
        return [{ name: element.value, answers: COUNTS }, ...innerOf(element.options)];
      case TYPE.select:
        return [{ name: element.value, answers: Object.keys(element.options) }, ...innerOf(element.options)];
      case TYPE.literal:
      case TYPE.pound:
        return [];
      default:
        throw new Error(`a text with an element of type ${element.type}: say here what it needs`);
    }
  });
}

function innerOf(options: Readonly<Record<string, { value: MessageFormatElement[] }>>): Asked[] {
  return Object.values(options).flatMap(({ value }) => askedIn(value));
}

function readTexts(locale: Locale, bundle: Bundle): string[] {
  const file = new URL(`./locales/${locale}/${bundle}.json`, import.meta.url);
  return textsIn(JSON.parse(readFileSync(file, 'utf8')));
}

function textsIn(tree: unknown): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsIn);
}
