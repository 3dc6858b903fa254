import { randomUUID } from 'node:crypto';
import {
  encodeForm,
  type FormFields,
  isSlotegratorSigned,
  parseForm,
  signSlotegrator,
  slotegratorLaunch,
  slotegratorProofOf,
} from '@ordago/provider-protocols';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { picturePath } from '../pictures.ts';
import {
  type CallVerdict,
  flipped,
  type OutgoingCall,
  type ProviderSimulator,
  type SandboxGame,
  type SimulatorOf,
  STALE_MS,
} from '../provider-simulator.ts';
import { createSendCall } from '../send-call.ts';
import { slotNumber } from '../slot-number.ts';
import { slugOf, TREASURE_NAMES } from '../words.ts';
import { createFreeSpinsBooks, type FreeSpinsBooks } from './free-spins.ts';
import { selfValidate } from './self-validate.ts';

const MERCHANT = 'ordago';
/** Studios that the operator keeps, 13 games each. */
const STUDIOS = ['Tomhorn', 'DLV', 'KA Gaming', 'Endorphina', 'GameArt'] as const;

export const SLOTEGRATOR_GAMES: readonly SandboxGame[] = TREASURE_NAMES.map((name, index) => ({
  id: `${slugOf(name)}-${String(index).padStart(3, '0')}`,
  name,
  studio: STUDIOS[index % STUDIOS.length] ?? 'Tomhorn',
  engine: slotNumber(index),
}));

/** Studios whose games know dollars and euros alone. They show dollars to whoever agrees; the wallet keeps its own currency. */
const DOLLARS_AND_EUROS: ReadonlySet<string> = new Set(['DLV', 'KA Gaming']);

/** Variants for phones of every fifth game: games of their own here, with ids of their own. */
const MOBILE_GAMES: readonly SandboxGame[] = SLOTEGRATOR_GAMES.filter((_, index) => index % 5 === 0).map((game) => ({
  ...game,
  id: `${game.id}-m`,
  name: `${game.name} Mobile`,
}));

const GAMES = [...SLOTEGRATOR_GAMES, ...MOBILE_GAMES];

/** Rows of one page of the list. */
const PAGE_SIZE = 50;

/** Slotegrator as the sandbox plays it: one address, signed headers, bet and win as one call. */
export const slotegratorSimulator: SimulatorOf = (parts) => {
  const { settings, clock } = parts;
  const key = settings.secretOf('slotegrator');
  const freeSpins = createFreeSpinsBooks(parts, GAMES);
  const send = createSendCall(parts);
  const simulator: ProviderSimulator = {
    name: 'slotegrator',
    games: GAMES,
    combines: true,
    authenticates: false,
    routes: (app, sessions) => {
      campaignRoutes(app, freeSpins, { key, now: clock.now });
      app.post('/slotegrator/self-validate', async (request, reply) => {
        const fields = parseForm(request.rawBody ?? Buffer.alloc(0));
        if (!isSigned(request, fields, { key, now: clock.now() }))
          return reply.code(403).send({ message: 'Bad signature' });
        return selfValidate(simulator, await sessions.newest('slotegrator'), send);
      });
      app.get('/slotegrator/games', async (request, reply) => {
        const fields = parseForm(Buffer.from(request.url.split('?')[1] ?? ''));
        return isSigned(request, fields, { key, now: clock.now() })
          ? pageOf(rows(), Number(fields?.page ?? 1))
          : reply.code(403).send({ message: 'Bad signature' });
      });
      app.post('/slotegrator/games/init', async (request, reply) => {
        const fields = parseForm(request.rawBody ?? Buffer.alloc(0));
        if (!isSigned(request, fields, { key, now: clock.now() }))
          return reply.code(403).send({ message: 'Bad signature' });
        const order = slotegratorLaunch.safeParse({ ...fields }).data;
        const game = GAMES.find(({ id }) => id === order?.game_uuid);
        if (!order || !game) return reply.code(404).send({ message: 'Game not found' });
        if (!isShownIn(game, order)) return reply.code(422).send({ message: 'Currency is not supported' });
        const { session_id: reference, player_id: userId, player_name: username, currency, language } = order;
        const lobbyUrl = order.return_url ?? settings.playerOrigin;
        const asked = { operatorToken: reference, reference, userId, username, currency, language, lobbyUrl };
        return { url: await sessions.open({ provider: 'slotegrator', game: game.id, ...asked }) };
      });
    },
    write: (call, { now, tamper }) => {
      const fields = fieldsOf(call);
      const stamp = tamper === 'timestamp' ? now - STALE_MS : now;
      const proof = signSlotegrator(fields, { merchant: MERCHANT, key, nonce: randomUUID(), now: stamp });
      const sign = tamper === 'signature' ? flipped(proof['X-Sign']) : proof['X-Sign'];
      return {
        path: '/slotegrator',
        headers: { ...proof, 'X-Sign': sign, 'content-type': 'application/x-www-form-urlencoded' },
        body: encodeForm(tamper === 'body' ? { ...fields, [fields.amount ? 'amount' : 'currency']: '999.99' } : fields),
      };
    },
    read: verdictOf,
  };
  return simulator;
};

/** Campaigns of free spins: given, asked for and taken back. */
function campaignRoutes(
  app: FastifyInstance,
  books: FreeSpinsBooks,
  { key, now }: { readonly key: string; readonly now: () => number },
): void {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    run: (fields: FormFields) => Promise<object | 'conflict' | null>,
  ) => {
    const text = request.method === 'GET' ? Buffer.from(request.url.split('?')[1] ?? '') : request.rawBody;
    const fields = parseForm(text ?? Buffer.alloc(0));
    if (fields === null || !isSigned(request, fields, { key, now: now() }))
      return reply.code(403).send({ message: 'Bad signature' });
    const found = await run(fields);
    if (found === 'conflict') return reply.code(409).send({ message: 'Known with other terms' });
    return found ?? reply.code(422).send({ message: 'No such free spins' });
  };
  app.post('/slotegrator/freespins/set', (request, reply) => answer(request, reply, books.set));
  app.get('/slotegrator/freespins/get', (request, reply) =>
    answer(request, reply, ({ freespin_id: id }) => books.get(id ?? '')),
  );
  app.post('/slotegrator/freespins/cancel', (request, reply) =>
    answer(request, reply, ({ freespin_id: id }) => books.cancel(id ?? '')),
  );
}

function isShownIn(
  { studio }: SandboxGame,
  order: { readonly currency: string; readonly is_currency_substitute?: 'true' | undefined },
): boolean {
  const isKnown = !DOLLARS_AND_EUROS.has(studio) || ['EUR', 'USD'].includes(order.currency);
  return isKnown || order.is_currency_substitute === 'true';
}

/** The games, mobile variants of some, and rows that the operator's selection leaves out. */
function rows() {
  const row = (game: { id: string; name: string; studio: string }, isMobile: boolean) => ({
    uuid: game.id,
    name: game.name,
    image: picturePath('slotegrator', game.id),
    type: 'slots',
    provider: game.studio,
    technology: 'HTML5',
    has_lobby: 0,
    is_mobile: isMobile ? 1 : 0,
    has_freespins: 1,
  });
  const others = ['Betradar', 'Estudio Marea'].map((studio) => ({
    id: slugOf(studio),
    name: `Copa ${studio}`,
    studio,
  }));
  return [
    ...SLOTEGRATOR_GAMES.map((game) => row(game, false)),
    ...MOBILE_GAMES.map((game) => row(game, true)),
    ...others.map((game) => row(game, false)),
  ];
}

function pageOf(all: readonly object[], page: number) {
  const pageCount = Math.ceil(all.length / PAGE_SIZE);
  const items = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { items, _meta: { totalCount: all.length, pageCount, currentPage: page, perPage: PAGE_SIZE } };
}

function isSigned(
  request: FastifyRequest,
  fields: FormFields | null,
  { key, now }: { key: string; now: number },
): boolean {
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const proof = slotegratorProofOf(headers);
  return fields !== null && proof !== null && isSlotegratorSigned(fields, proof, { merchant: MERCHANT, key, now });
}

function fieldsOf(call: OutgoingCall): Record<string, string> {
  const { action, userId, session, round, transaction, game, currency, amount, win, target } = call;
  const base = { player_id: userId, currency };
  const money = { ...base, game_uuid: game, transaction_id: transaction, session_id: session, round_id: round, amount };
  switch (action) {
    case 'authenticate':
    case 'balance':
      return { action: 'balance', ...base, session_id: session };
    case 'bet':
      return { action: 'bet', ...money };
    case 'win':
      return { action: 'win', ...money, ...kindOf(call) };
    case 'betwin':
      return { action: 'betwin', ...money, win_amount: win };
    case 'rollback':
      return { action: 'refund', ...money, bet_transaction_id: target ?? transaction };
  }
}

/** Winnings of free spins name their campaign. */
function kindOf({ outcome }: OutgoingCall): Record<string, string> {
  const campaign = outcome?.freespin;
  return typeof campaign === 'string' ? { type: 'freespin', freespin_id: campaign } : { type: 'win' };
}

/** Judges by the description, since the two error codes do not show what is worth another try. */
function verdictOf(body: unknown): CallVerdict {
  const { error_code: error, error_description: why, balance } = (body ?? {}) as Record<string, unknown>;
  if (typeof balance === 'string' && error === undefined) return { outcome: 'ok', word: 'ok', balance, session: null };
  if (typeof error !== 'string') return { outcome: 'unknown', word: '', balance: null, session: null };
  const mayPass = ['win-without-bet', 'win-above-cap', 'internal', 'too-busy'].includes(String(why));
  return { outcome: mayPass ? 'retry' : 'refused', word: `${error} ${String(why)}`, balance: null, session: null };
}
