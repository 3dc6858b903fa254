import { addMs, DAY_MS, type Instant, toIso } from '@ordago/kernel';
import { type Html, html } from '../console/html.ts';
import type { Language } from '../plugin.ts';
import type { OfferedMatch } from './offer.ts';

const WORDS = {
  es: {
    start: 'Inicio (UTC)',
    match: 'Partido',
    finish: 'Terminar ya',
    cancel: 'Cancelar',
    home: 'Goles del local',
    away: 'Goles del visitante',
    none: 'No hay partidos.',
    status: {
      ahead: 'por jugar',
      running: 'en juego',
      stopped: 'apuestas detenidas',
      finished: 'terminado',
      abandoned: 'abandonado',
      cancelled: 'cancelado',
    },
  },
  en: {
    start: 'Start (UTC)',
    match: 'Match',
    finish: 'Finish now',
    cancel: 'Cancel',
    home: 'Home goals',
    away: 'Away goals',
    none: 'No matches.',
    status: {
      ahead: 'ahead',
      running: 'in play',
      stopped: 'betting stopped',
      finished: 'finished',
      abandoned: 'abandoned',
      cancelled: 'cancelled',
    },
  },
  pt: {
    start: 'Início (UTC)',
    match: 'Jogo',
    finish: 'Terminar agora',
    cancel: 'Cancelar',
    home: 'Golos da casa',
    away: 'Golos do visitante',
    none: 'Não há jogos.',
    status: {
      ahead: 'por jogar',
      running: 'em jogo',
      stopped: 'apostas suspensas',
      finished: 'terminado',
      abandoned: 'abandonado',
      cancelled: 'cancelado',
    },
  },
} as const;

/** Rows that the page shows. */
const ROWS_MAX = 40;

/** Renders events that run or begin within a day, each with its end in the reader's hands. */
export function renderFeed(language: Language, offer: readonly OfferedMatch[], now: Instant): Html {
  const words = WORDS[language];
  const near = offer.filter(({ status, startsAt }) => isNear(status, startsAt, now)).slice(0, ROWS_MAX);
  if (near.length === 0) return html`<p class="quiet">${words.none}</p>`;
  const rows = near.map(
    (match) => html`<tr>
      <td class="figures">${toIso(match.startsAt).slice(0, 16).replace('T', ' ')}</td>
      <td>${match.home.name} – ${match.away.name}<br><span class="quiet">${match.id} · ${words.status[match.status]}${
        match.score === null ? '' : ` ${match.score[0]}:${match.score[1]}`
      }</span></td>
      <td>${forms(match, language)}</td></tr>`,
  );
  return html`<table>
    <thead><tr><th>${words.start}</th><th>${words.match}</th><th></th></tr></thead>
    <tbody>${rows}</tbody></table>`;
}

function isNear(status: OfferedMatch['status'], startsAt: Instant, now: Instant): boolean {
  if (status === 'running' || status === 'stopped') return true;
  const reach = status === 'ahead' ? addMs(now, DAY_MS) : null;
  return reach === null ? startsAt > addMs(now, -DAY_MS / 4) : startsAt < reach;
}

function forms({ id, score }: OfferedMatch, language: Language): Html {
  const words = WORDS[language];
  const goals = (name: 'home' | 'away', value: number) => html`<input name="${name}" aria-label="${words[name]}"
    value="${value}" size="2" inputmode="numeric" pattern="[0-9]{1,2}" required>`;
  return html`<form method="post" action="/console/feed">
      <input type="hidden" name="kind" value="result"><input type="hidden" name="event" value="${id}">
      ${goals('home', score?.[0] ?? 1)} ${goals('away', score?.[1] ?? 0)}
      <button>${words.finish}</button></form>
    <form method="post" action="/console/feed">
      <input type="hidden" name="kind" value="status"><input type="hidden" name="event" value="${id}">
      <input type="hidden" name="status" value="cancelled"><button class="plain">${words.cancel}</button></form>`;
}
