import {
  addMs,
  type Currency,
  type GameId,
  type Instant,
  type PlayerId,
  type Refusal,
  refuse,
  SECOND_MS,
} from '@ordago/kernel';
import { hashToken, newToken } from '../../../platform/ids/tokens.ts';
import type { Game } from '../domain/game.ts';
import { type GameProvider, hasFailed } from '../ports/game-provider.ts';
import type { PlayerDirectory } from '../ports/player-directory.ts';
import type { CatalogueStore } from '../repository/catalogue.repository.ts';
import type { SessionStore } from '../repository/sessions.repository.ts';

/** How long a launch token opens its game, in seconds. */
export const LAUNCH_TOKEN_SECONDS = 60;

/** Names of `casino.launch-game` in the contracts. */
export type LaunchRefusal =
  | 'sign-in-to-play'
  | 'not-allowed-to-place-bets'
  | 'provider-not-configured'
  | 'provider-blocked'
  | 'provider-error'
  | 'provider-unreachable'
  | 'game-not-found'
  | 'game-blocked'
  | 'casino-blocked'
  | 'demo-not-available'
  | 'user-banned'
  | 'self-excluded';

export interface LaunchRequest {
  /** Null for a guest, who may practise and nothing else. */
  readonly player: { readonly id: PlayerId; readonly signIn: string } | null;
  readonly game: { readonly id: GameId } | { readonly provider: string; readonly gameId: string };
  readonly isDemo: boolean;
  readonly isMobile: boolean;
  readonly language: 'es' | 'en' | 'pt';
  readonly ip: string;
}

export interface LaunchAnswer {
  readonly url: string;
  /** Number of the session; null in practice mode. */
  readonly session: string | null;
}

export type LaunchGame = (request: LaunchRequest, at: Instant) => Promise<LaunchAnswer | Refusal<LaunchRefusal>>;

export interface LaunchParts {
  readonly providers: readonly GameProvider[];
  readonly catalogue: CatalogueStore;
  readonly sessions: SessionStore;
  readonly players: PlayerDirectory;
  /** Where a game's close button leads. */
  readonly lobbyUrl: string;
}

/**
 * Opens a game (specification 2, sections 4 and 7): who may, whether the game is open to them, else its replacement, then
 * a session that counts from the provider's answer on. A guest is asked to sign in (semantics D3, D51).
 *
 * @refuses sign-in-to-play, demo-not-available, game-not-found, game-blocked, provider-blocked, casino-blocked,
 * user-banned, self-excluded, provider-not-configured, provider-unreachable, provider-error
 */
export function createLaunchGame(parts: LaunchParts): LaunchGame {
  return async (request, at) => {
    const wanted = await findGame(parts.catalogue, request.game);
    if (!wanted) return refuse('game-not-found');
    // No adapter has a practice mode yet, and a guest never plays for money.
    if (request.isDemo) return refuse('demo-not-available');
    if (request.player === null) return refuse('sign-in-to-play');
    const barred = await parts.sessions.mayPlay(request.player.id, at);
    if (barred !== null) return refuse(barred as LaunchRefusal);
    const game = await openGameFor(request.player.id, wanted, parts.catalogue);
    if ('refused' in game) return game;
    const provider = parts.providers.find(({ name }) => name === game.provider);
    if (!provider) return refuse('provider-not-configured', { provider: game.routeProvider });
    const player = await parts.players.find(request.player.id);
    if (!player) return refuse('not-allowed-to-place-bets');
    return openSession({ request, game, provider, player: { ...player, ...request.player } }, parts, at);
  };
}

async function findGame(catalogue: CatalogueStore, wanted: LaunchRequest['game']): Promise<Game | null> {
  const found = 'id' in wanted ? catalogue.byId(wanted.id) : catalogue.byProviderId(wanted.provider, wanted.gameId);
  return found;
}

/** The game itself, or the replacement that staff named where it is closed; the replacement is judged as well. */
async function openGameFor(
  player: PlayerId,
  wanted: Game,
  catalogue: CatalogueStore,
): Promise<Game | Refusal<'game-blocked' | 'provider-blocked'>> {
  const blocks = await catalogue.blocksOf(player);
  const closed = (game: Game): Refusal<'game-blocked' | 'provider-blocked'> | null => {
    if (blocks.routeProviders.includes(game.routeProvider))
      return refuse('provider-blocked', { provider: game.studio });
    return !game.isActive || blocks.casinoTypes.includes(game.casinoType) ? refuse('game-blocked') : null;
  };
  const refusal = closed(wanted);
  if (!refusal) return wanted;
  const replacement = wanted.replacement === null ? null : await catalogue.byId(wanted.replacement);
  return replacement && !closed(replacement) ? replacement : refusal;
}

interface Opening {
  readonly request: LaunchRequest;
  readonly game: Game;
  readonly provider: GameProvider;
  readonly player: {
    readonly id: PlayerId;
    readonly signIn: string;
    readonly username: string;
    readonly currency: Currency;
  };
}

async function openSession(
  { request, game, provider, player }: Opening,
  { sessions, lobbyUrl }: LaunchParts,
  at: Instant,
): Promise<LaunchAnswer | Refusal<LaunchRefusal>> {
  const { currency, signIn } = player;
  const order = { player: player.id, game: game.id, provider: provider.name, currency, signIn };
  const session = await sessions.create(order, at);
  // The part before the dot names the session, in our log and in theirs; the part behind it is the secret.
  const token = `${session}.${newToken()}`;
  if (provider.exchangesToken) {
    await sessions.storeToken(session, hashToken(token), addMs(at, LAUNCH_TOKEN_SECONDS * SECOND_MS));
  } else await sessions.storeReference(session, hashToken(token));
  const launched = await provider.launch({
    gameId: game.gameId,
    token,
    player: { id: player.id, name: player.username },
    currency,
    language: request.language,
    isMobile: request.isMobile,
    ip: request.ip,
    lobbyUrl,
  });
  if (hasFailed(launched)) {
    await sessions.abandon(session, at);
    return refuse(launched.failed === 'unreachable' ? 'provider-unreachable' : 'provider-error');
  }
  await sessions.confirm(session, { isOpen: !provider.exchangesToken }, at);
  return { url: launched.url, session };
}
