import type { PaymentField, PaymentMethodName } from '@ordago/contracts';
import { create } from 'zustand';

export type Direction = 'deposit' | 'withdrawal';

/** Draft of one of the two forms. */
export interface Draft {
  readonly method: PaymentMethodName | null;
  /** A plain decimal, or empty. */
  readonly amount: string;
  readonly details: Readonly<Partial<Record<PaymentField, string>>>;
}

const EMPTY: Draft = { method: null, amount: '', details: {} };

interface WalletDraft {
  readonly deposit: Draft;
  readonly withdrawal: Draft;
  readonly change: (direction: Direction, changes: Partial<Draft>) => void;
}

/** Half-filled forms outlive the dialog, though not the page. */
export const useWalletDraft = create<WalletDraft>((set) => ({
  deposit: EMPTY,
  withdrawal: EMPTY,
  change: (direction, changes) => set((drafts) => ({ [direction]: { ...drafts[direction], ...changes } })),
}));

/** A key per submission: the same form sent twice has the same key, a changed one another. */
export function idempotencyKeyOf(): (body: unknown) => string {
  let last = { body: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.body) last = { body: text, key: crypto.randomUUID() };
    return last.key;
  };
}
