import { createCanvas } from '../drawing/canvas.ts';
import { plainLettering } from '../lettering/lettering.ts';
import { PALETTES, type Palette, type PaletteName } from '../palettes.ts';
import { REEL_MOTIFS, type ReelMotifName } from './on-reels.ts';

/**
 * A motif as an SVG document of its own: a symbol on a reel, a mark in a jackpot. Runs in a browser as well; the key keeps
 * its ids apart from those of other pictures in the same page.
 */
export function renderMotif(
  name: ReelMotifName,
  { key, palette = 'granada' }: { key: string; palette?: PaletteName },
): string {
  const colours: Palette = PALETTES[palette];
  const art = createCanvas({
    key: `motif:${name}:${key}`,
    palette: colours,
    paletteName: palette,
    lettering: plainLettering,
  });
  const drawn = REEL_MOTIFS[name](art);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -112 220 224"><defs>${art.definitions()}</defs>${drawn}</svg>`;
}
