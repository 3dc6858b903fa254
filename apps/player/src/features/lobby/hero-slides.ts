import bastos from 'virtual:wide-art/bastos';
import copas from 'virtual:wide-art/copas';
import espadas from 'virtual:wide-art/espadas';
import oros from 'virtual:wide-art/oros';
import providers from 'virtual:wide-art/providers';
import search from 'virtual:wide-art/search';
import type { SuitName } from '@ordago/ui';
import type { LobbySearch } from './lobby-filters.ts';

/** One slide per suit: the worlds of the house and their doors. Its words stand under `lobby.hero`. */
export interface Slide {
  readonly suit: SuitName;
  readonly art: string;
  readonly to: { readonly place: 'lobby'; readonly search: LobbySearch } | { readonly place: 'sport' };
}

export const SLIDES: readonly Slide[] = [
  { suit: 'oros', art: oros, to: { place: 'lobby', search: { ct: 'slots', sC: 'all' } } },
  { suit: 'copas', art: copas, to: { place: 'lobby', search: { ct: 'live' } } },
  { suit: 'espadas', art: espadas, to: { place: 'sport' } },
  { suit: 'bastos', art: bastos, to: { place: 'lobby', search: { sC: 'crash' } } },
];

/** Pictures of the two doors beside the slides. */
export const DOORS = { search, providers };
