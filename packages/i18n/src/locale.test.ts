import { describe, expect, it } from 'vitest';
import {
  frameLanguageOf,
  LANGUAGE_TAGS,
  LOCALES,
  languageOffered,
  localeOfFlatPage,
  localeOfHeader,
  resolveLocale,
} from './locale.ts';

describe('the language of a tag', () => {
  it.each([
    ['es-es', 'es'],
    ['es-MX', 'es'],
    ['EN-us', 'en'],
    ['en_GB', 'en'],
    ['pt-pt', 'pt'],
    ['pt-PT', 'pt'],
    ['he-he', 'en'],
    ['fr-fr', 'en'],
    ['ar', 'en'],
    ['ru-ru', 'en'],
    ['de-DE', 'es'],
    ['', 'es'],
    [undefined, 'es'],
    [null, 'es'],
  ])('reads %s as %s', (tag, locale) => {
    expect(resolveLocale(tag)).toBe(locale);
  });
});

describe('the language that a page states', () => {
  it('leads back to the language of the interface', () => {
    expect(LOCALES.map((locale) => resolveLocale(LANGUAGE_TAGS[locale]))).toEqual(LOCALES);
  });
});

describe('Accept-Language', () => {
  it.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['de-DE,en;q=0.5', 'en'],
    ['en;q=0.2, es;q=0.7', 'es'],
    ['en;q=0, pt;q=0.1', 'pt'],
    ['*', 'es'],
    [';;,,q=', 'es'],
    [undefined, 'es'],
  ])('reads %s as %s', (header, locale) => {
    expect(localeOfHeader(header)).toBe(locale);
  });
});

describe('third parties', () => {
  it('are asked for our language where they offer it, and else for English', () => {
    expect(languageOffered('es', ['en', 'es', 'ru'])).toBe('es');
    expect(languageOffered('pt', ['en', 'es', 'ru'])).toBe('en');
    expect(languageOffered('pt', ['en-US', 'pt-PT'])).toBe('pt-PT');
    expect(languageOffered('es', ['tr'])).toBe('tr');
  });

  it('read the frame language of any tag, whatever its case', () => {
    expect(frameLanguageOf('pt-PT')).toBe('pt');
    expect(frameLanguageOf('HE-he')).toBe('he');
    expect(frameLanguageOf('de')).toBeNull();
  });

  it('number the languages of flat pages', () => {
    expect([0, 1, 2, 3].map(localeOfFlatPage)).toEqual(['es', 'en', 'pt', null]);
  });
});
