export type { ReelMotifName as MotifName } from './motifs/on-reels.ts';
export { renderMotif } from './motifs/render-motif.ts';
export type { PaletteName } from './palettes.ts';
