import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { DateText, useT } from '@ordago/i18n/react';
import { contestName, useSelectionWords } from '@ordago/web-kit/bets';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { ChoiceField } from '../../../shared/choice/choice-field.tsx';
import type { Search } from '../../../shared/paths.ts';
import type { BettingSearch } from '../betting-search.ts';
import { readAmountText } from '../betting-text.ts';
import { EventSelections } from '../expresses/event-selections.tsx';
import type { DraftLeg } from '../expresses/express-draft.ts';
import { useBettingRules } from '../limits/limit-values.ts';
import { type Target, TargetField } from '../target-field.tsx';
import { FIRST_CURRENCY, FIRST_STAKE, kindOf, PAYERS, picksOf, type WhatIf } from './question.ts';

export interface QuestionFormProps {
  readonly search: BettingSearch;
  /** The last answer, which names what the address only numbers. */
  readonly answer: WhatIf | undefined;
  readonly onSearch: (changes: Search) => void;
}

/** Form of the question: player, selections, stake, kind and payment. All of it is in the address. */
export function QuestionForm({ search, answer, onSearch }: QuestionFormProps) {
  const t = useT('back-office');
  const picks = picksOf(search);
  return (
    <section className="card" aria-labelledby="what-if-question">
      <h2 id="what-if-question" className="card-head">
        {t('betting.whatIf.question')}
      </h2>
      <div className="grid gap-4 px-4 pb-4">
        <WhoFields search={search} answer={answer} onSearch={onSearch} />
        <Picks picks={picks} answer={answer} onPicks={(ids) => onSearch({ picks: ids.join(',') || undefined })} />
        <SlipFields search={search} legs={picks.length} currency={answer?.currency} onSearch={onSearch} />
      </div>
    </section>
  );
}

function WhoFields({ search, answer, onSearch }: QuestionFormProps) {
  const t = useT('back-office');
  const { data } = useBettingRules();
  const { player } = search;
  const [name, setName] = useState<string | null>(null);
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <TargetField
        scope="user"
        none={t('betting.whatIf.anybody')}
        value={player === undefined ? null : { target: player, name: answer?.username ?? name ?? player }}
        onChange={(chosen) => {
          setName(chosen?.name ?? null);
          onSearch({ player: chosen?.target });
        }}
      />
      {player === undefined && (
        <ChoiceField
          label={t('betting.currency')}
          value={search.currency ?? FIRST_CURRENCY}
          options={(data?.currencies ?? []).map(({ currency }) => ({ value: currency, label: currency }))}
          onChange={(currency) => onSearch({ currency })}
        />
      )}
      <ChoiceField
        label={t('betting.whatIf.pays')}
        value={search.pays ?? 'in-play'}
        options={PAYERS.map((value) => ({ value, label: t(`betting.whatIf.payer.${value}`) }))}
        onChange={(value) => onSearch({ pays: value === 'in-play' ? undefined : value })}
      />
    </div>
  );
}

interface PicksProps {
  readonly picks: readonly string[];
  readonly answer: WhatIf | undefined;
  readonly onPicks: (ids: readonly string[]) => void;
}

function Picks({ picks, answer, onPicks }: PicksProps) {
  const t = useT('back-office');
  const [target, setTarget] = useState<Target | null>(null);
  const [events, setEvents] = useState<Readonly<Record<string, string>>>({});
  const legs = answer?.legs ?? [];
  const eventOf = (id: string) => events[id] ?? legs.find(({ selection }) => selection === id)?.event;
  // A selection replaces another of the same event.
  const toggle = ({ selection, event }: DraftLeg) => {
    setEvents((before) => ({ ...before, [selection]: event }));
    if (picks.includes(selection)) onPicks(picks.filter((id) => id !== selection));
    else onPicks([...picks.filter((id) => eventOf(id) !== event), selection]);
  };
  return (
    <div className="grid gap-3">
      <TargetField scope="event" none={t('betting.findTarget')} value={target} onChange={setTarget} />
      {target && (
        <EventSelections
          event={target.target}
          legs={picks.map((selection) => ({ selection }))}
          onToggle={toggle}
          isLiveToo
        />
      )}
      <Chosen picks={picks} answer={answer} onRemove={(gone) => onPicks(picks.filter((id) => id !== gone))} />
    </div>
  );
}

function Chosen({
  picks,
  answer,
  onRemove,
}: {
  picks: readonly string[];
  answer: WhatIf | undefined;
  onRemove: (id: string) => void;
}) {
  const t = useT('back-office');
  const words = useSelectionWords();
  return (
    <section aria-labelledby="what-if-legs">
      <h3 id="what-if-legs" className="mb-1 text-12 font-medium text-muted">
        {t('betting.express.legs', { count: picks.length })}
      </h3>
      <ol className="express-legs">
        {picks.map((id) => {
          const leg = answer?.legs.find(({ selection }) => selection === id);
          const name = leg ? words.outcome({ ...leg, kind: leg.market }) : t('betting.whatIf.selection', { id });
          return (
            <li key={id}>
              <span className="grid min-w-0 leading-tight">
                <b className="font-semibold">{name}</b>
                {leg && (
                  <span className="text-12 text-muted">
                    {words.market({ ...leg, kind: leg.market })} · {contestName(leg)} ·{' '}
                    {leg.is_live ? t('betting.inPlay') : <DateText at={leg.starts_at} />}
                  </span>
                )}
              </span>
              <b className="tabular">{leg?.odds}</b>
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('betting.express.remove', { name })}
                onClick={() => onRemove(id)}
              >
                <X size={16} aria-hidden="true" />
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface SlipFieldsProps extends Pick<QuestionFormProps, 'search' | 'onSearch'> {
  readonly legs: number;
  readonly currency: string | undefined;
}

function SlipFields({ search, legs, currency, onSearch }: SlipFieldsProps) {
  const t = useT('back-office');
  const kindId = useId();
  const [stake, setStake] = useState(search.stake ?? FIRST_STAKE);
  const kind = kindOf(search, legs);
  return (
    <div className="grid items-end gap-3 tablet:grid-cols-2">
      <TextInput
        label={t('betting.whatIf.stake', { currency: currency ?? search.currency ?? FIRST_CURRENCY })}
        inputMode="decimal"
        value={stake}
        error={readAmountText(stake) === null ? t('betting.amountWrong') : undefined}
        onChange={({ currentTarget: { value } }) => {
          setStake(value);
          onSearch({ stake: value === FIRST_STAKE ? undefined : value });
        }}
      />
      {legs > 2 && (
        <div>
          <span id={kindId} className="mb-1 block text-12 font-medium text-muted">
            {t('betting.whatIf.kind')}
          </span>
          <SegmentedControl
            fullWidth
            aria-labelledby={kindId}
            value={kind}
            onChange={(value) => onSearch({ kind: value === 'express' ? undefined : value })}
            data={(['express', 'system'] as const).map((value) => ({
              value,
              label: t(`betting.whatIf.slip.${value}`),
            }))}
          />
        </div>
      )}
      {kind === 'system' && (
        <ChoiceField
          label={t('betting.whatIf.size')}
          value={String(Math.min(search.size ?? 2, legs - 1))}
          options={Array.from({ length: legs - 2 }, (_, place) => String(place + 2)).map((value) => ({
            value,
            label: t('betting.whatIf.sizeOf', { size: Number(value), legs }),
          }))}
          onChange={(value) => onSearch({ size: Number(value) })}
        />
      )}
    </div>
  );
}
