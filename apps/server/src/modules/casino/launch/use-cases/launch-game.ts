import {
  addMs,
  assert,
  type Currency,
  currency as currencyOf,
  type GameId,
  type Instant,
  idOf,
  type PlayerId,
  type Refusal,
  refuse,
  SECOND_MS,
} from '@ordago/kernel';
import { hashToken, newToken } from '../../../../platform/ids/tokens.ts';
import type { CatalogueRepository, ReadClosures } from '../../catalogue/index.ts';
import type { ProvidersRepository } from '../../providers/index.ts';
import { type Closures, closedReasonOf } from '../../shared/domain/closures.ts';
import type { Game, GameLanguage } from '../../shared/domain/game.ts';
import {
  type GameProvider,
  hasFailed,
  type Launched,
  type LaunchOrder,
  type ProviderFailure,
} from '../../shared/ports/game-provider.ts';
import type { PlayerDirectory } from '../../shared/ports/player-directory.ts';
import type { SessionsRepository } from '../../shared/repository/sessions.repository.ts';
import type { LaunchAttempt, LaunchCheck, LaunchRefusal } from '../ports/launch-check.ts';

/** Time for which a launch token opens its game, in seconds. */
export const LAUNCH_TOKEN_SECONDS = 60;

/** Currency of practice (semantics D6). */
const PLAY_MONEY = currencyOf('FUN');

export interface LaunchRequest {
  /** Null for a guest, who may practise and nothing else. */
  readonly player: { readonly id: PlayerId; readonly signIn: string } | null;
  /** By our id, by its address in the lobby, or by the provider's id; without one its first game. */
  readonly game:
    | { readonly id: GameId }
    | { readonly routeProvider: string; readonly gameId: string }
    | { readonly providers: readonly string[]; readonly gameId: string | null };
  readonly isDemo: boolean;
  /** True if games of hidden providers exist for this reader. (Default: false) */
  readonly seesHidden?: boolean;
  readonly isMobile: boolean;
  readonly language: GameLanguage;
  readonly ip: string;
  /** Address of the close button, used on our own site alone. (Default: the lobby) */
  readonly lobbyUrl?: string;
  /** Country that is sent to the provider. (Default: none) */
  readonly geo?: string;
  /** (Default: false) */
  readonly isCurrencySubstitute?: boolean;
}

export interface LaunchAnswer {
  readonly url: string;
  /** Number of the session; null in practice mode. */
  readonly session: string | null;
  /** Opened game, and whether it replaces a closed one. */
  readonly game: Game;
  readonly isReplacement: boolean;
  /** Answers of the provider beside the address. */
  readonly facts: Readonly<Record<string, string>>;
}

export type LaunchGame = (request: LaunchRequest, at: Instant) => Promise<LaunchAnswer | Refusal<LaunchRefusal>>;

export interface LaunchParts {
  readonly providers: readonly GameProvider[];
  readonly catalogue: CatalogueRepository;
  readonly sessions: SessionsRepository;
  readonly health: ProvidersRepository;
  readonly players: PlayerDirectory;
  readonly readClosures: ReadClosures;
  /** Checks before a game opens, in their order. */
  readonly checks: readonly LaunchCheck[];
  /** Route providers that are shown only where hidden ones are allowed. */
  readonly hidden: ReadonlySet<string>;
  /** Address of a game's close button. */
  readonly lobbyUrl: string;
}

/**
 * Opens a game (specification 2, sections 4 and 7): runs the list of checks, on the game itself or the replacement of a
 * closed one; then begins a session that counts from the provider's answer on. One session of a game is alive per
 * player, the newest. A guest is asked to sign in, and may practise (semantics D3, D51).
 *
 * @refuses game-not-found, provider-not-configured, provider-unreachable, provider-error, and the refusals of the
 * checks
 */
export function createLaunchGame(parts: LaunchParts): LaunchGame {
  return async (request, at) => {
    const named = withProviders(request.game, parts.providers);
    const unplugged = unpluggedOf(named, parts.providers);
    if (unplugged !== null) return refuse('provider-not-configured', { provider: unplugged });
    const wanted = await findGame(parts.catalogue, named);
    if (!wanted || (!request.seesHidden && parts.hidden.has(wanted.routeProvider))) return refuse('game-not-found');
    const attempt = await attemptOf(request, wanted, parts, at);
    const { game } = attempt;
    const provider = parts.providers.find(({ name }) => name === game.provider);
    if (!provider) return refuse('provider-not-configured', { provider: game.routeProvider });
    for (const check of parts.checks) {
      const refusal = await check(attempt);
      if (refusal) return refusal;
    }
    const opened = await openAt({ request, game, provider }, attempt, parts);
    return 'refused' in opened ? opened : { ...opened, game, isReplacement: game.id !== wanted.id };
  };
}

async function attemptOf(
  { player, isDemo, ip }: LaunchRequest,
  wanted: Game,
  parts: LaunchParts,
  at: Instant,
): Promise<LaunchAttempt> {
  const [closures, account] = await Promise.all([
    parts.readClosures(player?.id ?? null, at),
    player && parts.players.find(player.id),
  ]);
  const game = await openOrReplaced(wanted, closures, parts.catalogue);
  return { player: player && { ...player, account }, isDemo, game, closures, ip, at };
}

async function openAt(
  opening: Omit<Opening, 'player'>,
  { isDemo, player, at }: LaunchAttempt,
  parts: LaunchParts,
): Promise<Opened | Refusal<LaunchRefusal>> {
  if (isDemo) return openPractice(opening, parts, at);
  assert(player?.account, 'a launch for money passed its checks without a player');
  const { id, signIn, account } = player;
  return openSession({ ...opening, player: { id, signIn, ...account } }, parts, at);
}

type Opened = Omit<LaunchAnswer, 'game' | 'isReplacement'>;

type NamedGame = Exclude<LaunchRequest['game'], { routeProvider: string }>;

/** An address names a route provider; its adapters are found here. An unknown one is the address of no game. */
function withProviders(wanted: LaunchRequest['game'], plugged: readonly GameProvider[]): NamedGame {
  if (!('routeProvider' in wanted)) return wanted;
  const { routeProvider, gameId } = wanted;
  const providers = plugged.filter((provider) => provider.routeProvider === routeProvider).map(({ name }) => name);
  return { providers: providers.length > 0 ? providers : [routeProvider], gameId };
}

/** The provider whose path was asked while nobody who is listed and opened there is plugged in; else null. */
function unpluggedOf(wanted: NamedGame, plugged: readonly GameProvider[]): string | null {
  if ('id' in wanted || plugged.some(({ name }) => wanted.providers.includes(name))) return null;
  return wanted.providers[0] ?? '';
}

async function findGame(catalogue: CatalogueRepository, wanted: NamedGame): Promise<Game | null> {
  const found = 'id' in wanted ? catalogue.byId(wanted.id) : catalogue.byProviderId(wanted.providers, wanted.gameId);
  return found;
}

/** The game itself, or the open replacement that staff named where it is closed. */
async function openOrReplaced(wanted: Game, closures: Closures, catalogue: CatalogueRepository): Promise<Game> {
  const isOpen = (game: Game) => game.isActive && closedReasonOf(game, closures) === null;
  if (wanted.replacement === null || isOpen(wanted)) return wanted;
  const replacement = await catalogue.byId(wanted.replacement);
  return replacement && isOpen(replacement) ? replacement : wanted;
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
  parts: LaunchParts,
  at: Instant,
): Promise<Opened | Refusal<LaunchRefusal>> {
  const { sessions } = parts;
  const { currency, signIn } = player;
  const order = { player: player.id, game: game.id, provider: provider.name, currency, signIn };
  const session = await sessions.create(order, at);
  // The part before the dot names the session, in our log and in theirs; the part behind it is the secret.
  const token = `${session}.${newToken()}`;
  if (provider.exchangesToken) {
    await sessions.storeToken(session, hashToken(token), addMs(at, LAUNCH_TOKEN_SECONDS * SECOND_MS));
  } else await sessions.storeReference(session, hashToken(token));
  const who = { token, currency, player: { id: player.id, name: player.username } };
  const launched = await askProvider({ request, game, provider }, { mode: 'real', ...who }, parts, at);
  if (hasFailed(launched)) {
    await sessions.abandon(session, at);
    return refuseFailure(launched);
  }
  await sessions.confirm(session, { isOpen: !provider.exchangesToken }, at);
  return { ...(await placeOf(launched, parts, at)), session };
}

/** Practice: no session, no wallet call, nobody's money. */
async function openPractice(
  opening: Omit<Opening, 'player'>,
  parts: LaunchParts,
  at: Instant,
): Promise<Opened | Refusal<LaunchRefusal>> {
  const nobody = { player: { id: idOf<PlayerId>('0'), name: 'demo' }, token: newToken(), currency: PLAY_MONEY };
  const launched = await askProvider(opening, { mode: 'demo', ...nobody }, parts, at);
  if (hasFailed(launched)) return refuseFailure(launched);
  return { ...(await placeOf(launched, parts, at)), session: null };
}

async function askProvider(
  { request, game, provider }: Omit<Opening, 'player'>,
  who: Pick<LaunchOrder, 'mode' | 'token' | 'currency' | 'player'>,
  { lobbyUrl, health }: LaunchParts,
  at: Instant,
): Promise<Launched | ProviderFailure> {
  const { language, isMobile, ip, geo = null, isCurrencySubstitute = false } = request;
  const gameId = (isMobile ? game.mobileGameId : null) ?? game.gameId;
  const launched = await provider.launch({
    ...who,
    gameId,
    language,
    isMobile,
    ip,
    geo,
    isCurrencySubstitute,
    studio: game.studio,
    lobbyUrl: wayBack(request.lobbyUrl, lobbyUrl),
  });
  if (hasFailed(launched)) await health.reportFailure(provider.name, `launch: ${launched.reason}`, at);
  return launched;
}

/** The place that was asked for, where it is on the site of the lobby; else the lobby. */
function wayBack(wanted: string | undefined, lobby: string): string {
  if (wanted === undefined || !URL.canParse(wanted)) return lobby;
  const place = new URL(wanted);
  const { origin } = new URL(lobby);
  return place.origin === origin ? `${origin}${place.pathname}${place.search}${place.hash}` : lobby;
}

function refuseFailure({ failed }: ProviderFailure): Refusal<'provider-unreachable' | 'provider-error'> {
  return refuse(failed === 'unreachable' ? 'provider-unreachable' : 'provider-error');
}

/** Returns the address of the frame. A provider's page is kept for a minute behind an address that nobody can guess. */
async function placeOf(
  launched: Launched,
  { sessions, lobbyUrl }: LaunchParts,
  at: Instant,
): Promise<Pick<LaunchAnswer, 'url' | 'facts'>> {
  const { facts = {} } = launched;
  if ('url' in launched) return { url: launched.url, facts };
  const key = newToken();
  await sessions.storePage(hashToken(key), launched.content, addMs(at, LAUNCH_TOKEN_SECONDS * SECOND_MS));
  return { url: `${lobbyUrl}/launch/${key}`, facts };
}
