import type { EngineKey } from '../play/play-engine.ts';
import type { SandboxGame } from '../provider-simulator.ts';
import { slotNumber } from '../slot-number.ts';
import { namesOf, slugOf, type Theme, TOWNS } from '../words.ts';

/** One provider that the aggregator serves. */
export interface ServedProvider {
  readonly key: string;
  readonly studio: string;
  readonly category: 'slots' | 'live' | 'virtual' | 'crash' | 'lottery';
  readonly games: readonly SandboxGame[];
}

/** Kinds of game of a provider over the towns of its catalogue, in turns. */
type Kinds = readonly (readonly [title: string, engine: EngineKey])[];

const LIVE: Kinds = [
  ['Ruleta Clásica', 'roulette'],
  ['Bacará Clásico', 'baccarat'],
  ['Blackjack Clásico', 'blackjack'],
  ['Dragón Tigre Clásico', 'dragon-tiger'],
];
const VIRTUAL: Kinds = [
  ['Carreras de Caballos', 'horse-race'],
  ['Liga Virtual', 'virtual-football'],
  ['Carreras de Galgos', 'greyhound-race'],
  ['Ruleta Virtual', 'roulette'],
];
const CRASH: Kinds = [
  ['Cohete', 'crash'],
  ['Despegue', 'limbo'],
];
const LOTTERY: Kinds = [
  ['Bingo Keno', 'keno'],
  ['Lotería', 'keno'],
];

/** Games of a slot provider. */
const SLOTS_EACH = 96;

/** Slot providers by the theme that their names come from; three share one, each with a third of its own. */
const SLOT_PROVIDERS: Readonly<Partial<Record<Theme, readonly (readonly [key: string, studio: string])[]>>> = {
  winter: [
    ['rubyplay', 'RubyPlay'],
    ['netent', 'NetEnt'],
    ['playngo', 'Play’n GO'],
  ],
  knight: [
    ['microgaming', 'Microgaming'],
    ['yggdrasil', 'Yggdrasil'],
    ['quickspin', 'Quickspin'],
  ],
  toy: [
    ['spinomenal', 'Spinomenal'],
    ['bgaming', 'BGaming'],
    ['playson', 'Playson'],
  ],
  music: [
    ['betsoft', 'Betsoft'],
    ['wazdan', 'Wazdan'],
    ['redtiger', 'Red Tiger'],
  ],
};

/** 12 providers of 96 slots, one of live tables, one of virtual games, one of crash, one of draws, and one that operators hide. */
export const SERVED_PROVIDERS: readonly ServedProvider[] = [
  ...Object.entries(SLOT_PROVIDERS).flatMap(([theme, providers]) =>
    providers.map(([key, studio], place) => slotProvider(key, studio, thirdOf(theme as Theme, place))),
  ),
  tables({ key: 'luckystreak', studio: 'LuckyStreak', category: 'live' }, LIVE, TOWNS.slice(0, 40)),
  tables({ key: 'kiron', studio: 'Kiron', category: 'virtual' }, VIRTUAL, TOWNS.slice(40, 60)),
  tables({ key: 'spribe', studio: 'Spribe', category: 'crash' }, CRASH, TOWNS.slice(0, 12)),
  tables({ key: 'fbm', studio: 'FBM Digital', category: 'lottery' }, LOTTERY, TOWNS.slice(12, 24)),
  slotProvider('pragmaticf', 'Pragmatic F', namesOf('desert', 12)),
];

function thirdOf(theme: Theme, place: number): readonly string[] {
  return namesOf(theme, 3 * SLOTS_EACH).slice(place * SLOTS_EACH, (place + 1) * SLOTS_EACH);
}

function slotProvider(key: string, studio: string, names: readonly string[]): ServedProvider {
  const games = names.map((name, index) => ({
    id: `${key}-${slugOf(name)}`,
    name,
    studio,
    engine: slotNumber(index),
  }));
  return { key, studio, category: 'slots', games };
}

function tables(provider: Omit<ServedProvider, 'games'>, kinds: Kinds, towns: readonly string[]): ServedProvider {
  const { key, studio } = provider;
  const games = towns.map((town, index) => {
    const [title, engine] = kinds[index % kinds.length] as Kinds[number];
    return { id: `${key}-${slugOf(town)}`, name: `${title} ${town}`, studio, engine };
  });
  return { ...provider, games };
}
