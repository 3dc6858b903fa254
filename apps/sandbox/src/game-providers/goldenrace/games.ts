import type { EngineKey } from '../play/play-engine.ts';
import type { SandboxGame } from '../provider-simulator.ts';
import { slotNumber } from '../slot-number.ts';
import { slugOf, TOWNS } from '../words.ts';

const STUDIO = 'GoldenRace';

interface Kind {
  readonly type: string;
  readonly name: string;
  readonly engine: (index: number) => EngineKey;
  readonly count: number;
}

/** Kinds of virtual games, each with the towns that it is set in. */
const KINDS = [
  { type: 'horses', name: 'Carreras de Caballos', engine: () => 'horse-race', count: 12 },
  { type: 'dogs', name: 'Carreras de Galgos', engine: () => 'greyhound-race', count: 12 },
  { type: 'football', name: 'Liga Virtual', engine: () => 'virtual-football', count: 12 },
  { type: 'numbers', name: 'Ruleta Virtual', engine: () => 'roulette', count: 7 },
  { type: 'numbers', name: 'Cinco de 36', engine: () => 'number-draw-5-36', count: 6 },
  { type: 'scratch', name: 'Rasca', engine: slotNumber, count: 13 },
] as const satisfies readonly Kind[];

const NAMED = KINDS.flatMap(({ type, name, engine, count }) =>
  TOWNS.slice(0, count).map((town, index): { type: string; game: SandboxGame } => {
    const title = `${name} ${town}`;
    return { type, game: { id: `gr-${slugOf(title)}`, name: title, studio: STUDIO, engine: engine(index) } };
  }),
);

/** 62 virtual games. */
export const GOLDENRACE_GAMES: readonly SandboxGame[] = NAMED.map(({ game }) => game);

/** Type of a game, by its id. */
export const TYPE_OF: ReadonlyMap<string, string> = new Map(NAMED.map(({ type, game }) => [game.id, type]));
