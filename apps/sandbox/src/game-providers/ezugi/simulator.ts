import { DEALER_NAMES } from '@ordago/artwork';
import {
  EZUGI_HASH_HEADER,
  ezugiHash,
  ezugiLaunch,
  isEzugiFresh,
  isEzugiSigned,
  readJson,
} from '@ordago/provider-protocols';
import type { FastifyInstance } from 'fastify';
import { picturePath } from '../pictures.ts';
import type { EngineKey } from '../play/play-engine.ts';
import {
  type CallVerdict,
  flipped,
  type OutgoingCall,
  type SandboxGame,
  type SimulatorOf,
  STALE_MS,
} from '../provider-simulator.ts';
import { slugOf, TOWNS } from '../words.ts';

const NAME = 'ezugi';
const HOUR_MS = 3_600_000;

/** Kinds of table: a row of them in every other town of the list. */
const KINDS: readonly { readonly title: string; readonly type: string; readonly engine: EngineKey }[] = [
  { title: 'Ruleta Real', type: 'roulette', engine: 'roulette' },
  { title: 'Bacará Real', type: 'baccarat', engine: 'baccarat' },
  { title: 'Dragón Tigre', type: 'dragon-tiger', engine: 'dragon-tiger' },
  { title: 'Blackjack Real', type: 'blackjack', engine: 'blackjack' },
  { title: 'Póker de Tres Cartas', type: 'three-card-poker', engine: 'three-card-poker' },
  { title: 'Casino Hold’em', type: 'casino-holdem', engine: 'casino-holdem' },
];

interface Table extends SandboxGame {
  readonly type: string;
  readonly dealer: string;
  /** Hours of the day (UTC) between which somebody deals; null at a table that never closes. */
  readonly open: { readonly from: number; readonly until: number } | null;
}

/** 186 tables. Every eighth has hours of its own, twelve in a row; the others never close. */
export const EZUGI_TABLES: readonly Table[] = KINDS.flatMap(({ title, type, engine }, kind) =>
  TOWNS.filter((_, place) => place % 2 === kind % 2).map((town, index) => {
    const from = (kind * 7 + index) % 24;
    return {
      id: `ez-${type}-${slugOf(town)}`,
      name: `${title} ${town}`,
      studio: 'Ezugi',
      engine,
      type,
      dealer: DEALER_NAMES[(index + kind * 5) % DEALER_NAMES.length] ?? 'Lucía',
      open: index % 8 === 7 ? { from, until: (from + 12) % 24 } : null,
    };
  }),
);

const ACTIONS: Readonly<Record<OutgoingCall['action'], string>> = {
  authenticate: 'authentication',
  balance: 'balance',
  bet: 'debit',
  win: 'credit',
  betwin: 'debit-credit',
  rollback: 'rollback',
};

/** Ezugi as the sandbox plays it: token exchange, debit and credit apart, tables with dealers and hours. */
export const ezugiSimulator: SimulatorOf = ({ settings, clock }) => {
  const secret = settings.secretOf(NAME);
  return {
    name: NAME,
    games: EZUGI_TABLES,
    combines: false,
    authenticates: true,
    routes: (app, sessions) => {
      answerHashed(app, 'game_list', { secret, now: clock.now }, async () => ({
        tables: EZUGI_TABLES.map((table) => listed(table, clock.now())),
      }));
      answerHashed(app, 'frame_url', { secret, now: clock.now }, async (message) => {
        const order = ezugiLaunch.safeParse(message).data;
        const table = EZUGI_TABLES.find(({ id }) => id === order?.openTable);
        if (!order || !table) return { error: 'unknown table' };
        if (!isOpen(table, clock.now())) return { error: 'table closed' };
        const { token: operatorToken, uid: userId, nickName: username, currency, language, homeUrl: lobbyUrl } = order;
        const who = { operatorToken, reference: null, userId, username, currency, language, lobbyUrl };
        return { frame_url: await sessions.open({ provider: NAME, game: table.id, ...who }) };
      });
    },
    write: (call, { now, tamper }) => {
      const action = ACTIONS[call.action];
      const body = bodyOf(call, tamper === 'timestamp' ? now - STALE_MS : now);
      const hash = ezugiHash(Buffer.from(body), { secret, action });
      return {
        path: `/${NAME}/${action}`,
        headers: {
          'content-type': 'application/json',
          [EZUGI_HASH_HEADER]: tamper === 'signature' ? flipped(hash) : hash,
        },
        body: tamper === 'body' ? `${body} ` : body,
      };
    },
    read: verdictOf,
  };
};

function isOpen({ open }: Table, now: number): boolean {
  if (open === null) return true;
  const hour = Math.trunc(now / HOUR_MS) % 24;
  return (hour - open.from + 24) % 24 < (open.until - open.from + 24) % 24;
}

function listed(table: Table, now: number) {
  const hour = (at: number) => `${String(at).padStart(2, '0')}:00`;
  const { id, name, type, dealer, open } = table;
  return {
    TableId: id,
    TableName: name,
    PictureLink: picturePath('ezugi', id),
    IsActive: isOpen(table, now),
    DealerName: dealer,
    GameType: type,
    ...(open === null ? {} : { OpenHour: hour(open.from), CloseHour: hour(open.until) }),
  };
}

/** A call of the operator: answered only when its hash is right and it is fresh. */
function answerHashed(
  app: FastifyInstance,
  action: string,
  { secret, now }: { secret: string; now: () => number },
  answer: (message: unknown) => Promise<object>,
): void {
  app.post(`/${NAME}/${action}`, async (request, reply) => {
    const body = request.rawBody ?? Buffer.alloc(0);
    const hash = String(request.headers[EZUGI_HASH_HEADER] ?? '');
    const message = readJson(body);
    const isGenuine = isEzugiSigned(body, hash, { secret, action }) && isEzugiFresh(message, now());
    return isGenuine ? answer(message) : reply.code(403).send({ error: 'forged' });
  });
}

/** Written by hand, so that an amount is a JSON number with exactly its digits. */
function bodyOf(call: OutgoingCall, timestamp: number): string {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  const text = JSON.stringify;
  const base = `"operatorId":"ordago","timestamp":${timestamp}`;
  const who = `${base},"uid":${text(userId)},"currency":${text(currency)}`;
  const seat = `${who},"tableId":${text(game)},"roundId":${text(round)},"transactionId":${text(transaction)}`;
  switch (action) {
    case 'authenticate':
      return `{${base},"token":${text(session)}}`;
    case 'balance':
      return `{${who}}`;
    case 'bet':
      return `{${seat},"token":${text(session)},"debitAmount":${amount}}`;
    case 'betwin':
      return `{${seat},"token":${text(session)},"debitAmount":${amount},"creditAmount":${win}}`;
    case 'win':
      return `{${seat},"creditAmount":${amount},"debitTransactionId":${text(target)}}`;
    case 'rollback':
      return `{${who},"transactionId":${text(transaction)},"debitTransactionId":${text(target ?? transaction)},"rollbackAmount":${amount}}`;
  }
}

/** The rollback of a debit that never came (9) is final and well; 2 asks for another try. */
function verdictOf(body: unknown): CallVerdict {
  const { errorCode, balance, token } = (body ?? {}) as Record<string, unknown>;
  const word = typeof errorCode === 'string' ? errorCode : '';
  const isWell = word === '0' || word === '9';
  const outcome = isWell ? 'ok' : word === '' ? 'unknown' : word === '2' ? 'retry' : 'refused';
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { outcome, word, balance: text(balance), session: text(token) };
}
