import { addMs, DAY_MS, HOUR_MS, type Instant, MINUTE_MS, parseInstant, SECOND_MS, toIso } from '@ordago/kernel';
import { answerBoth } from '../console/answer-both.ts';
import { html } from '../console/html.ts';
import type { Language, Plugin, SandboxParts } from '../plugin.ts';

const WORDS = {
  es: {
    now: 'Ahora son',
    move: 'Adelantar',
    only: 'El reloj solo se mueve con APP_ENV=test.',
    hint: 'Por ejemplo 90s, 15m, 24h o 7d',
  },
  en: {
    now: 'It is now',
    move: 'Move on',
    only: 'The clock moves with APP_ENV=test alone.',
    hint: 'For example 90s, 15m, 24h or 7d',
  },
  pt: {
    now: 'Agora são',
    move: 'Adiantar',
    only: 'O relógio só se move com APP_ENV=test.',
    hint: 'Por exemplo 90s, 15m, 24h ou 7d',
  },
} as const;

const UNIT_MS: Readonly<Record<string, number>> = { s: SECOND_MS, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS };

/** The clock of sandbox and server together (architecture 4). Exists with APP_ENV=test alone. */
export function createClockPlugin(parts: SandboxParts): Plugin {
  const { clock, settings } = parts;
  const isTest = settings.appEnv === 'test';
  return {
    name: 'clock',
    schema: [],
    routes: (app) => {
      if (!isTest) return;
      app.get('/console/clock', async () => ({ at: toIso(clock.now()) }));
      app.post('/console/clock', async (request, reply) => {
        const at = readTarget(request.body, clock.now());
        if (at === null)
          return reply.code(400).send({ error: 'send {at: ISO instant} or {advance: seconds or 90s, 15m, 24h, 7d}' });
        await moveServer(settings.server.player, at);
        await moveOriginals(settings.server.originals, at);
        clock.set(at);
        return answerBoth(request, reply, 'clock', { at: toIso(clock.now()) });
      });
    },
    panels: [
      {
        id: 'clock',
        title: { es: 'Reloj', en: 'Clock', pt: 'Relógio' },
        render: async (language) => renderClock(language, clock.now(), isTest),
      },
    ],
  };
}

/** `{at}` is an instant; `{advance}` a span: seconds as a number, or a text such as `24h`. */
function readTarget(body: unknown, now: Instant): Instant | null {
  const { at, advance } = (body ?? {}) as { at?: unknown; advance?: unknown };
  if (typeof at === 'string') return parseInstant(at);
  const match = /^(-?\d{1,10})([smhd]?)$/.exec(String(advance ?? ''));
  if (!match) return null;
  return addMs(now, Number(match[1]) * (UNIT_MS[match[2] || 's'] ?? SECOND_MS));
}

async function moveServer(origin: string, at: Instant): Promise<void> {
  const answer = await fetch(`${origin}/ops/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ at: toIso(at) }),
    signal: AbortSignal.timeout(5_000),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the server did not move its clock: ${answer.status}`);
}

/** Our own games follow, so that neither refuses the other's stamps; where they do not run nobody waits for them. */
async function moveOriginals(origin: string | undefined, at: Instant): Promise<void> {
  if (origin !== undefined) await moveServer(origin, at).catch(() => undefined);
}

function renderClock(language: Language, now: Instant, isTest: boolean) {
  const words = WORDS[language];
  const time = html`<p>${words.now} <strong class="figures">${toIso(now)}</strong></p>`;
  if (!isTest) return html`${time}<p class="quiet">${words.only}</p>`;
  return html`${time}
    <form method="post" action="/console/clock" class="row">
      <label>${words.hint} <input name="advance" value="1h" size="6" required></label>
      <button>${words.move}</button>
    </form>`;
}
