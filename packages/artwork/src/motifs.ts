export type { MotifName } from './motifs/index.ts';
export { renderMotif } from './motifs/render-motif.ts';
export type { PaletteName } from './palettes.ts';
