import bastos from 'virtual:wide-art/bastos';
import copas from 'virtual:wide-art/copas';
import espadas from 'virtual:wide-art/espadas';
import oros from 'virtual:wide-art/oros';
import providers from 'virtual:wide-art/providers';
import search from 'virtual:wide-art/search';
import type { Catalogue } from '@ordago/catalogue-search';
import type { SuitName } from '@ordago/ui';
import { filtersOf, queryOf } from '../lobby-filters.ts';
import type { LobbySearch } from '../lobby-search.ts';

/** Slides of the lobby, one per suit, each with its link. The texts are under `lobby.hero`. */
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

/** Slides with a target: one without games, or closed to the reader, has none. */
export function openSlides(catalogue: Catalogue | null, closedParts: readonly string[]): Slide[] {
  return SLIDES.filter(({ suit, to }) => {
    if (to.place === 'sport') return !closedParts.includes('sport');
    if (catalogue === null) return suit === 'oros' && !closedParts.includes('slots');
    return catalogue.query({ ...queryOf(filtersOf(to.search), NOBODYS), limit: 0 }).total > 0;
  });
}

const NOBODYS: ReadonlySet<string> = new Set();

/** Pictures of the two links beside the slides. */
export const SECTION_CARDS = { search, providers };
