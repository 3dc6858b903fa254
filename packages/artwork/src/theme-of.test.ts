import { describe, expect, it } from 'vitest';
import { themeOf } from './theme-of.ts';

describe('themeOf', () => {
  it.each([
    ['Ruleta Sevilla', 'live', 'live'],
    ['Toro de Oro', 'live', 'live'],
    ['Toro de Oro', 'crash', 'crash'],
    ['Toro de Oro', 'slots', 'animals'],
    ['Siete Caliente', 'slots', 'classic'],
    ['Catrina Real', 'slots', 'dead'],
    ['As de Bastos', 'slots', 'deck'],
    ['Tesoro del Galeón', 'slots', 'sea'],
    ['Derby del Plata', 'virtual', 'race'],
    ['Xyz', 'virtual', 'race'],
    ['Xyz', 'blackjack', 'cards'],
  ])('reads %s of %s as %s', (name, category, theme) => {
    expect(themeOf(name, category)).toBe(theme);
  });

  it('gives a name without a motif always the same theme', () => {
    expect(themeOf('Qwerty', 'slots')).toBe(themeOf('Qwerty', 'slots'));
  });

  it('shows nothing in particular where the name speaks of nothing that can be drawn', () => {
    const themes = ['Qwerty', 'Zxcvb', 'Asdfg', 'Poiuy', 'Mnbvc', 'Lkjhg'].map((name) => themeOf(name, 'slots'));
    expect([...new Set(themes)].sort()).toEqual(['classic', 'gems']);
  });
});
