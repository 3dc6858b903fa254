import type { ToFrame } from '@ordago/contracts';
import { parentOriginOf } from '@ordago/web-kit/parent-origin';
import { describe, expect, it, vi } from 'vitest';
import { openBridge } from './bridge.ts';

const SITE = 'http://localhost:3000';
const HELLO = { ordago: 1, type: 'hello', token: 'secret', locale: 'es', theme: 'dark' };

function buildFrame() {
  const listeners = new Set<(event: MessageEvent) => void>();
  const parent = { postMessage: vi.fn() };
  const received: ToFrame[] = [];
  const inbox = {
    addEventListener: (_type: string, listener: unknown) => listeners.add(listener as never),
    removeEventListener: (_type: string, listener: unknown) => listeners.delete(listener as never),
  } as unknown as Window;
  const bridge = openBridge({ parent, origin: SITE, inbox, onMessage: (message) => received.push(message) });
  const drop = (data: unknown, { origin = SITE, source = parent as unknown } = {}) => {
    for (const listener of listeners) listener({ data, origin, source } as MessageEvent);
  };
  return { bridge, parent, received, drop, listeners };
}

describe("the frame's side of the bridge", () => {
  it('receives messages of the site around it', () => {
    const { drop, received } = buildFrame();
    drop(HELLO);
    drop({ ordago: 1, type: 'navigate', path: '/results' });
    drop({ ordago: 1, type: 'signed-out' });
    expect(received.map(({ type }) => type)).toEqual(['hello', 'navigate', 'signed-out']);
  });

  it.each([
    ['another origin', HELLO, { origin: 'http://evil.test' }],
    ['the same host on another port', HELLO, { origin: 'http://localhost:9999' }],
    ['an origin that only begins alike', HELLO, { origin: `${SITE}.evil.test` }],
    ['a page without an origin', HELLO, { origin: 'null' }],
    ['another window of the right origin', HELLO, { source: { postMessage: vi.fn() } }],
    ['no window', HELLO, { source: null }],
    ['a greeting without the mark', { ...HELLO, ordago: undefined }, {}],
    ['a greeting in an unknown language', { ...HELLO, locale: 'xx' }, {}],
    ['a token that is no text', { ...HELLO, token: ['secret'] }, {}],
    ['a token beyond reason', { ...HELLO, token: 'x'.repeat(513) }, {}],
    ['a kept submission beyond reason', { ...HELLO, kept: 'x'.repeat(32_001) }, {}],
    ['a kept submission that is no text', { ...HELLO, kept: { key: 'a' } }, {}],
    ['an unknown type', { ordago: 1, type: 'place-bet', stake: '100.00' }, {}],
    ['a path that names another host', { ordago: 1, type: 'navigate', path: 'https://evil.test' }, {}],
    ['a balance that is no decimal', { ordago: 1, type: 'balance', balance: '1e3', currency: 'USD', version: '7' }, {}],
    ['a version that is no number', { ordago: 1, type: 'balance', balance: '1.00', currency: 'USD', version: 'x' }, {}],
    ['a script as a path', { ordago: 1, type: 'navigate', path: 'javascript:alert(1)' }, {}],
    ['a text', 'hello', {}],
    ['nothing', null, {}],
  ])('lets %s have no effect and get no answer', (_name, data, from) => {
    const { drop, received, parent } = buildFrame();
    drop(data, from);
    expect(received).toEqual([]);
    expect(parent.postMessage).not.toHaveBeenCalled();
  });

  it('sends everything to the one origin, marked', () => {
    const { bridge, parent } = buildFrame();
    bridge.send({ type: 'slip-count', count: 3 });
    expect(parent.postMessage.mock.calls).toEqual([[{ ordago: 1, type: 'slip-count', count: 3 }, SITE]]);
  });

  it('receives nothing once closed', () => {
    const { bridge, drop, received, listeners } = buildFrame();
    bridge.close();
    drop(HELLO);
    expect([received, listeners.size]).toEqual([[], 0]);
  });
});

describe('the origin of the site around the frame', () => {
  const OWN = 'http://sports.localhost:3001';
  const frame = (referrer: string, ancestors?: string[]) => ({
    parent: {},
    location: { origin: OWN, ...(ancestors ? { ancestorOrigins: ancestors } : {}) },
    document: { referrer },
  });

  it.each([
    ['is what the browser states', frame('', [SITE]), SITE],
    ['is the direct parent where frames are nested', frame('', [SITE, 'http://outer.test']), SITE],
    ['is taken from the referrer where the browser states no ancestors', frame(`${SITE}/`), SITE],
    ['is unknown without either', frame(''), null],
    ['is unknown for a page without an origin', frame('', ['null']), null],
    ['is not the frame itself after a reload from within', frame(`${OWN}/results`), null],
  ])('%s', (_name, self, expected) => {
    expect(parentOriginOf(self)).toBe(expected);
  });

  it('is nobody for a page of its own', () => {
    const self = { location: { origin: OWN }, document: { referrer: SITE } };
    expect(parentOriginOf({ ...self, parent: null })).toBe(SITE);
    const alone: { parent: unknown } & typeof self = { ...self, parent: null };
    alone.parent = alone;
    expect(parentOriginOf(alone)).toBeNull();
  });
});
