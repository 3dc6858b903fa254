import { type Html, html, Html as Markup } from '../../console/html.ts';
import type { Language } from '../../plugin.ts';

/** A round as the provider's books have it. */
export interface ShownRound {
  readonly studio: string;
  readonly game: string;
  readonly player: string;
  readonly round: string;
  readonly at: Date;
  readonly currency: string;
  readonly stake: string;
  readonly payout: string;
  readonly state: string;
  readonly outcome: Readonly<Record<string, unknown>>;
}

const WORDS = {
  es: {
    title: 'Ronda',
    player: 'Jugador',
    round: 'Ronda',
    at: 'Jugada',
    stake: 'Apuesta',
    payout: 'Pago',
    shown: 'Resultado',
    gone: 'Este enlace ya se abrió o caducó. Pide otro desde tu historial.',
    state: 'Estado',
    open: 'En juego',
    settled: 'Terminada',
    never: 'No se jugó',
  },
  en: {
    title: 'Round',
    player: 'Player',
    round: 'Round',
    at: 'Played',
    stake: 'Stake',
    payout: 'Payout',
    shown: 'Result',
    gone: 'This link has already been opened or has expired. Request another from your history.',
    state: 'State',
    open: 'In play',
    settled: 'Finished',
    never: 'Not played',
  },
  pt: {
    title: 'Ronda',
    player: 'Jogador',
    round: 'Ronda',
    at: 'Jogada',
    stake: 'Aposta',
    payout: 'Retorno',
    shown: 'O que saiu',
    gone: 'Este link já foi aberto ou expirou. Pede outro no teu histórico.',
    state: 'Estado',
    open: 'Em jogo',
    settled: 'Terminada',
    never: 'Não foi jogada',
  },
} as const;

const STYLE = `:root{color-scheme:light dark;--canvas:#f4f1ea;--surface:#fff;--line:#e2dccf;--text:#16191c;--muted:#555d63;--cell:#efeadf}
@media (prefers-color-scheme:dark){:root{--canvas:#101315;--surface:#181c1f;--line:#2c3338;--text:#f2efe8;--muted:#aab1b6;--cell:#22282c}}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--text);font:16px/1.5 system-ui,"Segoe UI",sans-serif}
main{max-width:34rem;margin:0 auto;padding:24px 16px;display:grid;gap:16px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:20px;display:grid;gap:14px}
h1{font-size:1.375rem;margin:0}h2{font-size:1rem;margin:0}p{margin:0}.muted{color:var(--muted)}
dl{margin:0;display:grid;gap:8px}dl div{display:flex;justify-content:space-between;gap:16px}dt{color:var(--muted)}
dd{margin:0;text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums;font-weight:600}
.grid{display:grid;gap:6px}.row{display:flex;flex-wrap:wrap;gap:6px}.cell{background:var(--cell);border-radius:8px;padding:6px 10px;
font-variant-numeric:tabular-nums;overflow-wrap:anywhere}`;

/** The page of one round; without one it states that the link was used. */
export function replayPage(language: Language, shown: ShownRound | null): Html {
  const words = WORDS[language];
  return new Markup(
    `<!doctype html>${
      html`<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${words.title}</title><style>${new Markup(STYLE)}</style></head><body><main>${
        shown === null ? html`<section class="card"><p>${words.gone}</p></section>` : roundOf(language, shown)
      }</main></body></html>`.markup
    }`,
  );
}

function roundOf(language: Language, shown: ShownRound): Html {
  const words = WORDS[language];
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });
  const isDrawn = shown.state === 'settled';
  const isNothing = ['refused', 'cancelled', 'cancelling', 'betting'].includes(shown.state);
  const state = isDrawn ? words.settled : isNothing ? words.never : words.open;
  const facts: readonly [string, string][] = [
    [words.player, shown.player],
    [words.round, shown.round],
    [words.at, `${when.format(shown.at)} UTC`],
    [words.state, state],
    [words.stake, `${shown.stake} ${shown.currency}`],
    // A payout that is owed and not acknowledged, or still being decided, is not shown before it is paid.
    [words.payout, isDrawn ? `${shown.payout} ${shown.currency}` : '—'],
  ];
  return html`<section class="card"><div><p class="muted">${shown.studio}</p><h1>${shown.game}</h1></div>
    <dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>
    ${isDrawn && html`<section class="card"><h2>${words.shown}</h2>${partsOf(shown.outcome)}</section>`}`;
}

/** Fields that are shown above already, or of no use to a reader. */
const OUR_OWN: ReadonlySet<string> = new Set(['beatsStake', 'kind', 'payout']);

/** Outcome of the game, part by part: a list of lists as rows of cells, the rest as text. */
function partsOf(outcome: ShownRound['outcome']): Html {
  const parts = Object.entries(outcome).filter(
    ([name, value]) => !OUR_OWN.has(name) && value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return html`<dl class="grid">${parts.map(
    ([name, value]) =>
      html`<div class="grid"><dt>${name}</dt><dd class="grid">${Array.isArray(value) ? cellsOf(value) : textOf(value)}</dd></div>`,
  )}</dl>`;
}

function cellsOf(values: readonly unknown[]): Html {
  const isRows = values.length > 0 && values.every((value) => Array.isArray(value));
  if (isRows) return html`${values.map((row) => cellsOf(row as unknown[]))}`;
  return html`<span class="row">${values.map((value) => html`<span class="cell">${textOf(value)}</span>`)}</span>`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '—';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${textOf(inner)}`)
    .join(', ');
}
