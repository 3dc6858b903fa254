import { Table, Tooltip } from '@mantine/core';
import type { StaffBetRow } from '@ordago/contracts';
import { formatAmountText } from '@ordago/i18n';
import { DateText, useLoadBundle, useT } from '@ordago/i18n/react';
import { useEffect } from 'react';
import { BetStatus } from './bet-status.tsx';
import { useLegWords } from './leg-words.ts';

/** How a bet was settled: each selection with its result and the factor by which it multiplied the stake. */
export function BetTrace({ bet }: { bet: StaffBetRow }) {
  const t = useT('back-office');
  const load = useLoadBundle();
  useEffect(() => {
    // Names of markets are the sportsbook's.
    void load('sportsbook');
  }, [load]);
  return (
    <section className="bg-raised px-4 py-3" aria-label={`${t('bets.trace')}: ${bet.code}`}>
      <h3 className="mb-1 flex items-baseline gap-3 text-12 font-semibold text-muted">
        {t('bets.trace')}
        {bet.settled_at !== null && <DateText at={bet.settled_at} className="font-normal" />}
      </h3>
      <Table.ScrollContainer minWidth={640}>
        <Table verticalSpacing={6} horizontalSpacing={8} withRowBorders>
          <Table.Thead className="text-12 text-muted">
            <Table.Tr>
              <Table.Th>{t('bets.event')}</Table.Th>
              <Table.Th>{t('bets.selection')}</Table.Th>
              <Table.Th ta="right">{t('bets.odds')}</Table.Th>
              <Table.Th>{t('bets.score')}</Table.Th>
              <Table.Th>{t('bets.result')}</Table.Th>
              <Table.Th ta="right">
                <Tooltip label={t('bets.factorHint')} multiline w={260}>
                  <span className="underline decoration-dotted underline-offset-3">{t('bets.factor')}</span>
                </Tooltip>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {bet.legs.map((leg) => (
              <LegRow key={`${leg.home} ${leg.away} ${leg.market} ${leg.line} ${leg.outcome}`} leg={leg} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <p className="tabular mt-2 font-medium">{formulaOf(bet) ?? t('bets.waiting')}</p>
    </section>
  );
}

type Leg = StaffBetRow['legs'][number];

function LegRow({ leg }: { leg: Leg }) {
  const { marketOf, outcomeOf } = useLegWords();
  return (
    <Table.Tr>
      <Table.Td>
        <span className="font-medium">
          {leg.home} – {leg.away}
        </span>
        <span className="block text-12 text-muted">
          {leg.league} · <DateText at={leg.starts_at} />
        </span>
      </Table.Td>
      <Table.Td>
        <span className="font-medium">{outcomeOf(leg)}</span>
        <span className="block text-12 text-muted">{marketOf(leg)}</span>
      </Table.Td>
      <Table.Td ta="right" className="tabular">
        {leg.odds}
      </Table.Td>
      <Table.Td className="tabular">{leg.score ?? '—'}</Table.Td>
      <Table.Td>
        <BetStatus status={leg.status} />
      </Table.Td>
      <Table.Td ta="right" className="tabular">
        {leg.factor === null ? '—' : leg.factor}
      </Table.Td>
    </Table.Tr>
  );
}

/** `10.00 × 2.30 × 1.00 = 23.00 USD`; null while a selection has no result. */
function formulaOf({ stake, legs, payout, currency }: StaffBetRow): string | null {
  const factors = legs.map(({ factor }) => factor);
  if (payout === null || factors.includes(null)) return null;
  return `${[formatAmountText(stake), ...factors].join(' × ')} = ${formatAmountText(payout)}\u00a0${currency}`;
}
