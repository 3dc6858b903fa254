import { formatAmount } from '@ordago/kernel';
import {
  createRoundBooks,
  createRoundMoney,
  createSessionBooks,
  LAUNCH_CODE_SCHEMA,
  ROUND_SCHEMA,
  SESSION_ENDS_SCHEMA,
  SESSION_SCHEMA,
  type SessionBooks,
} from '@ordago/provider-kit';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../console/html.ts';
import { misbehave } from '../faults/misbehave.ts';
import type { Language, Plugin, SandboxParts } from '../plugin.ts';
import { awardRoutes, renderAwards } from '../sportsbooks/award-routes.ts';
import { AWARD_SCHEMA, type Awards, createAwards } from '../sportsbooks/awards.ts';
import { SPORTSBOOK_SIMULATORS } from '../sportsbooks/books.ts';
import { createEnter } from '../sportsbooks/enter.ts';
import { frameRoutes } from '../sportsbooks/frame-routes.ts';
import { createOrders } from '../sportsbooks/orders.ts';
import { createSlips } from '../sportsbooks/slips.ts';
import { CONTROL_SCHEMA, controlRoutes } from './control-routes.ts';
import { pictureRoutes } from './pictures.ts';
import { createDemoWallet, isDemo } from './play/demo-money.ts';
import { FLIGHT_SCHEMA } from './play/flight-books.ts';
import { createFlights } from './play/play-flight.ts';
import { createHands, HAND_SCHEMA } from './play/play-hand.ts';
import { createPlayApi } from './play/play-round.ts';
import { playRoutes } from './play/play-routes.ts';
import { createReplays, REPLAY_SCHEMA, type Replays, replayRoutes } from './play/replays.ts';
import type { ProviderSimulator } from './provider-simulator.ts';
import { createSendAward, createSendCall, createSendOrders } from './send-call.ts';
import { SIMULATORS } from './simulators.ts';
import { FREE_SPINS_SCHEMA, freeSpinsRoutes } from './slotegrator/free-spins.ts';
import { SLOTEGRATOR_GAMES } from './slotegrator/simulator.ts';

/** Interval between attempts to finish open rounds, in milliseconds. */
const RESUME_MS = 1_000;
/** Rounds that the console shows. */
const SHOWN_MAX = 20;

/** The game providers: their lists and launches, their wallet calls, the games' own API and the control API. */
export function createGameProvidersPlugin(parts: SandboxParts): Plugin {
  const books = Object.values(SPORTSBOOK_SIMULATORS).map((simulatorOf) => simulatorOf(parts));
  const simulators = [...Object.values(SIMULATORS).map((simulatorOf) => simulatorOf(parts)), ...books];
  const { origin, gamesOrigin } = parts.settings;
  const sessions = createSessionBooks({ ...parts, origin, gamesOrigin });
  const rounds = createRoundBooks(parts);
  const replays = createReplays(parts);
  const send = createSendCall(parts);
  const playMoney = createDemoWallet(parts.pool);
  const money = createRoundMoney({
    sessions,
    rounds,
    send: async (call, session) => {
      if (isDemo(session)) return playMoney(call, session);
      const simulator = simulators.find(({ name }) => name === session.provider);
      return (simulator && (await send(simulator, call))?.verdict) ?? null;
    },
  });
  const hands = createHands({ ...parts, rounds, sessions, money });
  const flights = createFlights({ ...parts, rounds, sessions, money });
  const play = createPlayApi({ simulators: simulators, rounds, money, hands, flights });
  const awards = createAwards({ ...parts, send: createSendAward(parts) });
  const slips = createSlips({ parts, sessions, rounds, money, awards });
  const placeOrders = createOrders({ parts, rounds, money, send: createSendOrders(parts) });
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  const resume = () => {
    running = Promise.all([play.resume(), slips.settle(), awards.resume(books)]).catch((error: unknown) =>
      parts.note('rounds were not taken up', { error: String(error) }),
    );
    running.finally(() => {
      if (timer !== null) timer = setTimeout(resume, RESUME_MS);
    });
  };
  return {
    name: 'game-providers',
    schema: SCHEMA,
    routes: async (app) => {
      for (const simulator of simulators)
        await app.register(async (scope) => serveSimulator(scope, simulator, { parts, sessions, replays }));
      await app.register(async (scope) => pictureRoutes(scope, simulators));
      await app.register(async (scope) => replayRoutes(scope, parts, gameAmong(simulators)));
      const frames = {
        parts,
        simulators: books,
        sessions,
        money,
        slips,
        placeOrders,
        awards,
        enter: createEnter(parts, sessions),
      };
      await app.register(async (scope) => frameRoutes(scope, frames));
      await app.register(async (scope) => playRoutes(scope, { play, sessions, settings: parts.settings }));
      await app.register(async (scope) =>
        freeSpinsRoutes(scope, { parts, sessions, rounds, money, games: SLOTEGRATOR_GAMES }),
      );
      await app.register(async (scope) => awardRoutes(scope, { awards, simulators: books, sessions }));
      await app.register(async (scope) => controlRoutes(scope, { play, sessions, send, pool: parts.pool }));
    },
    panels: panelsOf(parts, awards),
    start: () => {
      timer = setTimeout(resume, RESUME_MS);
    },
    stop: async () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await running;
    },
  };
}

const SCHEMA: Plugin['schema'] = [
  { name: '0001-play', sql: `${SESSION_SCHEMA}; ${ROUND_SCHEMA}; ${CONTROL_SCHEMA}` },
  { name: '0002-hands', sql: HAND_SCHEMA },
  { name: '0003-flights', sql: FLIGHT_SCHEMA },
  { name: '0004-replays', sql: REPLAY_SCHEMA },
  { name: '0004-awards', sql: AWARD_SCHEMA },
  { name: '0005-free-spins', sql: FREE_SPINS_SCHEMA },
  { name: '0006-session-ends', sql: SESSION_ENDS_SCHEMA },
  { name: '0007-launch-codes', sql: LAUNCH_CODE_SCHEMA },
];

function panelsOf(parts: SandboxParts, awards: Awards): Plugin['panels'] {
  return [
    {
      id: 'rounds',
      title: { es: 'Rondas', en: 'Rounds', pt: 'Rondas' },
      render: (language) => renderRounds(parts, language),
    },
    {
      id: 'awards',
      title: { es: 'Apuestas gratis de GR8', en: 'Free bets of GR8', pt: 'Apostas grátis da GR8' },
      render: (language) => renderAwards(awards, language),
    },
  ];
}

/** Finds a game by its provider and its id. */
function gameAmong(simulators: readonly ProviderSimulator[]) {
  return (provider: string, game: string) =>
    simulators.find(({ name }) => name === provider)?.games.find(({ id }) => id === game) ?? null;
}

/** A provider's own calls, read as bytes: they are signed. */
function serveSimulator(
  app: FastifyInstance,
  simulator: ProviderSimulator,
  { parts, sessions, replays }: { parts: SandboxParts; sessions: SessionBooks; replays: Replays },
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    done(null, undefined);
  });
  misbehave(app, parts.faults, simulator.name);
  simulator.routes(app, sessions, replays);
}

const WORDS = {
  es: { player: 'Jugador', game: 'Juego', stake: 'Apuesta', payout: 'Pago', state: 'Estado' },
  en: { player: 'Player', game: 'Game', stake: 'Stake', payout: 'Payout', state: 'State' },
  pt: { player: 'Jogador', game: 'Jogo', stake: 'Aposta', payout: 'Retorno', state: 'Estado' },
} as const;

async function renderRounds({ pool }: SandboxParts, language: Language): Promise<Html> {
  const { rows } = await pool.query(
    `select s.username, s.provider, s.game, s.currency, r.stake, r.payout, r.state, r.word
     from play_round r join play_session s on s.id = r.session order by r.id desc limit $1`,
    [SHOWN_MAX],
  );
  if (rows.length === 0) return html``;
  const words = WORDS[language];
  const money = (units: string, currency: string) => `${formatAmount(BigInt(units))} ${currency}`;
  const lines = rows.map(
    ({ username, provider, game, currency, stake, payout, state, word }) =>
      html`<tr><td>${username}</td><td>${provider} ${game}</td><td class="figures">${money(stake, currency)}</td><td class="figures">${money(payout, currency)}</td><td>${state} ${word}</td></tr>`,
  );
  return html`<table>
    <thead><tr><th>${words.player}</th><th>${words.game}</th><th>${words.stake}</th><th>${words.payout}</th><th>${words.state}</th></tr></thead>
    <tbody>${lines}</tbody></table>`;
}
