import { formatAmount, parseAmount } from '@ordago/kernel';
import type { SessionBooks } from '@ordago/provider-kit';
import type { FastifyInstance } from 'fastify';
import { answerBoth } from '../console/answer-both.ts';
import { type Html, html } from '../console/html.ts';
import type { Language } from '../plugin.ts';
import type { Awards, BookedAward } from './awards.ts';
import type { SportsbookSimulator } from './sportsbook-simulator.ts';

export interface AwardService {
  readonly awards: Awards;
  readonly simulators: readonly SportsbookSimulator[];
  readonly sessions: SessionBooks;
}

/**
 * The back office of a sportsbook that promises free bets:
 *
 * - `POST /console/awards` {provider, player, amount} promises one to who was in its frame: {award}
 * - `POST /console/awards/{id}/{release|retract}` {provider} pays it out or takes it back: {award}
 */
export function awardRoutes(app: FastifyInstance, { awards, simulators, sessions }: AwardService): void {
  const simulatorOf = (name: unknown) =>
    simulators.find((simulator) => simulator.name === name && simulator.writeAward !== undefined);
  app.post('/console/awards', async (request, reply) => {
    const { provider, player, amount } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const units = parseAmount(String(amount));
    const simulator = simulatorOf(provider);
    if (!simulator || typeof player !== 'string' || units === null || units <= 0n)
      return reply.code(400).send({ error: 'provider (gr8), player and amount (decimal text) are needed' });
    const session = await sessions.latestOf(simulator.name, player);
    if (!session) return reply.code(404).send({ error: `${player} was never in the frame of ${simulator.name}` });
    return answerBoth(request, reply, 'awards', { award: shown(await awards.give(simulator, session, units)) });
  });
  app.post('/console/awards/:id/:how', async (request, reply) => {
    const { id, how } = request.params as { id: string; how: string };
    const simulator = simulatorOf(((request.body ?? {}) as Readonly<Record<string, unknown>>).provider);
    if (!simulator || (how !== 'release' && how !== 'retract'))
      return reply.code(404).send({ error: 'no such sportsbook or act' });
    const award = await awards.end(simulator, id, how);
    if (award === null) return reply.code(409).send({ error: 'it is not there to be ended' });
    return answerBoth(request, reply, 'awards', { award: shown(award) });
  });
}

const shown = ({ amount, ...award }: BookedAward) => ({ ...award, amount: formatAmount(amount) });

const WORDS = {
  es: {
    player: 'Jugador',
    amount: 'Importe',
    state: 'Estado',
    give: 'Regalar apuesta',
    release: 'Pagar',
    retract: 'Retirar',
    none: 'Nadie tiene apuestas gratis. El jugador tiene que haber abierto antes GR8.',
  },
  en: {
    player: 'Player',
    amount: 'Amount',
    state: 'State',
    give: 'Give a free bet',
    release: 'Pay out',
    retract: 'Take back',
    none: 'Nobody has free bets. The player has to have opened GR8 before.',
  },
  pt: {
    player: 'Jogador',
    amount: 'Montante',
    state: 'Estado',
    give: 'Dar aposta grátis',
    release: 'Pagar',
    retract: 'Retirar',
    none: 'Ninguém tem apostas grátis. O jogador tem de ter aberto a GR8 antes.',
  },
} as const;

/** The console's panel of free bets. */
export async function renderAwards(awards: Awards, language: Language): Promise<Html> {
  const words = WORDS[language];
  const rows = (await awards.latest()).map(({ id, provider, username, currency, amount, state, word }) => {
    const end = (how: 'release' | 'retract') =>
      html`<form method="post" action="/console/awards/${id}/${how}" class="row"><input type="hidden" name="provider" value="${provider}"><button class="plain">${words[how]}</button></form>`;
    const ends = state === 'awarded' ? html`${end('release')} ${end('retract')}` : html``;
    return html`<tr><td>${username}</td><td class="figures">${formatAmount(amount)} ${currency}</td><td>${state} ${word}</td><td>${ends}</td></tr>`;
  });
  const table = html`<table><thead><tr><th>${words.player}</th><th>${words.amount}</th><th>${words.state}</th><th></th></tr></thead><tbody>${rows}</tbody></table>`;
  return html`${rows.length === 0 ? html`<p class="quiet">${words.none}</p>` : table}
    <form method="post" action="/console/awards" class="row">
      <input type="hidden" name="provider" value="gr8">
      <label>${words.player} <input name="player" size="14" required></label>
      <label>${words.amount} <input name="amount" value="10.00" size="8" inputmode="decimal" required></label>
      <button>${words.give}</button>
    </form>`;
}
