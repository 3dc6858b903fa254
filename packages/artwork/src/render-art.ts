import type { ArtGame } from './art-game.ts';
import { choose } from './choose.ts';
import { COMPOSITIONS } from './compositions/index.ts';
import type { CompositionName } from './compositions/names.ts';
import { renderCover } from './covers/render-cover.ts';
import { createCanvas } from './drawing/canvas.ts';
import { drawTitle, type TitleStyle } from './lettering/draw-title.ts';
import { outlineLettering } from './lettering/outlines.ts';
import type { MotifName } from './motifs/index.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { pickFrom } from './random.ts';

/** Size of a picture, in its own units. */
export const ART_WIDTH = 300;
export const ART_HEIGHT = 400;

/** Motifs that are cards of the Spanish deck. */
const CARD_MOTIFS: readonly MotifName[] = ['oro', 'copa', 'espada', 'basto', 'fan'];

/**
 * The picture of a game as an SVG document of 300 by 400, pure and deterministic: no filter, no bitmap, no font, nothing
 * from outside. For an `img` with the name of the game as its alternative text.
 */
export function renderArt(game: ArtGame): string {
  if (game.cover) return renderCover(game.cover, game.name);
  const { themeName, theme, motif, palette: paletteName, random } = choose(game);
  const palette: Palette = PALETTES[paletteName];
  const chosen = pickFrom(random, theme.compositions);
  const composition: CompositionName = chosen === 'card' && !CARD_MOTIFS.includes(motif) ? 'hero' : chosen;
  const title = titleFor(pickFrom(random, theme.titles), composition, palette);
  const art = createCanvas({
    key: game.key,
    palette,
    paletteName,
    lettering: outlineLettering,
    theme: themeName,
    dealer: game.dealer,
  });
  const body = COMPOSITIONS[composition](art, theme, motif) + drawTitle(art, game.name, title);
  return svg(art.definitions(), body);
}

function titleFor(style: TitleStyle, composition: CompositionName, palette: Palette): TitleStyle {
  const sizeMax = composition === 'grid' ? 100 : style.sizeMax;
  // A soft shadow is lost on a light ground.
  if (palette.isDay && style.effect === 'soft') return { ...style, sizeMax, effect: 'block', fill: 'white' };
  return { ...style, sizeMax };
}

function svg(definitions: string, body: string): string {
  const size = `viewBox="0 0 ${ART_WIDTH} ${ART_HEIGHT}" width="${ART_WIDTH}" height="${ART_HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice"><defs>${definitions}</defs>${body}</svg>`;
}
