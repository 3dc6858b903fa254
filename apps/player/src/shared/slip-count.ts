import { create } from 'zustand';

interface SlipCount {
  /** Selections in the slip of the betting frame, as it reports; 0 to 100. */
  readonly count: number;
  readonly setCount: (count: number) => void;
}

/** The number on the slip of the phone's bottom bar: reported by the frame's page, shown by the shell. */
export const useSlipCount = create<SlipCount>((set) => ({
  count: 0,
  setCount: (count) => set({ count }),
}));
