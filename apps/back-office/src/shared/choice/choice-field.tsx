import { type ComboboxItem, Select } from '@mantine/core';
import { fold } from '@ordago/catalogue-search';
import { useT } from '@ordago/i18n/react';
import type { CSSProperties, SyntheticEvent } from 'react';
import './choice-field.css';

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  /** The label is spoken and not shown, as in a bar of filters. (Default: false) */
  readonly isLabelHidden?: boolean;
  /** A sentence about the choice. */
  readonly description?: string;
  readonly value: Value;
  readonly options: readonly ChoiceOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** (Default: false) */
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/** Height of an open list, in px; more is scrolled. */
const LIST_HEIGHT_MAX = 320;
/** A list with more entries than this is searched by typing. */
const UNSEARCHED_MAX = 8;

/** One value out of a list. A short list is opened and walked by keys, a long one is searched by typing as well. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, isLabelHidden = false, description, value, options, onChange, isDisabled = false, className } = props;
  const t = useT('back-office');
  const isSearched = options.length > UNSEARCHED_MAX;
  const chosen = options.find((option) => option.value === value)?.label;
  const longest = Math.max(0, ...options.map((option) => option.label.length));
  return (
    <Select
      className={className === undefined ? 'choice-field' : `choice-field ${className}`}
      style={{ '--choice-letters': longest } as CSSProperties}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      description={description}
      data={[...options]}
      value={value}
      onChange={(next) => next !== null && onChange(next as Value)}
      allowDeselect={false}
      checkIconPosition="right"
      maxDropdownHeight={LIST_HEIGHT_MAX}
      disabled={isDisabled}
      {...(isSearched && { ...SEARCHED, nothingFoundMessage: t('list.noMatch'), ...selecting(chosen) })}
    />
  );
}

const SEARCHED = {
  searchable: true,
  autoComplete: 'off',
  selectFirstOptionOnChange: true,
  /** Finds what is typed without regard to accents and case, at the beginning of a word or within. */
  filter: ({ options, search }: { options: readonly unknown[]; search: string }) =>
    (options as ComboboxItem[]).filter(({ label }) => fold(label).includes(fold(search))),
} as const;

/** Marks the name of the chosen entry, so that what is typed replaces it. */
function selecting(chosen: string | undefined) {
  const select = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.value === chosen) currentTarget.select();
  };
  return { onFocus: select, onClick: select };
}
