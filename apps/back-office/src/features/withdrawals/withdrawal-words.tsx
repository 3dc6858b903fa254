import { useT } from '@ordago/i18n/react';
import { Pill, type PillTone } from '../../shared/list/pill.tsx';
import type { Withdrawal } from './api/list-withdrawals.ts';

const TONES: Readonly<Record<Withdrawal['status'], PillTone>> = {
  created: 'warn',
  processing: 'info',
  blocked: 'bad',
  completed: 'good',
  declined: 'plain',
  cancelled: 'plain',
};

export function WithdrawalStatus({ status }: { status: Withdrawal['status'] }) {
  const t = useT('common');
  return <Pill tone={TONES[status]}>{t(`paymentStatus.${status}`)}</Pill>;
}

const METHODS: Readonly<Record<string, string>> = {
  papara: 'Papara',
  crypto: 'Crypto',
  havale: 'Havale',
  payco: 'PayCo',
  pep: 'Pep',
  paratim: 'Paratim',
};

/** Methods are names of their own and read the same in every language. */
export function useMethodName(): (method: string) => string {
  return (method) => METHODS[method] ?? method;
}

/** The payee in one line: `USDT-TRC20 · TJRy…5tDeC`. */
export function payeeLine({ payee }: Pick<Withdrawal, 'payee'>): string {
  return payee.map(({ value }) => value).join(' · ');
}
