import { useT } from '@ordago/i18n/react';

/** The page of this address. */
export function SportPage() {
  const t = useT('common');
  return <h1 className="text-32 font-extrabold tracking-tight">{t('nav.sport')}</h1>;
}
