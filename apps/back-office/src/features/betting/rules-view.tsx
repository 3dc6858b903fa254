import { Button } from '@mantine/core';
import { type AnswerOf, type BodyIn, listBettingRules, setBettingRule } from '@ordago/contracts';
import { DateText, useT } from '@ordago/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../shared/api.ts';
import { ChoiceField } from '../../shared/choice/choice-field.tsx';
import { DataList, type ListColumn } from '../../shared/list/data-list.tsx';
import { Pill } from '../../shared/list/pill.tsx';
import { useListPage } from '../../shared/list/use-list-page.tsx';
import { useSportName } from '../../shared/sport-name.ts';
import type { BettingSearch } from './betting-search.ts';
import { type Target, TargetField, type TargetScope } from './target-field.tsx';
import type { BettingActions } from './use-betting-actions.ts';

type BettingRule = AnswerOf<typeof listBettingRules>['rules'][number];
type RuleBody = BodyIn<typeof setBettingRule>;

const PER_PAGE = 25;
const RULES = ['barred', 'express-only', 'single-only'] as const;
const SCOPES = ['event', 'tourney', 'sport', 'user'] as const;

/** Rules that bar bets, or allow only expresses or singles; added and removed here. */
export function RulesView({ acts }: { acts: BettingActions }) {
  const t = useT('back-office');
  const { page, listing } = useListPage<BettingSearch>(t('betting.noRules'));
  const query = useQuery({
    queryKey: ['betting', 'rules', page],
    queryFn: async ({ signal }) => {
      const { rules, ...found } = await api(listBettingRules, { query: { page, count: PER_PAGE }, signal });
      return { rows: rules, ...found };
    },
    placeholderData: keepPreviousData,
  });
  const setRule = (
    { rule, scope, target }: Pick<RuleBody, 'rule' | 'scope' | 'target'>,
    holds: boolean,
    name: string,
  ) =>
    acts.act({
      run: () => api(setBettingRule, { body: { rule, scope, target, holds } }),
      notice: t(holds ? 'betting.ruleSet' : 'betting.ruleLifted', { rule: t(`betting.rule.${rule}`), name }),
      back: () => api(setBettingRule, { body: { rule, scope, target, holds: !holds } }),
    });
  return (
    <div className="card">
      <RuleForm
        isPending={acts.isPending}
        onSet={(rule, target) => setRule({ ...rule, ...target }, true, target.name)}
      />
      <DataList
        query={query}
        columns={useColumns((rule, name) => void setRule(rule, false, name))}
        rowsPerPage={PER_PAGE}
        onPage={listing.onPage}
        empty={t('betting.noRules')}
      />
    </div>
  );
}

interface RuleFormProps {
  readonly isPending: boolean;
  readonly onSet: (rule: Pick<RuleBody, 'rule' | 'scope'>, target: Target) => Promise<boolean>;
}

function RuleForm({ isPending, onSet }: RuleFormProps) {
  const t = useT('back-office');
  const [rule, setRule] = useState<RuleBody['rule']>('barred');
  const [scope, setScope] = useState<TargetScope>('event');
  const [target, setTarget] = useState<Target | null>(null);
  // A player can only be barred.
  const scopes = SCOPES.filter((name) => rule === 'barred' || name !== 'user');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (target !== null && (await onSet({ rule, scope }, target))) setTarget(null);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="list-bar">
      <ChoiceField
        label={t('betting.ruleLabel')}
        value={rule}
        onChange={(wanted) => {
          setRule(wanted);
          if (wanted !== 'barred' && scope === 'user') {
            setScope('event');
            setTarget(null);
          }
        }}
        options={RULES.map((value) => ({ value, label: t(`betting.rule.${value}`) }))}
      />
      <ChoiceField
        label={t('betting.holdsOn')}
        value={scope}
        onChange={(next) => {
          setScope(next);
          setTarget(null);
        }}
        options={scopes.map((value) => ({ value, label: t(`betting.target.${value}`) }))}
      />
      <div className="w-full tablet:w-80">
        <TargetField key={scope} scope={scope} value={target} onChange={setTarget} />
      </div>
      <Button type="submit" disabled={target === null} loading={isPending}>
        {t('betting.setRule')}
      </Button>
      <p className="w-full text-12 text-muted">{t(`betting.ruleEffect.${rule}`)}</p>
    </form>
  );
}

function useColumns(lift: (rule: BettingRule, name: string) => void): ListColumn<BettingRule>[] {
  const t = useT('back-office');
  const sportName = useSportName();
  const nameOf = ({ scope, target, name }: BettingRule) => name ?? (scope === 'sport' ? sportName(target) : target);
  return [
    {
      accessor: 'target',
      phone: 'who',
      title: t('betting.about'),
      render: (rule) => (
        <span className="grid leading-tight">
          <b className="font-semibold">{nameOf(rule)}</b>
          <span className="text-12 text-muted">{t(`betting.target.${rule.scope}`)}</span>
        </span>
      ),
    },
    {
      accessor: 'rule',
      phone: 'state',
      title: t('betting.ruleLabel'),
      render: ({ rule }) => <Pill tone={rule === 'barred' ? 'bad' : 'warn'}>{t(`betting.rule.${rule}`)}</Pill>,
    },
    { accessor: 'set_at', phone: 'side', title: t('betting.setAt'), render: ({ set_at }) => <DateText at={set_at} /> },
    {
      accessor: 'id',
      phone: 'act',
      title: '',
      textAlign: 'right',
      render: (rule) => (
        <Button size="xs" variant="default" onClick={() => lift(rule, nameOf(rule))}>
          {t('betting.liftRule')}
        </Button>
      ),
    },
  ];
}
