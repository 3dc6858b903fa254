/** Ways to put a picture together; `index.ts` maps them. */
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
