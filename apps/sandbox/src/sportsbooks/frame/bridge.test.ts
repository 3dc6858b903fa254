import { type ToFrame, toFrame } from '@ordago/contracts';
import { describe, expect, it, vi } from 'vitest';
import { type FrameWindow, openBridge } from './bridge.ts';

const SITE = 'http://localhost:3000';
const ALLOWED = [SITE, 'http://127.0.0.1:3000'];
const HELLO: ToFrame = { ordago: 1, type: 'hello', token: '7.secret', locale: 'es', theme: 'dark' };

function buildFrame({ stated = SITE as string | null, referrer = '', isAlone = false } = {}) {
  const listeners: Parameters<FrameWindow['addEventListener']>[1][] = [];
  const parent = { postMessage: vi.fn() };
  const received: unknown[] = [];
  const own = {
    postMessage: vi.fn(),
    location: { ancestorOrigins: stated === null ? undefined : [stated] },
    document: { referrer },
    addEventListener: (...[, listener]: Parameters<FrameWindow['addEventListener']>) => void listeners.push(listener),
  };
  const self: FrameWindow = Object.assign(own, { parent: isAlone ? own : parent });
  const bridge = openBridge(self, ALLOWED, (message) => received.push(message));
  const drop = (data: unknown, { origin = SITE, source = parent as object | null } = {}) => {
    for (const listener of listeners) listener({ data, origin, source: source as Window | null });
  };
  return { bridge, parent, received, drop };
}

describe('the bridge of a sportsbook’s frame', () => {
  it.each<ToFrame>([
    HELLO,
    { ordago: 1, type: 'theme', theme: 'light' },
    { ordago: 1, type: 'locale', locale: 'pt' },
    { ordago: 1, type: 'balance', balance: '10.00', currency: 'TRY', version: '7' },
    { ordago: 1, type: 'navigate', path: '/results' },
    { ordago: 1, type: 'signed-out' },
  ])('receives every message of the contract that it acts on: %j', (message) => {
    expect(toFrame.safeParse(message).success).toBe(true);
    const { drop, received } = buildFrame();
    drop(message);
    expect(received).toEqual([message]);
  });

  it.each([
    ['another origin', HELLO, { origin: 'http://evil.test' }],
    ['the same host on another port', HELLO, { origin: 'http://localhost:9999' }],
    ['an origin that only begins alike', HELLO, { origin: `${SITE}.evil.test` }],
    ['the other allowed origin, which does not embed it', HELLO, { origin: ALLOWED[1] as string }],
    ['a page without an origin', HELLO, { origin: 'null' }],
    ['another window of the right origin', HELLO, { source: { postMessage: vi.fn() } }],
    ['no window', HELLO, { source: null }],
    ['a greeting without the mark', { ...HELLO, ordago: undefined }, {}],
    ['a greeting with another mark', { ...HELLO, ordago: '1' }, {}],
    ['a greeting in an unknown language', { ...HELLO, locale: 'xx' }, {}],
    ['a token that is no text', { ...HELLO, token: ['secret'] }, {}],
    ['a token beyond reason', { ...HELLO, token: 'x'.repeat(513) }, {}],
    ['an unknown type', { ordago: 1, type: 'place-bet', stake: '100.00' }, {}],
    ['a type that every object has', { ordago: 1, type: 'toString' }, {}],
    ['a path that names another host', { ordago: 1, type: 'navigate', path: '//evil.test' }, {}],
    ['a script as a path', { ordago: 1, type: 'navigate', path: 'javascript:alert(1)' }, {}],
    ['a balance that is no text', { ordago: 1, type: 'balance', balance: 1e9, currency: 'TRY', version: '7' }, {}],
    ['a text', 'hello', {}],
    ['nothing', null, {}],
  ])('lets %s have no effect and get no answer', (_name, data, from) => {
    const { drop, received, parent } = buildFrame();
    drop(data, from);
    expect(received).toEqual([]);
    expect(parent.postMessage).not.toHaveBeenCalled();
  });

  it('receives nothing of a thousand forged messages', () => {
    const { drop, received } = buildFrame();
    for (let n = 0; n < 1_000; n += 1) drop({ ...HELLO, token: `${n}.forged` }, { origin: `http://evil-${n}.test` });
    expect(received).toEqual([]);
  });

  it('sends everything to the one origin, marked', () => {
    const { bridge, parent } = buildFrame();
    bridge.send({ type: 'sign-in' });
    expect(parent.postMessage.mock.calls).toEqual([[{ ordago: 1, type: 'sign-in' }, SITE]]);
  });

  it.each([
    ['a page that the operator never named', { stated: 'http://evil.test' }],
    ['a page of its own', { isAlone: true }],
    ['nobody whom the browser states', { stated: null }],
  ])('neither receives nor sends inside %s', (_name, options) => {
    const { bridge, parent, drop, received } = buildFrame(options);
    drop(HELLO, { origin: 'http://evil.test' });
    drop(HELLO);
    bridge.send({ type: 'ready' });
    expect([bridge.isEmbedded, received, parent.postMessage.mock.calls]).toEqual([false, [], []]);
  });

  it('takes the referrer where the browser states no ancestors', () => {
    const { bridge } = buildFrame({ stated: null, referrer: `${SITE}/sport/bc` });
    expect(bridge.isEmbedded).toBe(true);
  });
});
