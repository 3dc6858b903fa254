import { describe, expect, it } from 'vitest';
import type { Balance } from './balance.ts';
import { HeldBalance, type OpenFrame, type TrueBalance } from './held-balance.ts';

const usd = (main: string, more: Partial<Balance> = {}): Balance =>
  ({
    balance: main,
    bonus_balance: '5.00',
    is_bonus_active: false,
    currency: 'USD',
    version: main,
    ...more,
  }) as Balance;
const bonus = (amount: string, more: Partial<Balance> = {}) =>
  usd('50.00', { bonus_balance: amount, is_bonus_active: true, ...more });

/** A held balance with a clock that is moved by hand; the server answers when it is made to. */
function build(frame: OpenFrame | null, balance: Balance | undefined = usd('50.00')) {
  let nowMs = 0;
  let timers: { dueMs: number; act: () => void }[] = [];
  const asked: (() => void)[] = [];
  const held = new HeldBalance({
    later: (act, ms) => {
      const timer = { dueMs: nowMs + ms, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    ask: () => new Promise((resolve) => asked.push(resolve)),
  });
  const takeIn = (now: Balance | undefined, playerId: TrueBalance['playerId'] = '1') =>
    held.takeIn({ playerId, balance: now });
  takeIn(balance);
  if (frame) held.enter(frame);
  const pass = (ms: number) => {
    nowMs += ms;
    const due = timers.filter(({ dueMs }) => dueMs <= nowMs);
    timers = timers.filter(({ dueMs }) => dueMs > nowMs);
    for (const { act } of due) act();
  };
  const wallet = () => {
    const shown = held.view().balance;
    return shown && (shown.is_bonus_active ? shown.bonus_balance : shown.balance);
  };
  const answer = async () => {
    for (const resolve of asked.splice(0)) resolve();
    await Promise.resolve();
  };
  return { held, takeIn, pass, wallet, asked, answer, timers: () => timers.length };
}

type Built = ReturnType<typeof build>;
type Step = [act: (built: Built) => unknown, shown: string | undefined];

/** Units of so many dollars. */
const dollars = (amount: number) => BigInt(amount * 100_000);
const begin =
  (stake = 1): Step[0] =>
  ({ held }) =>
    held.begin(dollars(stake));
const end: Step[0] = ({ held }) => held.end();
const keepOn: Step[0] = ({ held }) => held.keepOn();
const leave: Step[0] = ({ held }) => held.leave();
const enter: Step[0] = ({ held }) => held.enter('ours');
const pass =
  (ms: number): Step[0] =>
  (built) =>
    built.pass(ms);
const arrive =
  (balance: Balance | undefined, player?: string | null): Step[0] =>
  ({ takeIn }) =>
    takeIn(balance, player);

describe('what the site shows while a game of ours is open', () => {
  it.each<[string, Step[]]>([
    ['a movement at once while no round is under way', [[arrive(usd('49.00')), '49.00']]],
    [
      'the stake at the press, and a win when it was shown',
      [
        [begin(), '49.00'],
        [arrive(usd('49.00')), '49.00'],
        [arrive(usd('54.00')), '49.00'],
        [end, '54.00'],
      ],
    ],
    [
      'a loss at the press, and no more of it',
      [
        [begin(2.5), '47.50'],
        [arrive(usd('47.50')), '47.50'],
        [end, '47.50'],
      ],
    ],
    [
      'the stake of a round that the server refused until the game says so',
      [
        [begin(), '49.00'],
        [arrive(usd('49.00')), '49.00'],
        [arrive(usd('50.00', { version: '50.01' })), '49.00'],
        [end, '50.00'],
      ],
    ],
    [
      'every stake begun since, of several rounds in flight',
      [
        [begin(), '49.00'],
        [begin(2), '47.00'],
        [arrive(usd('48.00')), '47.00'],
        [arrive(usd('60.00')), '47.00'],
        [end, '47.00'],
        [end, '60.00'],
      ],
    ],
    [
      'nothing of a move without a stake until it was shown',
      [
        [begin(0), '50.00'],
        [arrive(usd('70.00')), '50.00'],
        [end, '70.00'],
      ],
    ],
    [
      'a deposit of that time with the round',
      [
        [begin(), '49.00'],
        [arrive(usd('149.00')), '49.00'],
        [end, '149.00'],
      ],
    ],
    [
      'the truth after a silence of 15 seconds',
      [
        [begin(), '49.00'],
        [arrive(usd('54.00')), '49.00'],
        [pass(14_999), '49.00'],
        [pass(1), '54.00'],
      ],
    ],
    [
      'a long round as long as the game reports it',
      [
        [begin(), '49.00'],
        [arrive(usd('54.00')), '49.00'],
        [pass(14_000), '49.00'],
        [keepOn, '49.00'],
        [pass(14_000), '49.00'],
        [begin(), '48.00'],
        [pass(14_999), '48.00'],
        [pass(1), '54.00'],
      ],
    ],
    [
      'the truth as soon as the game is left, and of its later reports nothing',
      [
        [begin(), '49.00'],
        [arrive(usd('54.00')), '49.00'],
        [leave, '54.00'],
        [begin(), '54.00'],
        [keepOn, '54.00'],
        [end, '54.00'],
      ],
    ],
    [
      'the truth when the game was loaded anew',
      [
        [begin(), '49.00'],
        [arrive(usd('54.00')), '49.00'],
        [enter, '54.00'],
      ],
    ],
    [
      'the truth of another player',
      [
        [begin(), '49.00'],
        [arrive(usd('7.00'), '2'), '7.00'],
        [pass(15_000), '7.00'],
      ],
    ],
    [
      'the truth of another currency',
      [
        [begin(), '49.00'],
        [arrive(usd('7.00', { currency: 'TRY' })), '7.00'],
      ],
    ],
    [
      'nothing to a guest',
      [
        [begin(), '49.00'],
        [arrive(usd('49.00'), null), undefined],
        [begin(), undefined],
      ],
    ],
    ['nothing before the first answer', [[arrive(undefined), undefined]]],
    ['no end of a round that was not begun', [[end, '50.00']]],
  ])('%s', (_name, steps) => {
    const built = build('ours');
    for (const [act, shown] of steps) {
      act(built);
      expect(built.wallet()).toBe(shown);
    }
  });

  it('takes the stake from the bonus while that is the wallet in play, and holds both', () => {
    const { held, takeIn, wallet } = build('ours', bonus('20.00'));
    held.begin(dollars(3));
    takeIn(bonus('29.00', { balance: '51.00', possible_cashback_amount: '0.10' }));
    expect([wallet(), held.view().balance?.balance]).toEqual(['17.00', '50.00']);
    expect(held.view().balance?.possible_cashback_amount).toBeUndefined();
    held.end();
    expect([wallet(), held.view().balance?.balance]).toEqual(['29.00', '51.00']);
  });

  it('asks the server where no movement of the round was reported, so that the stake does not come back', async () => {
    const { held, wallet, asked, answer } = build('ours');
    held.begin(dollars(1));
    held.end();
    held.end();
    expect([wallet(), asked.length]).toEqual(['49.00', 1]);
    await answer();
    expect(wallet()).toBe('50.00');
  });

  it('shows the movement that comes late, and does not wait for the answer', async () => {
    const { held, takeIn, wallet, answer } = build('ours');
    held.begin(dollars(1));
    held.end();
    takeIn(usd('53.00'));
    expect(wallet()).toBe('53.00');
    await answer();
    expect(wallet()).toBe('53.00');
  });

  it('holds the next round although the answer about the last one is on its way', async () => {
    const { held, takeIn, wallet, answer } = build('ours');
    held.begin(dollars(1));
    held.end();
    held.begin(dollars(1));
    await answer();
    takeIn(usd('58.00'));
    expect(wallet()).toBe('48.00');
  });

  it('shows the truth after the silence where the server answers nothing', () => {
    const { held, pass: wait, wallet } = build('ours');
    held.begin(dollars(1));
    held.end();
    wait(15_000);
    expect(wallet()).toBe('50.00');
  });

  it('counts what was shown since the hold began, for the result of the session', () => {
    const { held, takeIn } = build('ours');
    expect(held.view().heldMove).toBeNull();
    held.begin(dollars(1));
    held.begin(dollars(2));
    takeIn(usd('90.00'));
    expect(held.view().heldMove).toBe(-dollars(3));
    held.end();
    held.end();
    expect(held.view().heldMove).toBeNull();
  });

  it('reports changes of the view alone, and leaves no timer behind', () => {
    const { held, takeIn, timers } = build('ours');
    let changes = 0;
    const stop = held.subscribe(() => {
      changes += 1;
    });
    held.begin(dollars(1));
    takeIn(usd('49.00'));
    takeIn(usd('54.00'));
    held.end();
    expect([changes, timers()]).toEqual([2, 0]);
    stop();
    held.begin(dollars(1));
    held.leave();
    expect([changes, timers()]).toEqual([2, 0]);
  });
});

describe('what the site shows while a frame of a third party is open', () => {
  it.each<[string, Step[]]>([
    [
      'a debit at once and a credit after 2.5 seconds',
      [
        [arrive(usd('49.00')), '49.00'],
        [arrive(usd('54.00')), '49.00'],
        [pass(2_499), '49.00'],
        [pass(1), '54.00'],
      ],
    ],
    [
      'a credit that waits with the next debit',
      [
        [arrive(usd('54.00')), '50.00'],
        [arrive(usd('53.00')), '53.00'],
        [pass(2_500), '53.00'],
      ],
    ],
    [
      'a credit that waits with the next credit, which waits in its turn',
      [
        [arrive(usd('54.00')), '50.00'],
        [pass(2_000), '50.00'],
        [arrive(usd('60.00')), '54.00'],
        [pass(2_000), '54.00'],
        [pass(500), '60.00'],
      ],
    ],
    [
      'what changed beside the wallets, unless a credit waits',
      [
        [arrive(usd('50.00', { version: '51' })), '50.00'],
        [arrive(usd('54.00')), '50.00'],
        [arrive(usd('54.00', { version: '55' })), '50.00'],
        [pass(2_500), '54.00'],
      ],
    ],
    ['another wallet in play at once', [[arrive(bonus('80.00')), '80.00']]],
    [
      'the truth as soon as the game is left',
      [
        [arrive(usd('54.00')), '50.00'],
        [leave, '54.00'],
        [arrive(usd('60.00')), '60.00'],
      ],
    ],
    [
      'the truth of another player',
      [
        [arrive(usd('54.00')), '50.00'],
        [arrive(usd('7.00'), '2'), '7.00'],
      ],
    ],
    [
      'nothing of reports that such a frame is not asked for',
      [
        [begin(), '50.00'],
        [keepOn, '50.00'],
        [end, '50.00'],
      ],
    ],
  ])('%s', (_name, steps) => {
    const built = build('foreign');
    for (const [act, shown] of steps) {
      act(built);
      expect(built.wallet()).toBe(shown);
    }
  });

  it('holds the result of the session with it, a debit left out of it at once', () => {
    const { held, takeIn, pass: wait } = build('foreign');
    takeIn(usd('49.00'));
    takeIn(usd('54.00'));
    expect(held.view().heldMove).toBe(-dollars(1));
    wait(2_500);
    expect(held.view().heldMove).toBeNull();
  });
});

it('shows the truth where no game is open', () => {
  const { takeIn, wallet, held } = build(null);
  takeIn(usd('54.00'));
  held.begin(dollars(1));
  expect([wallet(), held.view().heldMove]).toEqual(['54.00', null]);
});
