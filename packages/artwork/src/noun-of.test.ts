import { describe, expect, it } from 'vitest';
import { NOUNS } from './named-motifs.ts';
import { nounOf } from './noun-of.ts';

describe('nounOf', () => {
  it.each([
    ['Pingüino de Oro', 'penguin'],
    ['Toro de la Luna', 'bull'],
    ['Faraón del Mar', 'pharaoh'],
    ['Faro del Caribe', 'lighthouse'],
    ['Farola de Oro', 'streetLamp'],
    ['Girasol del Rey', 'sunflower'],
    ['Caballero del Alba', 'knightHelm'],
    ['Carreras de Caballos Lima', 'horse'],
    ['Cerezas de Fuego', 'cherry'],
    ['El Libro del Faraón', 'book'],
    ['Cinco de 36 Lima', 'lotteryBalls'],
    ['Copa del Rey', 'trophy'],
    ['Copas del Rey', 'copa'],
    ['Blue Penguin', 'penguin'],
    ['Qwerty', undefined],
  ])('reads %s as %s', (name, motif) => expect(nounOf(name)).toBe(motif));

  it('knows each noun once', () => {
    const nouns = Object.values(NOUNS).flatMap((words) => words.split(' '));
    expect(nouns.filter((noun, at) => nouns.indexOf(noun) !== at)).toEqual([]);
  });
});
