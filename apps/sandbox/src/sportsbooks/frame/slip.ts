import { type Child, element, fieldValue } from './elements.ts';
import { type Frame, freeBetOf, isSeveral, type SlipKind, wordOf } from './frame.ts';
import { placeBet, STAKE_TEXT } from './place-bet.ts';

const KINDS: readonly SlipKind[] = ['express', 'each', 'all'];

/** The slip: its selections, how they are bet and paid, and the button that places them. */
export function slip(frame: Frame): HTMLElement {
  const { note, picks } = frame.state;
  const parts: Child[] = [
    element('h2', {}, [wordOf(frame, 'slip')]),
    note && element('p', { class: 'note', 'data-kind': note.kind, role: 'status' }, [note.text]),
    ...(picks.size === 0 ? [element('p', { class: 'empty' }, [wordOf(frame, 'emptySlip')])] : filledSlip(frame)),
  ];
  const submit = (event: Event) => {
    event.preventDefault();
    void placeBet(frame);
  };
  return element('form', { class: 'card slip', 'aria-label': wordOf(frame, 'slip') }, parts, { submit });
}

function filledSlip(frame: Frame): Child[] {
  const { state } = frame;
  const selections = [...state.picks.values()].map(({ title, odds, outcome }) =>
    element('div', { class: 'pick' }, [
      element('span', {}, [title]),
      element('b', {}, [odds]),
      element('small', {}, [`1X2 · ${outcome.toUpperCase()}`]),
    ]),
  );
  const action = wordOf(frame, state.session === null ? 'signIn' : 'place');
  return [
    ...selections,
    kindField(frame),
    awardField(frame),
    stakeField(frame),
    winnings(frame),
    element('button', { class: 'primary', type: 'submit', disabled: state.isBusy }, [action]),
  ];
}

function kindField(frame: Frame): Child {
  const { facts, state } = frame;
  if (!facts.takesOrders || state.picks.size < 2) return null;
  const options = KINDS.map((kind) =>
    element('option', { value: kind, selected: state.slipKind === kind }, [wordOf(frame, kind)]),
  );
  const change = (event: Event) => {
    state.slipKind = KINDS.find((kind) => kind === fieldValue(event)) ?? 'express';
    state.key = null;
    frame.draw();
  };
  return element('label', {}, [wordOf(frame, 'how'), element('select', { id: 'how' }, options, { change })]);
}

function awardField(frame: Frame): Child {
  const { state } = frame;
  if (state.awards.length === 0 || isSeveral(frame)) return null;
  const isPaidByMoney = freeBetOf(frame) === null;
  const options = [
    element('option', { value: '', selected: isPaidByMoney }, [wordOf(frame, 'money')]),
    ...state.awards.map(({ id, amount }) => {
      const name = `${wordOf(frame, 'freeBet')} · ${amount} ${state.currency}`;
      return element('option', { value: id, selected: id === state.award }, [name]);
    }),
  ];
  const change = (event: Event) => {
    state.award = fieldValue(event);
    state.key = null;
    frame.draw();
  };
  return element('label', {}, [wordOf(frame, 'payWith'), element('select', { id: 'award' }, options, { change })]);
}

function stakeField(frame: Frame): Child {
  const { state } = frame;
  const free = freeBetOf(frame);
  const field = {
    id: 'stake',
    inputmode: 'decimal',
    autocomplete: 'off',
    value: stakeOf(frame),
    maxlength: 10,
    readonly: free !== null,
  };
  const input = (event: Event) => {
    state.stake = fieldValue(event).trim();
    state.key = null;
    frame.draw();
  };
  const name = wordOf(frame, 'stake') + (state.currency ? ` (${state.currency})` : '');
  return element('label', {}, [name, element('input', field, [], { input })]);
}

function winnings(frame: Frame): Child {
  const cents = isSeveral(frame) ? null : winningsOf(frame);
  if (cents === null) return null;
  return element('p', { class: 'sum' }, [
    element('span', {}, [wordOf(frame, 'pays')]),
    element('b', {}, [(cents / 100).toFixed(2)]),
  ]);
}

/** Possible winnings in cents, without the stake of a free bet; null for a stake that is no amount. */
function winningsOf(frame: Frame): number | null {
  const stake = stakeOf(frame);
  if (!STAKE_TEXT.test(stake)) return null;
  const picks = [...frame.state.picks.values()];
  const odds = picks.reduce((product, pick) => product * Math.round(Number(pick.odds) * 100), 1);
  // A sum of binary fractions may end just below its whole cent.
  const payout = Math.floor((Number(stake) * 100 * odds) / 100 ** picks.length + 1e-6);
  return freeBetOf(frame) === null ? payout : payout - Math.round(Number(stake) * 100);
}

function stakeOf(frame: Frame): string {
  return freeBetOf(frame)?.amount ?? frame.state.stake;
}
