export type { ArtGame } from './art-game.ts';
export { ART_VERSION, artHash, artPath } from './art-hash.ts';
export { DEALER_NAMES } from './compositions/dealer/dealers.ts';
export { type CoverName, coverOf } from './covers/names.ts';
export { motifOf } from './motif-of.ts';
export type { PaletteName } from './palettes.ts';
export { placeholderOf } from './placeholder-of.ts';
export { themeOf } from './theme-of.ts';
export type { ThemeName } from './themes.ts';
