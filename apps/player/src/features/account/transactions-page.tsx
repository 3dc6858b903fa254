import { useT } from '@ordago/i18n/react';

/** The page of this address. */
export function TransactionsPage() {
  const t = useT('common');
  return <h1 className="text-32 font-extrabold tracking-tight">{t('nav.transactions')}</h1>;
}
