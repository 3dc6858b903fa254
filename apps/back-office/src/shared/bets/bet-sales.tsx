import { Table } from '@mantine/core';
import type { StaffBetRow } from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { phoneCell } from '../list/phone-cell.ts';

/** Sales of a bet before its settlement; its remaining stake, and the rule that would sell that. */
export function BetSales({ bet }: { bet: StaffBetRow }) {
  const t = useT('back-office');
  const write = (amount: string) => formatMoney(amount, bet.currency);
  return (
    <>
      {bet.sales.length > 0 && (
        <Table.ScrollContainer minWidth={480} type="native" className="list-inner-scroll mt-3">
          <Table className="list-table list-table-inner" verticalSpacing={6} horizontalSpacing={8} withRowBorders>
            <Table.Caption className="text-left text-12">{t('bets.sales')}</Table.Caption>
            <Table.Thead className="text-12 text-muted">
              <Table.Tr>
                <Table.Th>{t('transfers.when')}</Table.Th>
                <Table.Th ta="right">{t('bets.saleStake')}</Table.Th>
                <Table.Th ta="right">{t('bets.saleValue')}</Table.Th>
                <Table.Th>{t('bets.saleBy')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {bet.sales.map(({ at, stake, value, cause }) => (
                <Table.Tr key={at}>
                  <Table.Td {...phoneCell('side')}>
                    <DateText at={at} />
                  </Table.Td>
                  <Table.Td ta="right" className="tabular" {...phoneCell('fact', t('bets.saleStake'))}>
                    {write(stake)}
                  </Table.Td>
                  <Table.Td ta="right" className="tabular font-medium" {...phoneCell('state')}>
                    {write(value)}
                  </Table.Td>
                  <Table.Td {...phoneCell('fact', t('bets.saleBy'))}>
                    {t(cause === 'rule' ? 'bets.byRule' : 'bets.byPlayer')}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {bet.payout === null && bet.sales.length > 0 && (
        <p className="tabular mt-2">{t('bets.rest', { stake: write(bet.rest_stake) })}</p>
      )}
      {bet.cash_out_rule !== null && (
        <p className="tabular mt-2">{t('bets.ruleActive', { amount: write(bet.cash_out_rule) })}</p>
      )}
    </>
  );
}
