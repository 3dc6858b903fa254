import { describe, expect, it } from 'vitest';
import { BACKDROPS } from '../backdrops/index.ts';
import { COMPOSITIONS } from '../compositions/index.ts';
import { createCanvas } from '../drawing/canvas.ts';
import { plainLettering } from '../lettering/lettering.ts';
import { MOTIF_PALETTES, NAMED_MOTIFS } from '../named-motifs.ts';
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
  });

  it('are all reached by a theme or a noun', () => {
    const reached = new Set<string>(NAMED_MOTIFS.map(([, motif]) => motif));
    for (const theme of Object.values(THEMES)) for (const motif of theme.motifs) reached.add(motif);
    const parts = ['coins', 'wave'];
    const onReelsAlone = ['turtle', 'scallop', 'coralTree', 'dolphin', 'pearl', 'parrot', 'treasureMap'];
    expect(names.filter((name) => !reached.has(name))).toEqual([...parts, ...onReelsAlone].sort(byPlace));
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
