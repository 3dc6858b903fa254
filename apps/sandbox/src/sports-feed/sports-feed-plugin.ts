import {
  FEED_CALLBACK_PATH,
  type FeedWireMessage,
  feedHeaders,
  feedMessage,
  readLimited,
} from '@ordago/provider-protocols';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerBoth } from '../console/answer-both.ts';
import { type Courier, createCourier, GARBAGE, misbehave } from '../faults/misbehave.ts';
import type { Plugin, SandboxParts } from '../plugin.ts';
import { createFeedBooks, FEED_SCHEMA, type FeedBooks, type Unversioned } from './feed-books.ts';
import { leagueFile, wholeOffer } from './offer.ts';
import { renderFeed } from './panel.ts';
import { pastOf } from './replay.ts';
import { isLeague, LEAGUES, replayedSeason } from './seasons.ts';

/** Its name among the third parties that can misbehave. */
const TARGET = 'odds-feed';
/** Longest answer of an operator that is read, in bytes. */
const ANSWER_BYTES_MAX = 64 * 1024;

/** The supplier of fixtures and results: past seasons played again, and a voice of its own (architecture 4). */
export function createSportsFeedPlugin(parts: SandboxParts): Plugin {
  const books = createFeedBooks(parts.pool);
  const courier = createCourier(parts.faults);
  return {
    name: 'sports-feed',
    schema: FEED_SCHEMA,
    routes: async (app) => {
      await app.register(async (files) => fileRoutes(files, parts, books));
      controlRoutes(app, parts, { books, courier });
    },
    panels: [
      {
        id: 'feed',
        title: { es: 'Resultados deportivos', en: 'Sports results', pt: 'Resultados desportivos' },
        render: async (language) => {
          const now = parts.clock.now();
          return renderFeed(language, await wholeOffer(books, now), now);
        },
      },
    ],
  };
}

/** Routes for the server: the leagues, their fixtures and their past. */
function fileRoutes(app: FastifyInstance, { clock, faults }: SandboxParts, books: FeedBooks): void {
  misbehave(app, faults, TARGET);
  app.get('/feed/football/leagues', async () => ({
    leagues: LEAGUES.map((key) => ({ key, name: replayedSeason(key).name })),
  }));
  app.get('/feed/football/:file', async (request, reply) => {
    const league = leagueOf(request);
    return league === null ? unknown(reply) : leagueFile(books, league, clock.now());
  });
  app.get('/feed/football/history/:file', async (request, reply) => {
    const league = leagueOf(request);
    return league === null ? unknown(reply) : { seasons: pastOf(league, clock.now()) };
  });
}

function leagueOf(request: FastifyRequest) {
  const key = /^(.+)\.json$/.exec((request.params as { file: string }).file)?.[1] ?? '';
  return isLeague(key) ? key : null;
}

function unknown(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'no such league' });
}

function controlRoutes(
  app: FastifyInstance,
  parts: SandboxParts,
  { books, courier }: { books: FeedBooks; courier: Courier },
): void {
  app.get('/console/feed', async () => ({
    events: (await wholeOffer(books, parts.clock.now())).map(({ id, startsAt, home, away, ...match }) => ({
      event: id,
      ...match,
      home: home.name,
      away: away.name,
      starts_at: new Date(startsAt).toISOString(),
    })),
  }));
  app.post('/console/feed', async (request, reply) => {
    const asked = readAsked(request.body);
    if (typeof asked === 'string') return reply.code(400).send({ error: asked });
    const message = await books.keep(asked, parts.clock.now());
    const { fault, answers } = await courier.deliver(TARGET, ({ garbled }) => send(parts, message, garbled));
    if (answers.some(({ http }) => http !== 200)) parts.note('a feed message was refused', { message, answers });
    return answerBoth(request, reply, 'feed', { message, fault, answers });
  });
}

/** Reads a message without its version, from JSON or from the panel's form; or returns what is wrong with it. */
function readAsked(body: unknown): Unversioned | string {
  if (typeof body === 'string') return 'a JSON message is needed; XML belongs to another supplier';
  const given = (body ?? {}) as Record<string, unknown>;
  const goals = given.kind === 'result' ? { home: wholeOf(given.home), away: wholeOf(given.away) } : {};
  const parsed = feedMessage.safeParse({ version: 1, ...given, ...goals });
  if (parsed.success) {
    const { version, ...rest } = parsed.data;
    return given.version === undefined ? rest : { ...rest, version };
  }
  const issue = parsed.error.issues[0];
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a feed message'}`;
}

/** A form brings digits as text. */
function wholeOf(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value;
}

async function send(
  { settings, clock }: SandboxParts,
  message: FeedWireMessage,
  garbled: boolean,
): Promise<{ http: number; body: string }> {
  const body = garbled ? GARBAGE : JSON.stringify(message);
  const signed = feedHeaders(settings.secretOf('odds-feed'), { atSeconds: Math.floor(clock.now() / 1_000), body });
  try {
    const { default: undici } = await import('undici');
    const answer = await undici.request(`${settings.server.player}${FEED_CALLBACK_PATH}`, {
      method: 'POST',
      body,
      headersTimeout: 10_000,
      bodyTimeout: 10_000,
      headers: { 'content-type': 'application/json', ...signed },
    });
    const bytes = await readLimited(answer.body, ANSWER_BYTES_MAX, 'an operator');
    return { http: answer.statusCode, body: bytes.toString('utf8') };
  } catch (error) {
    // The files contain it too, so the server receives it with its next read of them.
    return { http: 0, body: error instanceof Error ? error.message : String(error) };
  }
}
