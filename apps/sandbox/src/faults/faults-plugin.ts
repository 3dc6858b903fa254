import { answerBoth } from '../console/answer-both.ts';
import { type Html, html } from '../console/html.ts';
import type { Language, Plugin, SandboxParts } from '../plugin.ts';
import { FAULT_KINDS, type Fault, type FaultKind } from './faults.ts';

const WORDS = {
  es: {
    target: 'Quién',
    kind: 'Qué hace',
    rate: 'Parte de las llamadas',
    left: 'Veces',
    add: 'Provocar',
    clear: 'Quitar los fallos',
    none: 'No hay fallos activos.',
    endless: 'sin límite',
  },
  en: {
    target: 'Who',
    kind: 'What they do',
    rate: 'Share of calls',
    left: 'Times',
    add: 'Add fault',
    clear: 'Clear faults',
    none: 'No faults active.',
    endless: 'unlimited',
  },
  pt: {
    target: 'Quem',
    kind: 'O que faz',
    rate: 'Parte das chamadas',
    left: 'Vezes',
    add: 'Provocar',
    clear: 'Que se comportem',
    none: 'Todos se comportam.',
    endless: 'sem fim',
  },
} as const;

/** Misbehaviour of the third parties, on request (architecture 4). */
export function createFaultsPlugin({ faults }: Pick<SandboxParts, 'faults'>): Plugin {
  return {
    name: 'faults',
    schema: [
      {
        name: '0001-faults',
        sql: `create table fault (
          id bigint generated always as identity primary key,
          target text not null,
          kind text not null,
          rate numeric(7, 6) not null check (rate between 0 and 1),
          left_count int check (left_count >= 0)
        )`,
      },
    ],
    routes: (app) => {
      app.get('/console/faults', async () => ({ faults: await faults.list() }));
      app.post('/console/faults', async (request, reply) => {
        const fault = readFault(request.body);
        if (typeof fault === 'string') return reply.code(400).send({ error: fault });
        return answerBoth(request, reply, 'faults', await faults.add(fault));
      });
      app.delete('/console/faults', async () => {
        await faults.clear();
        return { faults: [] };
      });
      // A form knows no DELETE.
      app.post('/console/faults/clear', async (request, reply) => {
        await faults.clear();
        return answerBoth(request, reply, 'faults', { faults: [] });
      });
    },
    panels: [
      {
        id: 'faults',
        title: { es: 'Fallos', en: 'Faults', pt: 'Falhas' },
        render: async (language) => renderFaults(language, await faults.list()),
      },
    ],
  };
}

/** Reads a request for misbehaviour, or returns what is wrong with it. */
function readFault(body: unknown): Omit<Fault, 'id'> | string {
  const { target, kind, rate = 1, count = null } = (body ?? {}) as Record<string, unknown>;
  if (typeof target !== 'string' || !/^(\*|[a-z0-9][a-z0-9-]{0,39})$/.test(target)) return 'target: a name, or *';
  if (!FAULT_KINDS.some((known) => known === kind)) return `kind: one of ${FAULT_KINDS.join(', ')}`;
  const share = Number(rate);
  if (!(share >= 0 && share <= 1)) return 'rate: a share from 0 to 1';
  const left = count === null || count === '' ? null : Number(count);
  if (left !== null && !(Number.isInteger(left) && left >= 0 && left <= 1_000_000)) return 'count: a whole number';
  return { target, kind: kind as FaultKind, rate: share, left };
}

function renderFaults(language: Language, list: readonly Fault[]): Html {
  const words = WORDS[language];
  const options = FAULT_KINDS.map((kind) => html`<option>${kind}</option>`);
  const rows = list.map(
    ({ target, kind, rate, left }) =>
      html`<tr><td>${target}</td><td>${kind}</td><td class="figures">${rate}</td><td class="figures">${left ?? words.endless}</td></tr>`,
  );
  const table = html`<table>
    <thead><tr><th>${words.target}</th><th>${words.kind}</th><th>${words.rate}</th><th>${words.left}</th></tr></thead>
    <tbody>${rows}</tbody></table>
    <form method="post" action="/console/faults/clear" class="row"><button class="plain">${words.clear}</button></form>`;
  return html`${list.length === 0 ? html`<p class="quiet">${words.none}</p>` : table}
    <form method="post" action="/console/faults" class="row">
      <label>${words.target} <input name="target" value="*" size="14" required></label>
      <label>${words.kind} <select name="kind">${options}</select></label>
      <label>${words.rate} <input name="rate" value="1" size="5" inputmode="decimal"></label>
      <label>${words.left} <input name="count" value="1" size="5" inputmode="numeric"></label>
      <button>${words.add}</button>
    </form>`;
}
