import { describe, expect, it } from 'vitest';
import { BACKDROPS } from '../backdrops/index.ts';
import { COMPOSITIONS } from '../compositions/index.ts';
import { createCanvas } from '../drawing/canvas.ts';
import { plainLettering } from '../lettering/lettering.ts';
import { MOTIF_PALETTES, NOUNS } from '../named-motifs.ts';
import { PALETTES } from '../palettes.ts';
import { THEMES, type Theme } from '../themes.ts';
import { drawMotif, MOTIFS, type MotifName } from './index.ts';
import { renderMotif } from './render-motif.ts';

const names = Object.keys(MOTIFS) as MotifName[];
const byPlace = (one: string, other: string) => names.indexOf(one as MotifName) - names.indexOf(other as MotifName);
const canvas = () =>
  createCanvas({ key: 'k', palette: PALETTES.granada, paletteName: 'granada', lettering: plainLettering });

describe('motifs', () => {
  it.each(names)('draws %s without a hole in its numbers', (name) => {
    const drawn = drawMotif(canvas(), name);
    expect(drawn.length).toBeGreaterThan(100);
    expect(/NaN|undefined|null/.exec(drawn)).toBeNull();
    // A browser shows no picture at all where a tag has an attribute twice.
    const tags = [...drawn.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag);
    expect(tags.filter(hasTwice)).toEqual([]);
  });

  it('are all reached by a theme or a noun', () => {
    const reached = new Set<string>(Object.keys(NOUNS));
    for (const theme of Object.values(THEMES)) for (const motif of theme.motifs) reached.add(motif);
    const parts = ['coins'];
    const onReelsAlone = ['scallop'];
    expect(names.filter((name) => !reached.has(name))).toEqual([...parts, ...onReelsAlone].sort(byPlace));
  });

  it('are each shown by some theme where a noun chooses them', () => {
    const shown = new Set<string>(Object.values(THEMES).flatMap(({ motifs }) => [...motifs]));
    expect(Object.keys(NOUNS).filter((motif) => !shown.has(motif))).toEqual([]);
  });

  it('are a document of their own for a reel', () => {
    const symbol = renderMotif('bull', { key: 'toro' });
    expect(symbol).toMatch(/^<svg .*viewBox="-110 -112 220 224".*<\/svg>$/s);
    expect(renderMotif('bar', { key: 'toro' })).toContain('BAR');
  });
});

describe('themes', () => {
  const themes: [string, Theme][] = Object.entries(THEMES);

  it.each(themes)('%s names only what exists', (_, theme) => {
    expect(theme.motifs.every((name) => name in MOTIFS)).toBe(true);
    expect(theme.backdrops.every((name) => name in BACKDROPS)).toBe(true);
    expect(theme.compositions.every((name) => name in COMPOSITIONS)).toBe(true);
    expect(theme.palettes.every((name) => name in PALETTES)).toBe(true);
    expect(theme.titles.length).toBeGreaterThan(0);
  });

  it('keep a palette for each motif that asks for one', () => {
    for (const palettes of Object.values(MOTIF_PALETTES)) expect(palettes.every((name) => name in PALETTES)).toBe(true);
  });
});

function hasTwice(tag: string): boolean {
  const names = [...tag.matchAll(/ ([a-z-]+)="/gi)].map(([, name]) => name);
  return new Set(names).size !== names.length;
}
