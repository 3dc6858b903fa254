import {
  encodeForm,
  PGSOFT_OPERATOR,
  parseForm,
  pgsoftBetDetail,
  pgsoftLaunch,
  pgsoftProof,
} from '@ordago/provider-protocols';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { picturePath } from '../pictures.ts';
import {
  type CallVerdict,
  flipped,
  type OutgoingCall,
  type SandboxGame,
  type SimulatorOf,
  STALE_MS,
} from '../provider-simulator.ts';
import { slotNumber } from '../slot-number.ts';
import { namesOf, slugOf } from '../words.ts';
import { netOf } from './net-of.ts';

const NAME = 'pgsoft';

/** 168 slots of the garden. */
export const PGSOFT_GAMES: readonly SandboxGame[] = namesOf('garden', 168).map((name, index) => ({
  id: String(1_000 + index),
  name,
  studio: 'PG Soft',
  engine: slotNumber(index),
}));

const PATHS: Readonly<Record<OutgoingCall['action'], string>> = {
  authenticate: 'VerifySession',
  balance: 'Get',
  bet: 'TransferInOut',
  win: 'TransferInOut',
  betwin: 'TransferInOut',
  rollback: 'CancelTransfer',
};

/** PG Soft as the sandbox plays it: bet and win as one movement; a bet that nobody answered is taken back. */
export const pgsoftSimulator: SimulatorOf = ({ settings, clock }) => {
  const secret = settings.secretOf(NAME);
  return {
    name: NAME,
    games: PGSOFT_GAMES,
    combines: true,
    authenticates: false,
    routes: (app, sessions, replays) => {
      answerSigned(app, 'games', { secret, now: clock.now }, async () => ({ data: PGSOFT_GAMES.map(listed) }));
      answerSigned(app, 'launch', { secret, now: clock.now }, async (fields) => {
        const order = pgsoftLaunch.safeParse(fields).data;
        const game = PGSOFT_GAMES.find(({ id }) => id === order?.gameid);
        if (!order || !game) return { data: null, error: { code: '1034', message: 'Unknown game' } };
        const { operator_player_session: reference, player_name: userId, nickname: username, currency } = order;
        const session = { operatorToken: reference, reference, userId, username, currency };
        const place = { game: game.id, language: order.lang, lobbyUrl: order.lobbyUrl };
        return { data: { url: await sessions.open({ provider: NAME, ...session, ...place }) }, error: null };
      });
      answerSigned(app, 'BetDetail', { secret, now: clock.now }, async (fields) => {
        const asked = pgsoftBetDetail.safeParse(fields).data;
        if (!asked) return { data: null, error: { code: '1034', message: 'Invalid request' } };
        const { player_name: userId, parent_bet_id: round, lang: language } = asked;
        const url = await replays.open({ provider: NAME, userId, round, language });
        return url === null
          ? { data: null, error: { code: '3021', message: 'Bet does not exist' } }
          : { data: { url }, error: null };
      });
    },
    write: (call, { now, tamper }) => {
      const path = PATHS[call.action];
      const body = encodeForm(fieldsOf(call, now));
      const at = tamper === 'timestamp' ? now - STALE_MS : now;
      const proof = pgsoftProof.sign(Buffer.from(body), { secret, path, now: at });
      // The signature ends the header: its last character is another one.
      const authorization = proof.authorization ?? '';
      const forged = authorization.slice(0, -1) + flipped(authorization.slice(-1));
      return {
        path: `/${NAME}/${path}`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...proof,
          authorization: tamper === 'signature' ? forged : authorization,
        },
        body: tamper === 'body' ? `${body}&more=1` : body,
      };
    },
    read: verdictOf,
  };
};

function listed({ id, name, studio }: SandboxGame) {
  return { name, iconurl: picturePath(NAME, id), gameid: id, vendorid: slugOf(studio), symbol: slugOf(name) };
}

/** A call of the operator: answered only when its headers fit its bytes. */
function answerSigned(
  app: FastifyInstance,
  path: string,
  { secret, now }: { secret: string; now: () => number },
  answer: (fields: Readonly<Record<string, string>>) => Promise<object>,
): void {
  app.post(`/${NAME}/${path}`, async (request: FastifyRequest) => {
    const body = request.rawBody ?? Buffer.alloc(0);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
    const fields = parseForm(body);
    if (fields === null || !pgsoftProof.isSigned(body, headers, { secret, path, now: now() }))
      return { data: null, error: { code: '1034', message: 'Invalid request' } };
    return answer({ ...fields });
  });
}

function fieldsOf(call: OutgoingCall, now: number): Record<string, string> {
  const { action, userId, session, transaction, currency, amount, win, target } = call;
  const base = { operator_token: PGSOFT_OPERATOR };
  const player = { ...base, player_name: userId };
  switch (action) {
    case 'authenticate':
      return { ...base, operator_player_session: session };
    case 'balance':
      return { ...player, operator_player_session: session };
    case 'bet':
      return movementOf(call, { bet: amount, win: '0', now });
    case 'betwin':
      return movementOf(call, { bet: amount, win, now });
    case 'win':
      return movementOf(call, { bet: '0', win: amount, now });
    case 'rollback':
      return { ...player, currency_code: currency, transaction_id: target ?? transaction, transfer_amount: amount };
  }
}

function movementOf(
  { action, userId, session, round, transaction, game, currency }: OutgoingCall,
  { bet, win, now }: { bet: string; win: string; now: number },
): Record<string, string> {
  return {
    operator_token: PGSOFT_OPERATOR,
    player_name: userId,
    operator_player_session: session,
    game_id: game,
    parent_bet_id: round,
    bet_id: transaction,
    transaction_id: transaction,
    currency_code: currency,
    bet_amount: bet,
    win_amount: win,
    transfer_amount: netOf(win, bet),
    updated_time: String(now),
    is_end_round: action === 'bet' ? 'False' : 'True',
    is_feature: action === 'win' ? 'True' : 'False',
  };
}

/** 1200 asks for another try; everything else is final. */
function verdictOf(body: unknown): CallVerdict {
  const { data, error } = (body ?? {}) as { data?: Record<string, unknown> | null; error?: { code?: unknown } | null };
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const balance = text(data?.balance_amount) ?? text(data?.balance_after);
  if (data && error === null) return { outcome: 'ok', word: 'ok', balance, session: null };
  const word = text(error?.code) ?? '';
  const outcome = word === '' ? 'unknown' : word === '1200' ? 'retry' : 'refused';
  return { outcome, word, balance: null, session: null };
}
