// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { announceRound, currentSite, joinSite, reportToSite, type SiteWindow } from './site.ts';

const ORIGIN = 'https://casino.example';

/** A frame inside a page of the given origin, and what that page was sent. */
function framed(origin: string | null) {
  const sent: { message: unknown; target: string }[] = [];
  const parent = { postMessage: (message: unknown, target: string) => void sent.push({ message, target }) };
  const inbox = new EventTarget();
  const self = {
    addEventListener: inbox.addEventListener.bind(inbox),
    removeEventListener: inbox.removeEventListener.bind(inbox),
    location: { origin: 'https://games.example', ancestorOrigins: origin === null ? undefined : [origin] },
    document: { referrer: '' },
    parent,
  } as unknown as SiteWindow;
  const receive = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
    inbox.dispatchEvent(Object.assign(new Event('message'), { source: parent, origin: ORIGIN, data, ...from }));
  return { self, sent, receive };
}

let leave: () => void = () => undefined;
const join = (self: SiteWindow) => {
  leave = joinSite(self);
};
afterEach(() => leave());

const SITE = { ordago: 1, type: 'site', theme: 'light', balance: '12.50' };

describe('the site around a game', () => {
  it('hears that the game listens, and every report after it, at its own origin alone', () => {
    const { self, sent } = framed(ORIGIN);
    join(self);
    reportToSite({ type: 'round-begun', stake: '1.00' });
    expect(sent).toEqual([
      { message: { ordago: 1, type: 'ready' }, target: ORIGIN },
      { message: { ordago: 1, type: 'round-begun', stake: '1.00' }, target: ORIGIN },
    ]);
  });

  it('gives balance and theme', () => {
    const { self, receive } = framed(ORIGIN);
    join(self);
    expect(currentSite()).toEqual({ isThere: false, balance: null, mayDeposit: false });
    receive(SITE);
    expect(currentSite()).toEqual({ isThere: true, balance: '12.50', mayDeposit: true });
    receive({ ...SITE, mayDeposit: false });
    expect(currentSite().mayDeposit).toBe(false);
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it.each([
    ['another window', SITE, { source: {} }],
    ['another origin', SITE, { origin: 'https://elsewhere.example' }],
    ['a message without the mark', { ...SITE, ordago: 2 }, {}],
    ['a balance that is no amount', { ...SITE, balance: 'much' }, {}],
    ['a theme that there is not', { ...SITE, theme: 'pink' }, {}],
  ])('is not believed from %s', (_title, data, from) => {
    const { self, receive } = framed(ORIGIN);
    join(self);
    receive(data, from);
    expect(currentSite().isThere).toBe(false);
  });

  it('is waited for before a round is sent, as long as it is there', async () => {
    const { self, sent, receive } = framed(ORIGIN);
    join(self);
    await announceRound('1.00');
    receive(SITE);
    let isHeld = false;
    const waiting = announceRound('2.00').then(() => {
      isHeld = true;
    });
    await Promise.resolve();
    expect([sent.at(-1)?.message, isHeld]).toEqual([{ ordago: 1, type: 'round-begun', stake: '2.00' }, false]);
    receive({ ordago: 1, type: 'held' });
    await waiting;
    expect(isHeld).toBe(true);
  });

  it('is absent where nobody embeds the game: reports go nowhere', () => {
    const { self, sent } = framed(null);
    join(self);
    reportToSite({ type: 'deposit' });
    expect(sent).toEqual([]);
  });
});
