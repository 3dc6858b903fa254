import { formatAmount, parseAmount } from '@ordago/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { type Chip, describeEngine, STAKE_MAX, STAKE_MIN } from './play-engine.ts';
import type { PlayDoor } from './play-round.ts';
import type { BookedRound } from './round-books.ts';
import type { PlaySession, SessionBooks } from './session-books.ts';

/** Stakes that the game client offers. */
const STAKE_STEPS = ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00'];

/**
 * What the game in the browser speaks with its provider:
 *
 * - `GET /play/session/:token` → {provider, game {id, name, studio, engine}, player {name}, currency, balance, language,
 *   lobbyUrl, stakes {min, max, steps}}
 * - `POST /play/session/:token/rounds` {stake: decimal text, key, bets?: [{number | field, stake}]} → {round, state, stake,
 *   payout, balance, outcome, word}; the same key answers the same round
 */
export function playRoutes(
  app: FastifyInstance,
  parts: { play: PlayDoor; sessions: SessionBooks; settings: Settings },
) {
  const { play, sessions, settings } = parts;
  allowGames(app, settings);
  app.get('/play/session/:token', async (request, reply) => {
    const session = await sessionOf(request, sessions);
    const entered = session && (await play.enter(session));
    const game = entered && play.gameOf(entered);
    if (!entered || !game) return gone(reply);
    return presentSession(entered, { game, balance: await play.balance(entered) });
  });
  app.post('/play/session/:token/rounds', async (request, reply) => {
    const session = await sessionOf(request, sessions);
    if (!session) return gone(reply);
    const { stake, key, bets } = (request.body ?? {}) as { stake?: unknown; key?: unknown; bets?: unknown };
    const units = typeof stake === 'string' ? parseAmount(stake) : null;
    const isKey = typeof key === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(key);
    if (units === null || !isKey) return reply.code(400).send({ error: 'stake-and-key-needed' });
    const chips = Array.isArray(bets) ? (bets as Chip[]) : null;
    const round = await play.play(session, { stake: units, key, chips });
    if (typeof round === 'string') return reply.code(round === 'operator-refused' ? 409 : 400).send({ error: round });
    return presentRound(round);
  });
}

/** A round on the wire; a refused one says the operator's word. */
export function presentRound(round: BookedRound) {
  const { roundKey, state, stake, payout, balance, outcome, word } = round;
  const isShown = state !== 'refused' && state !== 'cancelled' && state !== 'cancelling';
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
  { provider, username, currency, language, lobbyUrl }: PlaySession,
  { game, balance }: { game: NonNullable<ReturnType<PlayDoor['gameOf']>>; balance: string | null },
) {
  return {
    provider,
    game: { id: game.id, name: game.name, studio: game.studio, engine: describeEngine(game) },
    player: { name: username },
    ...{ currency, balance, language, lobbyUrl },
    stakes: { min: formatAmount(STAKE_MIN), max: formatAmount(STAKE_MAX), steps: STAKE_STEPS },
  };
}

async function sessionOf(request: FastifyRequest, sessions: SessionBooks): Promise<PlaySession | null> {
  const { token } = request.params as { token: string };
  return sessions.byToken(token);
}

function gone(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'session-unknown' });
}

/** The game's page lives on another origin; its token is in the address, so no cookie is ever needed. */
function allowGames(app: FastifyInstance, { gamesOrigin }: Settings): void {
  const port = new URL(gamesOrigin).port;
  const allowed = [gamesOrigin, `http://127.0.0.1:${port}`, `http://localhost:${port}`];
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin').header('cache-control', 'no-store');
    if (origin === undefined || !allowed.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-allow-headers', 'content-type');
    reply.header('access-control-allow-methods', 'GET, POST, OPTIONS').header('access-control-max-age', '600');
  });
  app.options('/play/*', async (_request, reply) => reply.code(204).send());
}
