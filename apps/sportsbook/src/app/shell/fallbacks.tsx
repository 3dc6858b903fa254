import { useT } from '@ordago/i18n/react';
import { BrokenPage, Button, buttonClass, MissingPage } from '@ordago/ui';
import { onConnection } from '@ordago/web-kit/connection';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Link, PATHS } from '../../shared/addresses/paths.ts';

export function NotFound() {
  const words = useT('sportsbook');
  const home = (
    <Link to={PATHS.home} className={buttonClass({ rank: 'primary' })}>
      {words('event.backHome')}
    </Link>
  );
  return <MissingPage t={useT('common')} home={home} />;
}

/** The slip stays usable. */
export function Crashed() {
  const t = useT('common');
  const router = useRouter();
  useEffect(() => onConnection(({ isDown }) => void (isDown || router.invalidate())), [router]);
  const retry = <Button onClick={() => router.invalidate()}>{t('action.retry')}</Button>;
  return <BrokenPage t={t} retry={retry} suit="espadas" />;
}
