import { element } from './elements.ts';
import { type Frame, wordOf } from './frame.ts';
import type { FrameBet } from './wire.ts';

/** The player's bets, newest first. */
export function betList(frame: Frame): HTMLElement {
  const { session, bets } = frame.state;
  if (session === null) return element('p', { class: 'empty' }, [wordOf(frame, 'guest')]);
  if (bets.length === 0) return element('p', { class: 'empty' }, [wordOf(frame, 'nothing')]);
  const rows = bets.map((bet) => betRow(frame, bet));
  return element('div', { class: 'list' }, rows);
}

function betRow(frame: Frame, { code, state, stake, payout, currency, legs, is_free }: FrameBet): HTMLElement {
  const amount = `${stake} ${currency}${is_free ? ` · ${wordOf(frame, 'freeBet')}` : ''}`;
  const end = state === 'open' ? code : `${code} · ${payout} ${currency}`;
  return element('article', { class: 'bet' }, [
    element('div', { class: 'top' }, [
      element('b', {}, [amount]),
      element('span', { class: 'badge', 'data-state': state }, [stateText(frame, state)]),
    ]),
    ...legs.map(({ title, outcome, odds }) => element('span', {}, [`${title} · ${outcome} · ${odds}`])),
    element('small', {}, [end]),
  ]);
}

/** States that wait for the operator's answer have no word: they are over within seconds. */
function stateText(frame: Frame, state: FrameBet['state']): string {
  return state === 'open' || state === 'won' || state === 'lost' || state === 'void' ? wordOf(frame, state) : state;
}
