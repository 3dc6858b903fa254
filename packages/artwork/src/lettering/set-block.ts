import { FACES, type FaceName } from './faces.ts';
import type { Lettering } from './lettering.ts';

/** Space between two lines. */
const LINE_GAP = 7;
/** Factor by which a line may be larger than the smallest one. */
const LINE_RATIO_MAX = 1.9;
/** Space for an accent under the line above, as part of the size. */
const ACCENT = 0.17;
const LINES_MAX = 3;
/** Longer names are cut at a word; a tile of 150 px shows no more. */
const NAME_LENGTH_MAX = 56;
/** Words that are never alone on a line. */
const LINKING_WORD = /^(DE|DEL|LA|EL|LOS|LAS|Y|EN|A|OF|THE|AND|DO|DA|DOS|DAS|E|O)$/;

export interface BlockBox {
  width: number;
  height: number;
  track: number;
  sizeMax: number;
}

export interface BlockLine {
  text: string;
  size: number;
  /** Extra space above, for accents, as part of the size. */
  accent: number;
}

export interface Block {
  lines: readonly BlockLine[];
  height: number;
  gap: number;
}

/** Tries every split of a name into one to three lines, sets each to the full width, and keeps the one with most ink. */
export function setBlock(lettering: Lettering, face: FaceName, name: string, box: BlockBox): Block {
  const words = shorten(name).toLocaleUpperCase('es').split(/\s+/).filter(Boolean);
  let best: (Block & { ink: number }) | null = null;
  for (const lines of splits(words)) {
    const block = fit(lettering, face, lines, box);
    if (!best || block.ink > best.ink) best = block;
  }
  return best ?? { lines: [], height: 0, gap: LINE_GAP };
}

function fit(lettering: Lettering, face: FaceName, texts: readonly string[], box: BlockBox): Block & { ink: number } {
  const widths = texts.map((text) => Math.max(0.2, lettering.width(face, text, box.track)));
  const wished = widths.map((width) => Math.min(box.sizeMax, box.width / width));
  const smallest = Math.min(...wished);
  const sizes = wished.map((size) => Math.min(size, smallest * LINE_RATIO_MAX));
  const accents = texts.map((text, line) => (line > 0 && /[\u00C0-\u00DD]/.test(text) ? ACCENT : 0));
  const gaps = LINE_GAP * (texts.length - 1);
  const height = sizes.reduce((sum, size, i) => sum + size * (FACES[face].cap + (accents[i] ?? 0)), gaps);
  const scale = Math.min(1, box.height / height);
  const lines = texts.map((text, i) => ({ text, size: (sizes[i] ?? 0) * scale, accent: accents[i] ?? 0 }));
  const covered = lines.reduce((sum, line, i) => sum + (widths[i] ?? 0) * line.size * line.size, 0);
  const isTorn = texts.some((text) => LINKING_WORD.test(text));
  return {
    lines,
    height: height * scale,
    gap: LINE_GAP,
    ink: covered * (isTorn ? 0.4 : 1) * (texts.length === 3 ? 0.86 : 1),
  };
}

function* splits(words: readonly string[]): Generator<string[]> {
  const count = words.length;
  const line = (from: number, to: number) => words.slice(from, to).join(' ');
  if (count === 0) return;
  yield [line(0, count)];
  for (let first = 1; first < count; first += 1) {
    yield [line(0, first), line(first, count)];
    for (let second = first + 1; second < count && LINES_MAX > 2; second += 1) {
      yield [line(0, first), line(first, second), line(second, count)];
    }
  }
}

function shorten(name: string): string {
  const clean = name.trim().replace(/\s+/g, ' ');
  if (clean.length <= NAME_LENGTH_MAX) return clean;
  const cut = clean.slice(0, NAME_LENGTH_MAX);
  const space = cut.lastIndexOf(' ');
  return space > 0 ? cut.slice(0, space) : cut;
}
