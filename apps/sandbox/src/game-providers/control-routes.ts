import { randomUUID } from 'node:crypto';
import { parseAmount } from '@ordago/kernel';
import type { PlaySession, SessionBooks } from '@ordago/provider-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxParts } from '../plugin.ts';
import type { PlayApi } from './play/play-round.ts';
import { presentRound } from './play/play-routes.ts';
import type { CallAction, OutgoingCall, ProviderSimulator, Tamper } from './provider-simulator.ts';
import type { SendCall } from './send-call.ts';

const ACTIONS: readonly CallAction[] = ['bet', 'win', 'betwin', 'rollback', 'balance', 'authenticate'];
const TAMPERS: readonly Tamper[] = ['signature', 'timestamp', 'body'];

export const CONTROL_SCHEMA = `create table control_reference (
  place bigint generated always as identity,
  provider text not null,
  transaction text not null,
  round text not null,
  reference text not null,
  is_bet boolean not null,
  primary key (provider, transaction)
)`;

export interface ControlParts extends Pick<SandboxParts, 'pool'> {
  readonly play: PlayApi;
  readonly sessions: SessionBooks;
  readonly send: SendCall;
}

/**
 * The control API for tests and rehearsals (architecture 4).
 *
 * `POST /console/callbacks/{provider}` takes {action, player, session?, round, transaction, game, amount, win?, target?,
 * currency?, attempt?, tamper?}, sends that call signed and answers {http, body} of the server, untouched: digits stay as they came.
 * `POST /console/rounds` takes {provider, gameId, session, stake} and plays one round as the provider's engine would.
 */
export function controlRoutes(app: FastifyInstance, parts: ControlParts): void {
  const { play, sessions } = parts;
  app.post('/console/rounds', async (request, reply) => {
    const { provider, gameId, session: name, stake } = (request.body ?? {}) as Record<string, unknown>;
    const session = typeof name === 'string' ? await sessions.byAnyName(String(provider), name) : null;
    const units = parseAmount(String(stake));
    if (!session || units === null) return bad(reply, 'provider, session and stake (decimal text) are needed');
    if (gameId !== undefined && gameId !== session.game) return bad(reply, `the session is at ${session.game}`);
    const round = await play.play(session, { stake: units, key: randomUUID(), choice: null });
    return typeof round === 'string'
      ? reply.code(409).send({ error: round })
      : presentRound(round, play.simulatorOf(session.provider));
  });

  app.post('/console/callbacks/:provider', async (request, reply) => {
    const { provider } = request.params as { provider: string };
    const simulator = play.simulatorOf(provider);
    if (!simulator) return reply.code(404).send({ error: `no provider ${provider}` });
    const asked = readAsked(request.body);
    if (asked === null) return bad(reply, 'action, player and, for money, round, transaction and amount are needed');
    const session = await enteredSession(asked, simulator, parts);
    const call = await callOf(asked, session, { simulator: simulator, pool: parts.pool });
    const answer = await parts.send(simulator, call, asked.tamper);
    if (answer === null) return reply.code(504).send({ error: 'the server did not answer' });
    return reply.type('application/json; charset=utf-8').send(untouched(answer));
  });
}

interface Asked {
  readonly action: CallAction;
  readonly player: string;
  readonly session: string | null;
  readonly round: string;
  readonly transaction: string;
  readonly game: string | null;
  readonly amount: string;
  readonly win: string;
  readonly target: string | null;
  readonly currency: string | null;
  /** Number of earlier tries of the call, for providers that send it. */
  readonly attempt: number;
  readonly tamper: Tamper | null;
}

function readAsked(body: unknown): Asked | null {
  const given = (body ?? {}) as Record<string, unknown>;
  const text = (name: string) => (given[name] === undefined || given[name] === null ? null : String(given[name]));
  const action = ACTIONS.find((known) => known === given.action);
  const player = text('player');
  const tamper = TAMPERS.find((known) => known === given.tamper) ?? null;
  if (action === undefined || player === null || (given.tamper !== undefined && tamper === null)) return null;
  return {
    action,
    player,
    tamper,
    session: text('session'),
    round: text('round') ?? randomUUID(),
    transaction: text('transaction') ?? randomUUID(),
    game: text('game'),
    amount: text('amount') ?? '0',
    win: text('win') ?? '0',
    target: text('target'),
    currency: text('currency'),
    attempt: typeof given.attempt === 'number' ? given.attempt : 0,
  };
}

/** The session that was named, else the player's latest; its token is exchanged before the first call that needs it. */
async function enteredSession(
  { action, player, session: name }: Asked,
  simulator: ProviderSimulator,
  { sessions, play }: ControlParts,
): Promise<PlaySession | null> {
  const found =
    name === null ? await sessions.latestOf(simulator.name, player) : await sessions.byAnyName(simulator.name, name);
  const isStake = action === 'bet' || action === 'betwin';
  return found && isStake ? ((await play.enter(found)) ?? found) : found;
}

async function callOf(
  asked: Asked,
  session: PlaySession | null,
  { simulator, pool }: { simulator: ProviderSimulator; pool: SandboxParts['pool'] },
): Promise<OutgoingCall> {
  const { action, round, transaction, amount, win, attempt } = asked;
  return {
    action,
    round,
    transaction,
    amount,
    win,
    attempt,
    userId: session?.userId ?? asked.player,
    session: session?.reference ?? session?.operatorToken ?? asked.session ?? 'none',
    game: asked.game ?? session?.game ?? simulator.games[0]?.id ?? 'none',
    currency: asked.currency ?? session?.currency ?? 'TRY',
    target: asked.target ?? (await betOf(asked, { simulator: simulator, pool })),
  };
}

/**
 * The bet that a win answers, for providers whose calls name it: the one it was given the first time, else the oldest bet
 * of its round that no win has answered. Whoever asks for a bet is remembered here.
 */
async function betOf(
  { action, round, transaction }: Asked,
  { simulator, pool }: { simulator: ProviderSimulator; pool: SandboxParts['pool'] },
): Promise<string | null> {
  if (action === 'bet' || action === 'betwin') {
    const sql =
      'insert into control_reference (provider, transaction, round, reference, is_bet) values ($1, $2, $3, $2, true) on conflict do nothing';
    await pool.query(sql, [simulator.name, transaction, round]);
    return null;
  }
  if (action !== 'win') return null;
  const { rows } = await pool.query(
    `insert into control_reference (provider, transaction, round, reference, is_bet)
     select $1, $2, $3, coalesce((
       select bet.reference from control_reference bet where bet.provider = $1 and bet.round = $3 and bet.is_bet
         and not exists (select from control_reference win where win.provider = $1 and win.round = $3 and not win.is_bet
           and win.reference = bet.reference)
       order by bet.place limit 1), $2), false
     on conflict (provider, transaction) do update set transaction = excluded.transaction returning reference`,
    [simulator.name, transaction, round],
  );
  return rows[0].reference;
}

/** The answer's own digits, inside ours. What is no JSON goes as text. */
function untouched({ http, text }: { http: number; text: string }): string {
  return `{"http":${http},"body":${isJson(text) ? text : JSON.stringify(text)}}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function bad(reply: FastifyReply, error: string): FastifyReply {
  return reply.code(400).send({ error });
}
