import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { FACES, type FaceName } from './faces.ts';
import { letteringOf } from './lettering.ts';

/**
 * Lettering from the font files of the npm packages, read where the pictures are drawn: on the server. A typeface is
 * opened when the first title needs it, and its glyphs are kept. Nothing is generated or committed, nothing is
 * downloaded, and no browser ever loads a typeface.
 */
export const outlineLettering = letteringOf({
  width: (face, text, track = 0) => {
    const shaped = shape(face, text);
    return shaped.reduce((sum, glyph) => sum + glyph.advance + track, 0) - track;
  },
  outline: (face, text, size, track = 0) => {
    let at = 0;
    let d = '';
    for (const glyph of shape(face, text)) {
      d += place(glyph.commands, at * size, size);
      at += glyph.advance + track;
    }
    return d;
  },
});

interface Command {
  letter: 'M' | 'L' | 'Q' | 'C' | 'Z';
  /** x and y by turns, at size 1, y downwards. */
  points: readonly number[];
}

interface ShapedGlyph {
  /** At size 1, kerning included. */
  advance: number;
  commands: readonly Command[];
}

const LETTERS: Record<string, Command['letter']> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Titles are few and come again in every size; the bound only keeps a hostile catalogue from filling the memory. */
const SHAPED_MAX = 2000;
const resolve = createRequire(import.meta.url).resolve;
const opened = new Map<FaceName, fontkit.Font>();
const shapedTexts = new Map<string, readonly ShapedGlyph[]>();

function shape(face: FaceName, text: string): readonly ShapedGlyph[] {
  const key = `${face} ${text}`;
  const known = shapedTexts.get(key);
  if (known) return known;
  const font = open(face);
  const run = font.layout(writable(font, text));
  const shaped = run.glyphs.map((glyph, i) => ({
    advance: (run.positions[i]?.xAdvance ?? glyph.advanceWidth) / font.unitsPerEm,
    commands: glyph.path.commands.map(({ command, args }) => ({
      letter: LETTERS[command] ?? 'Z',
      points: args.map((value, at) => (at % 2 ? -value : value) / font.unitsPerEm),
    })),
  }));
  if (shapedTexts.size >= SHAPED_MAX) shapedTexts.clear();
  shapedTexts.set(key, shaped);
  return shaped;
}

function open(face: FaceName): fontkit.Font {
  const known = opened.get(face);
  if (known) return known;
  const { package: name, weight } = FACES[face];
  const file = resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`);
  const font = fontkit.create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} is a collection, not a face`);
  opened.set(face, font);
  return font;
}

/** Letters that the typeface lacks lose their accent; what is then still missing is left out. */
function writable(font: fontkit.Font, text: string): string {
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return [...text]
    .map((letter) => {
      if (has(letter)) return letter;
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
      return [...bare].filter(has).join('');
    })
    .join('');
}

/** Relative commands in tenths: the shortest form, without the rounding adding up. */
function place(commands: readonly Command[], x: number, size: number): string {
  let d = '';
  let penX = 0;
  let penY = 0;
  for (const { letter, points } of commands) {
    if (letter === 'Z') {
      d += 'z';
      continue;
    }
    const tenths = points.map((value, at) => Math.round((value * size + (at % 2 ? 0 : x)) * 10));
    if (letter === 'M') d += `M${pair(tenths)}`;
    else d += letter.toLowerCase() + pair(tenths.map((value, at) => value - (at % 2 ? penY : penX)));
    penX = tenths.at(-2) ?? penX;
    penY = tenths.at(-1) ?? penY;
  }
  return d;
}

function pair(tenths: readonly number[]): string {
  return tenths
    .map((value) => `${value < 0 ? '' : ' '}${value / 10}`.replace(/^([ -]?)0\./, '$1.'))
    .join('')
    .trimStart();
}
