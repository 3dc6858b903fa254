import { readLineSettings } from '@ordago/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const calls = vi.hoisted(() => ({
  answer: (_contract: unknown, _options?: unknown): Promise<unknown> => Promise.reject(),
}));
vi.mock('../../embed/frame.ts', async () => ({
  useFrame: (await import('zustand')).create(() => ({ token: null as string | null })),
}));
vi.mock('../server/api.ts', () => ({ api: (contract: unknown, options?: unknown) => calls.answer(contract, options) }));

const { useFrame } = await import('../../embed/frame.ts');
const { chooseSettings, startSettings, useSettings } = await import('./player-settings.ts');

const ACCOUNT = { odds_format: 'american' as const, quick_stake: '5.00', quick_confirms: false };

describe('what a player chose', () => {
  beforeEach(() => {
    useFrame.setState({ token: null });
    useSettings.setState({ oddsFormat: 'decimal', quickStake: null, quickConfirms: true });
  });

  it('is kept on the device for a guest, without a call', async () => {
    const asked = vi.fn();
    calls.answer = asked;
    expect(await chooseSettings({ oddsFormat: 'malay' })).toBe(true);
    expect(useSettings.getState().oddsFormat).toBe('malay');
    expect(asked).not.toHaveBeenCalled();
  });

  it('comes from the account at sign-in; quick bets go with the player', async () => {
    calls.answer = async (contract) => (contract === readLineSettings ? ACCOUNT : Promise.reject());
    startSettings();
    useFrame.setState({ token: 'a' });
    await expect.poll(() => useSettings.getState().oddsFormat).toBe('american');
    expect(useSettings.getState()).toMatchObject({ quickStake: '5.00', quickConfirms: false });
    useFrame.setState({ token: null });
    expect(useSettings.getState()).toMatchObject({ oddsFormat: 'american', quickStake: null, quickConfirms: true });
  });

  it('is shown at once and taken back when the account does not take it', async () => {
    useFrame.setState({ token: 'b' });
    let refuse: (reason: Error) => void = () => undefined;
    calls.answer = () => new Promise((_, reject) => (refuse = reject));
    const saved = chooseSettings({ oddsFormat: 'fractional' });
    expect(useSettings.getState().oddsFormat).toBe('fractional');
    refuse(new Error('offline'));
    expect(await saved).toBe(false);
    expect(useSettings.getState().oddsFormat).toBe('decimal');
  });
});
