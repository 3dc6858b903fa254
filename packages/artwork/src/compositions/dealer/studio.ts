import { azulejo, deco } from '../../backdrops/patterns.ts';
import { curtain } from '../../backdrops/rooms.ts';
import { mix } from '../../colour.ts';
import type { Canvas } from '../../drawing/canvas.ts';
import { circle, group, layers, path, place, rect, stroke, times } from '../../drawing/shapes.ts';
import { drawMotif, type MotifName } from '../../motifs/index.ts';
import { cards, chip, dice, fortune, roulette } from '../../motifs/tables.ts';
import { MATERIALS } from '../../palettes.ts';

/** The room behind the dealer, with its lamps. */
export function studio(art: Canvas): string {
  const { accent, glow } = art.palette;
  const room = art.pick([niches, deco, azulejo, curtain, shelves])(art);
  const lamps = times(9, () => {
    const r = art.between(7, 22);
    const x = art.between(0, 300);
    const y = art.between(0, 190);
    return circle(
      x,
      y,
      r,
      art.radial([
        ['#fff1c9', 0.7],
        [accent, 0.35, 0.6],
        [accent, 0],
      ]),
    );
  });
  return layers(
    room,
    lamps,
    circle(
      150,
      130,
      150,
      art.radial([
        ['#fff4d8', 0.55],
        [glow, 0],
      ]),
    ),
  );
}

/** The felt in front, which carries the lettering, and what the game is played with. */
export function table(art: Canvas, motif: MotifName): string {
  const { base, glow, deep, light } = art.palette;
  return layers(
    path('M-20,282C70,246 230,246 320,282V420H-20Z', MATERIALS.wood[4]),
    path('M-20,290C70,256 230,256 320,290V420H-20Z', art.linear([mix(base, glow, 0.3), mix(base, deep, 0.5), deep])),
    stroke('M-20,282C70,246 230,246 320,282', MATERIALS.gold[1], 4),
    stroke('M-20,306C70,272 230,272 320,306', light, 1.4, 'opacity=".4"'),
    played(art, motif),
  );
}

function played(art: Canvas, motif: MotifName): string {
  const stacks = (near: string, far: string) => place(52, 262, 0.24, 0, near) + place(92, 268, 0.19, 0, far);
  const red = chip(art, 'ruby');
  const blue = chip(art, 'sapphire');
  const green = chip(art, 'emerald');
  switch (motif) {
    case 'roulette':
      return group('translate(236 262) scale(.6 .3)', roulette(art)) + stacks(red, blue);
    case 'fortune':
      return place(246, 208, 0.5, 0, fortune(art)) + stacks(blue, red);
    case 'dice':
      return place(232, 256, 0.42, 0, dice(art)) + stacks(green, blue);
    case 'fan':
      return group('translate(226 252) rotate(8) scale(.46 .4)', drawMotif(art, 'fan')) + stacks(red, green);
    default:
      return group('translate(222 256) rotate(6) scale(.5 .42)', cards(art)) + stacks(green, red);
  }
}

function niches(art: Canvas): string {
  const { glow, base } = art.palette;
  const niche = (i: number) => {
    const x = -20 + i * 92;
    const arch = `M${x},300V110A38,42 0 0 1 ${x + 76},110V300`;
    const rim = `stroke="${MATERIALS.gold[1]}" stroke-width="2" opacity=".55"`;
    return (
      path(
        `${arch}Z`,
        art.linear([
          [glow, 0.75],
          [base, 0.25],
        ]),
      ) + path(arch, 'none', rim)
    );
  };
  return wall(art) + times(4, niche);
}

/** A library of spines and bottles: lines of light on dark shelves. */
function shelves(art: Canvas): string {
  const { glow, accent, light, ink } = art.palette;
  const shelf = (row: number) => {
    const y = 44 + row * 62;
    const spines = times(18, (i) => {
      const height = art.between(26, 46);
      const colour = art.pick([glow, accent, light, mix(glow, ink, 0.4), mix(accent, ink, 0.3)]);
      return rect(-4 + i * 17, y - height, art.between(8, 14), height, 2, colour, 'opacity=".42"');
    });
    return layers(
      spines,
      rect(-10, y, 320, 5, 0, mix(art.palette.deep, ink, 0.5)),
      rect(-10, y, 320, 1.4, 0, MATERIALS.gold[1], 'opacity=".5"'),
    );
  };
  return wall(art) + times(5, shelf);
}

function wall(art: Canvas): string {
  const { deep, base } = art.palette;
  return rect(0, 0, 300, 400, 0, art.linear([mix(deep, base, 0.5), base, deep]));
}
