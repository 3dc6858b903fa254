import type {
  AnyRound,
  Fairness,
  OpenedPlay,
  PlayRefusal,
  RoundProof,
  PlaySession as SessionAnswer,
} from '@ordago/contracts/play';
import { isClientSeed } from '@ordago/fairness';
import { isEngineRefusal, type Json } from '@ordago/game-engines';
import { formatAmount, isRefusal, parseAmount } from '@ordago/kernel';
import { bearerOf, type PlaySession } from '@ordago/provider-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDemo } from '../demo/demo-wallet.ts';
import { gameById, nameOf, type OriginalGame } from '../games/games.ts';
import type { ReadProof } from '../operator/read-proof.ts';
import type { Parts } from '../parts.ts';
import { playOneShot } from '../rounds/play-one-shot.ts';
import { moveStepped, startStepped } from '../rounds/play-stepped.ts';
import { roundOfSeat } from '../rounds/seat.ts';
import { STAKE_MAX, STAKE_MIN, stakeMaxOf, stakesOf } from '../rounds/stakes.ts';
import type { LiveSession } from './live-sessions.ts';
import { presentRound } from './present-round.ts';

/**
 * Routes for a game in the browser; its token is in `authorization: Bearer …`, so that no cookie is needed and no address has
 * it. Answers have the shapes of `packages/contracts/src/play`.
 *
 * - `POST /play/session` {code} → {token}: the code of a launch for the token of its session, once and within a minute
 * - `GET /play/session` → `PlaySession`; `open` is the player's round that waits for a move, or null
 * - `POST …/rounds` {stake: decimal text, key, choice} → the round; the same key answers the same round
 * - `POST …/rounds/:round/moves` {place, move} → the round; the same place is moved once
 * - `GET …/rounds/:round/proof` → `RoundProof`
 * - `GET …/fairness` → `Fairness`
 * - `POST …/fairness/rotate` {clientSeed} → the same, with the old seed among `revealed`
 */
export function playRoutes(app: FastifyInstance, parts: Parts & { proof: ReadProof }): void {
  app.post('/play/session', async (request, reply): Promise<OpenedPlay | FastifyReply> => {
    const { code } = (request.body ?? {}) as { code?: unknown };
    const token = typeof code === 'string' ? await parts.sessions.exchange(code) : null;
    return token === null ? no(reply, 404, 'launch-code-spent') : { token };
  });
  app.get('/play/session', async (request, reply): Promise<SessionAnswer | FastifyReply> => {
    const at = await tableOf(parts, request, { isAsked: true });
    if (!at) return gone(reply);
    const waiting = await parts.fair.openOf(at.session);
    const booked = waiting && (await parts.rounds.byId(waiting.round));
    return {
      ...presentSession(at, parts),
      balance: at.balance,
      open: booked && { ...presentRound(booked), place: waiting.moves.length, choice: waiting.choice },
    };
  });
  app.post('/play/session/rounds', async (request, reply) => playRound(parts, request, reply));
  app.post('/play/session/rounds/:round/moves', async (request, reply) => playMove(parts, request, reply));
  app.get('/play/session/rounds/:round/proof', async (request, reply): Promise<RoundProof | FastifyReply> => {
    const at = await tableOf(parts, request);
    if (!at) return gone(reply);
    const { round } = request.params as { round: string };
    if (!(await roundOfSeat(parts, at.session, round))) return gone(reply);
    return (await parts.proof(round)) ?? gone(reply);
  });
  fairnessRoutes(app, parts);
}

function fairnessRoutes(app: FastifyInstance, parts: Parts): void {
  const present = async ({ userId }: PlaySession): Promise<Fairness> => ({
    ...(await parts.seeds.current(userId)),
    revealed: await parts.seeds.revealed(userId),
  });
  app.get('/play/session/fairness', async (request, reply) => {
    const at = await tableOf(parts, request);
    return at ? present(at.session) : gone(reply);
  });
  app.post('/play/session/fairness/rotate', async (request, reply) => {
    const at = await tableOf(parts, request);
    if (!at) return gone(reply);
    const { clientSeed } = (request.body ?? {}) as { clientSeed?: unknown };
    if (typeof clientSeed !== 'string' || !isClientSeed(clientSeed)) return bad(reply, 'client-seed-invalid');
    if (!(await parts.seeds.rotate(at.session.userId, clientSeed))) return no(reply, 409, 'round-open');
    return present(at.session);
  });
}

async function playRound(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<AnyRound | FastifyReply> {
  const at = await tableOf(parts, request);
  if (!at) return gone(reply);
  const { session, game } = at;
  const { stake: text, key, choice: input = null } = (request.body ?? {}) as Record<string, unknown>;
  const stake = typeof text === 'string' ? parseAmount(text) : null;
  const isKey = typeof key === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(key);
  if (stake === null || !isKey) return bad(reply, 'stake-and-key-needed');
  if (stake < STAKE_MIN || stake > STAKE_MAX) return bad(reply, 'stake-outside-limits');
  const { engine } = game;
  if (engine.source === 'chain') return bad(reply, 'round-action-invalid');
  const choice = engine.readChoice(input, stake);
  if (isEngineRefusal(choice)) return bad(reply, choice.name, choice.params);
  const stakeMax = stakeMaxOf(engine, choice);
  if (stake > stakeMax) return bad(reply, 'stake-outside-limits', { max: formatAmount(stakeMax) });
  const submission = { key, stake, choice, input: input as Json, game: game.id };
  const booked =
    engine.form === 'one-shot'
      ? await playOneShot(parts, engine, session, submission)
      : await startStepped(parts, engine, session, submission);
  return { ...presentRound(booked), place: 0 };
}

async function playMove(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<AnyRound | FastifyReply> {
  const at = await tableOf(parts, request);
  if (at?.game.engine.form !== 'stepped') return gone(reply);
  const { round } = request.params as { round: string };
  const { place, move } = (request.body ?? {}) as { place?: unknown; move?: unknown };
  if (typeof place !== 'number' || !Number.isInteger(place) || place < 0) return bad(reply, 'validation-failed');
  const made = await moveStepped(parts, at.game.engine, at.session, { round, place, input: move });
  if (!isRefusal(made)) return { ...presentRound(made.booked), place: made.moves };
  const http = made.name === 'round-closed' ? 404 : made.name === 'insufficient-balance' ? 409 : 400;
  return no(reply, http, made.name, made.params);
}

/** A session and its game. */
export interface Table extends LiveSession {
  readonly game: OriginalGame;
}

/** The live session of a request's token; null when there is none. */
export async function tableOf(
  parts: Pick<Parts, 'live'>,
  request: FastifyRequest,
  options?: { readonly isAsked?: boolean },
): Promise<Table | null> {
  const token = bearerOf(request);
  return token === null ? null : tableOfToken(parts, token, options);
}

/** The live session of a token; null when there is none. */
export async function tableOfToken(
  { live }: Pick<Parts, 'live'>,
  token: string,
  options?: { readonly isAsked?: boolean },
): Promise<Table | null> {
  const found = await live.byToken(token, options);
  const game = found && gameById(found.session.game);
  return found && game ? { ...found, game } : null;
}

function presentSession(
  { session, game }: Pick<Table, 'session' | 'game'>,
  { slotRoundMsMin }: Pick<Parts, 'slotRoundMsMin'>,
): Omit<SessionAnswer, 'balance' | 'open'> {
  const { username, currency, language, lobbyUrl } = session;
  const { kind, key, form, parameters, rtp, volatility } = game.engine;
  return {
    provider: 'originals',
    game: {
      id: game.id,
      name: nameOf(game, language),
      studio: 'Ordago Originals',
      engine: { kind, key, form, parameters, rtp, volatility },
    },
    player: { name: username },
    currency,
    language,
    lobbyUrl,
    isDemo: isDemo(session),
    stakes: stakesOf(game.engine),
    ...(kind === 'slot' && { roundMsMin: slotRoundMsMin }),
  };
}

export function gone(reply: FastifyReply): FastifyReply {
  return no(reply, 404, 'session-unknown');
}

export function bad(reply: FastifyReply, error: PlayRefusal, params: object = {}): FastifyReply {
  return no(reply, 400, error, params);
}

/** Refuses a play call: every name has a sentence in the games. */
export function no(reply: FastifyReply, http: number, error: PlayRefusal, params: object = {}): FastifyReply {
  return reply.code(http).send({ ...params, error });
}
