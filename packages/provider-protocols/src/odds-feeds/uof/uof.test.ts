import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUof } from './decode.ts';
import { encodeUof, routingKeyOf } from './encode.ts';
import { decodeFixture, decodeSchedule, encodeFixture, encodeSchedule, type UofFixture } from './fixtures.ts';
import { nameUofMarket } from './markets.ts';
import type { UofMessage } from './messages.ts';
import { readXml, writeXml, XmlFault } from './xml.ts';

const read = (text: string) => decodeUof(Buffer.from(text));
const messageOf = (text: string) => {
  const decoded = read(text);
  if (typeof decoded === 'string') throw new Error(decoded);
  return decoded.message;
};
const AT = 1_789_000_000_000;
const HEAD = `product="1" event_id="sr:match:7" timestamp="${AT}"`;

describe('messages of the XML feed', () => {
  it('reads prices with the state of the match', () => {
    const message = messageOf(`<?xml version="1.0" encoding="UTF-8"?>
      <odds_change ${HEAD} request_id="5">
        <sport_event_status status="1" match_status="6" home_score="2" away_score="1">
          <clock match_time="38:20" remaining_time="51:40"/><period_scores><period_score number="1" home_score="2" away_score="1"/></period_scores>
        </sport_event_status>
        <odds><market id="18" specifiers="total=2.5" status="1">
          <outcome id="12" odds="1.85" active="1"/><outcome id="13" active="0"/></market></odds>
      </odds_change>`);
    expect(message).toEqual({
      type: 'odds_change',
      product: 1,
      eventId: 'sr:match:7',
      timestamp: AT,
      requestId: 5,
      status: {
        status: 1,
        matchStatus: 6,
        home: 2,
        away: 1,
        clock: '38:20',
        remaining: '51:40',
        periods: [{ number: 1, home: 2, away: 1 }],
      },
      markets: [
        {
          id: 18,
          specifiers: 'total=2.5',
          status: 1,
          outcomes: [
            { id: '12', odds: '1.85', isActive: true },
            { id: '13', odds: null, isActive: false },
          ],
        },
      ],
    });
  });

  it.each([
    ['result="0"', { result: 0, voidHalves: 0 }],
    ['result="1"', { result: 1, voidHalves: 0 }],
    ['result="0" void_factor="1.0"', { result: 0, voidHalves: 2 }],
    ['result="1" void_factor="0.5"', { result: 1, voidHalves: 1 }],
    ['result="0" void_factor="0.5"', { result: 0, voidHalves: 1 }],
    ['result="1" dead_heat_factor="0.5"', { result: 1, deadHeatFactor: '0.5' }],
    ['result="-1"', { result: -1 }],
  ])('reads how an outcome came out: %s', (attributes, expected) => {
    const message = messageOf(`<bet_settlement ${HEAD} certainty="1"><outcomes>
      <market id="16" specifiers="hcp=-0.75"><outcome id="1714" ${attributes}/></market></outcomes></bet_settlement>`);
    expect(message).toMatchObject({ certainty: 1, markets: [{ outcomes: [{ id: '1714', ...expected }] }] });
  });

  it('reads the window of a cancellation, open where a time is missing', () => {
    const market = '<market id="1" void_reason="3"/>';
    expect(
      messageOf(`<bet_cancel ${HEAD} start_time="${AT - 9}" end_time="${AT}">${market}</bet_cancel>`),
    ).toMatchObject({
      startTime: AT - 9,
      endTime: AT,
      markets: [{ id: 1, specifiers: '', voidReason: 3 }],
    });
    expect(messageOf(`<rollback_bet_cancel ${HEAD} end_time="${AT}">${market}</rollback_bet_cancel>`)).toMatchObject({
      startTime: null,
      endTime: AT,
    });
  });

  it.each([
    ['nothing', ''],
    ['half a document', `<odds_change ${HEAD}><odds><market id="1"`],
    ['an open element', `<odds_change ${HEAD}><odds>`],
    ['text that is no XML', 'garbage'],
    ['two roots', `<alive product="1" timestamp="${AT}"/><alive product="1" timestamp="${AT}"/>`],
    ['a message that is none', `<goal ${HEAD}/>`],
    ['the name of a property of every object', '<constructor/>'],
    ['no event', `<odds_change product="1" timestamp="${AT}"/>`],
    ['an event that is none', `<bet_stop product="1" event_id="7'; --" timestamp="${AT}"/>`],
    ['no time', '<alive product="1"/>'],
    ['a time in seconds', '<alive product="1" timestamp="1789000000"/>'],
    ['a time that no number holds', '<alive product="1" timestamp="99999999999999999999"/>'],
    ['a window that ends before it begins', `<bet_cancel ${HEAD} start_time="${AT}" end_time="${AT - 1}"/>`],
    ['an unknown entity', `<alive product="&one;" timestamp="${AT}"/>`],
    ['a control character', `<alive product="1" timestamp="${AT}" note="\u0000"/>`],
  ])('refuses %s with a reason', (_title, text) => {
    expect(read(text)).toEqual(expect.stringMatching(/./));
  });

  it.each([
    ['odds_change', '<odds><market id="x" status="1"/><market id="1" status="1"/></odds>', 'market x: id'],
    ['odds_change', '<odds><market id="2"><outcome id="1"/><outcome id="1"/></market><market id="1"/></odds>', 'twice'],
    [
      'bet_settlement',
      '<outcomes><market id="2"><outcome id="1" result="7"/></market><market id="1"/></outcomes>',
      'result',
    ],
    [
      'bet_settlement',
      '<outcomes><market id="2"><outcome id="1" result="1" void_factor="0.7"/></market><market id="1"/></outcomes>',
      'void_factor',
    ],
  ])('keeps the markets of %s that can be read, and names the others', (type, markets, reason) => {
    const decoded = read(`<${type} ${HEAD}>${markets}</${type}>`);
    expect(decoded).toMatchObject({ message: { markets: [{ id: 1 }] }, faults: [expect.stringContaining(reason)] });
  });
});

describe('documents that mean harm', () => {
  const levels = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
  it.each([
    ['nested entities', `<!DOCTYPE a [<!ENTITY l0 "ha">${levels}]><alive product="&l9;"/>`],
    ['an entity of a file', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><alive product="&x;"/>'],
    ['a document type from elsewhere', '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><alive product="1"/>'],
    ['a parameter entity', '<!DOCTYPE a [<!ENTITY % x "y"> %x;]><alive product="1"/>'],
    ['an entity outside of a document type', `<!ENTITY x "y"><alive product="1" timestamp="${AT}"/>`],
    ['a stylesheet', `<?xml-stylesheet href="x"?><alive product="1" timestamp="${AT}"/>`],
    ['depth', '<a>'.repeat(10_000)],
    ['depth that closes', `${'<a>'.repeat(13)}${'</a>'.repeat(13)}`],
    ['many elements', `<a>${'<b/>'.repeat(40_001)}</a>`],
    ['many attributes', `<a ${Array.from({ length: 65 }, (_, n) => `a${n}="1"`).join(' ')}/>`],
    ['a long value', `<a b="${'x'.repeat(4_001)}"/>`],
    ['size', `<a b="${'x'.repeat(1024 * 1024)}"/>`],
  ])('are refused: %s', (_title, text) => {
    expect(() => readXml(Buffer.from(text))).toThrow(XmlFault);
  });

  it('never make the reader throw anything else, whatever bytes they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(typeof decodeUof(Buffer.from(bytes))).toBe('string');
      }),
    );
    const word = fc.constantFrom(
      '<',
      '>',
      '/',
      'odds_change',
      ' id="1"',
      '&',
      '&amp;',
      '"',
      'market',
      ' ',
      '<![CDATA[',
      '-->',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => void decodeUof(Buffer.from(words.join('')))),
      { numRuns: 500 },
    );
  });

  it('cannot reach the prototype by the name of an attribute', () => {
    const { attributes } = readXml(Buffer.from('<a __proto__="1" constructor="2"/>'));
    expect(Object.getPrototypeOf(attributes)).toBeNull();
    expect(attributes.constructor).toBe('2');
  });
});

const whole = (max: number) => fc.integer({ min: 0, max });
const key = {
  id: fc.integer({ min: 1, max: 9_999 }),
  specifiers: fc.constantFrom('', 'total=2.5', 'setnr=1|total=9.5'),
};
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const millis = fc.integer({ min: AT, max: AT + 1_000_000 });
const base = { product: fc.constantFrom(1, 3), timestamp: millis };
const ofEvent = { ...base, eventId: fc.constantFrom('sr:match:1', 'sr:season:22'), requestId: optional(whole(99)) };
const markets = <T>(market: fc.Arbitrary<T>) => ({ markets: fc.array(market, { maxLength: 3 }) });
const outcomes = <T extends { id: string }>(outcome: fc.Arbitrary<T>) => ({
  outcomes: fc.uniqueArray(outcome, { maxLength: 3, selector: ({ id }) => id }),
});
const id = fc.stringMatching(/^[0-9]{1,4}$/);
const type = <T extends string>(name: T) => ({ type: fc.constant(name) });
const name = fc.string({ maxLength: 20 }).filter((text) => !/[\p{Cc}\ufffe\uffff]/u.test(text) && text.trim() === text);

const anyMessage: fc.Arbitrary<UofMessage> = fc.oneof(
  fc.record({ ...type('alive'), ...base, isSubscribed: fc.boolean() }),
  fc.record({ ...type('snapshot_complete'), ...base, requestId: whole(99) }),
  fc.record({
    ...type('odds_change'),
    ...ofEvent,
    status: optional(
      fc.record({
        status: whole(9),
        home: optional(whole(99)),
        away: optional(whole(99)),
        matchStatus: optional(whole(99)),
        clock: optional(fc.constant('63:20')),
        remaining: optional(fc.constant('26:40')),
        periods: fc.array(fc.record({ number: fc.integer({ min: 1, max: 9 }), home: whole(9), away: whole(9) }), {
          maxLength: 2,
        }),
      }),
    ),
    ...markets(
      fc.record({
        ...key,
        status: fc.constantFrom(1, 0, -1, -2, -3, -4),
        ...outcomes(fc.record({ id, odds: optional(fc.constantFrom('1.85', '900')), isActive: fc.boolean() })),
      }),
    ),
  }),
  fc.record({ ...type('bet_stop'), ...ofEvent, groups: fc.constantFrom(['all'], ['1st_half', 'score']) }),
  fc.record({
    ...type('bet_settlement'),
    ...ofEvent,
    certainty: fc.constantFrom(1 as const, 2 as const),
    ...markets(
      fc.record({
        ...key,
        voidReason: optional(whole(16)),
        ...outcomes(
          fc.record({
            id,
            result: fc.constantFrom(-1 as const, 0 as const, 1 as const),
            voidHalves: fc.constantFrom(0 as const, 1 as const, 2 as const),
            deadHeatFactor: optional(fc.constantFrom('0.5', '0.33')),
          }),
        ),
      }),
    ),
  }),
  fc.record({ ...type('rollback_bet_settlement'), ...ofEvent, ...markets(fc.record(key)) }),
  fc.record({
    ...type('bet_cancel'),
    ...ofEvent,
    startTime: optional(fc.constant(AT - 5)),
    endTime: optional(millis),
    supercededBy: optional(name),
    ...markets(fc.record({ ...key, voidReason: optional(whole(16)) })),
  }),
  fc.record({
    ...type('rollback_bet_cancel'),
    ...ofEvent,
    startTime: optional(fc.constant(AT - 5)),
    endTime: optional(millis),
    ...markets(fc.record(key)),
  }),
  fc.record({ ...type('fixture_change'), ...ofEvent, changeType: optional(whole(106)), startTime: optional(millis) }),
);

describe('what is written', () => {
  it('is read back as the same message', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        expect(decodeUof(Buffer.from(encodeUof(message)))).toEqual({ message, faults: [] });
      }),
      { numRuns: 400 },
    );
  });

  it('keeps every character of a value', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(readXml(Buffer.from(writeXml(['a', { b: text }]))).attributes.b).toBe(text);
      }),
    );
  });

  it('names by its key what it is about', () => {
    const alive: UofMessage = { type: 'alive', product: 1, timestamp: AT, isSubscribed: true };
    expect(routingKeyOf(alive)).toBe('-.-.-.alive.-.-.-.-');
    const stop = { ...alive, type: 'bet_stop', eventId: 'sr:match:7', requestId: null, groups: ['all'] } as const;
    expect(routingKeyOf(stop)).toBe('hi.-.live.bet_stop.-.sr:match.7.-');
  });
});

describe('names of markets', () => {
  it.each([
    [1, '', '1x2', ''],
    [18, 'total=2.5', 'total', 'line=2.5'],
    [18, 'total=2.0', 'total', 'line=2'],
    [16, 'hcp=+0.25', 'handicap', 'line=0.25'],
    [16, 'hcp=-0.0', 'handicap', 'line=0'],
    [14, 'hcp=0:1', 'handicap-3way', 'line=-1'],
    [204, 'setnr=2|total=9.5', 'total', 'period=2|line=9.5'],
    [204, 'total=9.5|setnr=2', 'total', 'period=2|line=9.5'],
  ])('name what market %i of %j is', (id, specifiers, kind, specifier) => {
    expect(nameUofMarket({ id, specifiers })).toMatchObject({ kind, specifier });
  });

  it.each([
    [999, '', 'not in our list'],
    [18, '', 'total is missing'],
    [18, 'total=2.3', 'no value'],
    [18, 'total=1e3', 'no value'],
    [18, 'total', 'cannot be read'],
    [18, 'total=2.5|variant=x', 'variant is unknown'],
    [202, 'setnr=0', 'setnr is missing or no value'],
  ])('do not guess what market %i of %j is', (id, specifiers, reason) => {
    expect(nameUofMarket({ id, specifiers })).toEqual(expect.stringContaining(reason));
  });
});

describe('schedules', () => {
  const fixture: UofFixture = {
    id: 'sr:match:7',
    startsAt: AT,
    writtenAt: AT - 60_000,
    round: '3',
    sport: { id: 'sr:sport:5', name: 'Tennis' },
    tournament: { id: 'sr:tournament:1', name: 'Copa & Liga' },
    category: { id: 'sr:category:32', name: 'Spain', country: 'ESP' },
    home: { id: 'sr:competitor:1', name: 'A "Uno"', abbreviation: 'UNO' },
    away: { id: 'sr:competitor:2', name: 'B', abbreviation: null },
  };

  it('are read back as they were written', () => {
    expect(decodeSchedule(Buffer.from(encodeSchedule([fixture], fixture.writtenAt)))).toEqual({
      fixtures: [fixture],
      skipped: 0,
    });
    expect(decodeFixture(Buffer.from(encodeFixture(fixture)))).toEqual(fixture);
  });

  it('count rows that cannot be read', () => {
    const text = encodeSchedule([fixture, { ...fixture, id: 'sr:match:8' }], AT).replace(
      'qualifier="away"',
      'qualifier="?"',
    );
    expect(decodeSchedule(Buffer.from(text))).toMatchObject({ fixtures: [{ id: 'sr:match:8' }], skipped: 1 });
  });

  it('are refused when they are none', () => {
    expect(() => decodeSchedule(Buffer.from('<html/>'))).toThrow(TypeError);
    expect(() => decodeSchedule(Buffer.from('<schedule/>'))).toThrow(TypeError);
    expect(() => decodeFixture(Buffer.from('<!DOCTYPE a><fixtures_fixture/>'))).toThrow(TypeError);
  });
});
