import { useErrorText, useT } from '@ordago/i18n/react';
import { Button, Result } from '@ordago/ui';
import { useEffect } from 'react';
import type { Launch } from '../shared/open-launch.ts';
import { joinSite, reportToSite, useSite } from '../shared/site/site.ts';

/** The launch was used before or is too old: the site around a game of ours opens it again. */
export default function SpentLaunch({ launch: { api } }: { launch: Launch }) {
  const t = useT('game');
  const errorText = useErrorText();
  const site = useSite();
  // Games of ours are served by their own server; around others nobody listens.
  useEffect(() => (api === location.origin ? joinSite(window) : undefined), [api]);
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas text-text">
      <Result
        face="error"
        title={errorText({ name: 'launch-code-spent' })}
        action={
          site.isThere && (
            <Button rank="primary" onClick={() => reportToSite({ type: 'reopen' })}>
              {t('reopen')}
            </Button>
          )
        }
      />
    </main>
  );
}
