import { fadeUp } from '../backdrops/ground.ts';
import { BACKDROPS, type BackdropName } from '../backdrops/index.ts';
import { mix } from '../colour.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { pinta } from '../drawing/pinta.ts';
import { circle, group, layers, place, polar, rect, tenth, times } from '../drawing/shapes.ts';
import { drawMotif, type MotifName } from '../motifs/index.ts';
import { MATERIALS } from '../palettes.ts';
import type { Theme } from '../themes.ts';
import { HALOS, type HaloName } from './halos.ts';
import { corners, dust, shadow } from './parts.ts';

/** Backdrops with a horizon: the motif is placed on it and has no halo. */
const LOW: readonly BackdropName[] = ['storm', 'dunes', 'sea', 'stadium', 'hills', 'felt'];
/** Backdrops that frame the motif themselves. */
const FRAMING: readonly BackdropName[] = ['papel', 'arch'];
const HALO_NAMES: readonly HaloName[] = ['none', 'burst', 'laurel', 'beads'];
const COIN_THEMES: readonly string[] = ['classic', 'myth', 'deck', 'wheel'];
/** Grounds that would be lost behind a medal. */
const OPEN_AIR: readonly BackdropName[] = ['dunes', 'hills', 'stadium'];

/** One motif in the middle of the stage. */
export function hero(art: Canvas, theme: Theme, motif: MotifName): string {
  const backdrop = motif === 'bolt' ? 'storm' : art.pick(theme.backdrops);
  const isLow = LOW.includes(backdrop);
  const [y, scale] = backdrop === 'papel' ? [170, 0.86] : isLow ? [142, 1.06] : [136, 1];
  const hasHalo = !isLow && !FRAMING.includes(backdrop);
  return layers(
    BACKDROPS[backdrop](art),
    shadow(art, 150, isLow ? 262 : 270, 100),
    hasHalo ? HALOS[art.pick(HALO_NAMES)](art, 150, 136) : '',
    place(150, y, scale, 0, drawMotif(art, motif)),
    COIN_THEMES.includes(art.theme) && art.random() < 0.6 ? corners(art, 'oro') : '',
    dust(art, 8),
    fadeUp(art, 200),
  );
}

/** So near that the tile cuts it. */
export function crop(art: Canvas, theme: Theme, motif: MotifName): string {
  const tilt = art.theme === 'wheel' ? art.between(-20, 20) : 0;
  return layers(
    BACKDROPS[art.pick(theme.backdrops)](art),
    place(150, 142, 1.6, tilt, drawMotif(art, motif)),
    dust(art, 8),
    fadeUp(art, 170, 1),
  );
}

/** In a gold medal with beaded rim. */
export function emblem(art: Canvas, theme: Theme, motif: MotifName): string {
  const { deep, base, glow, accent, ink, isDay } = art.palette;
  const grounds: BackdropName[] = [...theme.backdrops.filter((name) => !OPEN_AIR.includes(name)), 'rings'];
  const bead = (i: number) => {
    const [x, y] = polar(112, (i * 360) / 28);
    return circle(150 + x, 136 + y, 5.2, MATERIALS.gold[1]);
  };
  return layers(
    BACKDROPS[art.pick(grounds)](art),
    circle(150, 143, 118, ink, 'opacity=".35"'),
    circle(150, 136, 116, art.metal('gold', 0, 3)),
    times(28, bead),
    circle(150, 136, 103, mix(deep, '#000000', 0.25)),
    circle(
      150,
      136,
      98,
      art.radial(
        [
          [glow, 1, 0],
          [base, 1, 0.6],
          [deep, 1, 1],
        ],
        0.5,
        0.42,
        0.62,
      ),
    ),
    circle(150, 136, 98, 'none', `stroke="${isDay ? accent : MATERIALS.gold[2]}" stroke-width="2"`),
    place(150, 134, 0.82, 0, drawMotif(art, motif)),
    fadeUp(art, 206),
  );
}

/** Ink of the frame and cuts of the pinta for each card. */
const CARDS: { readonly [motif in MotifName]?: { ink: string; cuts: number } } = {
  oro: { ink: '#b57a00', cuts: 0 },
  copa: { ink: '#b3162e', cuts: 1 },
  espada: { ink: '#1a5fa8', cuts: 2 },
  basto: { ink: '#2d7a2a', cuts: 3 },
};

/** As a card of the Spanish deck, with the pinta of its suit. */
export function card(art: Canvas, theme: Theme, motif: MotifName): string {
  const { ink, cuts } = CARDS[motif] ?? { ink: '#8f1d2c', cuts: 0 };
  const paper = '#fffaf0';
  const turn = art.between(-7, 7);
  const backdrop = BACKDROPS[art.pick(theme.backdrops)](art);
  const face = layers(
    rect(66, 30, 172, 250, 14, '#000', 'opacity=".35"'),
    rect(62, 22, 176, 254, 14, art.linear(['#ffffff', paper, '#eadfc6'], 0, 0, 1, 1)),
    pinta({ x: 72, y: 32, w: 156, h: 234, cuts, colour: ink, width: 3, radius: 8 }),
    place(150, 146, motif === 'fan' ? 0.62 : 0.74, 0, drawMotif(art, motif)),
    art.words('abril', art.pick(['1', '7', '12', '11']), { x: 82, y: 64, size: 26, paint: `fill="${ink}"` }),
  );
  return layers(
    backdrop,
    group(`rotate(${tenth(turn - 11)} 150 160)`, rect(64, 26, 172, 250, 14, mix(paper, art.palette.deep, 0.35))),
    group(`rotate(${tenth(turn)} 150 160)`, face),
    fadeUp(art, 214, 1),
  );
}
