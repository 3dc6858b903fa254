import { LIMIT_NAMES, type SportEvent, type WireError } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../../shared/player/account.ts';
import { EMPTY_SLIP, type Slip, type SlipLeg, withLine } from '../../../shared/slip/slip.ts';
import { type SlipBounds, slipPayable } from '../use-slip-bounds.ts';
import { betCall, mintKey } from './bet-call.ts';
import { legState, needsAccepting, pricedNow } from './leg-state.ts';
import { noCapacityOf, problemOf, problemsOf } from './problem.ts';
import { problemsLeft } from './problems-left.ts';
import { type SlipActionFacts, slipActionOf } from './slip-action.ts';

const leg = (selection: string, more: Partial<SlipLeg> = {}): SlipLeg => ({
  event: `e${selection}`,
  selection,
  kind: '1x2',
  specifier: '',
  outcome: '1',
  home: 'Granada',
  away: 'Getafe',
  league: 'Primera División',
  startsAt: '2026-11-21T20:00:00.000Z',
  odds: '1.66',
  version: 3,
  ...more,
});
const LEGS = [leg('11'), leg('22'), leg('33')];

const event = (odds: string, more: { status?: SportEvent['status']; market?: 'open' | 'suspended' | 'settled' } = {}) =>
  ({
    id: 'e11',
    status: more.status ?? 'scheduled',
    markets: [
      {
        id: 'm',
        kind: '1x2',
        specifier: '',
        status: more.market ?? 'open',
        selections: [{ id: '11', outcome: '1', odds, version: 4 }],
      },
    ],
  }) as unknown as SportEvent;

const without: SportEvent = { ...event('1.66'), markets: [] };

describe('a leg against the line', () => {
  it.each([
    ['keeps its price', event('1.66'), { sale: 'open', move: null }],
    ['moved down', event('1.58'), { sale: 'open', move: 'down' }],
    ['moved up', event('1.70'), { sale: 'open', move: 'up' }],
    ['is paused with its market', event('1.66', { market: 'suspended' }), { sale: 'paused' }],
    ['is closed once settled', event('1.66', { market: 'settled' }), { sale: 'closed' }],
    ['is closed once the event has started', event('1.66', { status: 'live' }), { sale: 'closed' }],
    ['is closed when the line no longer has it', without, { sale: 'closed' }],
    ['stays as it is while the line has not been read', undefined, { sale: 'open', move: null }],
  ] as const)('%s', (_name, line, expected) => {
    expect(legState(leg('11'), line)).toMatchObject(expected);
  });

  it.each([
    ['none', 'up', true],
    ['none', 'down', true],
    ['better', 'up', false],
    ['better', 'down', true],
    ['all', 'up', false],
    ['all', 'down', false],
  ] as const)('with the choice %s and a move %s waits for the player: %s', (accept, move, expected) => {
    expect(needsAccepting(move, accept)).toBe(expected);
  });
});

describe('the sums of a slip', () => {
  it('are counted from the prices of now, of the legs that are for sale', () => {
    const slip = { ...EMPTY_SLIP, legs: [leg('11'), leg('22')], stake: '10' };
    const paused = { ...legState(leg('22', { odds: '2.00' }), undefined), sale: 'paused' as const };
    const states = [legState(leg('11'), event('1.58')), paused];
    expect(pricedNow(slip, states).legs.map(({ odds }) => odds)).toEqual(['1.58', '1.66']);
    expect(pricedNow(slip, [legState(leg('11'), event('1.66'))])).toBe(slip);
  });
});

const refusal = (name: string, params: WireError['params'] = {}): WireError => ({
  code: 600,
  name,
  message: '',
  params,
});

describe('a refusal', () => {
  it.each([
    [
      'odds-changed',
      { leg: 1, offered: '1.66', current: '1.58', version: 9 },
      '22',
      { kind: 'accept', price: { odds: '1.58', version: 9 } },
    ],
    [
      'odds-changed',
      { selection: '33', current: '2.00', version: 9 },
      '33',
      { kind: 'accept', price: { odds: '2.00', version: 9 } },
    ],
    ['selection-unknown', { leg: 0 }, '11', { kind: 'remove' }],
    ['market-suspended', { leg: 2 }, '33', { kind: 'remove' }],
    ['event-started', { leg: 2 }, '33', { kind: 'remove' }],
    ['event-repeated', { leg: 1 }, '22', { kind: 'remove' }],
    ['market-suspended', {}, null, null],
    ['market-suspended', { leg: 99 }, null, null],
    ['stake-above-maximum', { max: '120.50 USD' }, null, { kind: 'stake', amount: '120.50', bound: 'max' }],
    ['stake-below-minimum', { min: '1.00' }, null, { kind: 'stake', amount: '1.00', bound: 'min' }],
    [
      'limit-max-payout-usual-event',
      { leg: 1, max: '21.00 USD', stake_max: '7.00 USD' },
      '22',
      { kind: 'stake', amount: '7.00', bound: 'max' },
    ],
    ['limit-max-payout-usual-bet', { max: '0.00 USD', stake_max: '0.00 USD' }, null, null],
    [
      'limit-bet-total-live-user',
      { max: '50.00 USD', stake_max: '9.00 USD' },
      null,
      { kind: 'stake', amount: '9.00', bound: 'max' },
    ],
    ['minimum-above-maximum', { selection: '33', limit: 'limit-bet-total-usual-event' }, '33', null],
    [
      'handicap-changed',
      { leg: 1, selection: '99', offered: '2.5', current: '3.5', odds: '1.90', version: 4 },
      '22',
      { kind: 'line', to: { selection: '99', line: '3.5', odds: '1.90', version: 4 } },
    ],
    ['live-mismatch', { leg: 0, selection: '11' }, '11', { kind: 'remove' }],
    ['bet-too-soon', { seconds: 3 }, null, null],
    ['insufficient-balance', {}, null, { kind: 'deposit' }],
    ['express-odds-above-maximum', { max: '1000.00' }, null, null],
    // Terms of bonus money and free bets concern the bet as a whole: no leg is at fault, and no stake helps.
    ['bonus-percent-not-allowed', { max: 40 }, null, null],
    ['bonus-express-too-few', { min: 3 }, null, null],
    ['bet-count-limit', { max: 3 }, null, null],
    ['bonus-odds-too-low', { min: '1.80' }, null, null],
    ['free-bet-not-found', {}, null, null],
    ['free-bet-odds-too-low', { min: '2.00' }, null, null],
    ['free-bet-odds-too-high', { max: '9.00' }, null, null],
    ['free-bet-terms-unmet', { selection: '11' }, null, null],
    ['top-express-not-found', {}, null, { kind: 'ordinary' }],
    ['top-express-incomplete', { selections: '11,22' }, null, { kind: 'ordinary' }],
  ] as const)('%s %j belongs to leg %s', (name, params, selection, fix) => {
    expect(problemOf(refusal(name, params), LEGS)).toMatchObject({ selection, fix });
  });

  it('of several legs is shown beside each of them, and stays there while another one is put right', () => {
    const also = [refusal('live-mismatch', { leg: 2, selection: '33' })];
    const moved = { leg: 0, offered: '1.66', current: '1.58', version: 9 };
    const reported = problemsOf({ ...refusal('odds-changed', moved), also }, LEGS);
    expect(reported.map(({ selection, fix }) => [selection, fix?.kind])).toEqual([
      ['11', 'accept'],
      ['33', 'remove'],
    ]);
    const before: Slip = { ...EMPTY_SLIP, legs: LEGS };
    const [, ...untouched] = LEGS;
    const left = (change: Partial<Slip>) =>
      problemsLeft(reported, before, { ...before, ...change }).map(({ selection }) => selection);
    expect(left({ legs: [leg('11', { odds: '1.58' }), ...untouched] })).toEqual(['33']);
    expect(left({ legs: LEGS.slice(0, 2) })).toEqual(['11']);
    expect(left({ accept: before.accept === 'all' ? 'none' : 'all' })).toEqual([]);
    // A problem of two legs together goes with either.
    expect(problemsLeft(problemsOf(refusal('event-repeated', { leg: 1 }), LEGS), before, before)).toEqual([]);
  });

  it('of a single belongs to its only leg, named or not', () => {
    expect(problemOf(refusal('market-suspended'), [leg('11')]).selection).toBe('11');
    // Among many singles each has a stake of its own.
    expect(
      problemOf(refusal('limit-max-bet-usual-user', { max: '9.00 USD', stake_max: '9.00 USD' }), [leg('11')]),
    ).toMatchObject({
      selection: '11',
      fix: { kind: 'stake', amount: '9.00', bound: 'max' },
    });
  });

  it.each(LIMIT_NAMES)('%s offers the stake that it leaves, and is shown where it leaves none', (name) => {
    const left = problemOf(refusal(name, { max: '50.00 USD', stake_max: '9.00 USD' }), LEGS);
    expect(left.fix).toEqual({ kind: 'stake', amount: '9.00', bound: 'max' });
    const scope = name.split('-').at(-1);
    expect(noCapacityOf(refusal('minimum-above-maximum', { limit: name }))).toBe(scope);
  });

  it('offers the stake that the law and the largest stake leave', () => {
    const left = (name: string) => problemOf(refusal(name, { max: '50.00 USD', stake_max: '9.00 USD' }), LEGS).fix;
    expect(left('legal-maximum-payout')).toEqual({ kind: 'stake', amount: '9.00', bound: 'max' });
    expect(left('stake-above-maximum')).toEqual({ kind: 'stake', amount: '9.00', bound: 'max' });
    expect(noCapacityOf(refusal('minimum-above-maximum'))).toBeNull();
    expect(noCapacityOf(refusal('limit-max-bet-usual-user', { limit: 'limit-max-bet-usual-user' }))).toBeNull();
  });

  it('of a line that moved is answered with the same outcome at the new one, with its stake', () => {
    const moved = { selection: '99', line: '3.5', odds: '1.90', version: 4 };
    const slip = {
      ...EMPTY_SLIP,
      legs: [leg('11', { specifier: 'period=1|line=2.5' })],
      bankers: ['11'],
      stakes: { 11: '7' },
    };
    expect(withLine(slip, '11', moved)).toMatchObject({
      legs: [{ selection: '99', specifier: 'period=1|line=3.5', odds: '1.90', version: 4, event: 'e11' }],
      bankers: ['99'],
      stakes: { 99: '7' },
    });
  });
});

const ACCOUNT: Account = {
  id: '7',
  username: 'ana',
  currency: 'USD',
  balance: '50.00',
  version: '3',
  paid_with: 'main',
  bonus_terms: null,
  stake: { min: '1.00', max: '500.00', default: '10.00' },
};
const facts = (slip: Partial<Slip>, more: Partial<SlipActionFacts> = {}): SlipActionFacts => ({
  slip: { ...EMPTY_SLIP, legs: [leg('11')], stake: '10', ...slip },
  states: [],
  problems: [],
  account: ACCOUNT,
  isGuest: false,
  ...more,
});

describe('the big button', () => {
  it.each([
    ['places what is ready', facts({}), { kind: 'place', count: 1, stake: 1_000_000n }],
    [
      'asks how to go on with what the operator took back',
      facts({}, { isFeaturedExpressGone: true }),
      { kind: 'featured-gone' },
    ],
    ['is closed while the server is out of reach', facts({}, { isOffline: true }), { kind: 'offline' }],
    ['asks for a stake', facts({ stake: '' }), { kind: 'enter-stake' }],
    ['names the minimum', facts({ stake: '0.50' }), { kind: 'stake-low', amount: 100_000n }],
    ['names the maximum', facts({ stake: '501' }), { kind: 'stake-high', amount: 50_000_000n }],
    [
      'names the maximum of the limit that binds the slip',
      facts({ stake: '7.01' }, { bounds: { stake_max: '7.00' } }),
      { kind: 'stake-high', amount: 700_000n },
    ],
    [
      'leaves it to the server to name the limit that leaves nothing',
      facts({ stake: '10' }, { bounds: { stake_max: '0.00' } }),
      { kind: 'place' },
    ],
    ['shows how much balance is missing', facts({ stake: '50.01' }), { kind: 'deposit', short: 1_000n }],
    ['sends a guest to the sign-in', facts({}, { account: undefined, isGuest: true }), { kind: 'sign-in' }],
    [
      'accepts a moved price by the click that places the bet',
      facts({}, { states: [legState(leg('11'), event('1.58'))] }),
      { kind: 'place', prices: new Map([['11', { odds: '1.58', version: 4 }]]) },
    ],
    [
      'accepts the newest of the prices that a leg had since',
      facts(
        {},
        {
          states: [legState(leg('11'), event('1.58'))],
          problems: [problemOf(refusal('odds-changed', { leg: 0, current: '1.52', version: 9 }), LEGS)],
        },
      ),
      { kind: 'place', prices: new Map([['11', { odds: '1.52', version: 9 }]]) },
    ],
    [
      'waits for a leg that is paused beside one that moved',
      facts(
        { legs: [leg('11'), leg('22')] },
        {
          states: [legState(leg('11'), event('1.58')), { ...legState(leg('22'), undefined), sale: 'paused' }],
        },
      ),
      { kind: 'review', count: 2 },
    ],
    [
      'takes a moved price along when the player accepts all',
      facts({ accept: 'all' }, { states: [legState(leg('11'), event('1.58'))] }),
      { kind: 'place' },
    ],
    [
      'marks two selections of one event in an express',
      facts({ legs: [leg('11'), leg('22', { event: 'e11', kind: 'total' })] }),
      { kind: 'review', count: 1 },
    ],
    [
      'waits for a refused leg',
      facts({}, { problems: [problemOf(refusal('market-suspended', { leg: 0 }), LEGS)] }),
      { kind: 'review', count: 1 },
    ],
    [
      'is closed at the stake that a limit of one event left, after the refusal',
      facts(
        {},
        { problems: [problemOf(refusal('limit-max-payout-usual-event', { leg: 0, stake_max: '7.00' }), LEGS)] },
      ),
      { kind: 'stake-high', amount: 700_000n },
    ],
    [
      'is closed at the stake that the largest payout left, after the refusal',
      facts({}, { problems: [problemOf(refusal('payout-above-maximum', { stake_max: '186.22 USD' }), LEGS)] }),
      { kind: 'stake-high', amount: 18_622_000n },
    ],
    [
      'is closed where a limit left nothing, after the refusal',
      facts({}, { problems: [problemOf(refusal('minimum-above-maximum', { limit: LIMIT_NAMES[0] }), LEGS)] }),
      { kind: 'no-room' },
    ],
    [
      'counts singles together against the balance',
      facts({ legs: LEGS, chosenKind: 'single', stake: '20' }),
      { kind: 'deposit', short: 1_000_000n },
    ],
  ] as const)('%s', (_name, given, expected) => {
    expect(slipActionOf(given)).toMatchObject(expected);
  });
});

describe('several singles', () => {
  const boundsOf = (stakeMax: string, payoutMax: string): SlipBounds => ({
    stake_min: '1.00',
    stake_max: stakeMax,
    payout_max: payoutMax,
    binding: { name: 'limit-max-payout-usual-event', max: payoutMax, selection: null },
  });
  const slip: Slip = { ...EMPTY_SLIP, legs: LEGS, chosenKind: 'single', stake: '10' };

  it.each(LEGS.map(({ selection }) => selection))('are bound each by its own limits: %s', (selection) => {
    const singles = new Map(LEGS.map((one) => [one.selection, boundsOf('400.00', '900.00')]));
    expect(slipActionOf(facts(slip, { singles }))).toMatchObject({ kind: 'place', count: 3 });
    singles.set(selection, boundsOf('7.00', '11.62'));
    expect(slipActionOf(facts(slip, { singles }))).toEqual({ kind: 'stake-high', amount: 700_000n });
    // Two pay 16.60 at 1.66, the third what its limit lets it.
    expect(slipPayable(slip, { bounds: undefined, singles })).toBe(1_660_000n * 2n + 1_162_000n);
  });

  it('are bound by the account until the server has answered', () => {
    const singles = new Map<string, SlipBounds>();
    expect(slipActionOf(facts({ ...slip, stake: '501' }, { singles }))).toMatchObject({
      kind: 'stake-high',
      amount: 50_000_000n,
    });
    expect(slipPayable(slip, { bounds: undefined, singles })).toBe(1_660_000n * 3n);
  });
});

describe('a call', () => {
  it('carries the prices that were seen, under a key that the line takes', () => {
    const bet = { kind: 'single', system: null, legs: [leg('11')], stake: 1_000_000n, freeBet: null } as const;
    const call = betCall(bet, 'better', mintKey());
    expect(call.body).toMatchObject({
      stake: '10.00',
      accept: 'better',
      legs: [{ selection: '11', odds: '1.66', version: 3, event: 'e11', live: false }],
    });
    expect(call.body.key).toMatch(/^[A-Za-z0-9-]{16,64}$/);
    expect(call.body).not.toHaveProperty('free_bet');
    const freeBet = { id: '77', amount: '10.00', isStakeReturned: false };
    expect(betCall({ ...bet, freeBet }, 'none', mintKey()).body).toMatchObject({ stake: '10.00', free_bet: '77' });
  });

  it('has a key of its own at every submission', () => {
    expect(new Set(Array.from({ length: 100 }, mintKey)).size).toBe(100);
  });
});
