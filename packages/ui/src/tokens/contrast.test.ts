import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** WCAG 2.2, 1.4.3: body text; and 1.4.11: what one must see to use a control. */
const TEXT_RATIO_MIN = 4.5;
const MARK_RATIO_MIN = 3;
/** Browsers round a mixed colour their own way; a tint keeps this much in hand. */
const ROUNDING = 0.03;

const GROUNDS = ['canvas', 'surface', 'raised', 'sunken'];
/** Grounds under tinted pills and notes. */
const TINTED_GROUNDS = ['canvas', 'surface', 'raised'];
const INKS = ['text', 'muted', 'faint', 'brand', 'positive', 'negative', 'info', 'live', 'warn'];

/** Text over a fill of its own, and tinted text over its tint. */
const FILLS: readonly [string, string][] = [
  ['on-brand', 'brand-fill'],
  ['on-brand', 'brand-press'],
  ['on-ink', 'ink'],
  ['on-art', 'scrim'],
  ['on-art', 'badge-live'],
  ['on-art', 'badge-jackpot'],
  ['rank-ink', 'rank-2'],
  ['rank-ink', 'rank-3'],
  ['canvas', 'text'],
  ['text', 'well'],
  ['muted', 'well'],
  ['text', 'hover'],
];
const TINTS: readonly [string, string][] = [
  ['positive', 'positive-soft'],
  ['negative', 'negative-soft'],
  ['info', 'info-soft'],
  ['live', 'live-soft'],
  ['warn', 'warn-soft'],
  ['brand', 'brand-soft'],
  ['text', 'brand-soft'],
];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const light = coloursOf(/:root \{([\s\S]*?)\n\}/);
const themes = { light, dark: { ...light, ...coloursOf(/:root\[data-theme="dark"\] \{([\s\S]*?)\n\s*\}/) } };

describe.each(Object.entries(themes))('contrast of the %s theme', (_, theme) => {
  it.each(INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground])))('reads %s on %s', (ink, ground) => {
    expect(ratio(theme, ink, [ground])).toBeGreaterThanOrEqual(TEXT_RATIO_MIN);
  });

  it.each(FILLS)('reads %s on %s', (ink, fill) => {
    expect(ratio(theme, ink, [fill])).toBeGreaterThanOrEqual(TEXT_RATIO_MIN);
  });

  it.each(TINTS.flatMap(([ink, tint]) => TINTED_GROUNDS.map((ground) => [ink, tint, ground])))(
    'reads %s on %s over %s',
    (ink, tint, ground) => {
      expect(ratio(theme, ink, [ground, tint])).toBeGreaterThanOrEqual(TEXT_RATIO_MIN + ROUNDING);
    },
  );

  it.each(GROUNDS)('shows the focus on %s', (ground) => {
    expect(ratio(theme, 'focus', [ground])).toBeGreaterThanOrEqual(MARK_RATIO_MIN);
  });
});

describe('the reading of tokens.css', () => {
  it('finds the colours of both themes', () => {
    expect(Object.keys(themes.light).length).toBeGreaterThan(40);
    expect(themes.dark.canvas).not.toEqual(themes.light.canvas);
  });

  it('keeps the dark colours to screens: paper is light', () => {
    expect(css).toMatch(/@media not print \{\s*:root\[data-theme="dark"\]/);
  });

  it('knows the ends of the scale', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast([119, 119, 119], [255, 255, 255])).toBeLessThan(TEXT_RATIO_MIN);
  });
});

type Rgb = readonly [number, number, number];
type Colours = Record<string, { rgb: Rgb; alpha: number }>;

function coloursOf(block: RegExp): Colours {
  const body = block.exec(css)?.[1] ?? '';
  const found: Colours = {};
  for (const [, name = '', hex = '', alpha] of body.matchAll(/--([a-z0-9-]+):\s*#([0-9a-f]{6})([0-9a-f]{2})?;/g)) {
    found[name] = { rgb: rgbOf(hex), alpha: alpha ? Number.parseInt(alpha, 16) / 255 : 1 };
  }
  return found;
}

/** The contrast of an ink over grounds laid one on the other, the first being opaque. */
function ratio(theme: Colours, ink: string, grounds: readonly string[]): number {
  const laid = grounds.reduce<Rgb>((below, name) => over(colour(theme, name), below), [0, 0, 0]);
  return contrast(over(colour(theme, ink), laid), laid);
}

function colour(theme: Colours, name: string) {
  const found = theme[name];
  if (!found) throw new Error(`tokens.css has no colour --${name}`);
  return found;
}

function over({ rgb, alpha }: { rgb: Rgb; alpha: number }, below: Rgb): Rgb {
  const mixed = rgb.map((value, i) => value * alpha + (below[i] ?? 0) * (1 - alpha));
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0];
}

function rgbOf(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
