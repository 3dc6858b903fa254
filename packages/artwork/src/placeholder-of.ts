import type { ArtGame } from './art-game.ts';
import { choose } from './choose.ts';
import { COVER_PALETTES } from './covers/names.ts';
import { PALETTES } from './palettes.ts';

/** A CSS background in the colours of the game's picture, shown until it has loaded. */
export function placeholderOf(game: ArtGame): string {
  const { glow, base, deep } = PALETTES[game.cover ? COVER_PALETTES[game.cover] : choose(game).palette];
  return `radial-gradient(circle at 50% 38%,${glow},${base} 46%,${deep})`;
}
