import { createCanvas } from '../drawing/canvas.ts';
import { pinta } from '../drawing/pinta.ts';
import { group, rect } from '../drawing/shapes.ts';
import { drawTitle } from '../lettering/draw-title.ts';
import { outlineLettering } from '../lettering/outlines.ts';
import { PALETTES, type PaletteName } from '../palettes.ts';
import type { Cover } from './cover.ts';
import { COVERS } from './index.ts';
import { COVER_PALETTES, type CoverName } from './names.ts';

/** `tall` is the tile of 3 by 4, `square` a thumbnail, `wide` a banner of 16 by 9. */
export type CoverShape = 'tall' | 'square' | 'wide';

interface Layout {
  readonly width: number;
  readonly height: number;
  /** Place and scale of the scene. */
  readonly scene: readonly [x: number, y: number, scale: number];
  /** The title, which is set around x = 150: its place, its scale and its lowest line. */
  readonly title: readonly [x: number, y: number, scale: number];
  /** Darkness behind the letters: from a height down, or from the left. */
  readonly shade: 'below' | 'left';
}

const LAYOUTS: Record<CoverShape, Layout> = {
  tall: { width: 300, height: 400, scene: [0, 4, 1], title: [0, 0, 1], shade: 'below' },
  square: { width: 400, height: 400, scene: [47, 4, 1.02], title: [20, -30, 1.2], shade: 'below' },
  wide: { width: 640, height: 360, scene: [262, 14, 1.26], title: [4, -66, 0.92], shade: 'left' },
};

/** Height up to which a title grows: the scene keeps what is above. */
const TITLE_HEIGHT = 94;

/** The cover of one of our own games as an SVG document, its name as lettering; pure, as `renderArt` is. */
export function renderCover(cover: CoverName, name: string, shape: CoverShape = 'tall'): string {
  const { ground, scene, title, cuts = 0 }: Cover = COVERS[cover];
  const palette: PaletteName = COVER_PALETTES[cover];
  const { width, height, scene: at, title: put, shade } = LAYOUTS[shape];
  const art = createCanvas({
    key: `cover:${cover}:${shape}`,
    palette: PALETTES[palette],
    paletteName: palette,
    lettering: outlineLettering,
  });
  const [sceneX, sceneY, sceneScale] = at;
  const [titleX, titleY, titleScale] = put;
  const { ink } = PALETTES[palette];
  const dark =
    shade === 'below'
      ? rect(
          0,
          height * 0.5,
          width,
          height * 0.5,
          0,
          art.linear([
            [ink, 0],
            [ink, 0.62, 0.42],
            [ink, 0.95],
          ]),
        )
      : rect(
          0,
          0,
          width * 0.62,
          height,
          0,
          art.linear(
            [
              [ink, 0.9],
              [ink, 0.66, 0.5],
              [ink, 0],
            ],
            0,
            0,
            1,
            0,
          ),
        );
  const lettering = drawTitle(art, name, { sizeMax: 84, ...title, width: 250, height: TITLE_HEIGHT, bottom: 336 });
  const body = [
    ground(art, width, height),
    shade === 'left' ? dark : '',
    group(`translate(${sceneX} ${sceneY}) scale(${sceneScale})`, scene(art)),
    shade === 'below' ? dark : '',
    group(`translate(${titleX} ${titleY}) scale(${titleScale})`, lettering),
    pinta({ x: 9, y: 9, w: width - 18, h: height - 18, cuts, colour: '#fff3d6', radius: 12, extra: 'opacity=".75"' }),
  ].join('');
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice"><defs>${art.definitions()}</defs>${body}</svg>`;
}
