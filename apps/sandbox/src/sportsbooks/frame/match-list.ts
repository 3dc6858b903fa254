import type { BookPlace } from '@ordago/contracts';
import { element } from './elements.ts';
import { type Frame, wordOf } from './frame.ts';
import { isMarked, toggleMark } from './marks.ts';
import { toggle } from './place-bet.ts';
import type { FrameMatch, Outcome } from './wire.ts';

const OUTCOMES: readonly Outcome[] = ['1', 'x', '2'];

/** Number of matches that a page lists. */
const LISTED_MAX = { Home: 20, MultiView: 12, other: 80 };

/** States of the matches that a page lists; other pages list those ahead, or the one match of their address. */
const LISTED: Readonly<Partial<Record<BookPlace['page'], readonly FrameMatch['status'][]>>> = {
  Results: ['finished', 'cancelled', 'abandoned'],
  Overview: ['running', 'stopped'],
};

/** The matches of a place in groups with a heading each. */
export function matchLists(frame: Frame, place: BookPlace): HTMLElement[] {
  const found = listedMatches(frame, place);
  if (found.length === 0) return [element('p', { class: 'empty' }, [wordOf(frame, 'nothing')])];
  const groups = new Map<string, FrameMatch[]>();
  for (const match of found) {
    const name = groupOf(frame, place, match);
    groups.set(name, [...(groups.get(name) ?? []), match]);
  }
  return [...groups].flatMap(([name, matches]) => [
    element('h2', {}, [name]),
    element(
      'div',
      { class: 'list' },
      matches.map((match) => matchRow(frame, match)),
    ),
  ]);
}

function listedMatches(frame: Frame, place: BookPlace): FrameMatch[] {
  const wanted = frame.state.matches.filter((match) => isListed(match, place) && isWanted(frame, place, match));
  if (place.page === 'Results') wanted.reverse();
  const { page } = place;
  return wanted.slice(0, page === 'Home' || page === 'MultiView' ? LISTED_MAX[page] : LISTED_MAX.other);
}

function isListed({ status }: FrameMatch, { page, event }: BookPlace): boolean {
  return LISTED[page]?.includes(status) ?? (event !== null || status === 'ahead');
}

function isWanted({ facts, state }: Frame, place: BookPlace, match: FrameMatch): boolean {
  const league = place.league ?? (place.category || state.league);
  // The address of a sport means all its leagues, and there is one sport.
  const isLeague = !league || ['football', match.league, match.league_slug].includes(league);
  const isEvent = !place.event || match.id === place.event || match.id.replaceAll('/', '.') === place.event;
  const teams = `${match.home} ${match.away}`.toLowerCase();
  return (
    isLeague &&
    isEvent &&
    (!place.isFavorite || isMarked(facts.name, match.id)) &&
    teams.includes(state.search.toLowerCase())
  );
}

function groupOf({ state }: Frame, { page }: BookPlace, match: FrameMatch): string {
  if (page !== 'Calendar' && page !== 'Results') return match.league_name;
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Date(match.starts_at).toLocaleDateString(state.language, day);
}

function matchRow(frame: Frame, match: FrameMatch): HTMLElement {
  const { home, away, score, status } = match;
  const name = `${home} - ${away}`;
  return element('article', { class: 'match', 'data-match': match.id, 'aria-label': name }, [
    element('span', { class: 'when' }, [status === 'running' ? wordOf(frame, 'live') : startOf(frame, match)]),
    element('span', { class: 'teams' }, [`${home} – ${away}`]),
    score ? element('span', { class: 'score' }, [score.join(':')]) : star(frame, match),
    match.odds && prices(frame, match, match.odds),
  ]);
}

function startOf({ state }: Frame, { starts_at }: FrameMatch): string {
  return new Date(starts_at).toLocaleString(state.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

function star(frame: Frame, { id }: FrameMatch): HTMLElement {
  const { name } = frame.facts;
  const marked = isMarked(name, id);
  return element(
    'button',
    { class: 'star', type: 'button', 'aria-label': wordOf(frame, 'mark'), 'aria-pressed': String(marked) },
    [marked ? '★' : '☆'],
    {
      click: () => {
        toggleMark(name, id);
        frame.draw();
      },
    },
  );
}

function prices(frame: Frame, match: FrameMatch, odds: NonNullable<FrameMatch['odds']>): HTMLElement {
  const names = { 1: match.home, x: wordOf(frame, 'draw'), 2: match.away };
  const picked = frame.state.picks.get(match.id)?.outcome;
  const buttons = OUTCOMES.map((outcome) =>
    element(
      'button',
      {
        type: 'button',
        'aria-pressed': String(picked === outcome),
        'aria-label': `${names[outcome]} ${odds[outcome]}`,
      },
      [element('span', {}, [outcome.toUpperCase()]), element('b', {}, [odds[outcome]])],
      { click: () => toggle(frame, match, outcome) },
    ),
  );
  return element('div', { class: 'prices' }, buttons);
}
