import { crashMsUntil } from '@ordago/game-engines';
import { describe, expect, it } from 'vitest';
import { crashPicture } from './crash-picture.ts';

const SIZES = [
  { width: 360, height: 320 },
  { width: 390, height: 400 },
  { width: 734, height: 515 },
  { width: 1_014, height: 702 },
  { width: 1_460, height: 880 },
];
const MULTIPLES = [100, 101, 186, 1_000, 12_740, 1_000_000, 100_000_000];
const CASES = SIZES.flatMap((size) => MULTIPLES.map((multiple) => ({ ...size, multiple })));
const kept = { right: 0, bottom: 0 };

describe('the picture of a flight', () => {
  it.each(CASES)('holds rocket and axes at $multiple hundredths on $width x $height', ({ multiple, width, height }) => {
    const picture = crashPicture({ width, height, flownMs: crashMsUntil(multiple), kept });
    const { head, ground, scale } = picture;
    expect(head.x).toBeGreaterThanOrEqual(picture.left);
    expect(head.x + 40 * scale).toBeLessThanOrEqual(width);
    expect(head.y - 54 * scale).toBeGreaterThanOrEqual(0);
    expect(head.y).toBeLessThanOrEqual(ground);
    expect(ground).toBeLessThan(height);
    expect(picture.multiples.length).toBeGreaterThanOrEqual(2);
    for (const { at } of picture.multiples) expect(at > 0 && at <= ground).toBe(true);
    for (const { at } of picture.seconds) expect(at >= picture.left && at < width).toBe(true);
    expect(new Set(picture.multiples.map(({ text }) => text)).size).toBe(picture.multiples.length);
  });

  it('has the multiple that was left at on its line', () => {
    const picture = crashPicture({ width: 1_014, height: 702, flownMs: crashMsUntil(300), kept });
    const at = picture.placeOf(300);
    expect(at.x).toBeCloseTo(picture.head.x, 0);
    expect(at.y).toBeCloseTo(picture.head.y, 0);
  });

  it('keeps free what something else lies over', () => {
    const flownMs = crashMsUntil(500);
    const free = crashPicture({ width: 390, height: 400, flownMs, kept: { right: 60, bottom: 90 } });
    const whole = crashPicture({ width: 390, height: 400, flownMs, kept });
    expect(free.ground).toBe(whole.ground - 90);
    expect(free.head.x).toBeLessThan(whole.head.x);
  });
});
