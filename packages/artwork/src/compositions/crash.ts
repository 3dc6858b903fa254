import { fadeUp, glow } from '../backdrops/ground.ts';
import { cosmos, hills } from '../backdrops/outdoors.ts';
import { rays } from '../backdrops/patterns.ts';
import { mix } from '../colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { circle, ellipse, layers, path, place, rect, rows, stroke, tenth, times } from '../drawing/shapes.ts';
import { drawMotif, type MotifName } from '../motifs/index.ts';
import type { Theme } from '../themes.ts';
import { dust } from './parts.ts';

/** Lean of each vehicle into its climb, in degrees. */
const LEAN: { readonly [motif in MotifName]?: number } = { rocket: 24, plane: -34, balloon: 8, bird: -24 };

/** Multipliers that a picture shows as ornament. */
const MULTIPLIERS = ['12.4×', '7.85×', '31.0×', '4.20×', '2.66×', '18.9×'] as const;

/** The rising line with its points, and what rides on it. */
export function curve(art: Canvas, _theme: Theme, motif: MotifName): string {
  const { accent, ink } = art.palette;
  const d = 'M-10,286C110,280 176,236 214,96';
  const points = rows([
    [60, 278, 5],
    [130, 252, 5],
    [178, 204, 5],
  ]).map(([x, y, r]) => circle(x, y, r, '#fff') + circle(x, y, r - 2.4, accent));
  return layers(
    sky(art),
    gridLines(),
    path(
      `${d}L214,300H-10Z`,
      art.linear([
        [accent, 0.75],
        [accent, 0.05],
      ]),
    ),
    stroke(d, ink, 13, 'opacity=".35" transform="translate(2 5)"'),
    stroke(d, accent, 9),
    stroke(d, '#fff', 3, 'opacity=".7"'),
    points,
    place(216, 92, 0.68, LEAN[motif] ?? 0, drawMotif(art, motif)),
    multiplier(art, 22, 150, 50),
    dust(art, 6),
    fadeUp(art, 226, 1),
  );
}

/** Straight up through the clouds, a scale of heights at the side. */
export function ascent(art: Canvas, _theme: Theme, motif: MotifName): string {
  const { accent, light, base, deep, glow: bright } = art.palette;
  const scale = times(9, (i) => {
    const y = 36 + i * 26;
    return rect(274, y, i % 2 ? 10 : 18, 2.4, 1, light, `opacity="${i % 2 ? 0.4 : 0.75}"`);
  });
  const cloud = (x: number, y: number, k: number, colour: string) =>
    layers(
      ellipse(x, y, 62 * k, 20 * k, colour),
      circle(x - 26 * k, y - 10 * k, 22 * k, colour),
      circle(x + 8 * k, y - 20 * k, 28 * k, colour),
      circle(x + 36 * k, y - 6 * k, 18 * k, colour),
    );
  const far = mix(bright, '#ffffff', 0.45);
  const near = mix(base, bright, 0.35);
  return layers(
    rect(0, 0, 300, 400, 0, art.linear([deep, base, bright], 0, 0, 0, 0.8)),
    glow(art, 150, 130, 170),
    cloud(58, 96, 0.62, far),
    cloud(262, 150, 0.7, far),
    path(
      'M128,330C132,250 138,210 146,170H162C170,210 176,250 184,330Z',
      art.linear([
        [accent, 0.9],
        [accent, 0],
      ]),
    ),
    path(
      'M142,320C146,250 148,210 151,178H157C160,210 164,250 168,320Z',
      art.linear([
        ['#ffffff', 0.9],
        ['#ffffff', 0],
      ]),
    ),
    place(154, 118, 0.98, motif === 'plane' || motif === 'bird' ? -38 : 4, drawMotif(art, motif)),
    cloud(30, 232, 0.95, near),
    cloud(270, 246, 1.05, near),
    cloud(150, 268, 1.2, mix(base, deep, 0.25)),
    scale,
    multiplier(art, 20, 54, 34),
    dust(art, 6, 200),
    fadeUp(art, 214, 1),
  );
}

/** Over the edge of a world, the way already flown dotted behind. */
export function horizon(art: Canvas, _theme: Theme, motif: MotifName): string {
  const { accent, base, glow: bright, deep, ink, light } = art.palette;
  const flown = times(11, (i) => {
    const part = i / 10;
    const x = 16 + part * 150;
    const y = 236 - Math.sin((part * Math.PI) / 2) * 132;
    return circle(x, y, 2 + part * 2.6, i % 3 === 2 ? light : accent, `opacity="${tenth(0.35 + part * 0.6)}"`);
  });
  return layers(
    art.palette.isDay ? rays(art) : cosmos(art),
    circle(150, 470, 250, mix(deep, ink, 0.4)),
    circle(
      150,
      474,
      246,
      art.radial(
        [
          [bright, 1, 0],
          [base, 1, 0.55],
          [deep, 1, 1],
        ],
        0.5,
        0.06,
        0.62,
      ),
    ),
    stroke('M-12,282A250,250 0 0 1 312,282', light, 2.5, 'opacity=".55"'),
    times(5, (i) => ellipse(60 + i * 46, 262 + ((i * 37) % 22), 16 - i, 3.4, '#fff', 'opacity=".14"')),
    flown,
    glow(art, 196, 96, 96, light, 0.7),
    place(196, 96, 0.86, LEAN[motif] ?? 0, drawMotif(art, motif)),
    multiplier(art, 22, 66, 38),
    dust(art, 7, 220),
    fadeUp(art, 236, 1),
  );
}

function sky(art: Canvas): string {
  const isDaylight = art.palette.isDay || art.paletteName === 'cielo' || art.paletteName === 'coral';
  return isDaylight ? hills(art) : cosmos(art);
}

function gridLines(): string {
  const line = (i: number) =>
    rect(0, 40 + i * 40, 300, 1, 0, '#fff', 'opacity=".1"') + rect(20 + i * 44, 0, 1, 300, 0, '#fff', 'opacity=".1"');
  return times(7, line);
}

function multiplier(art: Canvas, x: number, y: number, size: number): string {
  const paint = `fill="#fff" stroke="${art.palette.ink}" stroke-width="${tenth(size * 0.12)}" paint-order="stroke" stroke-linejoin="round"`;
  return art.words('anton', art.pick(MULTIPLIERS), { x, y, size, paint });
}
