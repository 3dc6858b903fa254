import type * as z from 'zod';
import type { Method, RouteContract } from '../../../route.ts';
import { route } from '../../../route.ts';
import { type CasinoType, type GameLanguage, LAUNCH_REFUSALS } from '../shapes.ts';

/** One game of a provider's list as it came, after the selection rules of specification 2, section 9. */
export interface ProviderRow {
  /** Name of the adapter: `popok-live`. */
  readonly provider: string;
  readonly gameId: string;
  readonly casinoType: CasinoType;
  /** The row itself, untouched; an entry of a map comes without its key, which is `gameId`. */
  readonly row: unknown;
}

/** Order of a game at a provider's launch path, in our own names. */
export interface GameOrder {
  /** Null where the path names none: the provider's first game, which is its lobby or its only one. */
  readonly gameId: string | null;
  readonly isMobile: boolean;
  readonly language: GameLanguage;
  /** Practice without money. (Default: false) */
  readonly isDemo?: boolean;
  /** Target of the game's close button on our own site; another site's address is ignored. (Default: its first page) */
  readonly lobbyUrl?: string;
  /** Country that the caller sends the provider, two capital letters. (Default: none is sent) */
  readonly geo?: string;
  /** Asks for another currency where a game does not know the player's. (Default: as the adapter knows its studios) */
  readonly isCurrencySubstitute?: boolean;
}

/** An opened game, for the provider's own answer. */
export interface OpenedGame {
  /** Address of the frame; a link that is built from a token is built already. */
  readonly url: string;
  /** Number of our session; null in practice. */
  readonly session: string | null;
  /** Answers of the provider beside an address: a token, a partner id, a page. Absent names were not answered. */
  readonly facts: Readonly<Record<string, string>>;
}

/** GET path of a provider's list (specification 2, section 7), answered in the provider's own shape. */
export interface ProviderList extends RouteContract {
  /** Arranges the rows as the provider does; `asked` is the query of the call. */
  readonly layOut: (rows: readonly ProviderRow[], asked: unknown) => unknown;
}

/** Path of a provider's launch, answered in the provider's own shape. */
export interface ProviderOpening extends RouteContract {
  /** Reads the query of a GET or the body of a POST, in the provider's own names. */
  readonly orderOf: (asked: unknown) => GameOrder;
  /** Words the opened game as the provider does. */
  readonly layOut: (opened: OpenedGame) => unknown;
}

/** The paths of one provider, or of several that share them (Popok and Popok live). */
export interface ProviderApi {
  /** Names of the adapters whose games are listed and opened here. (Default: the API's own name) */
  readonly providers?: readonly string[];
  /** Absent where the specification has none (XPG, universal race). */
  readonly list?: ProviderList;
  readonly open: ProviderOpening;
  /** Of a sportsbook: a guest is asked to sign in, where games answer them 404 (specification 2, section 8). (Default: false) */
  readonly isForSports?: boolean;
}

/** Declares the path of a provider's list. `layOut` arranges the rows as the provider does: an array, a map, an object. */
export function providerList<Asks extends z.ZodType, Answer extends z.ZodType>(contract: {
  readonly name: string;
  readonly path: string;
  readonly summary: string;
  readonly query?: Asks;
  readonly answer: Answer;
  readonly layOut: (rows: readonly ProviderRow[], asked: z.output<Asks>) => z.input<Answer>;
}) {
  const { layOut, ...rest } = contract;
  const refusals = ['not-allowed-to-place-bets', 'provider-not-configured'] as const;
  const fixed = { host: 'player', method: 'GET', wire: 'standard', refusals } as const;
  return { ...route({ ...rest, ...fixed }), layOut: layOut as ProviderList['layOut'] };
}

/** Declares the path of a provider's launch. `asks` is the query of a GET and the body of a POST. */
export function providerOpening<
  Asks extends z.ZodType,
  Answer extends z.ZodType,
  const Verb extends Extract<Method, 'GET' | 'POST'> = 'GET',
>(contract: {
  readonly name: string;
  /** (Default: GET) */
  readonly method?: Verb;
  readonly path: string;
  readonly summary: string;
  readonly asks: Asks;
  readonly answer: Answer;
  readonly orderOf: (asked: z.output<Asks>) => GameOrder;
  readonly layOut: (opened: OpenedGame) => z.input<Answer>;
}): Opening<Verb, Asks, Answer> {
  const { name, path, summary, method = 'GET', asks, answer, orderOf, layOut } = contract;
  const bound = route({
    name,
    method,
    path,
    summary,
    answer,
    host: 'player',
    wire: 'standard',
    refusals: LAUNCH_REFUSALS,
    // It ends the player's earlier session at the same game.
    ...(method === 'GET' ? { query: asks, changesState: 'in-browsers' as const } : { body: asks }),
  });
  const words = { orderOf: orderOf as ProviderOpening['orderOf'], layOut: layOut as ProviderOpening['layOut'] };
  return { ...bound, ...words } as Opening<Verb, Asks, Answer>;
}

/** Request of a launch path: in the query of a GET, in the body of a POST. */
type Opening<Verb, Asks, Answer extends z.ZodType> = Omit<ProviderOpening, 'answer' | 'query' | 'body'> & {
  readonly answer: Answer;
} & (Verb extends 'GET' ? { readonly query: Asks } : { readonly body: Asks });
