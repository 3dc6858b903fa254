import { formatMoney, formatReturn } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { Button, Dialog } from '@ordago/ui';
import type { PlaySession } from '../play-api.ts';

interface RulesSheetProps {
  readonly session: PlaySession;
  /** Leads to the proof of fairness; absent where the studio has none. */
  readonly onFairness: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Kinds of games whose rules fit a sentence or two. */
const KINDS = [
  'dice',
  'limbo',
  'mines',
  'plinko',
  'keno',
  'roulette',
  'crash',
  'blackjack',
  'three-card-poker',
  'casino-holdem',
  'baccarat',
  'dragon-tiger',
  'sic-bo',
  'money-wheel',
  'number-draw',
  'horse-race',
  'virtual-football',
  'coin',
] as const;
type Kind = (typeof KINDS)[number];

/** Rules of a game, its declared return, its limits, and the way to its proof. */
export default function RulesSheet({ session, onFairness, onClose }: RulesSheetProps) {
  const t = useT('game');
  const locale = useLocale();
  const { game, stakes, currency } = session;
  const { kind, rtp } = game.engine;
  const known = KINDS.find((one): one is Kind => one === kind);
  return (
    <Dialog isOpen onClose={onClose} title={t('rules')} description={game.name} closeLabel={t('sheet.close')}>
      <div className="grid gap-4">
        {known && <p className="text-16">{t(`sheet.how.${known}`)}</p>}
        <dl className="grid gap-2 text-14">
          <Row name={t('sheet.rtp')}>{formatReturn(rtp.min, rtp.max, locale)}</Row>
          <Row name={t('sheet.stakes')}>
            {t('stage.limits', { min: formatMoney(stakes.min, currency), max: formatMoney(stakes.max, currency) })}
          </Row>
        </dl>
        <p className="text-14 text-muted">{t('sheet.rtpText')}</p>
        {onFairness && <Button onClick={onFairness}>{t('fair.open')}</Button>}
      </div>
    </Dialog>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-4 border-line border-b pb-2">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular font-semibold">{children}</dd>
    </div>
  );
}
