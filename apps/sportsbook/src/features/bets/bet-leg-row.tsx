import type { BetLeg } from '@ordago/contracts';
import { DateText, OddsText, useT } from '@ordago/i18n/react';
import { CircleCheck, CircleX, Clock, type LucideIcon, RotateCcw } from 'lucide-react';
import { Link, PATHS } from '../../shared/paths.ts';
import { priceOf } from '../../shared/slip/slip-maths.ts';
import { useWords } from '../../shared/words.ts';

const MARKS: Readonly<Record<BetLeg['status'], { icon: LucideIcon; ink: string }>> = {
  open: { icon: Clock, ink: 'text-faint' },
  won: { icon: CircleCheck, ink: 'text-positive' },
  'half-won': { icon: CircleCheck, ink: 'text-positive' },
  lost: { icon: CircleX, ink: 'text-muted' },
  'half-lost': { icon: CircleX, ink: 'text-muted' },
  void: { icon: RotateCcw, ink: 'text-info' },
};

/** A leg of a bet: what was bet on, the score, its price, and once settled how it counted. */
export function BetLegRow({ leg }: { leg: BetLeg }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const words = useWords();
  const { icon: Icon, ink } = MARKS[leg.status];
  const isAtOwnOdds = leg.factor === null || leg.status === 'won' || leg.status === 'lost';
  return (
    <li className="bet-leg">
      <Icon size={20} className={ink} aria-hidden="true" />
      <span className="min-w-0">
        <strong>{words.outcome({ ...leg, kind: leg.market })}</strong>
        <small>{words.market(leg.market)}</small>
      </span>
      <Link to={PATHS.event} params={{ id: leg.event }} className="bet-leg-event">
        {leg.home} – {leg.away}
      </Link>
      <span className="bet-leg-score tabular">
        {leg.score ? `${leg.score.home}–${leg.score.away}` : <DateText at={leg.starts_at} style="day" />}
        {!leg.score && ' '}
        {!leg.score && <DateText at={leg.starts_at} style="time" />}
      </span>
      <span className="bet-leg-odds">
        {isAtOwnOdds ? (
          <OddsText odds={priceOf(leg.odds)} />
        ) : (
          <>
            <s>
              <OddsText odds={priceOf(leg.odds)} />
            </s>{' '}
            <span className="tabular">{leg.factor}</span>
          </>
        )}
      </span>
      {leg.status !== 'open' && (
        <p className="bet-trace">
          <strong>{common(`betStatus.${leg.status}`)}</strong>{' '}
          {t(`bets.trace.${leg.status}`, { factor: leg.factor ?? '' })}
        </p>
      )}
      {leg.status === 'open' && <span className="sr-only">{t('bets.waiting')}</span>}
    </li>
  );
}
