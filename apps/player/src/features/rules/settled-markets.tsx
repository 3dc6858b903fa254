import { useT } from '@ordago/i18n/react';
import { type Market, outcomesOf, readMarket, type SportRule, specifierOf } from '@ordago/sport-rules';
import { Button, StatusPill, type StatusTone } from '@ordago/ui';
import { memo, startTransition, useMemo, useState } from 'react';
import { useMarketWords } from './use-market-words.ts';
import { useRuleWords } from './use-rule-words.ts';
import { type SettledLine, type SettledMarket, settleOne, type WhatIfStatus } from './what-if-settled.ts';
import type { Situation } from './what-if-situation.ts';

/** Losing is stated, not scolded. */
const TONES: Readonly<Record<WhatIfStatus, StatusTone>> = {
  won: 'good',
  'half-won': 'good',
  returned: 'returned',
  'half-lost': 'plain',
  lost: 'plain',
  waits: 'waiting',
};
/** More outcomes than these are counted, where they did not win. */
const NAMED_MAX = 4;

/** Markets with each of their outcomes: how it settles, what it pays and why. */
export function SettledMarkets({ rule, situation, markets }: SettledMarketsProps) {
  const t = useT('rules');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? markets : markets.slice(0, SHOWN_MAX);
  return (
    <>
      <ul className="rules-markets">
        {shown.map((market) => (
          <MarketRow
            key={`${market.kind.key} ${specifierOf(market)}`}
            rule={rule}
            situation={situation}
            market={market}
          />
        ))}
      </ul>
      {shown.length < markets.length && (
        <p className="px-4 pb-4">
          <Button rank="secondary" size="small" onClick={() => startTransition(() => setWhole(true))}>
            {t('whatIf.rest', { count: markets.length - shown.length })}
          </Button>
        </p>
      )}
    </>
  );
}

/** Markets of a heading before the reader asks for the rest. */
const SHOWN_MAX = 12;

interface SettledMarketsProps {
  readonly rule: SportRule;
  readonly situation: Situation;
  readonly markets: readonly Market[];
}

/** Each row settles its own market: of a contest that stopped that takes a while, and typing goes on between them. */
const MarketRow = memo(function MarketRow({ rule, situation, market }: MarketRowProps) {
  const words = useMarketWords(rule.slug);
  const settled = useMemo(() => settleOne(rule, situation, market), [rule, situation, market]);
  return (
    <li>
      <h4>{words.market(settled)}</h4>
      <ul className="rules-lines">
        {settled.lines.map((line) => (
          <LineRow key={line.outcomes.join()} sport={rule.slug} market={settled} line={line} />
        ))}
      </ul>
    </li>
  );
});

interface MarketRowProps {
  readonly rule: SportRule;
  readonly situation: Situation;
  readonly market: Market;
}

interface LineRowProps {
  readonly sport: string;
  readonly market: SettledMarket;
  readonly line: SettledLine;
}

function LineRow({ sport, market, line: { status, outcomes, why, payout } }: LineRowProps) {
  const t = useT('rules');
  const words = useRuleWords();
  return (
    <li className="rules-line">
      <StatusPill tone={TONES[status]}>{t(`whatIf.status.${status}`)}</StatusPill>
      <span className="rules-line-text">
        <b>{useOutcomeText(sport, market, { status, outcomes })}</b>
        <small>{words.because(why, sport)}</small>
      </span>
      <span className="tabular">{payout ?? '–'}</span>
    </li>
  );
}

/** The outcomes by name; many that came out alike are counted. */
function useOutcomeText(
  sport: string,
  { kind, specifier }: SettledMarket,
  { status, outcomes }: Pick<SettledLine, 'status' | 'outcomes'>,
): string {
  const t = useT('rules');
  const words = useMarketWords(sport);
  if (outcomes.length <= NAMED_MAX || status === 'won') {
    return outcomes.map((outcome) => words.outcome({ kind, specifier, outcome })).join(', ');
  }
  const market = readMarket(kind, specifier);
  const isAll = market !== null && outcomesOf(market).length === outcomes.length;
  return isAll ? t('whatIf.all') : t('whatIf.others', { count: outcomes.length });
}
