import { useT } from '@ordago/i18n/react';
import { BrokenPage, Button, buttonClass, MissingPage } from '@ordago/ui';
import { onConnection } from '@ordago/web-kit/connection';
import { LostChunk, reloadPage } from '@ordago/web-kit/lost-chunk';
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
export function Crashed({ error }: { error: unknown }) {
  const t = useT('common');
  const router = useRouter();
  useEffect(() => onConnection(({ isDown }) => void (isDown || router.invalidate())), [router]);
  // The server has a lost part no more: only the page of now knows where its parts are.
  const again = () => (error instanceof LostChunk ? reloadPage() : void router.invalidate());
  const retry = <Button onClick={again}>{t('action.retry')}</Button>;
  return <BrokenPage t={t} retry={retry} suit="espadas" />;
}
