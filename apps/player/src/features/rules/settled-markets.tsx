import { useT } from '@ordago/i18n/react';
import { type Market, outcomesOf, readMarket, type SportRule, specifierOf } from '@ordago/sport-rules';
import { StatusPill, type StatusTone } from '@ordago/ui';
import { memo, useMemo } from 'react';
import { useMarketWords } from './use-market-words.ts';
import { useRuleWords } from './use-rule-words.ts';
import { type SettledLine, type SettledMarket, settleOne, type WhatIfStatus } from './what-if-settled.ts';
import type { Situation } from './what-if-situation.ts';

/** Losing is stated, not scolded. */
const TONES: Readonly<Record<WhatIfStatus, StatusTone>> = {
  ...{ won: 'good', 'half-won': 'good', returned: 'returned', 'half-lost': 'plain', lost: 'plain', waits: 'waiting' },
};
/** More outcomes than these are counted, where they did not win. */
const NAMED_MAX = 4;

/** Markets with each of their outcomes: how it settles, what it pays and why. */
export function SettledMarkets({ rule, situation, markets }: SettledMarketsProps) {
  return (
    <ul className="rules-markets">
      {markets.map((market) => (
        <MarketRow key={`${market.kind.key} ${specifierOf(market)}`} {...{ rule, situation, market }} />
      ))}
    </ul>
  );
}

interface SettledMarketsProps {
  readonly rule: SportRule;
  readonly situation: Situation;
  readonly markets: readonly Market[];
}

/** Each row settles its own market: of a contest that stopped that takes a while, and typing goes on between them. */
const MarketRow = memo(function MarketRow({ rule, situation, market }: MarketRowProps) {
  const words = useMarketWords();
  const settled = useMemo(() => settleOne(rule, situation, market), [rule, situation, market]);
  return (
    <li>
      <h4>{words.market(settled)}</h4>
      <ul>
        {settled.lines.map((line) => (
          <LineRow key={line.outcomes.join()} market={settled} line={line} />
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

function LineRow({ market, line: { status, outcomes, why, payout } }: { market: SettledMarket; line: SettledLine }) {
  const t = useT('rules');
  const words = useRuleWords();
  return (
    <li className="rules-line">
      <StatusPill tone={TONES[status]}>{t(`whatIf.status.${status}`)}</StatusPill>
      <span className="rules-line-text">
        <b>{useOutcomeText(market, { status, outcomes })}</b>
        <small>{words.because(why)}</small>
      </span>
      <span className="tabular">{payout ?? '–'}</span>
    </li>
  );
}

/** The outcomes by name; many that came out alike are counted. */
function useOutcomeText(
  { kind, specifier }: SettledMarket,
  { status, outcomes }: Pick<SettledLine, 'status' | 'outcomes'>,
): string {
  const t = useT('rules');
  const words = useMarketWords();
  if (outcomes.length <= NAMED_MAX || status === 'won') {
    return outcomes.map((outcome) => words.outcome({ kind, specifier, outcome })).join(' · ');
  }
  const market = readMarket(kind, specifier);
  const isAll = market !== null && outcomesOf(market).length === outcomes.length;
  return isAll ? t('whatIf.all') : t('whatIf.others', { count: outcomes.length });
}
