import { Button } from '@mantine/core';
import {
  type AnswerOf,
  EACH_WAY_CHOICES,
  type EachWaySetting,
  listEachWayTerms,
  setEachWayTerms,
} from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { ChoiceField } from '../../../shared/choice/choice-field.tsx';
import { DataList, type ListColumn } from '../../../shared/list/data-list.tsx';
import { Pill } from '../../../shared/list/pill.tsx';
import { useListPage } from '../../../shared/list/use-list-page.tsx';
import { useSportName } from '../../../shared/sport-name.ts';
import type { BettingSearch } from '../betting-search.ts';
import { type Target, TargetField } from '../target-field.tsx';
import type { BettingActions } from '../use-betting-actions.ts';
import { useEachWayText } from './each-way-text.ts';

type Scope = EachWaySetting['scope'];
type Custom = AnswerOf<typeof listEachWayTerms>['custom'];

const PER_PAGE = 25;
const SCOPES = ['event', 'tourney', 'sport'] as const;
const OFF = 'off';

/** The terms each way that staff set instead of those of a rule book, and how they are lifted. */
export function EachWayView({ acts }: { acts: BettingActions }) {
  const t = useT('back-office');
  const textOf = useEachWayText();
  const { page, listing } = useListPage<BettingSearch>(t('betting.eachWay.none'));
  const query = useQuery({
    queryKey: ['betting', 'each-way', page],
    queryFn: async ({ signal }) => {
      const { terms, ...found } = await api(listEachWayTerms, { query: { page, count: PER_PAGE }, signal });
      return { rows: terms, ...found };
    },
    placeholderData: keepPreviousData,
  });
  const set = (about: { scope: Scope; target: string }, terms: string, name: string) => {
    const known = query.data?.rows.find(({ scope, target }) => scope === about.scope && target === about.target);
    return acts.act({
      run: () => api(setEachWayTerms, { body: { ...about, each_way: terms } }),
      notice: t('betting.eachWay.set', { name, terms: textOf(terms) }),
      back: () => api(setEachWayTerms, { body: { ...about, each_way: known?.each_way ?? null } }),
    });
  };
  const lift = ({ scope, target, each_way: terms }: EachWaySetting, name: string) =>
    void acts.act({
      run: () => api(setEachWayTerms, { body: { scope, target, each_way: null } }),
      notice: t('betting.eachWay.lifted', { name }),
      back: () => api(setEachWayTerms, { body: { scope, target, each_way: terms } }),
    });
  return (
    <div className="card">
      <TermsForm
        isPending={acts.isPending}
        custom={query.data?.custom ?? []}
        onSet={(scope, { target, name }, terms) => set({ scope, target }, terms, name)}
      />
      <DataList
        query={query}
        columns={useColumns(lift)}
        rowsPerPage={PER_PAGE}
        onPage={listing.onPage}
        empty={t('betting.eachWay.none')}
      />
    </div>
  );
}

interface TermsFormProps {
  readonly isPending: boolean;
  readonly custom: Custom;
  readonly onSet: (scope: Scope, target: Target, terms: string) => Promise<boolean>;
}

function TermsForm({ isPending, custom, onSet }: TermsFormProps) {
  const t = useT('back-office');
  const [scope, setScope] = useState<Scope>('event');
  const [target, setTarget] = useState<Target | null>(null);
  const [divisor, setDivisor] = useState('5');
  const [places, setPlaces] = useState('3');
  const isOff = divisor === OFF;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (target !== null && (await onSet(scope, target, isOff ? OFF : `${divisor}/${places}`))) setTarget(null);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="list-bar">
      <ChoiceField
        label={t('betting.holdsOn')}
        value={scope}
        onChange={(next) => {
          setScope(next);
          setTarget(null);
        }}
        options={SCOPES.map((value) => ({ value, label: t(`betting.target.${value}`) }))}
      />
      <div className="w-full tablet:w-80">
        <TargetField key={scope} scope={scope} value={target} onChange={setTarget} />
      </div>
      <ChoiceField
        label={t('betting.eachWay.fraction')}
        value={divisor}
        onChange={setDivisor}
        options={[
          ...EACH_WAY_CHOICES.divisors.map((value) => ({ value: String(value), label: `1/${value}` })),
          { value: OFF, label: t('betting.eachWay.off') },
        ]}
      />
      <ChoiceField
        label={t('betting.eachWay.places')}
        value={places}
        isDisabled={isOff}
        onChange={setPlaces}
        options={EACH_WAY_CHOICES.places.map((value) => ({ value: String(value), label: String(value) }))}
      />
      <Button type="submit" disabled={target === null} loading={isPending}>
        {t('betting.eachWay.apply')}
      </Button>
      <Effect custom={custom} />
    </form>
  );
}

/** Explains the default terms, and that placed bets keep theirs. */
function Effect({ custom }: { custom: Custom }) {
  const t = useT('back-office');
  const textOf = useEachWayText();
  const ladder = custom.map(({ runners, each_way }) => t('betting.eachWay.rung', { runners, terms: textOf(each_way) }));
  return (
    <p className="w-full text-12 text-muted">
      {t('betting.eachWay.effect')} {ladder.length > 0 && t('betting.eachWay.custom', { ladder: ladder.join('; ') })}
    </p>
  );
}

function useColumns(lift: (row: EachWaySetting, name: string) => void): ListColumn<EachWaySetting>[] {
  const t = useT('back-office');
  const sportName = useSportName();
  const textOf = useEachWayText();
  const nameOf = ({ scope, target, name }: EachWaySetting) => name ?? (scope === 'sport' ? sportName(target) : target);
  return [
    {
      accessor: 'target',
      phone: 'who',
      title: t('betting.about'),
      render: (row) => (
        <span className="grid leading-tight">
          <b className="font-semibold">{nameOf(row)}</b>
          <span className="text-12 text-muted">{t(`betting.target.${row.scope}`)}</span>
        </span>
      ),
    },
    {
      accessor: 'each_way',
      phone: 'state',
      title: t('betting.field.each_way'),
      render: ({ each_way: terms }) => <Pill tone={terms === OFF ? 'warn' : 'good'}>{textOf(terms)}</Pill>,
    },
    { accessor: 'set_at', phone: 'side', title: t('betting.setAt'), render: ({ set_at }) => <DateText at={set_at} /> },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (row) => (
        <Button size="xs" variant="default" onClick={() => lift(row, nameOf(row))}>
          {t('betting.eachWay.lift')}
        </Button>
      ),
    },
  ];
}
