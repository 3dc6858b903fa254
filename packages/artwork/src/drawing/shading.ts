import { mix } from '../colour.ts';
import { MATERIALS, type MaterialName } from '../palettes.ts';
import type { Canvas } from './canvas.ts';
import {
  circle,
  ellipse,
  group,
  layers,
  nth,
  type Point,
  path,
  place,
  polygon,
  spark,
  stroke,
  tenth,
} from './shapes.ts';

/** The colour that shade is mixed with. */
const SHADE = '#0a0410';

/** A glossy ball: gradient, highlight, and light thrown back from below. */
export function ball(art: Canvas, x: number, y: number, r: number, material: MaterialName): string {
  const hx = x - r * 0.34;
  const hy = y - r * 0.45;
  const bounce = `M${tenth(x - r * 0.6)},${tenth(y + r * 0.72)}A${tenth(r)},${tenth(r)} 0 0 0 ${tenth(x + r * 0.92)},${tenth(y + r * 0.2)}A${tenth(r * 1.15)},${tenth(r * 1.15)} 0 0 1 ${tenth(x - r * 0.6)},${tenth(y + r * 0.72)}Z`;
  return layers(
    circle(x, y, r, art.sphere(material)),
    ellipse(hx, hy, r * 0.3, r * 0.17, '#fff', `opacity=".75" transform="rotate(-32 ${tenth(hx)} ${tenth(hy)})"`),
    path(bounce, '#fff', 'opacity=".16"'),
  );
}

/** A leaf with its rib. */
export function leaf(art: Canvas, x: number, y: number, scale: number, angle: number): string {
  const blade = path('M0,0C14,-30 52,-34 76,-2C52,22 14,20 0,0Z', art.metal('leaf', 1, 3));
  return place(x, y, scale, angle, blade + stroke('M4,0Q36,-8 66,-2', MATERIALS.leaf[3], 2.5, 'opacity=".6"'));
}

/** A symmetric thing: `draw` draws the left half in the light; the right half is the same in shade. */
export function mirrored(draw: (tone: (colour: string) => string) => string, shade = 0.24): string {
  return (
    draw((colour) => colour) +
    group(
      'scale(-1 1)',
      draw((colour) => mix(colour, SHADE, shade)),
    )
  );
}

/**
 * A faceted stone over any outline: rings of facets, each as bright as it faces the light.
 *
 * @param corners - the outline, clockwise
 * @param table - size of the flat top, as part of the outline
 */
export function stone(corners: readonly Point[], material: MaterialName, table = 0.56): string {
  const tones = MATERIALS[material];
  const tone = (light: number) => {
    const at = ((1 - light) / 2) * 3.2;
    const from = Math.floor(at);
    return mix(nth(tones, from), nth(tones, Math.min(4, from + 1)), at - from);
  };
  const middles = corners.map(([x, y], i): Point => {
    const [u, v] = nth(corners, i + 1);
    return [((x + u) / 2) * 0.8, ((y + v) / 2) * 0.8];
  });
  const inner = corners.map(([x, y]): Point => [x * table, y * table]);
  const facets = corners.map((corner, i) => {
    const next = nth(corners, i + 1);
    const middle = nth(middles, i);
    const a = nth(inner, i);
    const b = nth(inner, i + 1);
    return layers(
      polygon([...corner, ...next, ...middle], tone(facing(corner[0] + next[0], corner[1] + next[1]) * 0.9)),
      polygon([...corner, ...middle, ...a, ...nth(middles, i - 1)], tone(facing(corner[0], corner[1]) * 0.75 + 0.2)),
      polygon([...middle, ...a, ...b], tone(-facing(a[0] + b[0], a[1] + b[1]) * 0.6 + 0.25)),
    );
  });
  const first = nth(corners, 0);
  const gleam = [0, 1, Math.floor(corners.length / 2), corners.length - 1].flatMap((i) => nth(inner, i));
  return layers(
    polygon(corners.flat(), tones[3]),
    facets,
    polygon(inner.flat(), tones[1]),
    polygon(gleam, tones[0], 'opacity=".55"'),
    polygon(corners.flat(), 'none', `stroke="${tones[0]}" stroke-width="1.6" opacity=".7"`),
    spark(first[0] * 0.7 - 8, first[1] * 0.72, 16, '#fff', 0.9),
  );
}

/** Measure of how much a direction faces the light at the upper left: -1 to 1. */
function facing(x: number, y: number): number {
  return (-x * 0.55 - y * 0.83) / (Math.hypot(x, y) || 1);
}
