import type { ToFrame } from '@ordago/contracts';
import { describe, expect, it, vi } from 'vitest';

const site = vi.hoisted(() => ({ receive: (_message: unknown): void => undefined }));
vi.hoisted(() => vi.stubGlobal('window', { parent: {} }));
vi.mock('@ordago/web-kit/parent-origin', () => ({ parentOriginOf: () => 'http://localhost:3000' }));
vi.mock('./bridge.ts', () => ({
  openBridge: ({ onMessage }: { onMessage: (message: unknown) => void }) => {
    site.receive = onMessage;
    return { send: () => undefined };
  },
}));

// Another file of this worker may have opened the bridge itself.
vi.resetModules();
const { onSiteMessage, startFrame, useFrame } = await import('./frame.ts');

describe('messages of the site', () => {
  it('reaches a part of the page that is drawn after it was sent, the newest last and without the token', () => {
    startFrame();
    site.receive({ ordago: 1, type: 'theme', theme: 'light' });
    site.receive({ ordago: 1, type: 'hello', token: 'secret', locale: 'pt', theme: 'light' });
    site.receive({ ordago: 1, type: 'navigate', path: '/results' });
    site.receive({ ordago: 1, type: 'theme', theme: 'dark' });
    const received: ToFrame[] = [];
    onSiteMessage((message) => received.push(message));
    expect(received).toEqual([
      { ordago: 1, type: 'hello', token: null, locale: 'pt', theme: 'light', kept: null },
      { ordago: 1, type: 'theme', theme: 'dark' },
    ]);
    expect(useFrame.getState().token).toBe('secret');
  });

  it('has what was kept through a reload in the first greeting of a player, and in no later one', () => {
    const hello = { ordago: 1, type: 'hello', token: 'again', locale: 'pt', theme: 'light' };
    // This page has been greeted: what comes now may have been answered meanwhile.
    site.receive({ ...hello, kept: '{"sent":1}' });
    expect(useFrame.getState()).toMatchObject({ token: 'again', kept: null });
  });
});
