import { formatAmount } from '@ordago/kernel';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../console/html.ts';
import { misbehave } from '../faults/misbehave.ts';
import type { Language, Room, SandboxParts } from '../room.ts';
import { CONTROL_SCHEMA, controlRoutes } from './control-routes.ts';
import { evolutionTwin } from './evolution/twin.ts';
import { createPlayDoor } from './play-round.ts';
import { playRoutes } from './play-routes.ts';
import { pragmaticRgsTwin } from './pragmatic-rgs/twin.ts';
import type { ProviderTwin, TwinOf } from './provider-twin.ts';
import { createRoundBooks, ROUND_SCHEMA } from './round-books.ts';
import { createSendCall } from './send-call.ts';
import { createSessionBooks, SESSION_SCHEMA } from './session-books.ts';
import { slotegratorTwin } from './slotegrator/twin.ts';

/** Every provider that the sandbox plays. A new one is a folder and a line here. */
const TWINS: readonly TwinOf[] = [pragmaticRgsTwin, evolutionTwin, slotegratorTwin];

/** How often unfinished rounds are taken up, in milliseconds. */
const RESUME_MS = 1_000;
/** Rounds that the console shows. */
const SHOWN_MAX = 20;

/** The game providers: their lists and launches, their wallet calls, the games' own API and the control API. */
export function createGameProvidersRoom(parts: SandboxParts): Room {
  const twins = TWINS.map((twinOf) => twinOf(parts));
  const sessions = createSessionBooks(parts);
  const send = createSendCall(parts);
  const play = createPlayDoor({ twins, sessions, send, rounds: createRoundBooks(parts) });
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  const resume = () => {
    running = play.resume().catch((error: unknown) => parts.note('rounds were not taken up', { error: String(error) }));
    running.finally(() => {
      if (timer !== null) timer = setTimeout(resume, RESUME_MS);
    });
  };
  return {
    name: 'game-providers',
    schema: [{ name: '0001-play', sql: `${SESSION_SCHEMA}; ${ROUND_SCHEMA}; ${CONTROL_SCHEMA}` }],
    routes: async (app) => {
      for (const twin of twins) await app.register(async (scope) => serveTwin(scope, twin, { parts, sessions }));
      await app.register(async (scope) => playRoutes(scope, { play, sessions, settings: parts.settings }));
      await app.register(async (scope) => controlRoutes(scope, { play, sessions, send, pool: parts.pool }));
    },
    panels: [
      {
        id: 'rounds',
        title: { es: 'Rondas', en: 'Rounds', pt: 'Rodadas' },
        render: (language) => renderRounds(parts, language),
      },
    ],
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

/** A provider's own calls, read as bytes: they are signed. */
function serveTwin(
  app: FastifyInstance,
  twin: ProviderTwin,
  { parts, sessions }: { parts: SandboxParts; sessions: ReturnType<typeof createSessionBooks> },
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    done(null, undefined);
  });
  misbehave(app, parts.faults, twin.name);
  twin.routes(app, sessions);
}

const WORDS = {
  es: { player: 'Jugador', game: 'Juego', stake: 'Apuesta', payout: 'Pago', state: 'Estado' },
  en: { player: 'Player', game: 'Game', stake: 'Stake', payout: 'Payout', state: 'State' },
  pt: { player: 'Jogador', game: 'Jogo', stake: 'Aposta', payout: 'Pagamento', state: 'Estado' },
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
