import { basisPointsOf, SLOTS } from '@ordago/game-engines';
import {
  encodeForm,
  isPragmaticRgsSigned,
  parseForm,
  pragmaticRgsLaunch,
  signPragmaticRgs,
} from '@ordago/provider-protocols';
import type { FastifyInstance } from 'fastify';
import {
  type CallVerdict,
  flipped,
  type OutgoingCall,
  type SandboxGame,
  STALE_MS,
  type TwinOf,
} from '../provider-twin.ts';
import { CREATURE_NAMES, slugOf } from '../words.ts';

const PROVIDER = 'PragmaticPlay';
const STUDIO = 'Pragmatic Play';
/** A second studio of the same list, which the operator's selection leaves out. */
const OTHER_STUDIO = 'Estudio Marea';

/** 60 games that the operator keeps, and 4 of the other studio. */
export const PRAGMATIC_RGS_GAMES: readonly SandboxGame[] = [
  ...CREATURE_NAMES.map((name, index) => gameOf(name, STUDIO, index)),
  ...['Marea Alta', 'Marea Baja', 'Marea de Oro', 'Marea Viva'].map((name, index) => gameOf(name, OTHER_STUDIO, index)),
];

function gameOf(name: string, studio: string, index: number): SandboxGame {
  const slot = SLOTS[index % SLOTS.length];
  return { id: `vs-${slugOf(name)}`, name, studio, engine: { kind: 'slot', key: slot?.key ?? '' } };
}

const PATHS: Readonly<Record<OutgoingCall['action'], string>> = {
  authenticate: 'authenticate',
  balance: 'balance',
  bet: 'bet',
  win: 'result',
  betwin: 'betresult',
  rollback: 'refund',
};

/** Pragmatic RGS as the sandbox plays it: token exchange, bet and result apart. */
export const pragmaticRgsTwin: TwinOf = ({ settings, clock }) => {
  const secret = settings.secrets.pragmaticRgs;
  const key = { secret, scheme: 'hmac-sha256' } as const;
  return {
    name: 'pragmatic-rgs',
    games: PRAGMATIC_RGS_GAMES,
    combines: false,
    authenticates: true,
    routes: (app, sessions) => {
      answerSigned(app, 'game/list', { ...key, now: clock.now }, async () => ({
        error: 0,
        game_list: PRAGMATIC_RGS_GAMES.map(listed),
      }));
      answerSigned(app, 'game/launch', { ...key, now: clock.now }, async (fields) => {
        const order = pragmaticRgsLaunch.safeParse(fields).data;
        const game = PRAGMATIC_RGS_GAMES.find(({ id }) => id === order?.game_id);
        if (!order || !game) return { error: 8, description: 'Game is not found' };
        const { token: operatorToken, userId, userName: username, currency, language, lobbyUrl } = order;
        const session = { operatorToken, userId, username, currency, language, lobbyUrl };
        const gameURL = await sessions.open({ provider: 'pragmatic-rgs', reference: null, game: game.id, ...session });
        return { error: 0, gameURL };
      });
    },
    write: (call, { now, tamper }) => {
      const stamp = tamper === 'timestamp' ? now - STALE_MS : now;
      const body = signPragmaticRgs(fieldsOf(call), { ...key, path: PATHS[call.action].toLowerCase(), now: stamp });
      return {
        path: `/pragmatic-rgs/${PATHS[call.action]}.html`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: tampered(body, tamper),
      };
    },
    read: verdictOf,
  };
};

function listed(game: SandboxGame) {
  const slot = SLOTS.find(({ key }) => game.engine.kind === 'slot' && key === game.engine.key);
  const rtp = slot ? basisPointsOf(slot.declared.rtp) : null;
  return {
    id: game.id,
    name: game.name,
    provider: { name: game.studio },
    iconImageUrl: '',
    ...(rtp === null ? {} : { rtp: `${Math.trunc(rtp / 100)}.${String(rtp % 100).padStart(2, '0')}` }),
  };
}

/** A call of the operator: answered only when its hash is right. */
function answerSigned(
  app: FastifyInstance,
  path: string,
  { now, ...key }: { secret: string; scheme: 'hmac-sha256'; now: () => number },
  answer: (fields: Readonly<Record<string, string>>) => Promise<object>,
): void {
  app.post(`/pragmatic-rgs/${path}`, async (request) => {
    const fields = parseForm(request.rawBody ?? Buffer.alloc(0));
    if (fields === null || !isPragmaticRgsSigned(fields, { ...key, path, now: now() })) {
      return { error: 5, description: 'Invalid hash code' };
    }
    return answer(fields);
  });
}

function fieldsOf(call: OutgoingCall): Record<string, string> {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  const base = { providerId: PROVIDER };
  const money = { ...base, userId, gameId: game, roundId: round, reference: transaction, currency, amount };
  switch (action) {
    case 'authenticate':
      return { ...base, token: session };
    case 'balance':
      return { ...base, userId };
    case 'bet':
      return { ...money, token: session };
    case 'betwin':
      return { ...money, token: session, winAmount: win };
    case 'win':
      return money;
    case 'rollback':
      return { ...base, userId, reference: target ?? transaction, gameId: game, roundId: round };
  }
}

function tampered(body: string, tamper: string | null): string {
  if (tamper !== 'signature' && tamper !== 'body') return body;
  const fields = { ...parseForm(Buffer.from(body)) } as Record<string, string>;
  if (tamper === 'signature') fields.hash = flipped(fields.hash ?? '');
  else fields[fields.amount === undefined ? 'providerId' : 'amount'] = '999.99';
  return encodeForm(fields);
}

function verdictOf(body: unknown): CallVerdict {
  const { error, cash, token } = (body ?? {}) as Record<string, unknown>;
  const word = typeof error === 'string' ? error : '';
  const outcome = word === '0' ? 'ok' : word === '' ? 'unknown' : word === '100' ? 'retry' : 'refused';
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { outcome, word, balance: text(cash), session: text(token) };
}
