import { Button, NumberInput, Switch, TextInput } from '@mantine/core';
import { BONUS_ODDS_MIN, type BodyIn, FREE_BET_ODDS_MIN, setBettingSettings } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../shared/api.ts';
import { ChoiceField } from '../../shared/choice/choice-field.tsx';
import { ListFailure, ListSkeleton } from '../../shared/list/data-list.tsx';
import { usePageSearch } from '../../shared/paths.ts';
import type { BettingSearch } from './betting-search.ts';
import { type BettingSettings, useBettingRules } from './limits/limit-values.ts';
import type { BettingActions } from './use-betting-actions.ts';
import { readChanges, settingOf } from './what-if/question.ts';

type Settings = BettingSettings['settings'];
type Field = keyof Settings;

const SWITCHES = ['bets_stopped', 'live_stopped', 'builder_offered'] as const;
/** Whole numbers with their bounds, as the server has them. */
const NUMBERS = [
  { field: 'live_delay_s', min: 0, max: 60 },
  { field: 'bet_gap_s', min: 0, max: 3_600 },
  { field: 'same_bet_max', min: 1, max: 1_000 },
  { field: 'express_legs_max', min: 2, max: 40 },
  { field: 'combinations_max', min: 1, max: 10_000 },
  { field: 'bonus_express_legs_min', min: 2, max: 20 },
  { field: 'bonus_percent_max', min: 0, max: 100 },
  { field: 'bonus_bets_max', min: 1, max: 10_000 },
  { field: 'builder_parts_max', min: 2, max: 6 },
  { field: 'builder_margin_bps', min: 0, max: 500 },
  { field: 'builder_combinations_max', min: 1, max: 5_000 },
] as const;
const RETIREMENTS = ['returned', 'point', 'set'] as const;
/** Odds with the least that each may be, in thousandths. */
const ODDS = [
  { field: 'express_odds_max', least: 1_001 },
  { field: 'bonus_odds_min', least: BONUS_ODDS_MIN },
  { field: 'free_single_odds_min', least: FREE_BET_ODDS_MIN },
  { field: 'free_single_odds_max', least: FREE_BET_ODDS_MIN },
  { field: 'free_express_odds_min', least: FREE_BET_ODDS_MIN },
] as const;

/** Settings of all bets: whether they are taken, the delay of live ones, and the bounds of expresses. */
export function SettingsView({ acts }: { acts: BettingActions }) {
  const { data, isPending, error, refetch } = useBettingRules();
  const { if: asked, fill } = usePageSearch<BettingSearch>();
  const proposed = Object.fromEntries(
    readChanges(fill ? asked : undefined).flatMap((one) =>
      one.of === 'settings' ? [[one.field, settingOf(one.value)]] : [],
    ),
  );
  return (
    <div className="card">
      {isPending && <ListSkeleton />}
      {error !== null && <ListFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <SettingsForm key={JSON.stringify(data.settings)} settings={data.settings} proposed={proposed} acts={acts} />
      )}
    </div>
  );
}

interface SettingsFormProps {
  readonly settings: Settings;
  /** Values of some fields at first: a what-if question led here. */
  readonly proposed: Partial<Settings>;
  readonly acts: BettingActions;
}

function SettingsForm({ settings, proposed, acts }: SettingsFormProps) {
  const t = useT('back-office');
  const common = useT('common');
  const [draft, setDraft] = useState<Settings>({ ...settings, ...proposed });
  const change = (changes: Partial<Settings>) => setDraft((before) => ({ ...before, ...changes }));
  const changed = (Object.keys(settings) as Field[]).filter((field) => draft[field] !== settings[field]);
  const wrong = ODDS.filter(({ field, least }) => !isOdds(draft[field], least)).map(({ field }) => field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed.length === 0 || wrong.length > 0) return;
    void acts.act({ run: () => send(draft), notice: t('betting.settingsSet'), back: () => send(settings) });
  };
  return (
    <form onSubmit={submit} className="grid gap-5 p-4" noValidate>
      <SettingFields draft={draft} settings={settings} wrong={wrong} onChange={change} />
      <div aria-live="polite">
        {changed.length > 0 && (
          <Note tone={draft.bets_stopped && !settings.bets_stopped ? 'warn' : 'info'}>
            {changed.map((field) => (
              <p key={field}>
                {t('betting.willChange', {
                  field: t(`betting.field.${field}`),
                  before: valueText(field, settings[field], t),
                  after: valueText(field, draft[field], t),
                })}
              </p>
            ))}
          </Note>
        )}
      </div>
      <div className="flex justify-end gap-2">
        <Button variant="default" disabled={changed.length === 0} onClick={() => setDraft(settings)}>
          {common('action.reset')}
        </Button>
        <Button type="submit" disabled={changed.length === 0 || wrong.length > 0} loading={acts.isPending}>
          {common('action.save')}
        </Button>
      </div>
    </form>
  );
}

interface SettingFieldsProps {
  readonly draft: Settings;
  /** Current settings. */
  readonly settings: Settings;
  readonly wrong: readonly Field[];
  readonly onChange: (changes: Partial<Settings>) => void;
}

function SettingFields({ draft, settings, wrong, onChange }: SettingFieldsProps) {
  const t = useT('back-office');
  return (
    <>
      <div className="grid gap-3 tablet:grid-cols-2">
        {SWITCHES.map((field) => (
          <Switch
            key={field}
            label={t(`betting.field.${field}`)}
            description={t(`betting.hint.${field}`)}
            checked={draft[field]}
            onChange={({ currentTarget: { checked } }) => onChange({ [field]: checked })}
          />
        ))}
      </div>
      <ChoiceField
        className="tablet:w-1/2"
        label={t('betting.field.retirement')}
        description={t('betting.hint.retirement')}
        options={RETIREMENTS.map((value) => ({ value, label: t(`betting.retirement.${value}`) }))}
        value={draft.retirement}
        onChange={(retirement) => onChange({ retirement })}
      />
      <div className="grid items-start gap-3 tablet:grid-cols-2 desktop:grid-cols-4">
        {NUMBERS.map(({ field, min, max }) => (
          <NumberInput
            key={field}
            label={t(`betting.field.${field}`)}
            description={t(`betting.hint.${field}`)}
            min={min}
            max={max}
            clampBehavior={'blur' as const}
            allowDecimal={false}
            placeholder={mayBeEmpty(field) ? t('betting.noLimit') : undefined}
            value={draft[field] ?? ''}
            onChange={(value) => onChange({ [field]: numberOf(value, mayBeEmpty(field) ? null : settings[field]) })}
          />
        ))}
        {ODDS.map(({ field }) => (
          <TextInput
            key={field}
            label={t(`betting.field.${field}`)}
            description={t(`betting.hint.${field}`)}
            inputMode="decimal"
            error={wrong.includes(field) ? t('betting.oddsWrong') : undefined}
            placeholder={mayBeEmpty(field) ? t('betting.noLimit') : undefined}
            value={draft[field] ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ [field]: oddsOf(value, mayBeEmpty(field)) })}
          />
        ))}
      </div>
    </>
  );
}

/** A setting as staff read it. */
function valueText(field: Field, value: Settings[Field], t: ReturnType<typeof useT<'back-office'>>): string {
  if (value === null) return t('betting.noLimit');
  if (field === 'retirement') return `“${t(`betting.retirement.${value as Settings['retirement']}`)}”`;
  if (typeof value === 'boolean') return t(value ? 'betting.on' : 'betting.off');
  return String(value);
}

/** Bounds that need not be there. */
function mayBeEmpty(field: Field): boolean {
  return field === 'same_bet_max' || field === 'bonus_bets_max' || field.startsWith('free_');
}

/** Number of a field; an emptied one is `before`: null where there may be no bound, else the present value. */
function numberOf(value: string | number, before: number | null): number | null {
  return value === '' ? before : Number(value);
}

function oddsOf(value: string, isOptional: boolean): string | null {
  const text = value.trim().replace(',', '.');
  return text === '' && isOptional ? null : text;
}

function isOdds(text: string | null, least: number): boolean {
  if (text === null) return true;
  return /^[1-9]\d{0,3}(\.\d{1,3})?$/.test(text) && Number(text) * 1_000 >= least && Number(text) <= 1_000;
}

function send(settings: Settings): Promise<unknown> {
  return api(setBettingSettings, { body: settings as BodyIn<typeof setBettingSettings> });
}
