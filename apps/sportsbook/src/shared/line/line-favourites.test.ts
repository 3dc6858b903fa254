import { beforeEach, describe, expect, it, vi } from 'vitest';

const calls = vi.hoisted(() => ({
  answer: (_contract: unknown, _options?: unknown): Promise<unknown> => Promise.reject(),
}));
vi.mock('../../embed/frame.ts', async () => ({
  useFrame: (await import('zustand')).create(() => ({ token: null as string | null })),
}));
vi.mock('../server/api.ts', () => ({ api: (contract: unknown, options?: unknown) => calls.answer(contract, options) }));

const { useFrame } = await import('../../embed/frame.ts');
const { setFavourite, startFavourites, useLineFavourites } = await import('./line-favourites.ts');

describe('favourites of the line', () => {
  beforeEach(() => {
    useFrame.setState({ token: null });
    useLineFavourites.setState({ events: [], leagues: [] });
  });

  it('of a guest stay on the device, without a call', async () => {
    const asked = vi.fn();
    calls.answer = asked;
    expect(await setFavourite('league', '7', true)).toBeNull();
    expect(useLineFavourites.getState().leagues).toEqual(['7']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('are shown at once, and only the refused one is taken back', async () => {
    useFrame.setState({ token: 'a' });
    const refusals: ((reason: Error) => void)[] = [];
    calls.answer = () => new Promise((_, reject) => refusals.push(reject));
    const first = setFavourite('event', '1', true);
    calls.answer = async () => ({ is_kept: true });
    await setFavourite('event', '2', true);
    expect(useLineFavourites.getState().events).toEqual(['2', '1']);
    const fault = new Error('full');
    refusals[0]?.(fault);
    expect(await first).toBe(fault);
    expect(useLineFavourites.getState().events).toEqual(['2']);
  });

  it('come from the account at sign-in, and an answer that comes too late is dropped', async () => {
    const answers: ((value: unknown) => void)[] = [];
    calls.answer = () => new Promise((resolve) => answers.push(resolve));
    startFavourites();
    useFrame.setState({ token: 'a' });
    useFrame.setState({ token: 'b' });
    answers[1]?.({ events: ['5'], leagues: ['6'] });
    await expect.poll(() => useLineFavourites.getState()).toEqual({ events: ['5'], leagues: ['6'] });
    answers[0]?.({ events: ['9'], leagues: [] });
    await Promise.resolve();
    expect(useLineFavourites.getState().events).toEqual(['5']);
  });
});
