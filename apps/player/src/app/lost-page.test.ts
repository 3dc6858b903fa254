// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** State in which the code of a page was asked for. */
const asked = vi.fn<(state: { isWanted: boolean; isFrameInUse: boolean }) => void>();

vi.mock('@ordago/web-kit/lost-chunk', async (original) => ({
  ...(await original<object>()),
  loadChunk: (_load: unknown, isWanted: () => boolean) => {
    asked({ isWanted: isWanted(), isFrameInUse: isFrameInUse() });
    return Promise.reject(new Error('lost'));
  },
}));

// Another file of this worker may have loaded the router with the real loader.
vi.resetModules();
const { PATHS } = await import('../shared/paths.ts');
const { isFrameInUse, router } = await import('./router.tsx');

beforeEach(() => asked.mockReset());
afterEach(() => vi.restoreAllMocks());

it('the code of a page is wanted once the reader goes there, not while a link to it is only pointed at', async () => {
  await router.navigate({ to: PATHS.rules });
  await router.load();
  vi.spyOn(document, 'querySelector').mockReturnValue(document.createElement('iframe'));
  asked.mockReset();
  await router.preloadRoute({ to: PATHS.verify });
  expect(asked.mock.calls).toEqual([[{ isWanted: false, isFrameInUse: true }]]);
  asked.mockReset();
  await router.navigate({ to: PATHS.verify });
  await router.load();
  // The frame is left behind: a reload cuts nothing off that stays.
  expect(asked.mock.calls[0]).toEqual([{ isWanted: true, isFrameInUse: false }]);
  expect(isFrameInUse()).toBe(true);
});
