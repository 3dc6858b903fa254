import { useT } from '@ordago/i18n/react';
import { Button, buttonClass, Result } from '@ordago/ui';
import { Link, useRouter } from '@tanstack/react-router';
import { PATHS } from '../../shared/paths.ts';

/** An address that the site does not have. */
export function NotFound() {
  const t = useT('common');
  return (
    <Result
      face="empty"
      suit="espadas"
      title={t('page.notFound')}
      action={
        <Link to={PATHS.home} search={{ ct: 'slots' }} className={buttonClass({ rank: 'primary' })}>
          {t('page.backHome')}
        </Link>
      }
    >
      {t('page.notFoundHint')}
    </Result>
  );
}

/** A page that broke, or whose script did not arrive. The rest of the site stays usable. */
export function Crashed() {
  const t = useT('common');
  const router = useRouter();
  return (
    <Result
      face="error"
      suit="bastos"
      title={t('state.error')}
      action={<Button onClick={() => router.invalidate()}>{t('action.retry')}</Button>}
    >
      {t('state.errorHint')}
    </Result>
  );
}
