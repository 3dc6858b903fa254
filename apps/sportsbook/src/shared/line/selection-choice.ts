import { createContext, useContext } from 'react';

/** Effect of a click on a price where it goes into something else than the slip. */
export interface SelectionChoice {
  readonly isChosen: (selection: string) => boolean;
  /** Reason why it cannot be chosen now, in words; null when it can. */
  readonly barrier: (selection: string) => string | null;
  readonly toggle: (selection: string) => void;
}

/** Null where prices go into the slip. */
export const SelectionChoiceContext = createContext<SelectionChoice | null>(null);

export const useSelectionChoice = () => useContext(SelectionChoiceContext);
