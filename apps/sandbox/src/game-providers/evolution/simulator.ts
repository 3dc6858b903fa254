import {
  EVOLUTION_SIGNATURE_HEADER,
  EVOLUTION_TIMESTAMP_HEADER,
  evolutionLaunch,
  evolutionReplay,
  isEvolutionSigned,
  readJson,
  signEvolution,
} from '@ordago/provider-protocols';
import type { FastifyRequest } from 'fastify';
import { type LiveTable, liveTable, POKER_TABLES } from '../live-tables.ts';
import { picturePath } from '../pictures.ts';
import {
  type CallVerdict,
  flipped,
  type OutgoingCall,
  type SandboxGame,
  type SimulatorOf,
  STALE_MS,
} from '../provider-simulator.ts';
import { slugOf, TOWNS } from '../words.ts';

/** 62 tables, each in a town, and poker of each kind in the first six. */
export const EVOLUTION_TABLES: readonly SandboxGame[] = [
  ...TOWNS.map((town, index) => tableIn(town, liveTable(index))),
  ...POKER_TABLES.flatMap((kind) => TOWNS.slice(0, 6).map((town) => tableIn(town, kind))),
];

const PATHS: Readonly<Record<OutgoingCall['action'], string>> = {
  authenticate: 'check',
  balance: 'balance',
  bet: 'debit',
  win: 'credit',
  betwin: 'debit-credit',
  rollback: 'cancel',
};

/** Evolution as the sandbox plays it: user authentication, then One Wallet with debit and credit apart. */
export const evolutionSimulator: SimulatorOf = ({ settings, clock }) => {
  const secret = settings.secretOf('evolution');
  return {
    name: 'evolution',
    games: EVOLUTION_TABLES,
    combines: false,
    authenticates: true,
    routes: (app, sessions, replays) => {
      app.get('/evolution/games', async (request, reply) =>
        isSigned(request, secret, clock.now(), 'games') ? rows() : reply.code(401).send({ error: 'unauthorised' }),
      );
      app.post('/evolution/ua/v1', async (request, reply) => {
        if (!isSigned(request, secret, clock.now(), 'ua/v1')) return reply.code(401).send({ error: 'unauthorised' });
        const order = evolutionLaunch.safeParse(readJson(request.rawBody ?? Buffer.alloc(0))).data;
        const table = EVOLUTION_TABLES.find(({ id }) => id === order?.config.game.table.id);
        if (!order || !table) return reply.code(400).send({ error: 'unknown table' });
        const { id: userId, nickname: username, currency, language, session } = order.player;
        const asked = {
          userId,
          username,
          currency,
          language,
          operatorToken: session.id,
          lobbyUrl: settings.playerOrigin,
        };
        return { entry: await sessions.open({ provider: 'evolution', reference: null, game: table.id, ...asked }) };
      });
      app.post('/evolution/game-history/link', async (request, reply) => {
        const path = 'game-history/link';
        if (!isSigned(request, secret, clock.now(), path)) return reply.code(401).send({ error: 'unauthorised' });
        const asked = evolutionReplay.safeParse(readJson(request.rawBody ?? Buffer.alloc(0))).data;
        if (!asked) return reply.code(400).send({ error: 'no round' });
        const { playerId: userId, gameId: round, language } = asked;
        return { link: await replays.open({ provider: 'evolution', userId, round, language }) };
      });
    },
    write: (call, { now, tamper }) => {
      const body = bodyOf(call);
      const path = PATHS[call.action];
      const at = tamper === 'timestamp' ? now - STALE_MS : now;
      const proof = signEvolution(Buffer.from(body), { secret, now: at, path });
      const signature = tamper === 'signature' ? flipped(proof.signature) : proof.signature;
      return {
        path: `/evolution/${path}?authToken=${proof.authToken}`,
        headers: {
          'content-type': 'application/json',
          [EVOLUTION_TIMESTAMP_HEADER]: proof.timestamp,
          [EVOLUTION_SIGNATURE_HEADER]: signature,
        },
        body: tamper === 'body' ? body.replace('"uuid":"', '"uuid":"x') : body,
      };
    },
    read: verdictOf,
  };
};

function tableIn(town: string, { slug, title, engine }: LiveTable): SandboxGame {
  return { id: `${slug}-${slugOf(town)}`, name: `${title} ${town}`, studio: 'Evolution', engine };
}

/** The tables, and one row without a page, as the real list has them. */
function rows() {
  const merchant = { System: 'live', MerchantName: 'Evolution' };
  const tables = EVOLUTION_TABLES.map(({ id, name }) => ({
    Trans: { es: name, en: name.replace('Ruleta', 'Roulette'), pt: name.replace('Ruleta', 'Roleta') },
    ImageURL: picturePath('evolution', id),
    PageCode: id,
    ...merchant,
  }));
  return [...tables, { Trans: { es: 'Vestíbulo' }, ImageURL: '', PageCode: null, ...merchant }];
}

function isSigned(request: FastifyRequest, secret: string, now: number, path: string): boolean {
  const { authToken } = request.query as { authToken?: string };
  const timestamp = String(request.headers[EVOLUTION_TIMESTAMP_HEADER] ?? '');
  const signature = String(request.headers[EVOLUTION_SIGNATURE_HEADER] ?? '');
  const proof = { authToken, timestamp, signature };
  return isEvolutionSigned(request.rawBody ?? Buffer.alloc(0), proof, { secret, now, path });
}

/** Written by hand, so that an amount is a JSON number with exactly its digits. */
function bodyOf(call: OutgoingCall): string {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  const text = JSON.stringify;
  const base = `"sid":${text(session)},"userId":${text(userId)},"uuid":${text(crypto.randomUUID())}`;
  if (action === 'authenticate') return `{${base}}`;
  if (action === 'balance') return `{${base},"currency":${text(currency)}}`;
  const table = `"game":{"id":${text(round)},"type":${text(typeOf(game))},"details":{"table":{"id":${text(game)}}}}`;
  const winAmount = action === 'betwin' ? `,"winAmount":${win}` : '';
  const refId = text(target ?? transaction);
  const entry = `"transaction":{"id":${text(transaction)},"refId":${refId},"amount":${amount}${winAmount}}`;
  return `{${base},"currency":${text(currency)},${table},${entry}}`;
}

/** Type of game at a table, as the wire names it. */
function typeOf(table: string): string {
  return EVOLUTION_TABLES.find(({ id }) => id === table)?.engine ?? 'lobby';
}

/** Repeats and cancels of what never came are final and well; only TEMPORARY_ERROR asks for another try. */
function verdictOf(body: unknown): CallVerdict {
  const { status, balance, sid } = (body ?? {}) as Record<string, unknown>;
  const word = typeof status === 'string' ? status : '';
  const isWell = ['OK', 'BET_ALREADY_EXIST', 'BET_ALREADY_SETTLED', 'BET_DOES_NOT_EXIST'].includes(word);
  const outcome = isWell ? 'ok' : word === '' ? 'unknown' : word === 'TEMPORARY_ERROR' ? 'retry' : 'refused';
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { outcome, word, balance: text(balance), session: text(sid) };
}
