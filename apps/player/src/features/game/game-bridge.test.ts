import { type FromGame, fromGame } from '@ordago/contracts/play';
import { describe, expect, it, vi } from 'vitest';
import { openGameBridge } from './game-bridge.ts';
import { frameAddress, isOurs } from './use-game-frame.ts';

const ORIGIN = 'http://games.localhost:3003';

/** A message of each type, as a game sends it. */
const MESSAGES: Readonly<Record<FromGame['type'], FromGame>> = {
  ready: { ordago: 1, type: 'ready' },
  'round-begun': { ordago: 1, type: 'round-begun', stake: '2.50' },
  'round-running': { ordago: 1, type: 'round-running' },
  'round-shown': { ordago: 1, type: 'round-shown' },
  reopen: { ordago: 1, type: 'reopen' },
  deposit: { ordago: 1, type: 'deposit' },
  height: { ordago: 1, type: 'height', height: 720 },
};

const TYPES = fromGame.def.options.flatMap(({ def }) => def.shape.type.def.values);

/** A window that messages can be dropped into as a browser would. */
function buildFrame() {
  const listeners = new Set<(event: MessageEvent) => void>();
  const frame = { postMessage: vi.fn() };
  const received: FromGame[] = [];
  const inbox = {
    addEventListener: (_type: string, listener: unknown) => listeners.add(listener as never),
    removeEventListener: (_type: string, listener: unknown) => listeners.delete(listener as never),
  } as unknown as Window;
  let current: typeof frame | null = frame;
  const onMessage = (message: FromGame) => received.push(message);
  const bridge = openGameBridge({ frame: () => current, origin: ORIGIN, inbox, onMessage });
  const drop = (data: unknown, { origin = ORIGIN, source = frame as unknown } = {}) => {
    for (const listener of listeners) listener({ data, origin, source } as MessageEvent);
  };
  return { bridge, frame, received, drop, listeners, takeFrameAway: () => (current = null) };
}

describe('the site side of the bridge to a game of ours', () => {
  it('has an example of every message of the contract', () => {
    expect(Object.keys(MESSAGES).toSorted()).toEqual(TYPES.toSorted());
  });

  it.each(Object.values(MESSAGES))('receives $type from the game, and from nobody who only pretends', (message) => {
    const { drop, received, frame } = buildFrame();
    drop(message, { origin: 'http://evil.localhost:3003' });
    drop(message, { origin: 'http://games.localhost:9999' });
    drop(message, { origin: `${ORIGIN}.evil.test` });
    drop(message, { origin: 'null' });
    drop(message, { source: { postMessage: vi.fn() } });
    drop(message, { source: null });
    drop({ ...message, ordago: 2 });
    drop(JSON.stringify(message));
    expect([received, frame.postMessage.mock.calls]).toEqual([[], []]);
    drop(message);
    expect(received).toEqual([message]);
  });

  it.each([
    ['an unknown type', { type: 'withdraw', stake: '1.00' }],
    ['a stake that is no decimal', { type: 'round-begun', stake: '1e3' }],
    ['a stake that is a number', { type: 'round-begun', stake: 1 }],
    ['no stake', { type: 'round-begun' }],
    ['a height that is no number', { type: 'height', height: '100vh' }],
    ['a negative height', { type: 'height', height: -1 }],
    ['a height beyond reason', { type: 'height', height: 4_001 }],
  ])('lets %s have no effect', (_name, message) => {
    const { drop, received } = buildFrame();
    drop({ ordago: 1, ...message });
    expect(received).toEqual([]);
  });

  it('sends to the one origin, marked', () => {
    const { bridge, frame } = buildFrame();
    bridge.send({ type: 'site', theme: 'light', balance: '20.00', mayDeposit: true });
    expect(frame.postMessage.mock.calls).toEqual([
      [{ ordago: 1, type: 'site', theme: 'light', balance: '20.00', mayDeposit: true }, ORIGIN],
    ]);
  });

  it('neither receives nor sends without a frame, nor after it was closed', () => {
    const { bridge, drop, received, frame, takeFrameAway, listeners } = buildFrame();
    takeFrameAway();
    drop(MESSAGES.ready);
    drop(MESSAGES.ready, { source: null });
    bridge.send({ type: 'site', theme: 'dark', balance: null, mayDeposit: true });
    bridge.close();
    expect([received, frame.postMessage.mock.calls, listeners.size]).toEqual([[], [], 0]);
  });
});

describe('the address of a frame', () => {
  const theme = 'light' as const;

  it.each([
    ['http://games.test/play?lang=es#token=a%20b', 'http://games.test/play?lang=es&theme=light#token=a%20b'],
    ['http://games.test/play#token', 'http://games.test/play?theme=light#token'],
    ['http://games.test/play', 'http://games.test/play?theme=light'],
    ['http://games.test/play?a=1#b#c', 'http://games.test/play?a=1&theme=light#b#c'],
  ])('of ours bears the theme before the fragment: %s', (url, src) => {
    expect(frameAddress(url, { isOurs: true, theme })).toBe(src);
  });

  it('of a third party is left as it is: its signature may cover it', () => {
    const url = 'https://provider.test/launch?sig=1#x';
    expect(frameAddress(url, { isOurs: false, theme })).toBe(url);
  });

  it.each([
    ['originals', true],
    ['evolutionlive', false],
    [undefined, false],
  ])('of the provider %s is ours: %s', (provider, expected) => expect(isOurs(provider)).toBe(expected));
});
