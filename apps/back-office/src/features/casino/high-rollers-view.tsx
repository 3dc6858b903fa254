import { Button, TextInput } from '@mantine/core';
import { listHighRollerFloors, setHighRollerFloor } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Note, Result } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../shared/api.ts';
import { ListFailure, ListSkeleton } from '../../shared/list/data-list.tsx';

/** An amount as the wire takes it: above nothing, at most two decimals. */
const AMOUNT = /^(?=.*[1-9])(0|[1-9]\d{0,9})(\.\d{1,2})?$/;
const CURRENCY = /^[A-Z]{3}$/;

/** Stake from which on a round is listed among the high rollers of the lobby, a line per currency. */
export function HighRollersView() {
  const t = useT('back-office');
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['high-roller-floors'],
    queryFn: ({ signal }) => api(listHighRollerFloors, { signal }),
  });
  const set = useSetFloor();
  const failureText = useFailureText();
  if (isPending) return <ListSkeleton rows={4} />;
  if (!data) return <ListFailure error={error} onRetry={() => void refetch()} />;
  const floors = data.floors;
  return (
    <div className="grid gap-4 p-4">
      <p className="max-w-[80ch] text-muted">{t('casino.floors.lead')}</p>
      <div role="status">
        {set.isSuccess && <Note tone="good">{t('casino.floors.set', { currency: set.data.currency })}</Note>}
      </div>
      {set.isError && (
        <div role="alert">
          <Note tone="bad">{failureText(set.error)}</Note>
        </div>
      )}
      {floors.length === 0 && <Result face="empty" title={t('casino.floors.none')} />}
      <ul className="grid gap-3">
        {floors.map(({ currency, stake_min }) => (
          <li key={`${currency}:${stake_min}`}>
            <FloorForm currency={currency} amount={stake_min} set={set} />
          </li>
        ))}
      </ul>
      <FloorForm key={`new:${floors.length}`} currency={null} amount="" set={set} />
    </div>
  );
}

function useSetFloor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ currency, amount }: { currency: string; amount: string | null }) =>
      api(setHighRollerFloor, { params: { currency }, body: { stake_min: amount } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['high-roller-floors'] }),
  });
}

interface FloorFormProps {
  /** Null: a currency that is still to be named. */
  readonly currency: string | null;
  readonly amount: string;
  readonly set: ReturnType<typeof useSetFloor>;
}

function FloorForm({ currency, amount, set }: FloorFormProps) {
  const t = useT('back-office');
  const common = useT('common');
  const [code, setCode] = useState(currency ?? '');
  const [text, setText] = useState(amount);
  const written = text.trim().replace(',', '.');
  const isRead = AMOUNT.test(written);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRead && CURRENCY.test(code)) set.mutate({ currency: code, amount: written });
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-3" aria-label={code || t('casino.floors.add')}>
      {currency === null ? (
        <TextInput
          label={t('casino.floors.code')}
          w={170}
          maxLength={3}
          value={code}
          onChange={({ currentTarget: { value } }) => setCode(value.replaceAll(/[^a-z]/gi, '').toUpperCase())}
        />
      ) : (
        <b className="w-[170px] self-center text-16">{currency}</b>
      )}
      <TextInput
        label={t('casino.floors.stakeMin')}
        w={170}
        inputMode="decimal"
        value={text}
        error={text !== '' && !isRead ? t('casino.floors.amountWrong') : undefined}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div className="flex gap-2 self-end">
        <Button
          type="submit"
          disabled={!isRead || !CURRENCY.test(code) || written === amount}
          loading={set.isPending && set.variables.currency === code}
        >
          {currency === null ? t('casino.floors.add') : common('action.save')}
        </Button>
        {currency !== null && (
          <Button variant="default" onClick={() => set.mutate({ currency, amount: null })}>
            {t('casino.floors.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
