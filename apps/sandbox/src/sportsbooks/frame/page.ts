import { type BookPlace, bookPathOf, SPORTSBOOK_PAGES } from '@ordago/contracts';
import { betList } from './bet-list.ts';
import { element, fieldValue } from './elements.ts';
import { APP_ID } from './facts.ts';
import { type Frame, placeOf, textsOf, wordOf } from './frame.ts';
import { openPath } from './loads.ts';
import { matchLists } from './match-list.ts';
import { slip } from './slip.ts';

/** Draws the page anew. The field that has the focus, and the place of its caret, are the same afterwards. */
export function drawPage(frame: Frame): void {
  const place = placeOf(frame);
  const focused = document.activeElement;
  const caret = focused instanceof HTMLInputElement ? focused.selectionStart : null;
  const { dataset } = document.documentElement;
  dataset.theme = frame.state.theme;
  document.documentElement.lang = frame.state.language;
  document
    .getElementById(APP_ID)
    ?.replaceChildren(
      header(frame),
      navigation(frame, place),
      element('div', { class: place.page === 'MultiView' ? 'page multi' : 'page' }, [
        element('main', {}, content(frame, place)),
        slip(frame),
      ]),
    );
  if (focused?.id) focusAgain(focused.id, caret);
}

function focusAgain(id: string, caret: number | null): void {
  const field = document.getElementById(id);
  field?.focus();
  if (field instanceof HTMLInputElement) field.setSelectionRange(caret, caret);
}

function header(frame: Frame): HTMLElement {
  const [head, tail] = frame.facts.logo;
  return element('header', {}, [
    element('span', { class: 'logo' }, [head, element('i', {}, [tail])]),
    element('span', { class: 'tag' }, [wordOf(frame, 'sandbox')]),
    element('div', { class: 'who' }, frame.state.session === null ? signIn(frame) : balance(frame)),
  ]);
}

function signIn(frame: Frame): HTMLElement[] {
  const attributes = { class: 'primary', type: 'button', hidden: !frame.state.isKnown };
  const click = () => frame.bridge.send({ type: 'sign-in' });
  return [element('button', attributes, [wordOf(frame, 'signIn')], { click })];
}

function balance(frame: Frame): HTMLElement[] {
  const { state, bridge } = frame;
  const click = () => bridge.send({ type: 'deposit' });
  return [
    element('span', {}, [wordOf(frame, 'balance')]),
    element('b', { id: 'balance' }, [`${state.balance || '0.00'} ${state.currency}`]),
    element('button', { type: 'button' }, [wordOf(frame, 'deposit')], { click }),
  ];
}

function navigation(frame: Frame, place: BookPlace): HTMLElement {
  const { name, title } = frame.facts;
  const links = SPORTSBOOK_PAGES.map((page) => {
    const isCurrent = place.page === page && !place.isFavorite;
    const click = (event: Event) => {
      event.preventDefault();
      openPath(frame, bookPathOf(name, page), { isReported: true });
    };
    const attributes = { href: '#', 'aria-current': isCurrent ? 'page' : null };
    return element('a', attributes, [textsOf(frame).pages[page]], { click });
  });
  return element('nav', { 'aria-label': title }, links);
}

function content(frame: Frame, place: BookPlace): HTMLElement[] {
  const title = place.isFavorite ? wordOf(frame, 'favorites') : textsOf(frame).pages[place.page];
  const heading = element('h1', {}, [title]);
  if (place.page === 'BetsHistory') return [heading, betList(frame)];
  return [heading, tools(frame, place), ...matchLists(frame, place)];
}

/** Choice of a league, where the address names none, and the search for a team. */
function tools(frame: Frame, place: BookPlace): HTMLElement {
  const { state } = frame;
  const isOneLeague = Boolean(place.league ?? place.category);
  const field = {
    id: 'find',
    type: 'search',
    'aria-label': wordOf(frame, 'search'),
    placeholder: wordOf(frame, 'search'),
    value: state.search,
    maxlength: 60,
  };
  const input = (event: Event) => {
    state.search = fieldValue(event);
    frame.draw();
  };
  return element('div', { class: 'tools' }, [
    isOneLeague ? null : leagueField(frame),
    element('input', field, [], { input }),
  ]);
}

function leagueField(frame: Frame): HTMLElement {
  const { state } = frame;
  const leagues = new Map(state.matches.map(({ league, league_name }) => [league, league_name]));
  const options = [
    element('option', { value: '' }, [wordOf(frame, 'allLeagues')]),
    ...[...leagues].map(([league, name]) =>
      element('option', { value: league, selected: state.league === league }, [name]),
    ),
  ];
  const change = (event: Event) => {
    state.league = fieldValue(event);
    frame.draw();
  };
  return element('select', { 'aria-label': wordOf(frame, 'allLeagues') }, options, { change });
}
