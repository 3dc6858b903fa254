import { Button } from '@mantine/core';
import { formatMoney } from '@ordago/i18n';
import { useErrorText, useT } from '@ordago/i18n/react';
import { Note } from '@ordago/ui';
import { useId } from 'react';
import type { LimitScope } from '../betting-text.ts';
import { BASE_CURRENCY } from '../limits/limit-values.ts';
import { type Change, type Leaf, type Outcome, SETTING_FIELDS, type StakeField } from './question.ts';

export interface OutcomeCardProps {
  readonly title: string;
  readonly outcome: Outcome;
  /** The outcome without assumptions, to show the difference. */
  readonly before?: Outcome | undefined;
  readonly currency: string;
  readonly onSuppose: (change: Change) => void;
}

/** Outcome of the bet: accepted or why not, the stakes that fit, and every limit with what it leaves. */
export function OutcomeCard({ title, outcome, before, currency, onSuppose }: OutcomeCardProps) {
  const id = useId();
  const t = useT('back-office');
  return (
    <section className="card what-if-outcome" aria-labelledby={id}>
      <h2 id={id} className="card-head">
        {title}
      </h2>
      <div className="grid gap-4 px-4 pb-4">
        <Verdict outcome={outcome} />
        {outcome.limits.length > 0 && <Numbers outcome={outcome} before={before} currency={currency} />}
        {outcome.limits.length > 0 && (
          <div>
            <h3 className="mb-1 text-12 font-medium text-muted">
              {t('betting.whatIf.limits', { count: outcome.limits.length, line: t(`betting.lineLow.${outcome.line}`) })}
            </h3>
            <ol className="what-if-limits">
              {outcome.limits.map((leaf) => (
                <LimitRow key={keyOfLeaf(leaf)} leaf={leaf} currency={currency} onSuppose={onSuppose} />
              ))}
            </ol>
          </div>
        )}
        <Bounds outcome={outcome} />
      </div>
    </section>
  );
}

function Verdict({ outcome: { refusal, wait_s: wait } }: { outcome: Outcome }) {
  const t = useT('back-office');
  const errorText = useErrorText();
  if (refusal === null) {
    return (
      <Note tone="good">
        {wait > 0 ? t('betting.whatIf.takenAfter', { seconds: wait }) : t('betting.whatIf.taken')}
      </Note>
    );
  }
  const { name, code, params } = refusal;
  const of = params.limit === undefined ? null : errorText({ name: params.limit, code: 0, message: '', params: {} });
  return (
    <Note tone="bad">
      <b>{t('betting.whatIf.refused', { code })}</b> {errorText({ name, code, message: name, params })}
      {params.stake_max !== undefined && (
        <p className="mt-1">{t('betting.whatIf.wouldFit', { stake: moneyIn(params.stake_max) })}</p>
      )}
      {of !== null && <p className="mt-1">{of}</p>}
    </Note>
  );
}

/** `120.50 USD`, as refusals write amounts. */
function moneyIn(text: string): string {
  const [amount = '0', currency = BASE_CURRENCY] = text.split(' ');
  return formatMoney(amount, currency);
}

function Numbers({ outcome, before, currency }: Pick<OutcomeCardProps, 'outcome' | 'before' | 'currency'>) {
  const t = useT('back-office');
  const money = (amount: string | null | undefined) =>
    amount === null || amount === undefined ? t('betting.noLimit') : formatMoney(amount, currency);
  const of = ({ odds, potential_payout, stake }: Outcome) => ({
    odds,
    pays: money(potential_payout),
    min: money(stake?.min),
    suggested: money(stake?.suggested),
    max: money(stake?.max),
    payoutMax: money(stake?.payout_max),
  });
  const shown = of(outcome);
  const was = before && of(before);
  return (
    <dl className="what-if-numbers">
      {NUMBERS.map((name) => (
        <div key={name} data-changed={(was !== undefined && was[name] !== shown[name]) || undefined}>
          <dt>{t(`betting.whatIf.number.${name}`)}</dt>
          <dd className="tabular">
            {was !== undefined && was[name] !== shown[name] && (
              <s>
                <span className="sr-only">{t('betting.whatIf.before')} </span>
                {was[name]}
              </s>
            )}{' '}
            <b>{shown[name]}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const NUMBERS = ['odds', 'pays', 'min', 'suggested', 'max', 'payoutMax'] as const;

function keyOfLeaf({ name, source, about, set }: Leaf): string {
  return [name, source, about, set?.target, set?.currency].join(' ');
}

interface LimitRowProps extends Pick<OutcomeCardProps, 'currency' | 'onSuppose'> {
  readonly leaf: Leaf;
}

function LimitRow({ leaf, currency, onSuppose }: LimitRowProps) {
  const t = useT('back-office');
  const { set, used, room, about, code } = leaf;
  const name = useLeafName(leaf);
  const money = (amount: string) => formatMoney(amount, currency);
  const share = leaf.amount === null || Number(leaf.amount) === 0 ? 1 : Math.min(Number(used) / Number(leaf.amount), 1);
  return (
    <li data-passed={leaf.is_passed || undefined} data-binding={leaf.is_binding || undefined}>
      <span className="grid min-w-0 leading-tight">
        <span>
          <b className="font-semibold">{name}</b> <span className="text-12 text-faint tabular">{code}</span>{' '}
          {leaf.is_binding && <span className="what-if-mark">{t('betting.whatIf.binding')}</span>}{' '}
          {set?.is_supposed && <span className="what-if-mark">{t('betting.whatIf.supposed')}</span>}
        </span>
        <span className="text-12 text-muted">
          {about !== null && `${about} · `}
          {set === null
            ? t('betting.whatIf.ofCurrency', { currency })
            : t(set.target === null ? 'betting.whatIf.ofEach' : 'betting.whatIf.ofOne', {
                amount: formatMoney(set.amount, set.currency ?? BASE_CURRENCY),
              })}
        </span>
      </span>
      <span className="what-if-fits">
        <span className="text-12 text-muted">{t('betting.whatIf.fits')}</span>
        <b className="tabular">{leaf.stake_max === null ? t('betting.noLimit') : money(leaf.stake_max)}</b>
      </span>
      <span className="what-if-used">
        <span className="what-if-bar" aria-hidden="true">
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
        <span className="text-12 text-muted tabular">
          {leaf.amount === null
            ? t('betting.whatIf.noRate', { currency })
            : t('betting.whatIf.usedOf', { used: money(used), amount: money(leaf.amount), room: money(room) })}
        </span>
      </span>
      <Button
        className="print:hidden"
        size="compact-sm"
        variant="default"
        aria-label={t('betting.whatIf.supposeLimit', { name })}
        onClick={() => onSuppose(changeOf(leaf))}
      >
        {t('betting.whatIf.suppose')}
      </Button>
    </li>
  );
}

function useLeafName({ source, name, set, scope }: Leaf): string {
  const t = useT('back-office');
  if (source === 'liability') return t('betting.field.liability_max');
  if (set === null) return t(`betting.field.${stakeFieldOf(name)}`);
  return `${t(`betting.kind.${set.kind}`)} · ${t(`betting.scope.${scope as LimitScope}`)}`;
}

/** The stake of the currency behind a limit that staff did not set. */
function stakeFieldOf(name: string): 'max' | 'legal_payout_max' | 'payout_max' {
  if (name === 'stake-above-maximum') return 'max';
  return name === 'legal-maximum-payout' ? 'legal_payout_max' : 'payout_max';
}

/** First value of an assumption about a limit. */
function changeOf({ source, name, set, amount }: Leaf): Change {
  if (set !== null) {
    const { amount: value, is_supposed: _, ...place } = set;
    return { of: 'limit', place, value };
  }
  const field: StakeField = source === 'liability' ? 'liability_max' : stakeFieldOf(name);
  return { of: 'stakes', field, value: amount };
}

function Bounds({ outcome: { bounds } }: { outcome: Outcome }) {
  const t = useT('back-office');
  if (bounds.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 text-12 font-medium text-muted">{t('betting.whatIf.bounds')}</h3>
      <ul className="what-if-bounds">
        {bounds.map(({ name, code, max, now }) => {
          const field = SETTING_FIELDS.find((one) => one === BOUND_FIELDS[name as keyof typeof BOUND_FIELDS]);
          return (
            <li key={name}>
              <span>
                {field === undefined ? name : t(`betting.field.${field}`)}{' '}
                <span className="text-12 text-faint tabular">{code}</span>
              </span>
              <b className="tabular font-semibold">{now === null ? max : t('betting.whatIf.ofBound', { now, max })}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The setting behind each bound. */
const BOUND_FIELDS = {
  'express-too-many': 'express_legs_max',
  'combination-count-exceeded': 'combinations_max',
  'express-odds-above-maximum': 'express_odds_max',
  'bet-too-soon': 'bet_gap_s',
  'same-bet-limit': 'same_bet_max',
} as const;
