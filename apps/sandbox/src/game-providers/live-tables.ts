import type { EngineKey } from './play/play-engine.ts';

/** A kind of live table: its names in the towns where it is located, and the game that is played at it. */
export interface LiveTable {
  readonly title: string;
  /** First part of its ids. */
  readonly slug: string;
  readonly engine: EngineKey;
}

const LIVE_TABLES: readonly LiveTable[] = [
  { title: 'Ruleta', slug: 'ruleta', engine: 'roulette' },
  { title: 'Bacará', slug: 'bacara', engine: 'baccarat' },
  { title: 'Blackjack', slug: 'blackjack', engine: 'blackjack' },
  { title: 'Dragón Tigre', slug: 'dragon-tigre', engine: 'dragon-tiger' },
  { title: 'Sic Bo', slug: 'sic-bo', engine: 'sic-bo' },
  { title: 'Rueda de la Suerte', slug: 'rueda', engine: 'money-wheel' },
  { title: 'Ruleta Rápida', slug: 'ruleta-rapida', engine: 'roulette' },
];

/** Kinds of table at which the player meets the dealer in poker: not every studio deals them. */
export const POKER_TABLES: readonly LiveTable[] = [
  { title: 'Póker de Tres Cartas', slug: 'poker-de-tres-cartas', engine: 'three-card-poker' },
  { title: 'Casino Hold’em', slug: 'casino-holdem', engine: 'casino-holdem' },
];

/** The kind of a table by its place in a catalogue: they take turns, so that every studio deals them all. */
export function liveTable(index: number): LiveTable {
  return LIVE_TABLES[index % LIVE_TABLES.length] as LiveTable;
}
