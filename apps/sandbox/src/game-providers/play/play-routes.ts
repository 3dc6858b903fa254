import type {
  AnyRound,
  OpenedPlay,
  PlayLobby,
  PlayRefusal,
  PlaySession as SessionAnswer,
} from '@ordago/contracts/play';
import { slotByKey } from '@ordago/game-engines';
import { formatAmount, parseAmount } from '@ordago/kernel';
import { type BookedRound, bearerOf, type PlaySession, type SessionBooks } from '@ordago/provider-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';
import type { ProviderSimulator, SandboxGame } from '../provider-simulator.ts';
import { isDemo } from './demo-money.ts';
import { describeEngine, engineOf, limitsOf } from './play-engine.ts';
import type { PlayApi } from './play-round.ts';

/** Least time from one spin of a slot to the next, in ms. */
const SLOT_ROUND_MS_MIN = 2_500;
/** Stakes that the game client offers. */
const STAKE_STEPS = ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00'];

/**
 * Routes between the game in the browser and its provider; its token is in `authorization: Bearer …`. Answers have the shapes of `packages/contracts/src/play`:
 *
 * - `POST /play/session` {code} → {token}: the code of a launch for the token of its session, once and within a minute
 * - `GET /play/session` → `PlaySession`
 * - `POST /play/session/table` {table} → moves the player to a table of the session's lobby, or back to the
 *   lobby; a session of a lobby contains `lobby`
 * - `POST /play/session/rounds` {stake: decimal text, key, choice?} → the round; the same key answers the same
 *   round. `choice` is what the game's engine reads
 * - `POST /play/session/rounds/:round/moves` {place, move} → the same, for games of several steps
 * - `GET /play/session/rounds/:round` → a flight: answers when it is over, or with its state after ten seconds.
 *   It waits for a cash-out by hand if its choice has `byHand: true` or no target; in the air its outcome has `flownMs`
 */
export function playRoutes(app: FastifyInstance, parts: { play: PlayApi; sessions: SessionBooks; settings: Settings }) {
  const { play, sessions, settings } = parts;
  allowGames(app, settings);
  app.post('/play/session', async (request, reply): Promise<OpenedPlay | FastifyReply> => {
    const { code } = (request.body ?? {}) as { readonly code?: unknown };
    const token = typeof code === 'string' ? await sessions.exchange(code) : null;
    return token === null ? no(reply, 404, 'launch-code-spent') : { token };
  });
  app.get('/play/session', async (request, reply): Promise<SessionAnswer | FastifyReply> => {
    const session = await sessionOf(request, sessions);
    const entered = session && (await play.enter(session));
    const game = entered && play.gameOf(entered);
    if (!entered || !game) return gone(reply);
    const open = await play.openOf(entered);
    return {
      ...presentSession(entered, { game, balance: await play.balance(entered) }),
      ...presentLobby(play, entered),
      open: open && { ...presentRound(open.booked, null), place: open.place, choice: open.choice },
    };
  });
  app.post('/play/session/table', async (request, reply) => {
    const session = await sessionOf(request, sessions);
    if (!session) return gone(reply);
    const { table } = (request.body ?? {}) as { readonly table?: unknown };
    const lobby = play.lobbyOf(session);
    if (lobby?.id !== table && !lobby?.tables?.some((id) => id === table)) {
      return no(reply, 404, 'table-unknown');
    }
    // A round that waits for its player is played where it began.
    if (await play.openOf(session)) return no(reply, 409, 'round-open');
    await sessions.changeGame(session, String(table));
    return { table };
  });
  app.post('/play/session/rounds', async (request, reply): Promise<AnyRound | FastifyReply> => {
    const session = await sessionOf(request, sessions);
    if (!session) return gone(reply);
    const { stake, key, choice } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const units = typeof stake === 'string' ? parseAmount(stake) : null;
    const isKey = typeof key === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(key);
    if (units === null || !isKey) return no(reply, 400, 'stake-and-key-needed');
    const round = await play.play(session, { stake: units, key, choice: choice ?? null });
    if (typeof round === 'string') return no(reply, round === 'operator-refused' ? 409 : 400, round);
    return { ...presentRound(round, play.simulatorOf(session.provider)), place: 0 };
  });
  app.post('/play/session/rounds/:round/moves', async (request, reply): Promise<AnyRound | FastifyReply> => {
    const session = await sessionOf(request, sessions);
    const entered = session && (await play.enter(session));
    if (!entered) return gone(reply);
    const { round } = request.params as { round: string };
    const { place, move } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof place !== 'number' || !Number.isInteger(place) || place < 0) {
      return no(reply, 400, 'place-needed');
    }
    const made = await play.move(entered, { round, place, move });
    if (typeof made !== 'string') return { ...presentRound(made.booked, null), place: made.place };
    const http = made === 'round-unknown' ? 404 : made === 'operator-refused' ? 409 : 400;
    return no(reply, http, made);
  });
  app.get('/play/session/rounds/:round', async (request, reply): Promise<AnyRound | FastifyReply> => {
    const session = await sessionOf(request, sessions);
    if (!session) return gone(reply);
    const waited = await play.wait(session, (request.params as { round: string }).round);
    if (!waited) return no(reply, 404, 'round-unknown');
    return { ...presentRound(waited.booked, null), place: waited.place };
  });
}

/** A round on the wire; a refused one has the operator's code, one that is drawn later shows nothing until settled. */
export function presentRound(round: BookedRound, simulator: Pick<ProviderSimulator, 'drawMs'> | null): AnyRound {
  const { roundKey, state, stake, payout, balance, outcome, word } = round;
  const isDrawing = state === 'settling' && simulator?.drawMs !== undefined;
  const isShown = !isDrawing && state !== 'refused' && state !== 'cancelled' && state !== 'cancelling';
  return {
    round: roundKey,
    state,
    stake: formatAmount(stake),
    payout: formatAmount(isShown ? payout : 0n),
    balance,
    word,
    // A round that never happened showed nothing.
    outcome: isShown ? outcome : null,
  };
}

function presentSession(
  { provider, userId, username, currency, language, lobbyUrl }: PlaySession,
  { game, balance }: { game: NonNullable<ReturnType<PlayApi['gameOf']>>; balance: string | null },
): Omit<SessionAnswer, 'open' | 'lobby'> {
  return {
    provider,
    game: { id: game.id, name: game.name, studio: game.studio, engine: describeEngine(game.engine) },
    player: { name: username },
    isDemo: isDemo({ userId }),
    currency,
    balance,
    language,
    lobbyUrl,
    stakes: stakesOf(game),
    ...(slotByKey(game.engine) && { roundMsMin: SLOT_ROUND_MS_MIN }),
  };
}

/** The tables of a lobby, and the one that is open; nothing where there is no lobby. */
function presentLobby(play: PlayApi, session: PlaySession): { lobby?: PlayLobby } {
  const lobby = play.lobbyOf(session);
  const games = play.simulatorOf(session.provider)?.games ?? [];
  if (!lobby?.tables) return {};
  const tables = lobby.tables.flatMap((id) => games.find((game) => game.id === id) ?? []);
  return {
    lobby: {
      id: lobby.id,
      name: lobby.name,
      table: session.game === lobby.id ? null : session.game,
      tables: tables.map(({ id, name, engine }) => ({ id, name, kind: engineOf(engine).kind })),
    },
  };
}

/** Allowed stakes of a game: its limits, and the steps that lie within them. */
function stakesOf(game: SandboxGame): SessionAnswer['stakes'] {
  const { min, max } = limitsOf(game);
  const steps = STAKE_STEPS.filter((step) => {
    const units = parseAmount(step) ?? 0n;
    return units >= min && units <= max;
  });
  const isSold = slotByKey(game.engine)?.buy != null;
  return { min: formatAmount(min), max: formatAmount(max), steps, ...(isSold ? { boughtMax: formatAmount(max) } : {}) };
}

async function sessionOf(request: FastifyRequest, sessions: SessionBooks): Promise<PlaySession | null> {
  const token = bearerOf(request);
  return token === null ? null : sessions.byToken(token);
}

function gone(reply: FastifyReply): FastifyReply {
  return no(reply, 404, 'session-unknown');
}

/** Refuses a play call: every name has a sentence in the games. */
function no(reply: FastifyReply, http: number, error: PlayRefusal): FastifyReply {
  return reply.code(http).send({ error });
}

/** The game's page lives on another origin; its token is in a header, so no cookie is ever needed. */
function allowGames(app: FastifyInstance, { gamesOrigin }: Settings): void {
  const port = new URL(gamesOrigin).port;
  const allowed = [gamesOrigin, `http://127.0.0.1:${port}`, `http://localhost:${port}`];
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin').header('cache-control', 'no-store');
    if (origin === undefined || !allowed.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-allow-headers', 'authorization, content-type');
    reply.header('access-control-allow-methods', 'GET, POST, OPTIONS').header('access-control-max-age', '600');
  });
  app.options('/play/*', async (_request, reply) => reply.code(204).send());
}
