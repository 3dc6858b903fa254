import type { TopExpress } from '@ordago/contracts';
import { formatOddsAs } from '@ordago/i18n';
import { DateText, OddsText, useOddsFormat, useT } from '@ordago/i18n/react';
import { Button, Suit } from '@ordago/ui';
import { contestName, useSelectionWords } from '@ordago/web-kit/bets';
import { Check, Plus } from 'lucide-react';
import { announce } from '../../shared/controls/announcer.tsx';
import { useTopExpresses } from '../../shared/line/top-expresses.ts';
import { featuredExpressStateOf, slipExpressOf } from '../../shared/slip/featured-express.ts';
import { priceOf, totalOdds } from '../../shared/slip/slip-maths.ts';
import { useSlip } from '../../shared/slip/slip-store.ts';
import '../../shared/board/team-line.css';
import '../../shared/board/board-card.css';
import './featured-expresses.css';

/** Expresses that the operator offers as a whole; nothing at all while it offers none. */
export function FeaturedExpresses() {
  const t = useT('sportsbook');
  const expresses = useTopExpresses();
  if (expresses.length === 0) return null;
  return (
    <section aria-labelledby="featured-expresses" className="featured">
      <h2 id="featured-expresses" className="featured-head">
        <Suit name="espadas" size={18} />
        {t('featured.title')}
        <span className="board-count">{expresses.length}</span>
      </h2>
      <ul className="featured-strip no-scrollbar fade-edges">
        {expresses.map((express) => (
          <FeaturedExpressCard key={express.id} express={express} />
        ))}
      </ul>
    </section>
  );
}

function FeaturedExpressCard({ express }: { express: TopExpress }) {
  const t = useT('sportsbook');
  const name = express.name ?? t('featured.one');
  return (
    <li className="featured-card">
      <article aria-label={name}>
        <h3>
          <span className="truncate">{name}</span>
          <small>{t('slip.count', { count: express.legs.length })}</small>
        </h3>
        <ul>
          {express.legs.map((leg) => (
            <FeaturedExpressLeg key={leg.selection} leg={leg} />
          ))}
        </ul>
        <FeaturedExpressAction express={express} name={name} />
      </article>
    </li>
  );
}

function FeaturedExpressLeg({ leg }: { leg: TopExpress['legs'][number] }) {
  const t = useT('sportsbook');
  const words = useSelectionWords();
  const named = { ...leg, kind: leg.market };
  return (
    <li className={leg.is_open ? 'featured-leg' : 'featured-leg is-paused'}>
      <strong className="team-name">{words.outcome(named)}</strong>
      <b className="tabular">{leg.is_open ? <OddsText odds={priceOf(leg.odds)} /> : t('featured.paused')}</b>
      <small>
        {words.market(named)} · {contestName(leg)}
      </small>
      <small>
        <DateText at={leg.starts_at} style="day" /> <DateText at={leg.starts_at} style="time" />
      </small>
    </li>
  );
}

/** Total odds, and the button that adds it to the slip as a whole, or removes it. */
function FeaturedExpressAction({ express, name }: { express: TopExpress; name: string }) {
  const t = useT('sportsbook');
  const format = useOddsFormat();
  const isIn = useSlip(
    ({ slip }) => slip.featuredExpress?.id === express.id && featuredExpressStateOf(slip) === 'whole',
  );
  const { takeFeaturedExpress, clear } = useSlip();
  const isPaused = express.legs.some((leg) => !leg.is_open);
  const odds = totalOdds(express.legs);
  const toggle = () => {
    if (isIn) clear();
    else takeFeaturedExpress(slipExpressOf(express));
    announce(isIn ? t('slip.cleared') : t('featured.added', { name, count: express.legs.length }));
  };
  return (
    <p className="featured-act">
      <span>
        <small>{t('slip.totalOdds')}</small>
        <b className="featured-total tabular">
          <OddsText odds={odds} />
        </b>
      </span>
      <Button
        rank={isIn ? 'secondary' : 'primary'}
        size="small"
        aria-pressed={isIn}
        disabled={isPaused && !isIn}
        icon={isIn ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
        aria-label={t(isIn ? 'featured.takeOut' : 'featured.addNamed', { name, odds: formatOddsAs(odds, format) })}
        onClick={toggle}
      >
        {t(isIn ? 'featured.in' : isPaused ? 'featured.paused' : 'featured.add')}
      </Button>
    </p>
  );
}
