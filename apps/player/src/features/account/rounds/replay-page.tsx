import { replayRound } from '@ordago/contracts';
import { useLocale, useT } from '@ordago/i18n/react';
import { Button, Result } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '../../../shared/api.ts';

/**
 * Page of the tab that replays a round: asks the provider for the address of the replay and goes there, or shows why
 * there is none. The address opens once, so it is requested here and never stored.
 */
export function ReplayPage() {
  const t = useT('common');
  const tp = useT('player');
  const locale = useLocale();
  const failureText = useFailureText();
  const { round = '' } = useParams({ strict: false }) as { round?: string };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['replay', round],
    queryFn: ({ signal }) => api(replayRound, { params: { id: round }, body: { lang: locale }, signal }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const url = data?.url;
  useEffect(() => {
    if (url !== undefined && /^https?:/.test(url)) location.replace(url);
  }, [url]);
  if (error && !isFetching) {
    return (
      <Result
        face="error"
        suit="oros"
        title={failureText(error)}
        action={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
      />
    );
  }
  return (
    <p role="status" className="p-8 text-center text-muted">
      {tp('history.replayOpening')}
    </p>
  );
}
