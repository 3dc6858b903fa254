import { describe, expect, it } from 'vitest';
import { placeholderOf } from '../placeholder-of.ts';
import { renderArt } from '../render-art.ts';
import { COVERS } from './index.ts';
import { type CoverName, coverOf } from './names.ts';
import { type CoverShape, renderCover } from './render-cover.ts';

const names = Object.keys(COVERS) as CoverName[];
const SIZES: Record<CoverShape, string> = { tall: '0 0 300 400', square: '0 0 400 400', wide: '0 0 640 360' };
const BYTES_MAX = 60_000;

describe.each(names)('the cover %s', (cover) => {
  it.each(Object.entries(SIZES))('is drawn %s, with its name as outlines', (shape, size) => {
    const picture = renderCover(cover, 'Mines', shape as CoverShape);
    expect(picture).toContain(`viewBox="${size}"`);
    expect(/NaN|undefined|null|<text|<image|font-family/.exec(picture)?.[0]).toBeUndefined();
    expect(Buffer.byteLength(picture)).toBeLessThan(BYTES_MAX);
    const ids = new Set([...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...picture.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
    expect(picture).not.toBe(renderCover(cover, 'Minas', shape as CoverShape));
  });

  it('is the picture of its game, and its placeholder has its colours', () => {
    const game = { key: `originals-${cover}`, name: 'X', category: 'slots', cover };
    expect(coverOf('originals', cover)).toBe(cover);
    expect(renderArt(game)).toBe(renderCover(cover, 'X'));
    expect(placeholderOf(game)).not.toBe('');
  });
});

describe('covers', () => {
  it('are all different drawings', () => {
    // Without the ids, which differ by the key alone.
    const drawings = names.map((cover) => renderCover(cover, 'X').replaceAll(/a[0-9a-z]+_[0-9a-z]+/g, ''));
    expect(new Set(drawings).size).toBe(names.length);
  });

  it('belong to games of our own alone', () => {
    expect(coverOf('popok', 'dice')).toBeUndefined();
    expect(coverOf('originals', 'toString')).toBeUndefined();
  });
});
