import type { ReactNode } from 'react';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
  /** Name of the group under which it is listed. (Default: none, before all groups) */
  group?: string;
}

/** Style and name of the button that opens a list. Its name is the label of its field where it has no `aria-label`. */
export interface ChoiceTrigger {
  readonly className: string;
  readonly id?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
}

export interface ChoiceButtonProps {
  trigger: ChoiceTrigger;
  value: string | undefined;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Called when the list is closed again. (Default: nothing) */
  onLeave?: (() => void) | undefined;
  /** Content of the button. (Default: the chosen option) */
  face?: ReactNode;
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string | undefined;
  /** Its options are on their way: a ring turns, and it cannot be opened. (Default: false) */
  isBusy?: boolean | undefined;
  /** (Default: false) */
  isDisabled?: boolean | undefined;
}

/** Words of a list with a search. */
export interface SearchWords {
  readonly search: string;
  readonly nothingFound: string;
}

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
  words: SearchWords & {
    readonly clear: string;
    readonly done: string;
  };
}
