/** Ways to put a picture together; `index.ts` says how. */
export type CompositionName =
  | 'hero'
  | 'crop'
  | 'trio'
  | 'rain'
  | 'grid'
  | 'emblem'
  | 'reels'
  | 'card'
  | 'curve'
  | 'ascent'
  | 'horizon'
  | 'dealer';
