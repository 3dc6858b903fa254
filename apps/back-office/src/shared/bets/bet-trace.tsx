import { Table, Tooltip } from '@mantine/core';
import type { StaffBetRow } from '@ordago/contracts';
import { formatAmountText } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { parseAmount, type Units } from '@ordago/kernel';
import { BOOK_NAMES, contestName, eachWayMean, isEachWay, useEachWayWords, useHalvesWords } from '@ordago/web-kit/bets';
import { phoneCell } from '../list/phone-cell.ts';
import { BetSales } from './bet-sales.tsx';
import { BetStatus } from './bet-status.tsx';
import { useLegWords } from './leg-words.ts';

/** Settlement of a bet: each selection with its result and the factor by which it multiplied the stake. */
export function BetTrace({ bet }: { bet: StaffBetRow }) {
  const t = useT('back-office');
  return (
    <section className="bg-raised px-4 py-3" aria-label={`${t('bets.trace')}: ${bet.code}`}>
      <h3 className="mb-1 flex items-baseline gap-3 text-12 font-semibold text-muted">
        {t('bets.trace')}
        {bet.settled_at !== null && <DateText at={bet.settled_at} className="font-normal" />}
      </h3>
      <Table.ScrollContainer minWidth={640} type="native" className="list-inner-scroll">
        <Table className="list-table list-table-inner" verticalSpacing={6} horizontalSpacing={8} withRowBorders>
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
              <LegRow
                key={`${leg.home} ${leg.away} ${leg.market} ${leg.specifier} ${leg.outcome}`}
                leg={leg}
                isOurs={bet.provider === 'house'}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <BetSales bet={bet} />
      {bet.provider !== 'house' && (
        <p className="mt-2 text-muted">{t('bets.keptBy', { provider: BOOK_NAMES[bet.provider] })}</p>
      )}
      {bet.provider === 'house' && bet.status !== 'cashed-out' && (
        <p className="tabular mt-2 font-medium">{formulaOf(bet) ?? t('bets.waiting')}</p>
      )}
    </section>
  );
}

type Leg = StaffBetRow['legs'][number];
type Terms = NonNullable<Leg['each_way']>;

function LegRow({ leg, isOurs }: { leg: Leg; isOurs: boolean }) {
  const t = useT('back-office');
  const { marketOf, outcomeOf, whyOf } = useLegWords(isOurs);
  const terms = useEachWayWords();
  const why = whyOf(leg);
  return (
    <Table.Tr>
      <Table.Td {...phoneCell('side')}>
        <span className="font-medium">{contestName(leg)}</span>
        <span className="block text-12 text-muted">
          {leg.league}
          {leg.starts_at !== null && (
            <>
              {' · '}
              <DateText at={leg.starts_at} />
            </>
          )}
        </span>
      </Table.Td>
      <Table.Td {...phoneCell('who')}>
        <span className="font-medium">{outcomeOf(leg)}</span>
        <span className="block text-12 text-muted">{marketOf(leg)}</span>
        {leg.each_way && <span className="block text-12 text-muted">{terms.leg(leg.each_way)}</span>}
      </Table.Td>
      <Table.Td ta="right" className="tabular" {...phoneCell('amount')}>
        {leg.odds}
      </Table.Td>
      <Table.Td className="tabular" {...phoneCell('fact', t('bets.score'))}>
        {leg.score ?? '—'}
      </Table.Td>
      <Table.Td {...phoneCell('state')}>
        {leg.status === null ? '—' : <BetStatus status={leg.status} />}
        {leg.each_way?.settled && <Halves terms={leg.each_way} settled={leg.each_way.settled} />}
        {why !== null && <span className="mt-1 block max-w-80 text-12 text-muted">{why}</span>}
      </Table.Td>
      <Table.Td ta="right" className="tabular" {...phoneCell('fact', t('bets.factor'))}>
        {leg.factor === null ? '—' : leg.factor}
      </Table.Td>
    </Table.Tr>
  );
}

/** Results of both halves of a leg each way. */
function Halves({ terms, settled }: { terms: Terms; settled: NonNullable<Terms['settled']> }) {
  const { win, place } = useHalvesWords()(terms, settled);
  return (
    <span className="mt-1 grid text-12 text-muted">
      <span>{win}</span>
      <span>{place}</span>
    </span>
  );
}

/** `10.00 × 2.30 × 1.00 = 23.00 USD`, of what was not sold; null while a selection has no result. */
function formulaOf({ rest_stake, sales, legs, payout, currency }: StaffBetRow): string | null {
  const factors = factorsOf(legs);
  if (payout === null || factors.includes(null)) return null;
  const settled = sales.reduce((left, { value }) => left - unitsIn(value), unitsIn(payout));
  return `${[formatAmountText(rest_stake), ...factors].join(' × ')} = ${formatAmountText(settled)}\u00a0${currency}`;
}

/** Each way the mean of what the win halves and the place halves multiply to. */
function factorsOf(legs: StaffBetRow['legs']): (string | null)[] {
  if (!isEachWay(legs)) return legs.map(({ factor }) => factor);
  return [legs.every(({ each_way: terms }) => terms?.settled) ? eachWayMean(legs) : null];
}

function unitsIn(amount: string): Units {
  return parseAmount(amount, { decimalsMax: 5 }) ?? 0n;
}
