import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES, nameOf } from './games.ts';

const LANGUAGES = ['es', 'en', 'pt'] as const;

describe('names of our games', () => {
  it.each(LANGUAGES)('are those of the verifier in %s', (language) => {
    const url = new URL(`../../../../packages/i18n/src/locales/${language}/fairness.json`, import.meta.url);
    const { games } = JSON.parse(readFileSync(url, 'utf8')) as { games: Readonly<Record<string, string>> };
    expect(Object.fromEntries(GAMES.map(({ engine, names }) => [engine.key, names[language]]))).toEqual(games);
  });

  it.each(LANGUAGES)('differ from game to game in %s', (language) => {
    expect(new Set(GAMES.map(({ names }) => names[language])).size).toBe(GAMES.length);
  });

  it('follow the language of the session, and are Spanish in any other', () => {
    const mines = GAMES.find(({ id }) => id === 'mines');
    const inLanguages = ['es-es', 'en', 'pt-PT', 'he'].map((language) => mines && nameOf(mines, language));
    expect(inLanguages).toEqual(['Minas', 'Mines', 'Minas', 'Minas']);
  });
});
