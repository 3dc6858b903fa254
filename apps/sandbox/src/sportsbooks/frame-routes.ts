import type { PartnerBook } from '@ordago/contracts';
import { formatAmount, toIso } from '@ordago/kernel';
import type { BookedRound, PlaySession, RoundMoney, SessionBooks } from '@ordago/provider-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxParts } from '../plugin.ts';
import { createFeedBooks } from '../sports-feed/feed-books.ts';
import type { Awards } from './awards.ts';
import type { Enter } from './enter.ts';
import type { FrameBet, FrameBetState, FrameMatch } from './frame/wire.ts';
import { frameAssetRoutes, readBuiltFrame } from './frame-assets.ts';
import { type FrameOptions, framePage, framePolicy } from './frame-page.ts';
import { type BookMatch, bookOffer } from './offer.ts';
import type { PlaceOrders } from './orders.ts';
import type { Slips } from './slips.ts';
import type { SportsbookSimulator } from './sportsbook-simulator.ts';

export interface FrameParts {
  readonly parts: SandboxParts;
  readonly simulators: readonly SportsbookSimulator[];
  readonly sessions: SessionBooks;
  readonly money: RoundMoney;
  readonly enter: Enter;
  readonly slips: Slips;
  readonly placeOrders: PlaceOrders;
  readonly awards: Awards;
}

/**
 * Routes between a sportsbook's frame and its own server, at `/{name}/frame`; the shapes are those of `frame/wire.ts`:
 *
 * - `GET ` the page; `?token=` and `?lang=` as a link brings them, `?at=` the place that is opened first
 * - `POST /enter` {token, lang} → {session, player, currency, balance, expires_in}: the token is exchanged, once; the session is
 *   valid for so many seconds without a bet, null if the operator does not state it
 * - `GET /offer` → {matches}
 * - `POST /place` {session, key, stake: decimal text, picks: [{event, outcome, odds}], award?} → {state, code, balance, word}; the
 *   same key answers the same bet; the free bet that is named pays it
 * - `POST /awards` {session} → {awards: [{id, amount}]}: the player's free bets
 * - `POST /place-orders` {session, key, stake, picks, all_or_none} → {orders: [{state, code, word}], balance}; a single per pick, all of
 *   them in one call, where the wire has one
 * - `POST /bets` {session} → {bets}
 */
export function frameRoutes(app: FastifyInstance, frames: FrameParts): void {
  frameAssetRoutes(app, frames.parts.builtPages);
  for (const simulator of frames.simulators) oneFrame(app, simulator, frames);
}

function oneFrame(
  app: FastifyInstance,
  simulator: SportsbookSimulator,
  { parts, sessions, money, enter, slips, placeOrders, awards }: FrameParts,
): void {
  const book = simulator.name as PartnerBook;
  const root = `/${book}/frame`;
  const feed = createFeedBooks(parts.pool);
  const { playerOrigin } = parts.settings;
  const allowed = [playerOrigin, `http://127.0.0.1:${new URL(playerOrigin).port}`];
  app.get(root, async (request, reply) => {
    const { token, lang, at } = request.query as Readonly<Record<string, unknown>>;
    const options: FrameOptions = {
      takesOrders: simulator.orders !== undefined,
      givesAwards: simulator.writeAward !== undefined,
      handed: typeof token === 'string' ? token : null,
      language: typeof lang === 'string' && /^[a-z]{2}$/.test(lang) ? lang : 'es',
      path: typeof at === 'string' && at.startsWith('/') ? at.slice(0, 500) : '/',
      allowed,
    };
    const page = framePage(book, options, await readBuiltFrame(parts.builtPages));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'origin')
      .header('content-security-policy', framePolicy(allowed))
      .send(page.markup);
  });
  app.get(`${root}/offer`, async () => ({
    matches: (await bookOffer(book, feed, parts.clock.now())).map(presentMatch),
  }));
  app.post(`${root}/enter`, async (request, reply) => {
    const { token, lang } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof token !== 'string') return reply.code(400).send({ error: 'token-needed' });
    const entered = await enter(simulator, token, typeof lang === 'string' ? lang : 'es');
    if (!entered) return reply.code(403).send({ error: 'token-refused' });
    const { session, token: secret, expiresIn: expires_in } = entered;
    const { username: player, currency } = session;
    return { session: secret, player, currency, balance: await money.balance(session), expires_in };
  });
  placeRoutes(app, simulator, { sessions, money, slips, placeOrders });
  app.post(`${root}/awards`, async (request, reply) => {
    const { session: token } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const session = await sessionOf(token, { sessions, book });
    if (!session) return gone(reply);
    const open = await awards.openOf(session);
    return { awards: open.map(({ id, amount }) => ({ id, amount: formatAmount(amount) })) };
  });
  app.post(`${root}/bets`, async (request, reply) => {
    const { session: token } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const session = await sessionOf(token, { sessions, book });
    if (!session) return gone(reply);
    const bets = (await slips.listOf(session)).filter(({ state }) => state !== 'refused' && state !== 'cancelled');
    return { bets: bets.map((bet) => presentBet(bet, session)) };
  });
}

/** Bets: one of all selections, or a single of each in one call. */
function placeRoutes(
  app: FastifyInstance,
  simulator: SportsbookSimulator,
  { sessions, money, slips, placeOrders }: Pick<FrameParts, 'sessions' | 'money' | 'slips' | 'placeOrders'>,
): void {
  const book = simulator.name as PartnerBook;
  const root = `/${book}/frame`;
  app.post(`${root}/place`, async (request, reply) => {
    const { session: token, key, stake, picks, award } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const session = await sessionOf(token, { sessions, book });
    if (!session) return gone(reply);
    const isKey = typeof key === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(key);
    if (!isKey || typeof stake !== 'string') return reply.code(400).send({ error: 'stake-and-key-needed' });
    const free = typeof award === 'string' ? { award } : {};
    const placed = await slips.place(session, { key, stake, picks, ...free });
    if (typeof placed === 'string') return reply.code(409).send({ error: placed });
    const { code, state } = presentBet(placed, session);
    return { code, state, balance: placed.balance, word: placed.word };
  });
  app.post(`${root}/place-orders`, async (request, reply) => {
    const {
      session: token,
      key,
      stake,
      picks,
      all_or_none,
    } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const session = await sessionOf(token, { sessions, book });
    if (!session) return gone(reply);
    const isKey = typeof key === 'string' && /^[A-Za-z0-9-]{8,60}$/.test(key);
    if (!isKey || typeof stake !== 'string') return reply.code(400).send({ error: 'stake-and-key-needed' });
    const submission = { key, stake, picks, isAllOrNone: all_or_none === true };
    const placed = await placeOrders(simulator, session, submission);
    if (typeof placed === 'string') return reply.code(409).send({ error: placed });
    const orders = placed.map((round) => ({ ...presentBet(round, session), word: round.word }));
    return {
      orders: orders.map(({ code, state, word }) => ({ code, state, word })),
      balance: await money.balance(session),
    };
  });
}

async function sessionOf(
  token: unknown,
  { sessions, book }: { sessions: SessionBooks; book: PartnerBook },
): Promise<PlaySession | null> {
  const found = typeof token === 'string' ? await sessions.byToken(token) : null;
  return found?.provider === book ? found : null;
}

function gone(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'session-unknown' });
}

/** Leagues by the names that routes use. */
const SLUGS: Readonly<Record<string, string>> = {
  'es.1': 'laliga',
  'en.1': 'primer-league',
  'it.1': 'serie-a',
  'de.1': 'bundesliga',
  'de.2': 'league-2',
};

function presentMatch({ leagueName, startsAt, ...match }: BookMatch): FrameMatch {
  return { ...match, league_name: leagueName, league_slug: SLUGS[match.league] ?? '', starts_at: toIso(startsAt) };
}

/** A bet as its player sees it. */
function presentBet(round: BookedRound, { currency }: PlaySession): FrameBet {
  const { roundKey, stake, payout, outcome } = round;
  return {
    code: roundKey.slice(0, 8).toUpperCase(),
    state: stateOf(round),
    stake: formatAmount(stake),
    payout: formatAmount(payout),
    currency,
    legs: outcome.slip as FrameBet['legs'],
    is_free: outcome.award !== undefined,
  };
}

function stateOf({ state, stake, payout }: BookedRound): FrameBetState {
  if (state === 'playing') return 'open';
  if (state !== 'settling' && state !== 'settled') return state;
  if (payout === 0n) return 'lost';
  return payout === stake ? 'void' : 'won';
}
