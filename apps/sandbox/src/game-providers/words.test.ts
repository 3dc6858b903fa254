import { describe, expect, it } from 'vitest';
import { CREATURE_NAMES, NAMES_PER_THEME, namesOf, slugOf, THEME_NAMES, type Theme, TREASURE_NAMES } from './words.ts';

const all = THEME_NAMES.flatMap((theme: Theme) => namesOf(theme, NAMES_PER_THEME));

describe('names of games', () => {
  it('are enough for every catalogue, each once, as names and as parts of ids', () => {
    const names = [...all, ...CREATURE_NAMES, ...TREASURE_NAMES];
    expect(all).toHaveLength(THEME_NAMES.length * NAMES_PER_THEME);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(names.map(slugOf)).size).toBe(names.length);
  });

  it('begin with every head of the theme before one comes again', () => {
    const heads = namesOf('sea', 12).map((name) => name.split(' ')[0]);
    expect(new Set(heads).size).toBe(12);
  });

  it('end where the theme ends', () => expect(() => namesOf('sea', NAMES_PER_THEME + 1)).toThrow('288'));
});
