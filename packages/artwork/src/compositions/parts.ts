import type { Canvas } from '../drawing/canvas.ts';
import { circle, ellipse, layers, place, spark, times } from '../drawing/shapes.ts';
import { drawMotif, type MotifName } from '../motifs/index.ts';
import type { Theme } from '../themes.ts';

/** Puts backdrop and motifs together; the lettering comes on top. */
export type Composition = (art: Canvas, theme: Theme, motif: MotifName) => string;

/** Draws the shadow of a thing on the ground. */
export function shadow(art: Canvas, x: number, y: number, rx: number): string {
  return ellipse(
    x,
    y,
    rx,
    rx * 0.2,
    art.radial([
      [art.palette.ink, 0.65],
      [art.palette.ink, 0],
    ]),
  );
}

/** Glints and specks in the air. */
export function dust(art: Canvas, count = 10, lowest = 250): string {
  return times(count, () => {
    const x = art.between(12, 288);
    const y = art.between(14, lowest);
    const isGlint = art.random() < 0.5;
    return isGlint
      ? spark(x, y, art.between(3, 9), '#fff', 0.8)
      : circle(x, y, art.between(1, 2.6), art.palette.accent, 'opacity=".8"');
  });
}

/** A motif lying in the corners, as if thrown there. */
export function corners(art: Canvas, motif: MotifName): string {
  return layers(
    place(26, 262, 0.34, -20, drawMotif(art, motif)),
    place(280, 256, 0.3, 18, drawMotif(art, motif)),
    place(268, 286, 0.22, 40, drawMotif(art, motif)),
  );
}

/** Motifs that may lie around the lead: companions of the theme, or its other motifs. */
export function others(theme: Theme, motif: MotifName): readonly MotifName[] {
  const around = theme.companions ?? theme.motifs;
  const rest = around.filter((name) => name !== motif);
  return rest.length > 0 ? rest : around;
}
