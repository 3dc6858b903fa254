import { type FromFrame, fromFrame } from '@ordago/contracts';
import { describe, expect, it, vi } from 'vitest';
import { openSiteBridge } from './bridge.ts';

const ORIGIN = 'http://sports.localhost:3001';

const PROOF = 'virtual=league&seed=00ff&nonce=league-1-2&home=3&away=4';

/** A message of each type, as the frame sends it. */
const MESSAGES: Readonly<Record<FromFrame['type'], Omit<FromFrame, 'type'>>> = {
  ready: { ordago: 1 },
  height: { ordago: 1, height: 1840 },
  paper: { ordago: 1, height: 2600 },
  route: { ordago: 1, path: '/event/7' },
  'token-expired': { ordago: 1 },
  'token-expiring': { ordago: 1 },
  'sign-in': { ordago: 1 },
  deposit: { ordago: 1 },
  verify: { ordago: 1, proof: PROOF },
  rules: { ordago: 1, sport: 'table-tennis' },
  'slip-count': { ordago: 1, count: 3 },
  'balance-changed': { ordago: 1 },
  keep: { ordago: 1, text: '{"leg":1}' },
} as Record<FromFrame['type'], FromFrame>;
const messages = Object.entries(MESSAGES).map(([type, message]) => [type, { ...message, type }] as const);

/** A window that messages can be dropped into as a browser would. */
function buildFrame() {
  const listeners = new Set<(event: MessageEvent) => void>();
  const frame = { postMessage: vi.fn() };
  const received: FromFrame[] = [];
  const inbox = {
    addEventListener: (_type: string, listener: unknown) => listeners.add(listener as never),
    removeEventListener: (_type: string, listener: unknown) => listeners.delete(listener as never),
  } as unknown as Window;
  let current: typeof frame | null = frame;
  const bridge = openSiteBridge({
    frame: () => current,
    origin: ORIGIN,
    inbox,
    onMessage: (message) => received.push(message),
  });
  const drop = (data: unknown, { origin = ORIGIN, source = frame as unknown } = {}) => {
    for (const listener of listeners) listener({ data, origin, source } as MessageEvent);
  };
  return { bridge, frame, received, drop, listeners, takeFrameAway: () => (current = null) };
}

describe('the site side of the bridge', () => {
  it('receives messages of the frame', () => {
    const { drop, received } = buildFrame();
    drop({ ordago: 1, type: 'ready' });
    drop({ ordago: 1, type: 'height', height: 1840 });
    drop({ ordago: 1, type: 'route', path: '/event/7' });
    expect(received.map(({ type }) => type)).toEqual(['ready', 'height', 'route']);
  });

  it.each([
    ['another origin', { ordago: 1, type: 'deposit' }, { origin: 'http://evil.localhost:3001' }],
    ['the same host on another port', { ordago: 1, type: 'deposit' }, { origin: 'http://sports.localhost:9999' }],
    ['an origin that only begins alike', { ordago: 1, type: 'deposit' }, { origin: `${ORIGIN}.evil.test` }],
    ['a sandboxed page without an origin', { ordago: 1, type: 'deposit' }, { origin: 'null' }],
    ['another window of the right origin', { ordago: 1, type: 'deposit' }, { source: { postMessage: vi.fn() } }],
    ['no window at all', { ordago: 1, type: 'deposit' }, { source: null }],
    ['a message without the mark', { type: 'deposit' }, {}],
    ['a message with another mark', { ordago: 2, type: 'deposit' }, {}],
    ['an unknown type', { ordago: 1, type: 'withdraw', amount: '100.00' }, {}],
    ['a height that is no number', { ordago: 1, type: 'height', height: '100vh' }, {}],
    ['a negative height', { ordago: 1, type: 'height', height: -1 }, {}],
    ['a height beyond reason', { ordago: 1, type: 'height', height: 1e9 }, {}],
    ['a path that names another host', { ordago: 1, type: 'route', path: 'https://evil.test/' }, {}],
    ['a slip count beyond reason', { ordago: 1, type: 'slip-count', count: 1e6 }, {}],
    ['a submission to keep that is no text', { ordago: 1, type: 'keep', text: { key: 'a' } }, {}],
    ['a submission to keep beyond reason', { ordago: 1, type: 'keep', text: 'x'.repeat(32_001) }, {}],
    ['a text', 'deposit', {}],
    ['nothing', null, {}],
  ])('lets %s have no effect and get no answer', (_name, data, from) => {
    const { drop, received, frame } = buildFrame();
    drop(data, from);
    expect(received).toEqual([]);
    expect(frame.postMessage).not.toHaveBeenCalled();
  });

  it('has an example of every message of the contract', () => {
    expect(Object.keys(MESSAGES).toSorted()).toEqual(fromFrame.options.map(({ shape }) => shape.type.value).toSorted());
  });

  it.each(messages)('receives %s from the frame, and from nobody who only pretends', (_type, message) => {
    const { drop, received, frame } = buildFrame();
    drop(message, { origin: 'http://evil.localhost:3001' });
    drop(message, { source: { postMessage: vi.fn() } });
    drop({ ...message, ordago: '1' });
    drop(JSON.stringify(message));
    expect([received, frame.postMessage.mock.calls]).toEqual([[], []]);
    drop(message);
    expect(received).toEqual([message]);
  });

  it.each([
    ['no proof', {}],
    ['an empty one', { proof: '' }],
    ['one of another thing', { proof: PROOF.replace('virtual=', 'round=') }],
    ['one that goes on behind a fragment', { proof: `${PROOF}#/deposit` }],
    ['one that leads elsewhere', { proof: `//evil.test?${PROOF}` }],
    ['one with markup', { proof: `${PROOF}&x=<img>` }],
    ['one of two lines', { proof: `${PROOF}\n${PROOF}` }],
    ['one beyond reason', { proof: `virtual=${'f'.repeat(401)}` }],
    ['a list', { proof: [PROOF] }],
  ])('shows no verifier for a message with %s', (_name, message) => {
    const { drop, received } = buildFrame();
    drop({ ordago: 1, type: 'verify', ...message });
    expect(received).toEqual([]);
  });

  it('sends everything to the one origin, marked', () => {
    const { bridge, frame } = buildFrame();
    bridge.send({ type: 'hello', token: 'secret', locale: 'es', theme: 'dark' });
    expect(frame.postMessage.mock.calls).toEqual([
      [{ ordago: 1, type: 'hello', token: 'secret', locale: 'es', theme: 'dark' }, ORIGIN],
    ]);
  });

  it('neither receives nor sends without a frame, nor after it was closed', () => {
    const { bridge, drop, received, frame, takeFrameAway, listeners } = buildFrame();
    takeFrameAway();
    drop({ ordago: 1, type: 'ready' });
    drop({ ordago: 1, type: 'ready' }, { source: null });
    bridge.send({ type: 'signed-out' });
    bridge.close();
    expect([received, frame.postMessage.mock.calls, listeners.size]).toEqual([[], [], 0]);
  });
});
