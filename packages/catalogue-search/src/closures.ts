import type { CasinoType, CatalogueGame } from './game.ts';

/*
 * Closures of games and parts to readers (specification 2, section 6). The one statement of these rules: the menu, the lobby, the search and
 * the launch ask it, and its answer about a game is stored with the game, where a stake is judged under the wallet's
 * lock.
 */

/** Parts of the operator as its menu names them. */
export const PARTS = ['slots', 'live', 'virtual', 'crash', 'horses', 'sport'] as const;
export type Part = (typeof PARTS)[number];

/** Block lists of one reader, the site's own included. */
export interface Closures {
  /** The player's flag: the casino is closed to them wholly. */
  readonly isCasinoBlocked: boolean;
  /** Route providers, the sportsbook's key included. */
  readonly providers: ReadonlySet<string>;
  readonly casinoTypes: ReadonlySet<string>;
}

export const NOTHING_CLOSED: Closures = { isCasinoBlocked: false, providers: new Set(), casinoTypes: new Set() };

/** Part of a game that the rules read. */
export interface ClosableGame {
  readonly routeProvider: string;
  readonly casinoType: CasinoType;
  readonly tab: readonly string[];
}

/** Reason why a game is closed, in the words of the error catalogue. */
export type ClosedReason = 'casino-blocked' | 'provider-blocked' | 'game-blocked';

/** The provider of the horse races; the sportsbook whose block closes the sports (semantics D19). */
const HORSES = 'universalrace';
const SPORTSBOOK = 'digitain';

/**
 * Providers that fill a part before the catalogue was read. From then on the catalogue decides (semantics D21, D22): a
 * part is blocked when all the providers that have games in it are.
 */
export const SEED_PROVIDERS: Readonly<Record<Exclude<Part, 'sport'>, readonly string[]>> = {
  slots: ['pragmaticrgs', 'outcomebets', 'slotegrator', 'amatic', 'evoplay', 'habanero', 'popokgaming', 'pgsoft'],
  live: ['evolutionlive', 'ezugi', 'pragmaticlive', 'tvbet', 'xpg', 'jacktop', 'popokgaminglive', 'vivogaming'],
  virtual: ['goldenrace', 'betradar'],
  crash: ['pragmaticrgs', 'outcomebets'],
  horses: [HORSES],
};

/** Parts that a game belongs to. */
export function partsOf({ routeProvider, casinoType, tab }: ClosableGame): Part[] {
  if (casinoType === 'sport') return ['sport'];
  const parts: Part[] = [casinoType];
  if (tab.includes('crash')) parts.push('crash');
  if (routeProvider === HORSES) parts.push('horses');
  return parts;
}

/** Casino types whose block closes the game: its own, and the slots where it is a crash game or a horse race. */
export function closingTypesOf(game: ClosableGame): CasinoType[] {
  const parts = partsOf(game);
  const followsSlots = parts.includes('crash') || parts.includes('horses');
  return followsSlots && game.casinoType !== 'slots' ? [game.casinoType, 'slots'] : [game.casinoType];
}

/** Returns why the game is closed to this reader, or null: its provider and its type are open, and so is the casino. */
export function closedReasonOf(game: ClosableGame, closures: Closures): ClosedReason | null {
  if (closures.isCasinoBlocked && game.casinoType !== 'sport') return 'casino-blocked';
  if (closures.providers.has(game.routeProvider)) return 'provider-blocked';
  return closingTypesOf(game).some((type) => closures.casinoTypes.has(type)) ? 'game-blocked' : null;
}

/** Returns true if the sports are closed wholly: their type, or the sportsbook by whose key they are closed (semantics D19). */
export function isSportClosed({ casinoTypes, providers }: Closures): boolean {
  return casinoTypes.has('sport') || providers.has(SPORTSBOOK);
}

/** Returns true if the game is shown: it is open, and not of a hidden provider unless those are allowed (`hiddenRoute`). */
export function isShown(
  game: ClosableGame & Pick<CatalogueGame, 'isHidden'>,
  closures: Closures,
  { withHidden = false }: { withHidden?: boolean } = {},
): boolean {
  return (withHidden || !game.isHidden) && closedReasonOf(game, closures) === null;
}

/** Providers by the parts that they fill. */
export type PartProviders = Readonly<Record<Part, ReadonlySet<string>>>;

/** Providers that fill the parts of this catalogue; an empty one counts as not read yet. */
export function partProvidersOf(games: readonly ClosableGame[]): PartProviders {
  const found = Object.fromEntries(PARTS.map((part) => [part, new Set<string>()])) as Record<Part, Set<string>>;
  for (const game of games) for (const part of partsOf(game)) found[part].add(game.routeProvider);
  if (games.length === 0) {
    for (const [part, providers] of Object.entries(SEED_PROVIDERS)) found[part as Part] = new Set(providers);
  }
  found.sport.add(SPORTSBOOK);
  return found;
}

/** Parts that are closed to this reader, in the order of `PARTS`. */
export function closedPartsOf(closures: Closures, providers: PartProviders): Part[] {
  return PARTS.filter((part) => isPartClosed(part, closures, providers));
}

/** Casino types whose block closes a part. */
const TYPES_OF_PART: Readonly<Record<Part, readonly CasinoType[]>> = {
  slots: ['slots'],
  live: ['live'],
  virtual: ['virtual'],
  crash: ['slots'],
  horses: ['slots', 'virtual'],
  sport: ['sport'],
};

function isPartClosed(part: Part, closures: Closures, providers: PartProviders): boolean {
  if (closures.isCasinoBlocked && part !== 'sport') return true;
  if (TYPES_OF_PART[part].some((type) => closures.casinoTypes.has(type))) return true;
  const makers = [...providers[part]];
  return makers.length > 0 && makers.every((provider) => closures.providers.has(provider));
}

/** Hours of the week on the clocks of one zone. */
export interface WeeklyHours {
  /** Days on which the hours begin: 1 for Monday to 7 for Sunday. */
  readonly days: readonly number[];
  /** `HH:MM`; counts. */
  readonly from: string;
  /** `HH:MM`; does not count. At or before `from`, the hours go on into the next day. */
  readonly to: string;
  /** IANA name: `America/Mexico_City`. */
  readonly zone: string;
}

/** One closure of the site or of the player who asks: a route provider or a casino type, and when and to whom it holds. */
export interface ClosureRule {
  readonly routeProvider: string | null;
  readonly casinoType: string | null;
  /** ISO 3166 code of the players whom it closes to; null for everybody. */
  readonly country: string | null;
  /** In ms of the epoch; null until it is lifted. */
  readonly until: number | null;
  /** Null at all hours. */
  readonly hours: WeeklyHours | null;
}

/** Returns true if a closure holds for a reader of that country at that instant. A guest has none: a country's closure is for players. */
export function ruleHolds(
  { country, until, hours }: ClosureRule,
  reader: { readonly country: string | null },
  atMs: number,
): boolean {
  if (until !== null && until <= atMs) return false;
  if (country !== null && country !== reader.country) return false;
  return hours === null || isInHours(hours, atMs);
}

/** Returns what is closed at that instant by these closures. */
export function closuresAt(
  rules: readonly ClosureRule[],
  reader: { readonly country: string | null; readonly isCasinoBlocked: boolean },
  atMs: number,
): Closures {
  const held = rules.filter((rule) => ruleHolds(rule, reader, atMs));
  return {
    isCasinoBlocked: reader.isCasinoBlocked,
    providers: new Set(held.flatMap(({ routeProvider }) => routeProvider ?? [])),
    casinoTypes: new Set(held.flatMap(({ casinoType }) => casinoType ?? [])),
  };
}

function isInHours({ days, from, to, zone }: WeeklyHours, atMs: number): boolean {
  const { day, time } = localTime(zone, atMs);
  if (from < to) return days.includes(day) && time >= from && time < to;
  const dayBefore = day === 1 ? 7 : day - 1;
  return (days.includes(day) && time >= from) || (days.includes(dayBefore) && time < to);
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Day of the week and `HH:MM` on the clocks of a zone. */
function localTime(zone: string, atMs: number): { day: number; time: string } {
  const format = { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en-US', format).formatToParts(atMs);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: WEEKDAYS.indexOf(part('weekday')) + 1, time: `${part('hour')}:${part('minute')}` };
}
