import type { WideArt } from '../../packages/artwork/src/render-wide.ts';

/** The pictures of the lobby's slides, one per suit, and of the two links beside them. */
export const WIDE_ART = {
  oros: { key: 'oros', palette: 'granada', motifs: ['fan', 'copa', 'espada', 'oro'] },
  copas: { key: 'copas', palette: 'jade', motifs: ['roulette', 'cards', 'dice', 'chip'] },
  espadas: { key: 'espadas', palette: 'azulejo', motifs: ['football', 'trophy', 'shirt'] },
  bastos: { key: 'bastos', palette: 'cobre', motifs: ['rocket', 'comet', 'balloon'] },
  search: { key: 'search', palette: 'noche', motifs: ['eye'], width: 640, height: 324, focus: 0.8 },
  providers: { key: 'providers', palette: 'vino', motifs: ['crown'], width: 640, height: 324, focus: 0.8 },
} as const satisfies Record<string, WideArt>;
