import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClosableGame,
  type ClosureRule,
  type Closures,
  closedPartsOf,
  closedReasonOf,
  closingTypesOf,
  closuresAt,
  isShown,
  NOTHING_CLOSED,
  PARTS,
  type PartProviders,
  partProvidersOf,
  partsOf,
  ruleHolds,
  SEED_PROVIDERS,
} from './closures.ts';
import { CASINO_TYPES } from './game.ts';

const closed = ({ user = false, providers = [] as readonly string[], types = [] as readonly string[] }): Closures => ({
  isCasinoBlocked: user,
  providers: new Set(providers),
  casinoTypes: new Set(types),
});

const { slots, live, virtual } = SEED_PROVIDERS;
const SEEDS = partProvidersOf([]);
const butLast = (list: readonly string[]) => list.slice(0, -1);
const CASINO = ['slots', 'live', 'virtual', 'crash', 'horses'];

describe('parts of the operator: every sentence of specification 2, section 6', () => {
  it.each([
    ['nothing is closed where nothing is blocked', closed({}), []],
    ['the user flag blocks the casino wholly, and no sport', closed({ user: true }), CASINO],
    ['slots needs all eight slot providers: all', closed({ providers: slots }), ['slots', 'crash']],
    ['slots needs all eight slot providers: seven', closed({ providers: butLast(slots) }), ['crash']],
    ['live needs all eight live providers: all', closed({ providers: live }), ['live']],
    ['live needs all eight live providers: seven', closed({ providers: butLast(live) }), []],
    ['virtual needs both virtual providers: both', closed({ providers: virtual }), ['virtual']],
    ['virtual needs both virtual providers: one', closed({ providers: butLast(virtual) }), []],
    ['sport is blocked if digitain is', closed({ providers: ['digitain'] }), ['sport']],
    ['sport is blocked if the sport type is', closed({ types: ['sport'] }), ['sport']],
    ['live is blocked if the live type is', closed({ types: ['live'] }), ['live']],
    [
      'slots is blocked if the slots type is, and crash and horses with it',
      closed({ types: ['slots'] }),
      ['slots', 'crash', 'horses'],
    ],
    [
      'virtual is blocked if the virtual type is, and its horses with it',
      closed({ types: ['virtual'] }),
      ['virtual', 'horses'],
    ],
    ['horses are blocked if universal race is', closed({ providers: ['universalrace'] }), ['horses']],
    ['crash is blocked if both its providers are', closed({ providers: ['pragmaticrgs', 'outcomebets'] }), ['crash']],
    ['crash is open while one of both is', closed({ providers: ['pragmaticrgs'] }), []],
  ])('%s', (_sentence, closures, parts) => expect(closedPartsOf(closures, SEEDS)).toEqual(parts));

  it('there are eight slot, eight live, two virtual and two crash providers before the catalogue is read', () => {
    expect([slots.length, live.length, virtual.length, SEED_PROVIDERS.crash.length]).toEqual([8, 8, 2, 2]);
  });

  it('asks the catalogue who fills a part as soon as there is one', () => {
    const providers = partProvidersOf([
      { routeProvider: 'originals', casinoType: 'slots', tab: ['crash'] },
      { routeProvider: 'amatic', casinoType: 'slots', tab: [] },
    ]);
    expect(closedPartsOf(closed({ providers: ['pragmaticrgs', 'outcomebets'] }), providers)).toEqual([]);
    expect(closedPartsOf(closed({ providers: ['originals'] }), providers)).toEqual(['crash']);
    expect(closedPartsOf(closed({ providers: ['originals', 'amatic'] }), providers)).toEqual(['slots', 'crash']);
  });
});

const game = (rest: Partial<ClosableGame> & { isHidden?: boolean } = {}) => ({
  routeProvider: 'evoplay',
  casinoType: 'slots' as const,
  tab: [] as string[],
  isHidden: false,
  ...rest,
});
const horses = game({ routeProvider: 'universalrace', casinoType: 'virtual' });
const virtualCrash = game({ casinoType: 'virtual', tab: ['crash'] });

describe('a game', () => {
  it.each([
    ['shows where nothing is blocked', game(), closed({}), null],
    ['is closed with its provider', game(), closed({ providers: ['evoplay'] }), 'provider-blocked'],
    ['is open when another provider is closed', game(), closed({ providers: ['amatic'] }), null],
    ['is closed with its type', game({ casinoType: 'live' }), closed({ types: ['live'] }), 'game-blocked'],
    ['is open when another type is closed', game({ casinoType: 'live' }), closed({ types: ['slots'] }), null],
    ['is closed with the user', game({ casinoType: 'virtual' }), closed({ user: true }), 'casino-blocked'],
    ['of the sports is open to a player without casino', game({ casinoType: 'sport' }), closed({ user: true }), null],
    ['of the horses is closed with the slots', horses, closed({ types: ['slots'] }), 'game-blocked'],
    [
      'of the horses is closed with universal race',
      horses,
      closed({ providers: ['universalrace'] }),
      'provider-blocked',
    ],
    ['that is virtual crash is closed with the slots', virtualCrash, closed({ types: ['slots'] }), 'game-blocked'],
  ])('%s', (_sentence, one, closures, reason) => {
    expect(closedReasonOf(one, closures)).toBe(reason);
    expect(isShown(one, closures)).toBe(reason === null);
  });

  it('of pragmaticf is hidden unless hidden providers are allowed, and even then not when it is blocked', () => {
    const hidden = game({ routeProvider: 'pragmaticf', isHidden: true });
    expect(isShown(hidden, NOTHING_CLOSED)).toBe(false);
    expect(isShown(hidden, NOTHING_CLOSED, { withHidden: true })).toBe(true);
    expect(isShown(hidden, closed({ providers: ['pragmaticf'] }), { withHidden: true })).toBe(false);
  });
});

const PROVIDERS = ['evoplay', 'amatic', 'universalrace', 'originals'];
const gameArb = fc
  .record({
    routeProvider: fc.constantFrom(...PROVIDERS),
    casinoType: fc.constantFrom(...CASINO_TYPES),
    tab: fc.subarray(['crash', 'roulette']),
  })
  .map((one) => (one.routeProvider === 'universalrace' ? { ...one, casinoType: 'virtual' as const } : one));
const closuresArb = fc
  .record({ user: fc.boolean(), providers: fc.subarray(PROVIDERS), types: fc.subarray([...CASINO_TYPES]) })
  .map(closed);

describe('parts and games agree', () => {
  it('a closed part shows no game, whatever closed it', () => {
    fc.assert(
      fc.property(fc.array(gameArb, { minLength: 1, maxLength: 12 }), closuresArb, (games, closures) => {
        const parts = closedPartsOf(closures, partProvidersOf(games) satisfies PartProviders);
        for (const part of PARTS) {
          const inPart = games.filter((one) => partsOf(one).includes(part));
          const shown = inPart.filter((one) => closedReasonOf(one, closures) === null);
          if (parts.includes(part) && part !== 'sport') expect(shown).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('what closes a game is its own type first', () => {
    fc.assert(
      fc.property(gameArb, (one) => {
        expect(closingTypesOf(one)[0]).toBe(one.casinoType);
        expect(new Set(closingTypesOf(one)).size).toBe(closingTypesOf(one).length);
      }),
    );
  });
});

describe('a closure at some hours of the week', () => {
  const rule = (partial: Partial<ClosureRule>): ClosureRule => ({
    routeProvider: null,
    casinoType: 'slots',
    country: null,
    until: null,
    hours: null,
    ...partial,
  });
  const hours = (days: readonly number[], from: string, to: string, zone = 'America/Mexico_City') =>
    rule({ hours: { days, from, to, zone } });
  // Mexico City is six hours behind UTC all year; 2026-11-20 is a Friday there.
  it.each([
    ['its first minute', hours([5], '09:00', '17:00'), '2026-11-20T15:00Z', true],
    ['the minute before', hours([5], '09:00', '17:00'), '2026-11-20T14:59Z', false],
    ['its last minute', hours([5], '09:00', '17:00'), '2026-11-20T22:59:59Z', true],
    ['its end', hours([5], '09:00', '17:00'), '2026-11-20T23:00Z', false],
    ['another day', hours([4], '09:00', '17:00'), '2026-11-20T16:00Z', false],
    ['a night, before midnight', hours([5], '22:00', '06:00'), '2026-11-21T05:00Z', true],
    ['a night, after midnight', hours([5], '22:00', '06:00'), '2026-11-21T11:59Z', true],
    ['a night, at its end', hours([5], '22:00', '06:00'), '2026-11-21T12:00Z', false],
    ['the morning of its day belongs to the night before', hours([5], '22:00', '06:00'), '2026-11-20T11:00Z', false],
    ['a night from Sunday to Monday', hours([7], '22:00', '06:00'), '2026-11-23T08:00Z', true],
    ['a whole day', hours([5], '00:00', '00:00'), '2026-11-21T05:59Z', true],
    ['a whole day, over', hours([5], '00:00', '00:00'), '2026-11-21T06:00Z', false],
    [
      'the hour that a zone leaves out in spring',
      hours([7], '02:30', '03:30', 'Europe/Madrid'),
      '2026-03-29T01:15Z',
      true,
    ],
  ])('%s', (_what, one, at, expected) => expect(ruleHolds(one, { country: null }, Date.parse(at))).toBe(expected));

  it('ends with its end, and is for its country alone: a guest has none', () => {
    const at = Date.parse('2026-11-20T15:00Z');
    const of = (partial: Partial<ClosureRule>, country: string | null) => ruleHolds(rule(partial), { country }, at);
    expect([of({ until: at + 1 }, null), of({ until: at }, null)]).toEqual([true, false]);
    expect([of({ country: 'MX' }, 'MX'), of({ country: 'MX' }, 'BR'), of({ country: 'MX' }, null)]).toEqual([
      true,
      false,
      false,
    ]);
    const rules = [
      rule({}),
      rule({ casinoType: null, routeProvider: 'ezugi' }),
      rule({ casinoType: 'live', until: at }),
    ];
    const reader = { country: null, isCasinoBlocked: true };
    expect(closuresAt(rules, reader, at)).toEqual(closed({ user: true, providers: ['ezugi'], types: ['slots'] }));
  });
});
