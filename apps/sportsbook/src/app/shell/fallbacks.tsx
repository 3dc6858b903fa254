import { useT } from '@ordago/i18n/react';
import { Button, buttonClass, Result } from '@ordago/ui';
import { useRouter } from '@tanstack/react-router';
import { Link, PATHS } from '../../shared/paths.ts';

/** An address that the frame does not have. */
export function NotFound() {
  const t = useT('common');
  const words = useT('sportsbook');
  return (
    <Result
      face="empty"
      suit="espadas"
      title={t('page.notFound')}
      action={
        <Link to={PATHS.home} className={buttonClass({ rank: 'primary' })}>
          {words('event.backHome')}
        </Link>
      }
    >
      {t('page.notFoundHint')}
    </Result>
  );
}

/** A page that broke, or whose script did not arrive. The slip stays usable. */
export function Crashed() {
  const t = useT('common');
  const router = useRouter();
  return (
    <Result
      face="error"
      suit="espadas"
      title={t('state.error')}
      action={<Button onClick={() => router.invalidate()}>{t('action.retry')}</Button>}
    >
      {t('state.errorHint')}
    </Result>
  );
}
