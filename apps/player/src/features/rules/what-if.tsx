import { useT } from '@ordago/i18n/react';
import { formatAmount, formatOdds } from '@ordago/kernel';
import { articleOf, EXAMPLE, formatOf, judgeLeg, payoutOfExample, type SportRule } from '@ordago/sport-rules';
import { Checkbox, Select, TextField } from '@ordago/ui';
import { useState } from 'react';
import { useRuleWords } from './use-rule-words.ts';

/** A match that the reader interrupts: the engine that settles bets says what would become of theirs. */
export function WhatIf({ rule }: { rule: SportRule }) {
  const t = useT('rules');
  const words = useRuleWords();
  const [format, setFormat] = useState(rule.formats[0].name);
  const [text, setText] = useState(() => firstGuess(rule));
  const [isDetermined, setDetermined] = useState(false);
  const { minimum } = formatOf(rule, format);
  const played = readPlay(text);
  const verdict = judgeLeg(rule, { kind: 'interrupted', format, played, waited: 'for-good' }, { isDetermined });
  const formats = articleOf(rule).formats.map(({ key, name }) => ({ value: key, label: words.say(name) }));
  return (
    <section className="rules-card">
      <h2>{t('whatIf.title')}</h2>
      <p className="text-14 text-muted">
        {t('whatIf.lead', { stake: formatAmount(EXAMPLE.stake), odds: formatOdds(EXAMPLE.odds) })}
      </p>
      <div className="grid gap-4 tablet:grid-cols-2">
        {formats.length > 1 && (
          <Select label={t('column.format')} value={format} onChange={setFormat} options={formats} />
        )}
        {minimum !== 'to-the-end' && (
          <TextField
            label={t('whatIf.played', { unit: minimum.unit })}
            inputMode="decimal"
            maxLength={6}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </div>
      <Checkbox checked={isDetermined} onChange={setDetermined}>
        {t('whatIf.determined')}
      </Checkbox>
      <output className="rules-verdict">
        <span>{words.why(verdict)}</span>
        <span className="rules-payout">
          <small>{t('column.payout')}</small>
          <b className="tabular">{payoutOfExample(verdict)}</b>
        </span>
      </output>
    </section>
  );
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
