import { useT } from '@ordago/i18n/react';
import { formatAmount, formatOdds } from '@ordago/kernel';
import { articleOf, EXAMPLE, formatOf, partWordOf, type Retirement, type SportRule } from '@ordago/sport-rules';
import { Select, TextField } from '@ordago/ui';
import { useState } from 'react';
import { useRuleWords } from './use-rule-words.ts';
import { betsIn, type FigureKey, figuresOf, type Happening, happeningsOf } from './what-if-cases.ts';

/** A contest of the sport that the reader ends as they like: the engine that settles bets says what would become of theirs. */
export function WhatIf({ rule, retirement }: { rule: SportRule; retirement: Retirement }) {
  const t = useT('rules');
  const words = useRuleWords();
  const [happening, setHappening] = useState<Happening>(happeningsOf(rule)[0]);
  const [format, setFormat] = useState(rule.formats[0].name);
  const [text, setText] = useState(() => firstGuess(rule));
  const [figures, setFigures] = useState(() => initialOf(rule));
  const { minimum } = formatOf(rule, format);
  const counts = Object.fromEntries(
    figuresOf(rule).map(({ key, max }) => [key, Math.min(Number(figures[key] ?? 0) || 0, max)]),
  );
  const [ahead, ...others] = betsIn(rule, {
    ...{ happening, format, retirement, played: readPlay(text), figures: counts },
  });
  const formats = articleOf(rule).formats.map(({ key, name }) => ({ value: key, label: words.say(name) }));
  const part = partWordOf(rule);
  return (
    <section className="rules-card">
      <h2>{t('whatIf.title')}</h2>
      <p className="text-14 text-muted">
        {t('whatIf.lead', { stake: formatAmount(EXAMPLE.stake), odds: formatOdds(EXAMPLE.odds) })}
      </p>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Select
          label={t('whatIf.happening')}
          value={happening}
          onChange={(value) => setHappening(value as Happening)}
          options={happeningsOf(rule).map((value) => ({ value, label: t(`whatIf.${value}`) }))}
        />
        {formats.length > 1 && (
          <Select label={t('column.format')} value={format} onChange={setFormat} options={formats} />
        )}
        {happening === 'interrupted' && minimum !== 'to-the-end' && (
          <TextField
            label={t('whatIf.played', { unit: minimum.unit })}
            inputMode="decimal"
            maxLength={6}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </div>
      {happening !== 'walkover' && happening !== 'postponed' && (
        <div className="grid grid-cols-2 gap-4">
          {figuresOf(rule).map(({ key }) => (
            <TextField
              key={key}
              label={t(`whatIf.figure.${key}`, { part })}
              inputMode="numeric"
              maxLength={3}
              value={figures[key] ?? ''}
              onChange={(event) => setFigures({ ...figures, [key]: event.currentTarget.value.replace(/\D/g, '') })}
            />
          ))}
        </div>
      )}
      <output className="rules-bets">
        {ahead && <BetVerdict bet={ahead} isFirst />}
        {others.map((bet) => (
          <BetVerdict key={JSON.stringify(bet.bet)} bet={bet} />
        ))}
      </output>
    </section>
  );
}

function BetVerdict({ bet: { bet, status, why, payout }, isFirst = false }: BetVerdictProps) {
  const t = useT('rules');
  const words = useRuleWords();
  return (
    <span className={isFirst ? 'rules-verdict' : 'rules-verdict rules-verdict-more'}>
      <span className="grid gap-1">
        <b>{t(`whatIf.bet.${bet.code as 'winner'}`, bet.params as Record<string, never>)}</b>
        <small data-status={status}>{t(`whatIf.status.${status}`)}</small>
        <span>{words.because(why)}</span>
      </span>
      <span className="rules-payout">
        <small>{t('column.payout')}</small>
        <b className="tabular">{payout}</b>
      </span>
    </span>
  );
}

interface BetVerdictProps {
  readonly bet: ReturnType<typeof betsIn>[number];
  readonly isFirst?: boolean;
}

function initialOf(rule: SportRule): Partial<Record<FigureKey, string>> {
  return Object.fromEntries(figuresOf(rule).map(({ key, initial }) => [key, String(initial)]));
}

/** Just short of the minimum: the case that people ask about. */
function firstGuess({ formats: [{ minimum }] }: SportRule): string {
  return minimum === 'to-the-end' ? '' : String(Math.ceil(minimum.amount) - 1);
}

/** `66`, `6,5` or `6:30`; null for what is no number. */
export function readPlay(text: string): number | null {
  const found = /^(\d{1,3})(?:[.,](\d{1,2})|:([0-5]\d))?$/.exec(text.trim());
  if (!found) return null;
  const [, whole, fraction, seconds] = found;
  return Number(whole) + Number(`0.${fraction ?? 0}`) + Number(seconds ?? 0) / 60;
}
