import { CloseButton, TextInput } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Pause in typing before the list follows. */
const REST_MS = 400;

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A search that follows typing; the address holds its text. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const common = useT('common');
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setText(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (next: string, restMs: number) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next.trim()), restMs);
  };
  return (
    <TextInput
      className="w-full tablet:w-[300px]"
      aria-label={label}
      placeholder={label}
      leftSection={<Search size={16} aria-hidden="true" />}
      rightSection={
        text === '' ? null : <CloseButton size="sm" aria-label={common('action.clear')} onClick={() => search('', 0)} />
      }
      value={text}
      onChange={(event) => search(event.currentTarget.value, REST_MS)}
      onKeyDown={(event) => event.key === 'Enter' && search(text, 0)}
    />
  );
}
