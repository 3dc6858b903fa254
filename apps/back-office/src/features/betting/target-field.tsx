import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { findBettingTargets } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useSportName } from '../../shared/sport-name.ts';

export type TargetScope = 'event' | 'tourney' | 'sport' | 'user';

/** Target of a rule: the choice, and its name. */
export interface Target {
  readonly target: string;
  readonly name: string;
}

export interface TargetFieldProps {
  readonly scope: TargetScope;
  readonly value: Target | null;
  readonly onChange: (target: Target | null) => void;
  /** Label of no target; absent where one is required. */
  readonly none?: string;
}

/** Pause in typing before the list follows. */
const REST_MS = 300;

/** Finds an event, a league, a sport or a player by a part of its name or its id. */
export function TargetField({ scope, value, onChange, none }: TargetFieldProps) {
  const t = useT('back-office');
  const sportName = useSportName();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim() === value?.name ? '' : text.trim(), REST_MS);
  const { data } = useQuery({
    queryKey: ['betting', 'targets', scope, search],
    queryFn: ({ signal }) =>
      api(findBettingTargets, { query: { scope, ...(search === '' ? {} : { search }) }, signal }),
    placeholderData: keepPreviousData,
  });
  const nameOf = (target: string, name: string) => (scope === 'sport' ? sportName(target) : name);
  const found = (data?.targets ?? []).map(({ target, name, note }) => ({
    value: target,
    label: note === null ? nameOf(target, name) : `${nameOf(target, name)} · ${note}`,
  }));
  const isListed = value === null || found.some((one) => one.value === value.target);
  return (
    <Select
      label={t(`betting.target.${scope}`)}
      placeholder={none ?? t('betting.findTarget')}
      searchable
      clearable={none !== undefined}
      required={none === undefined}
      withAsterisk={false}
      data={isListed ? found : [{ value: value.target, label: value.name }, ...found]}
      filter={({ options }) => options}
      nothingFoundMessage={t('list.noMatch')}
      value={value?.target ?? null}
      onSearchChange={setText}
      onChange={(target, option) => onChange(target === null ? null : { target, name: option?.label ?? target })}
    />
  );
}
