import type { Bet } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { AmountField, Button, Switch } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { announce } from '../../../shared/controls/announcer.tsx';
import { reloadBets, saveRule } from './cash-out-api.ts';
import './cash-out.css';

/** The automatic cash-out of a bet: a value at which the server sells it, on or off. */
export function CashOutRule({ bet }: { bet: Bet }) {
  const t = useT('sportsbook');
  const failureText = useFailureText();
  const [rule, setRule] = useState(bet.cash_out_rule?.value ?? null);
  const [isOn, setIsOn] = useState(rule !== null);
  const [value, setValue] = useState(rule ?? '');
  const saving = useMutation({
    mutationFn: (wanted: string | null) => saveRule(bet.id, wanted),
    onSuccess: ({ cash_out_rule }) => {
      const active = cash_out_rule?.value ?? null;
      setRule(active);
      setIsOn(active !== null);
      if (active !== null) announce(t('cashOut.rule.active', { amount: formatMoney(active, bet.currency) }));
      reloadBets();
    },
  });
  const turn = (next: boolean) => {
    setIsOn(next);
    saving.reset();
    if (!next && rule !== null) saving.mutate(null);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (value !== '') saving.mutate(value);
  };
  const problem = saving.error ? failureText(saving.error) : undefined;
  return (
    <section className="cash-out-rule">
      <Switch
        label={t('cashOut.rule.title')}
        hint={t('cashOut.rule.hint')}
        isOn={isOn}
        onChange={turn}
        isBusy={saving.isPending}
      />
      {isOn && (
        <form onSubmit={save}>
          <AmountField
            label={t('cashOut.rule.field')}
            currency={bet.currency}
            value={value}
            onChange={setValue}
            error={problem}
          />
          <Button type="submit" isFull isBusy={saving.isPending} disabled={value === '' || value === rule}>
            {rule !== null && value === rule
              ? t('cashOut.rule.active', { amount: formatMoney(rule, bet.currency) })
              : t('cashOut.rule.save')}
          </Button>
        </form>
      )}
    </section>
  );
}
