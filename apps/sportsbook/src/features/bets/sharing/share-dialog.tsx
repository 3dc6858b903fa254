import { type Bet, shareBet } from '@ordago/contracts';
import { useOddsFormat, useT } from '@ordago/i18n/react';
import { Button, Dialog, Note, Skeleton } from '@ordago/ui';
import { contestName, oddsTextAs, useSelectionWords } from '@ordago/web-kit/bets';
import { saveLink } from '@ordago/web-kit/csv';
import { useQuery } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { siteOrigin } from '../../../embed/frame.ts';
import { usePlacedKind } from '../../../shared/bets/placed-kind.ts';
import { notify } from '../../../shared/controls/notice.tsx';
import { api } from '../../../shared/server/api.ts';
import { type BetPicture, drawBet } from './bet-picture.ts';
import './share-dialog.css';

/** A link and a picture of a bet, with its selections and its status, and nothing of the player. */
export function ShareDialog({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const { data, isError, refetch } = useQuery({
    queryKey: ['share', bet.id],
    queryFn: () => api(shareBet, { params: { id: bet.id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('bets.shareTitle')}
      description={t('bets.shareLead')}
      closeLabel={common('a11y.closeDialog')}
    >
      <Picture bet={bet} />
      {data && <LinkLine link={linkOf(data.token)} />}
      {!data && !isError && <Skeleton className="h-11 rounded-control" />}
      {isError && (
        <Note tone="bad" action={<Button onClick={() => refetch()}>{common('action.retry')}</Button>}>
          {t('bets.shareFailed')}
        </Note>
      )}
    </Dialog>
  );
}

/** Inside the site, the site's address of the place; a frame without a site has only its own. */
function linkOf(token: string): string {
  return siteOrigin === null ? `${location.origin}/shared/${token}` : `${siteOrigin}/sport/shared/${token}`;
}

function LinkLine({ link }: { link: string }) {
  const t = useT('sportsbook');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(t('bets.linkCopied'));
    } catch {
      // A frame may be kept from the clipboard; the link can still be selected.
    }
  };
  return (
    <div className="share-link">
      <input
        readOnly
        value={link}
        aria-label={t('bets.share')}
        className="field-frame"
        onFocus={({ target }) => target.select()}
      />
      <Button icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy()}>
        {t('bets.copyLink')}
      </Button>
    </div>
  );
}

function Picture({ bet }: { bet: Bet }) {
  const t = useT('sportsbook');
  const picture = usePicture(bet);
  const [made, setMade] = useState<string | null>(null);
  const drawn = JSON.stringify(picture);
  useEffect(() => {
    let isWanted = true;
    void drawBet(JSON.parse(drawn) as BetPicture).then((url) => isWanted && setMade(url));
    return () => {
      isWanted = false;
    };
  }, [drawn]);
  if (made === null) return <Skeleton className="h-60 rounded-card" />;
  return (
    <figure className="share-picture">
      <img src={made} alt={t('bets.pictureAlt')} />
      <Button icon={<Download size={16} aria-hidden="true" />} onClick={() => saveLink('ordago.png', made)}>
        {t('bets.picture')}
      </Button>
    </figure>
  );
}

function usePicture(bet: Bet): BetPicture {
  const t = useT('sportsbook');
  const common = useT('common');
  const words = useSelectionWords();
  const format = useOddsFormat();
  const kind = usePlacedKind()(bet);
  return {
    title: kind,
    status: common(`betStatus.${bet.status}`),
    total: `${t('slip.odds')} ${oddsTextAs(bet.odds, format)}`,
    legs: bet.legs.map((leg) => ({
      name: words.outcome({ ...leg, kind: leg.market }),
      match: `${contestName(leg)}${leg.score ? ` · ${leg.score.home}–${leg.score.away}` : ''}`,
      market: words.market({ ...leg, kind: leg.market }),
      odds: oddsTextAs(leg.odds, format),
    })),
  };
}
