import { Button, TextInput } from '@mantine/core';
import { type AnswerOf, addClosure, liftClosure, listClosures, listProviders } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../shared/api.ts';
import { ChoiceField } from '../../shared/choice/choice-field.tsx';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import { type MomentDraft, momentAt, NO_MOMENT } from '../../shared/moment/moment.ts';
import { MomentField } from '../../shared/moment/moment-field.tsx';
import { Link, PATHS } from '../../shared/paths.ts';
import type { CasinoSearch } from './casino-search.ts';
import { CLOSED_TYPES, type ClosureDraft, closureOf, isClosureReady, NO_CLOSURE } from './closure-draft.ts';
import { type DayName, HoursFields } from './hours-fields.tsx';

type ClosureRow = AnswerOf<typeof listClosures>['closures'][number];

const PER_PAGE = 25;

/** Closures for all players or one; added and lifted here. */
export function ClosuresView() {
  const t = useT('back-office');
  const none = t('casino.nothingClosed');
  const { page, listing } = useListPage<CasinoSearch>(none);
  const queries = useQueryClient();
  const onDone = () => queries.invalidateQueries({ queryKey: ['closures'] });
  const lift = useMutation({
    mutationFn: (id: string) => api(liftClosure, { params: { id } }),
    onSettled: onDone,
  });
  const query = useQuery({
    queryKey: ['closures', page],
    queryFn: async ({ signal }) => {
      const { closures, ...found } = await api(listClosures, { query: { page, count: PER_PAGE }, signal });
      return { rows: closures, ...found, pages: Math.ceil(found.count / PER_PAGE) };
    },
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <CloseForm onDone={onDone} />
      <DataList
        query={query}
        columns={useColumns((id) => lift.mutate(id))}
        rowsPerPage={PER_PAGE}
        onPage={listing.onPage}
        empty={none}
      />
    </>
  );
}

function useColumns(lift: (id: string) => void): ListColumn<ClosureRow>[] {
  const t = useT('back-office');
  return [
    {
      accessor: 'provider',
      phone: 'who',
      title: t('casino.what'),
      render: ({ provider, casino_type }) => <b className="font-semibold">{provider ?? casino_type}</b>,
    },
    {
      accessor: 'player',
      phone: 'side',
      title: t('casino.forWhom'),
      render: ({ player, country }) =>
        player === null ? (
          (country ?? t('casino.everybody'))
        ) : (
          <Link to={PATHS.player} params={{ id: player.id }} className="underline-offset-3 hover:underline">
            {player.username}
          </Link>
        ),
    },
    {
      accessor: 'hours',
      title: t('casino.hours'),
      render: ({ hours }) => (hours === null ? t('casino.always') : <HoursText hours={hours} />),
    },
    { accessor: 'reason', title: t('casino.reason') },
    { accessor: 'at', title: t('casino.since'), render: ({ at }) => <DateText at={at} /> },
    {
      accessor: 'until',
      title: t('casino.until'),
      render: ({ until }) => (until === null ? '—' : <DateText at={until} />),
    },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: ({ id }) => (
        <Button size="xs" variant="default" onClick={() => lift(id)}>
          {t('casino.lift')}
        </Button>
      ),
    },
  ];
}

function HoursText({ hours: { days, from, to, zone } }: { hours: NonNullable<ClosureRow['hours']> }) {
  const t = useT('back-office');
  const names = days.map((day) => t(`casino.day.${String(day) as DayName}`)).join(', ');
  return (
    <span className="grid leading-tight">
      <span>{names}</span>
      <span className="text-12 text-muted tabular">
        {from}–{to} {zone}
      </span>
    </span>
  );
}

/** Closes a type or a provider. The player's number is left empty to close it for everybody. */
function CloseForm({ onDone }: { onDone: () => void }) {
  const [draft, setDraft] = useState(NO_CLOSURE);
  const change = (part: Partial<ClosureDraft>) => setDraft({ ...draft, ...part });
  const close = useMutation({
    mutationFn: () => api(addClosure, { body: closureOf(draft) }),
    onSuccess: () => change({ reason: '', end: NO_MOMENT }),
    onSettled: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close.mutate();
  };
  return (
    <form onSubmit={submit} className="list-bar flex flex-wrap items-end gap-3 border-b border-line">
      <CloseFields draft={draft} change={change} />
      <HoursFields hours={draft.hours} onChange={(hours) => change({ hours })} />
      <EndField end={draft.end} onChange={(end) => change({ end })} />
      <CloseFoot failure={close.error} isPending={close.isPending} isReady={isClosureReady(draft, Date.now())} />
    </form>
  );
}

function CloseFields({ draft, change }: { draft: ClosureDraft; change: (part: Partial<ClosureDraft>) => void }) {
  const t = useT('back-office');
  const providers = useQuery({ queryKey: ['providers'], queryFn: ({ signal }) => api(listProviders, { signal }) });
  return (
    <>
      <ChoiceField
        label={t('casino.what')}
        value={draft.what}
        onChange={(what) => change({ what })}
        options={[
          ...CLOSED_TYPES.map((type) => ({ value: `type:${type}`, label: t(`casino.type.${type}`) })),
          ...(providers.data ?? []).map(({ name }) => ({ value: `provider:${name}`, label: name })),
          { value: 'provider:digitain', label: 'digitain' },
        ]}
      />
      <TextInput
        label={t('casino.playerId')}
        inputMode="numeric"
        placeholder={t('casino.everybody')}
        value={draft.player}
        onChange={(event) => change({ player: event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 18) })}
      />
      <TextInput
        label={t('casino.country')}
        placeholder={t('casino.everybody')}
        maxLength={2}
        w={150}
        value={draft.country}
        onChange={(event) => change({ country: event.currentTarget.value.replaceAll(/[^a-z]/gi, '').toUpperCase() })}
      />
      <TextInput
        label={t('casino.reason')}
        className="min-w-56 flex-1"
        required
        maxLength={200}
        value={draft.reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
    </>
  );
}

/** Moment at which it ends by itself. */
function EndField({ end, onChange }: { end: MomentDraft; onChange: (end: MomentDraft) => void }) {
  const t = useT('back-office');
  const at = momentAt(end);
  return (
    <MomentField
      label={t('casino.until')}
      hint={t('casino.untilHint')}
      value={end}
      onChange={onChange}
      isTried={end.time !== ''}
      error={typeof at === 'number' && at <= Date.now() && t('casino.untilOver')}
    />
  );
}

/** The end of the form: why the last try failed, and the button, on a line of its own. */
function CloseFoot({ failure, isPending, isReady }: { failure: unknown; isPending: boolean; isReady: boolean }) {
  const t = useT('back-office');
  const failureText = useFailureText();
  return (
    <div className="flex basis-full flex-wrap items-center justify-end gap-3">
      {failure !== null && (
        <div role="alert" className="min-w-0 flex-1">
          <Note tone="bad">{failureText(failure)}</Note>
        </div>
      )}
      <Button type="submit" disabled={!isReady} loading={isPending}>
        {t('casino.close')}
      </Button>
    </div>
  );
}
