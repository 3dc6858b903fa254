import type { SelectOption } from '../forms/select.tsx';

export interface ChoicePillProps {
  /** Name of the filter, beside its value. */
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** The name is beside it already; it is spoken all the same. (Default: false) */
  isLabelHidden?: boolean;
  /** Its options are on their way: a ring turns, and it cannot be opened. (Default: false) */
  isBusy?: boolean;
}

/** An entry of a list of which several may hold. */
export interface CountedOption {
  readonly value: string;
  readonly label: string;
  /** Number of things behind it, as text. */
  readonly count?: string;
}

export interface ManyChoicesPillProps {
  label: string;
  /** Stands for the chosen values: none, one, or how many. */
  summary: string;
  values: readonly string[];
  options: readonly CountedOption[];
  /** Called once, when the list is left, with what then holds. */
  onChange: (values: readonly string[]) => void;
  words: {
    readonly search: string;
    readonly nothingFound: string;
    readonly clear: string;
    readonly done: string;
  };
}
