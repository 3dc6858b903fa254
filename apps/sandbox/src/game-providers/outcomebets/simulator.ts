import type { LaunchedSession, SessionBooks } from '@ordago/provider-kit';
import {
  OUTCOMEBETS_ERRORS as ERRORS,
  type OutcomebetsError,
  outcomebetsEnvelope,
  outcomebetsLaunch,
  outcomebetsProof,
} from '@ordago/provider-protocols';
import { picturePath } from '../pictures.ts';
import { demoUser } from '../play/demo-money.ts';
import { declaredOf } from '../play/play-engine.ts';
import type { CallVerdict, OutgoingCall, SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { answerSigned, writeSigned } from '../signed-simulator.ts';
import { slotNumber } from '../slot-number.ts';
import { namesOf, slugOf } from '../words.ts';

const NAME = 'outcomebets';
const GAMES_COUNT = 156;
/** Sections that the operator keeps, and those that it leaves out. */
const KEPT = ['greenharbour', 'bluepeak', 'redlantern', 'silverfox'] as const;
const LEFT_OUT = ['amatic', 'evoplay', 'pragmatic', 'cqgaming', 'fishing', 'rubyplay'] as const;

/** 156 slots of the sea in four sections. */
export const OUTCOMEBETS_GAMES: readonly SandboxGame[] = namesOf('sea', GAMES_COUNT).map((name, index) => ({
  id: `ob-${slugOf(name)}`,
  name,
  studio: KEPT[index % KEPT.length] ?? KEPT[0],
  engine: slotNumber(index),
}));

/** Outcomebets as the sandbox plays it: stake and win in one call under the reference that the operator gave. */
export const outcomebetsSimulator: SimulatorOf = ({ settings, clock }) => {
  const simulator = { name: NAME, proof: outcomebetsProof, secret: settings.secretOf(NAME), now: clock.now };
  return {
    name: NAME,
    games: OUTCOMEBETS_GAMES,
    combines: true,
    authenticates: false,
    routes: (app, sessions) =>
      answerSigned(app, simulator, '', async (message) => {
        const envelope = outcomebetsEnvelope.safeParse(message).data;
        if (envelope?.method === 'Game.List') return { jsonrpc: '2.0', id: '1', result: { Games: rows() } };
        if (envelope?.method !== 'Session.Create') return failed(ERRORS.method);
        const opened = await openSession(envelope.params, sessions);
        if (opened === null) return failed(ERRORS.game);
        return { jsonrpc: '2.0', id: '1', result: { SessionId: `ob-${opened.id}`, SessionUrl: opened.url } };
      }),
    write: (call, how) => writeSigned(simulator, { path: '', body: bodyOf(call) }, how),
    read: verdictOf,
  };
};

async function openSession(params: unknown, sessions: SessionBooks): Promise<LaunchedSession | null> {
  const order = outcomebetsLaunch.safeParse(params).data;
  const game = OUTCOMEBETS_GAMES.find(({ id }) => id === order?.GameId);
  if (!order || !game) return null;
  const userId = order.Mode === 'fun' ? demoUser() : order.PlayerId;
  return sessions.launch({
    provider: NAME,
    game: game.id,
    userId,
    username: order.PlayerName,
    currency: order.Currency,
    operatorToken: order.AlternativeId,
    reference: order.AlternativeId,
    language: order.Language,
    lobbyUrl: order.LobbyUrl,
  });
}

function failed(error: OutcomebetsError) {
  return { jsonrpc: '2.0', id: '1', error };
}

/** The games, and one of every section that the operator leaves out. */
function rows() {
  const row = (game: Pick<SandboxGame, 'id' | 'name' | 'studio' | 'engine'>) => {
    const { rtp, volatility } = declaredOf(game.engine);
    return {
      Id: game.id,
      Name: game.name,
      SectionId: game.studio,
      Type: 'slots',
      Format: 'html',
      Description: '',
      Picture: picturePath(NAME, game.id),
      ...(rtp === undefined ? {} : { Rtp: rtp }),
      ...(volatility === undefined ? {} : { Volatility: volatility }),
    };
  };
  const others = LEFT_OUT.map((studio, index) => ({
    id: `ob-${studio}`,
    name: `Muestra de ${studio}`,
    studio,
    engine: slotNumber(index),
  }));
  return [...OUTCOMEBETS_GAMES, ...others].map(row);
}

/** Written by hand, so that an amount is a JSON number with exactly its digits. */
function bodyOf(call: OutgoingCall): string {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  const text = JSON.stringify;
  const rpc = (method: string, params: string) =>
    `{"jsonrpc":"2.0","id":${text(crypto.randomUUID())},"method":${text(method)},"params":{${params}}}`;
  const base = `"playerName":${text(userId)},"currency":${text(currency)}`;
  if (action === 'authenticate' || action === 'balance') return rpc('getBalance', base);
  if (action === 'rollback')
    return rpc('rollbackTransaction', `${base},"transactionRef":${text(target ?? transaction)}`);
  const place = `${base},"gameId":${text(game)},"gameRoundRef":${text(round)},"transactionRef":${text(transaction)}`;
  const play = (rest: string) => rpc('withdrawAndDeposit', `${place},"sessionAlternativeId":${text(session)},${rest}`);
  if (action === 'bet') return play(`"withdraw":${amount}`);
  return play(action === 'win' ? `"deposit":${amount}` : `"withdraw":${amount},"deposit":${win}`);
}

/** An internal error asks for another try; every other one is final. */
function verdictOf(body: unknown): CallVerdict {
  const { result, error } = (body ?? {}) as { result?: Record<string, unknown>; error?: Record<string, unknown> };
  const balance = result?.newBalance;
  if (typeof balance === 'string') return { outcome: 'ok', word: 'ok', balance, session: null };
  const code = error?.code;
  if (typeof code !== 'string') return { outcome: 'unknown', word: '', balance: null, session: null };
  const outcome = code === String(ERRORS.internal.code) ? 'retry' : 'refused';
  return { outcome, word: `${code} ${String(error?.message)}`, balance: null, session: null };
}
