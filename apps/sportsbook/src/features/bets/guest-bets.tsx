import { useT } from '@ordago/i18n/react';
import { Button, Result } from '@ordago/ui';
import { sendToSite, useFrame } from '../../embed/frame.ts';

/** Bets belong to somebody: a guest is sent to the site's sign-in. */
export function GuestFace() {
  const t = useT('sportsbook');
  const common = useT('common');
  const isEmbedded = useFrame((frame) => frame.isEmbedded);
  return (
    <Result
      face="empty"
      suit="espadas"
      title={t('bets.guest')}
      action={
        isEmbedded && (
          <Button rank="primary" onClick={() => sendToSite({ type: 'sign-in' })}>
            {common('auth.signIn')}
          </Button>
        )
      }
    />
  );
}
