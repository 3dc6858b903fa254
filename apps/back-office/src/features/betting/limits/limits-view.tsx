import { Button, UnstyledButton } from '@mantine/core';
import { LIMIT_KINDS, LIMIT_LINES, LIMIT_SCOPES } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DataList, type ListColumn, ListFailure, ListSkeleton } from '../../../shared/list/data-list.tsx';
import { useListPage } from '../../../shared/list/use-list-page.tsx';
import { useSportName } from '../../../shared/sport-name.ts';
import type { BettingSearch } from '../betting-search.ts';
import type { LimitKind, LimitLine, LimitScope } from '../betting-text.ts';
import type { BettingActions } from '../use-betting-actions.ts';
import { LimitEditor } from './limit-editor.tsx';
import {
  BASE_CURRENCY,
  type BetLimit,
  codeOf,
  type EditedLimit,
  LIMITS_PER_PAGE,
  type LimitPlace,
  placeOf,
  useGeneralLimits,
  useOwnLimits,
} from './limit-values.ts';

const NEW: EditedLimit = {
  place: { kind: 'max-bet', line: 'usual', scope: 'event', target: null, currency: null },
  name: null,
  amount: null,
};

/**
 * The thirty limits for everything of their scope as a tree, and below them those of one event, league, player or
 * sport.
 */
export function LimitsView({ acts }: { acts: BettingActions }) {
  const t = useT('back-office');
  const [edited, setEdited] = useState<EditedLimit | null>(null);
  const general = useGeneralLimits();
  return (
    <>
      {general.isPending && (
        <div className="card mb-3">
          <ListSkeleton rows={5} />
        </div>
      )}
      {general.isError && (
        <div className="card mb-3">
          <ListFailure error={general.error} onRetry={() => void general.refetch()} />
        </div>
      )}
      {general.data && (
        <div className="mb-3 grid gap-3 desktop:grid-cols-3">
          {LIMIT_KINDS.map((kind) => (
            <KindCard key={kind} kind={kind} limits={general.data} onEdit={setEdited} />
          ))}
        </div>
      )}
      <section className="card" aria-labelledby="own-limits">
        <div className="card-head">
          <h2 id="own-limits">{t('betting.ownLimits')}</h2>
          <Button
            className="ml-auto"
            size="xs"
            leftSection={<Plus size={14} aria-hidden="true" />}
            onClick={() => setEdited(NEW)}
          >
            {t('betting.newLimit')}
          </Button>
        </div>
        <OwnLimits onEdit={setEdited} />
      </section>
      {edited && (
        <LimitEditor edited={edited} general={general.data ?? []} acts={acts} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

interface KindCardProps {
  readonly kind: LimitKind;
  readonly limits: readonly BetLimit[];
  readonly onEdit: (edited: EditedLimit) => void;
}

/** One kind of limit: its two lines, and in each line the five scopes. */
function KindCard({ kind, limits, onEdit }: KindCardProps) {
  const t = useT('back-office');
  return (
    <section className="card pb-2" aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`} className="card-head">
        {t(`betting.kind.${kind}`)}
      </h2>
      {LIMIT_LINES.map((line) => (
        <div key={line}>
          <h3 className="bg-well px-4 py-1.5 text-12 font-semibold text-muted">{t(`betting.line.${line}`)}</h3>
          <ul>
            {LIMIT_SCOPES.map((scope) => (
              <li key={scope}>
                <Leaf kind={kind} line={line} scope={scope} limits={limits} onEdit={onEdit} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Leaf({ kind, line, scope, limits, onEdit }: KindCardProps & { line: LimitLine; scope: LimitScope }) {
  const t = useT('back-office');
  const here = limits.filter((limit) => limit.kind === kind && limit.line === line && limit.scope === scope);
  const base = here.find(({ currency }) => currency === null);
  const place: LimitPlace = { kind, line, scope, target: null, currency: null };
  const others = here.filter(({ currency }) => currency !== null);
  return (
    <UnstyledButton
      className="betting-leaf"
      aria-label={t('betting.editLimit', {
        code: codeOf(place),
        scope: t(`betting.scope.${scope}`),
        amount: base ? formatMoney(base.amount, BASE_CURRENCY) : t('betting.noLimit'),
      })}
      onClick={() => onEdit({ place, name: null, amount: base?.amount ?? null })}
    >
      <span>
        {t(`betting.scope.${scope}`)} <span className="text-12 text-faint tabular">{codeOf(place)}</span>
      </span>
      <span className="grid justify-items-end">
        {base ? (
          <b className="tabular font-semibold">{formatMoney(base.amount, BASE_CURRENCY)}</b>
        ) : (
          <span className="text-muted">{t('betting.noLimit')}</span>
        )}
        {others.map(({ id, amount, currency }) => (
          <span key={id} className="tabular text-12 text-muted">
            {formatMoney(amount, currency ?? BASE_CURRENCY)}
          </span>
        ))}
      </span>
    </UnstyledButton>
  );
}

function OwnLimits({ onEdit }: { onEdit: (edited: EditedLimit) => void }) {
  const t = useT('back-office');
  const { page, listing } = useListPage<BettingSearch>(t('betting.noOwnLimits'));
  return (
    <DataList
      query={useOwnLimits(page)}
      columns={useColumns(onEdit)}
      rowsPerPage={LIMITS_PER_PAGE}
      onPage={listing.onPage}
      empty={t('betting.noOwnLimits')}
    />
  );
}

function useColumns(onEdit: (edited: EditedLimit) => void): ListColumn<BetLimit>[] {
  const t = useT('back-office');
  const common = useT('common');
  const sportName = useSportName();
  const nameOf = ({ scope, target, name }: BetLimit) => name ?? (scope === 'sport' ? sportName(target ?? '') : target);
  return [
    {
      accessor: 'target',
      phone: 'who',
      title: t('betting.about'),
      render: (limit) => (
        <span className="grid leading-tight">
          <b className="font-semibold">{nameOf(limit)}</b>
          <span className="text-12 text-muted">{t(`betting.target.${limit.scope as Exclude<LimitScope, 'bet'>}`)}</span>
        </span>
      ),
    },
    {
      accessor: 'kind',
      phone: 'side',
      title: t('betting.limit'),
      render: ({ kind, line }) => `${t(`betting.kind.${kind}`)} · ${t(`betting.line.${line}`)}`,
    },
    { accessor: 'code', title: t('transfer.code'), render: ({ code }) => <span className="tabular">{code}</span> },
    {
      accessor: 'amount',
      phone: 'amount',
      title: t('transfers.amount'),
      textAlign: 'right',
      render: ({ amount, currency }) => (
        <b className="tabular font-semibold">{formatMoney(amount, currency ?? BASE_CURRENCY)}</b>
      ),
    },
    {
      accessor: 'currency',
      title: t('betting.holdsFor'),
      render: ({ currency }) => (
        <span className="text-muted">
          {currency === null ? t('betting.everyCurrency') : t('betting.onlyCurrency', { currency })}
        </span>
      ),
    },
    { accessor: 'set_at', title: t('betting.setAt'), render: ({ set_at }) => <DateText at={set_at} /> },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (limit) => (
        <Button
          size="xs"
          variant="default"
          onClick={() => onEdit({ place: placeOf(limit), name: nameOf(limit), amount: limit.amount })}
        >
          {common('action.edit')}
        </Button>
      ),
    },
  ];
}
