import { create } from 'zustand';

const STORAGE_KEY = 'ordago.balance-hidden';

interface BalancePrivacy {
  /** True while the balance is shown as dots, for eyes over the shoulder. */
  readonly isHidden: boolean;
  readonly toggle: () => void;
}

/** State of hidden balances, remembered on this device. */
export const useBalancePrivacy = create<BalancePrivacy>((set, get) => ({
  isHidden: readStored(),
  toggle: () => {
    const isHidden = !get().isHidden;
    set({ isHidden });
    try {
      localStorage.setItem(STORAGE_KEY, isHidden ? '1' : '0');
    } catch {
      // The choice lasts as long as the page.
    }
  },
}));

function readStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === '1';
  } catch {
    return false;
  }
}
