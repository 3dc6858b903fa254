import { fadeUp, ground } from '../backdrops/ground.ts';
import { BACKDROPS } from '../backdrops/index.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { circle, layers, path, place, rect, rows, times } from '../drawing/shapes.ts';
import { drawMotif, type MotifName } from '../motifs/index.ts';
import type { Theme } from '../themes.ts';
import { dust, others, shadow } from './parts.ts';

/** Three of the theme, the lead in front. */
export function trio(art: Canvas, theme: Theme, motif: MotifName): string {
  const rest = others(theme, motif);
  const left = art.pick(rest);
  const right = art.pick(rest.length > 1 ? rest.filter((name) => name !== left) : rest);
  return layers(
    BACKDROPS[art.pick(theme.backdrops)](art),
    place(78, 98, 0.64, -14, drawMotif(art, left)),
    place(226, 104, 0.6, 14, drawMotif(art, right)),
    shadow(art, 150, 268, 96),
    place(150, 170, 0.88, 0, drawMotif(art, motif)),
    dust(art, 9),
    fadeUp(art, 200),
  );
}

/** The lead in a rain of small companions. */
export function rain(art: Canvas, theme: Theme, motif: MotifName): string {
  const rest = others(theme, motif);
  const falling = [art.pick(rest), art.pick(rest)];
  const spots = rows([
    [40, 56, 0.34],
    [262, 48, 0.3],
    [32, 190, 0.28],
    [272, 196, 0.32],
    [92, 30, 0.22],
    [206, 24, 0.24],
    [270, 122, 0.2],
    [24, 122, 0.2],
  ]);
  const drops = spots.map(([x, y, scale]) => {
    const dx = art.between(-6, 6);
    const dy = art.between(-6, 6);
    const turn = art.between(-40, 40);
    return place(x + dx, y + dy, scale, turn, drawMotif(art, art.pick(falling)));
  });
  return layers(
    BACKDROPS[art.pick(theme.backdrops)](art),
    drops,
    shadow(art, 150, 268, 92),
    place(150, 138, 0.98, art.between(-6, 6), drawMotif(art, motif)),
    dust(art, 8),
    fadeUp(art, 196),
  );
}

/** A board of twelve fields. */
export function grid(art: Canvas, theme: Theme, motif: MotifName): string {
  const { isDay, accent, ink, light } = art.palette;
  const field = (at: number) => {
    const column = at % 3;
    const row = Math.floor(at / 3);
    const x = 56 + column * 94;
    const y = 46 + row * 86;
    const shown = (column + row) % 3 === 1 ? motif : art.pick(theme.motifs);
    return layers(
      rect(x - 42, y - 38, 84, 76, 10, isDay ? accent : ink, `opacity="${isDay ? 0.85 : 0.28}"`),
      rect(x - 42, y - 38, 84, 76, 10, 'none', `stroke="${light}" stroke-opacity=".3" stroke-width="1.5"`),
      place(x, y, 0.33, 0, drawMotif(art, shown)),
    );
  };
  return layers(ground(art), times(12, field), fadeUp(art, 150, 1));
}

/** Three reels, the lead on the line. */
export function reels(art: Canvas, theme: Theme, motif: MotifName): string {
  const { accent, ink } = art.palette;
  const paper = art.linear([
    ['#8c8272', 1, 0],
    ['#fffdf6', 1, 0.3],
    ['#fffdf6', 1, 0.7],
    ['#8c8272', 1, 1],
  ]);
  const reel = (at: number) => {
    const x = 24 + at * 86;
    const symbols = rows([
      [80, 0.26],
      [148, 0.37],
      [216, 0.26],
    ]).map(([y, scale], row) => place(x + 40, y, scale, 0, drawMotif(art, row === 1 ? motif : art.pick(theme.motifs))));
    return layers(rect(x, 44, 80, 208, 8, paper), symbols);
  };
  const strips = times(3, reel);
  return layers(
    BACKDROPS[art.pick(['rays', 'stripes', 'halftone'] as const)](art),
    rect(8, 30, 284, 238, 20, ink, 'transform="translate(0 5)" opacity=".6"'),
    rect(8, 28, 284, 238, 20, art.metal('gold', 0, 3)),
    rect(15, 35, 270, 224, 14, ink),
    strips,
    path('M10,148l14,-9v18ZM290,148l-14,-9v18Z', accent),
    rect(18, 112, 264, 72, 6, 'none', `stroke="${accent}" stroke-width="3.5"`),
    times(12, (i) => circle(26 + i * 22.6, 31.5, 2.6, '#fffbe0')),
    fadeUp(art, 240, 1),
  );
}
