import type { BetLeg } from '@ordago/contracts';
import { builderParts } from '@ordago/i18n/market-words';
import { DateText, OddsText, useT } from '@ordago/i18n/react';
import { contestName, useEachWayWords, useHalvesWords, useSelectionWords } from '@ordago/web-kit/bets';
import { CircleCheck, CircleX, Clock, type LucideIcon, RotateCcw } from 'lucide-react';
import { Link, PATHS } from '../../shared/addresses/paths.ts';
import { RulesLink } from '../../shared/addresses/rules-link.tsx';
import { LegLeague } from '../../shared/bets/leg-league.tsx';
import { LegParts } from '../../shared/bets/leg-parts.tsx';
import { isCombination } from '../../shared/slip/combinations.ts';
import { priceOf } from '../../shared/slip/slip-maths.ts';
import { LegWhy, SettledWhy } from './leg-why.tsx';
import { useFigureName } from './use-figure-name.ts';
import './bet-leg-row.css';

const MARKS: Readonly<Record<BetLeg['status'], { icon: LucideIcon; ink: string }>> = {
  open: { icon: Clock, ink: 'text-faint' },
  won: { icon: CircleCheck, ink: 'text-positive' },
  'half-won': { icon: CircleCheck, ink: 'text-positive' },
  lost: { icon: CircleX, ink: 'text-muted' },
  'half-lost': { icon: CircleX, ink: 'text-muted' },
  void: { icon: RotateCcw, ink: 'text-info' },
};

type Terms = NonNullable<BetLeg['each_way']>;

/** A leg each way: its terms while it is open, and how both halves came out once it is settled. */
function EachWayLeg({ terms, sport }: { terms: Terms; sport: string }) {
  const words = useEachWayWords();
  const halvesOf = useHalvesWords();
  if (terms.settled === null) return <p className="bet-trace">{words.leg(terms)}</p>;
  const { win, place } = halvesOf(terms, terms.settled);
  const { why } = terms.settled.place;
  return (
    <>
      <p className="bet-trace">{win}</p>
      <p className="bet-trace">
        {place}
        {why && ' '}
        {why && <LegWhy why={why} sport={sport} plain="" />}
      </p>
    </>
  );
}

/** A leg of a bet: what was bet on, the score, its price, and once settled how it counted. */
export function BetLegRow({ leg, isBanker }: { leg: BetLeg; isBanker: boolean }) {
  const t = useT('sportsbook');
  const words = useSelectionWords();
  const named = { ...leg, kind: leg.market };
  const whyOf = (why: NonNullable<BetLeg['why']>) => <LegWhy why={why} sport={leg.sport} plain="" />;
  const isBuilder = isCombination(named);
  const { icon: Icon, ink } = MARKS[leg.status];
  return (
    <li className="bet-leg">
      <Icon size={20} className={ink} aria-hidden="true" />
      <span className="min-w-0">
        <strong>{words[isBuilder ? 'market' : 'outcome'](named)}</strong>
        <small>
          {isBuilder ? t('builder.count', { count: builderParts(named).length }) : words.market(named)}
          {isBanker && ` · ${t('slip.banker')}`}
        </small>
        <LegParts leg={named} why={leg.why} reasonOf={whyOf} />
      </span>
      <span className="bet-leg-event">
        <Link to={PATHS.event} params={{ id: leg.event }}>
          {contestName(leg)}
        </Link>
        <LegLeague leg={leg} />
      </span>
      <span className="bet-leg-score tabular">
        <LegScore leg={leg} />
      </span>
      <span className="bet-leg-odds">
        <LegOdds leg={leg} />
      </span>
      {leg.each_way && <EachWayLeg terms={leg.each_way} sport={leg.sport} />}
      {leg.status !== 'open' && !leg.each_way && <SettledLeg leg={leg} status={leg.status} />}
      {leg.each_way?.settled && leg.why && <p className="bet-trace">{whyOf(leg.why)}</p>}
      {leg.status === 'open' && !leg.why && <span className="sr-only">{t('bets.waiting')}</span>}
      {leg.status === 'open' && leg.why && (
        <p className="bet-trace">
          <LegWhy why={leg.why} sport={leg.sport} plain={t('bets.waiting')} />
        </p>
      )}
    </li>
  );
}

/** The figure of a leg, its score, or when it starts. */
function LegScore({ leg }: { leg: BetLeg }) {
  const figure = useFigureName();
  if (leg.figure) {
    return (
      <>
        <small>{figure(leg, leg.figure)}</small> {leg.figure.home}–{leg.figure.away}
      </>
    );
  }
  if (leg.score) return `${leg.score.home}–${leg.score.away}`;
  return (
    <>
      <DateText at={leg.starts_at} style="day" /> <DateText at={leg.starts_at} style="time" />
    </>
  );
}

/** The price of a leg; where it counted at another factor, both. */
function LegOdds({ leg }: { leg: BetLeg }) {
  const isAtOwnOdds = leg.factor === null || leg.status === 'won' || leg.status === 'lost';
  if (isAtOwnOdds) return <OddsText odds={priceOf(leg.odds)} />;
  return (
    <>
      <s>
        <OddsText odds={priceOf(leg.odds)} />
      </s>{' '}
      <span className="tabular">{leg.factor}</span>
    </>
  );
}

function SettledLeg({ leg, status }: { leg: BetLeg; status: Exclude<BetLeg['status'], 'open'> }) {
  const t = useT('sportsbook');
  const common = useT('common');
  return (
    <p className="bet-trace">
      <strong>{common(`betStatus.${status}`)}</strong>{' '}
      {leg.why && <SettledWhy status={status} leg={leg} why={leg.why} />}{' '}
      <RulesLink sport={leg.sport} section={leg.rule ?? undefined}>
        {t('bets.rule')}
      </RulesLink>
    </p>
  );
}
