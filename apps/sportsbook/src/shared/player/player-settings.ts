import { type AnswerOf, readLineSettings, saveLineSettings } from '@ordago/contracts';
import { ODDS_FORMATS, type OddsFormat } from '@ordago/i18n';
import { create } from 'zustand';
import { useFrame } from '../../embed/frame.ts';
import { api } from '../server/api.ts';

const STORAGE_KEY = 'ordago.line-settings';

/** Settings of a player for the betting front end. */
export interface PlayerSettings {
  readonly oddsFormat: OddsFormat;
  /** Stake of a bet by one click on a price, as decimal text; null while that is off. */
  readonly quickStake: string | null;
  /** True if such a bet is confirmed by a second click. (Default: true) */
  readonly quickConfirms: boolean;
}

const UNCHOSEN: PlayerSettings = { oddsFormat: 'decimal', quickStake: null, quickConfirms: true };

/** A player's settings follow the account; a guest's are those of this device. */
export const useSettings = create<PlayerSettings>(() => ({ ...UNCHOSEN, oddsFormat: storedFormat() }));

/**
 * Reads the settings of the player who signs in. One-click betting is never taken over by another player. Called once,
 * at start.
 */
export function startSettings(): void {
  let asked: string | null = null;
  const ask = (token: string | null) => {
    if (token === asked) return;
    asked = token;
    if (token === null) return useSettings.setState({ quickStake: null, quickConfirms: true });
    api(readLineSettings)
      .then((read) => asked === token && take(read))
      // The device's own choice applies until the next sign-in.
      .catch(() => undefined);
  };
  ask(useFrame.getState().token);
  useFrame.subscribe(({ token }) => ask(token));
}

/**
 * Shows a choice at once and keeps it: with the account, or for a guest on this device. False when the account did not
 * take it; what was shown before is shown again.
 */
export async function chooseSettings(change: Partial<PlayerSettings>): Promise<boolean> {
  const before = useSettings.getState();
  show(change);
  if (useFrame.getState().token === null) return true;
  try {
    const { oddsFormat, quickStake, quickConfirms } = change;
    take(
      await api(saveLineSettings, {
        body: { odds_format: oddsFormat, quick_stake: quickStake, quick_confirms: quickConfirms },
      }),
    );
    return true;
  } catch {
    show(before);
    return false;
  }
}

function take({ odds_format, quick_stake, quick_confirms }: AnswerOf<typeof readLineSettings>): void {
  show({
    ...(odds_format === null ? {} : { oddsFormat: odds_format }),
    quickStake: quick_stake,
    quickConfirms: quick_confirms,
  });
}

function show(change: Partial<PlayerSettings>): void {
  useSettings.setState(change);
  try {
    localStorage.setItem(STORAGE_KEY, useSettings.getState().oddsFormat);
  } catch {
    // The choice lasts as long as the page.
  }
}

function storedFormat(): OddsFormat {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    return ODDS_FORMATS.find((format) => format === text) ?? 'decimal';
  } catch {
    return 'decimal';
  }
}
