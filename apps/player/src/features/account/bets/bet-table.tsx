import { formatAmountText } from '@ordago/i18n';
import { DateText, MoneyText, useT } from '@ordago/i18n/react';
import { Cell, HeadCell, StatusPill, type StatusTone, Table, TableHead, TableRow } from '@ordago/ui';
import { BOOK_NAMES, useBetKind } from '@ordago/web-kit/bets';
import type { Bet } from '../api/histories.ts';

export interface BetTableProps {
  readonly rows: readonly Bet[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** Bets, newest first, with whose they are; on a phone a list of two lines each. */
export function BetTable({ rows, openId, onOpen }: BetTableProps) {
  const t = useT('common');
  const tp = useT('player');
  return (
    <Table label={t('nav.betHistory')}>
      <TableHead>
        <HeadCell>{tp('history.bet')}</HeadCell>
        <HeadCell>{tp('history.date')}</HeadCell>
        <HeadCell>{tp('history.status')}</HeadCell>
        <HeadCell isNumber>{tp('history.stake')}</HeadCell>
        <HeadCell isNumber>{tp('history.payout')}</HeadCell>
      </TableHead>
      <tbody>
        {rows.map((bet) => (
          <TableRow key={bet.id} isSelected={bet.id === openId} onOpen={() => onOpen(bet.id)}>
            <Cell phone="lead">
              <BetCell bet={bet} />
            </Cell>
            <Cell className="text-muted tabular">
              <DateText at={bet.placed_at} />
            </Cell>
            <Cell phone="status">
              <BetPill bet={bet} />
            </Cell>
            <Cell isNumber phone="amount" className="font-semibold">
              <MoneyText amount={bet.stake} currency={bet.currency} />
            </Cell>
            <Cell isNumber phone="hidden">
              {bet.payout === null ? '–' : formatAmountText(bet.payout)}
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

/** Selections of the bet, and its sportsbook. */
function BetCell({ bet }: { bet: Bet }) {
  const tp = useT('player');
  const kindOf = useBetKind();
  const [first] = bet.legs;
  const title = bet.legs.length === 1 && first ? first.title : tp('history.selections', { count: bet.legs.length });
  return (
    <span className="grid min-w-0 leading-tight">
      <span className="font-semibold tablet:truncate">{bet.legs.length === 0 ? bet.code : title}</span>
      <span className="truncate text-12 font-normal text-muted">
        {BOOK_NAMES[bet.provider]} · {kindOf(bet)}
        {bet.is_free && ` · ${tp('history.freeBet')}`}
      </span>
    </span>
  );
}

const TONES: Readonly<Record<Bet['status'], StatusTone>> = {
  open: 'plain',
  won: 'good',
  'half-won': 'good',
  lost: 'plain',
  'half-lost': 'plain',
  void: 'returned',
  'cashed-out': 'good',
  'partly-cashed-out': 'plain',
};

/** Status of a bet, as icon and word. */
export function BetPill({ bet }: { bet: Bet }) {
  const tp = useT('player');
  return <StatusPill tone={TONES[bet.status]}>{tp(`history.betStates.${bet.status}`)}</StatusPill>;
}
