import { formatAmountText } from '@ordago/i18n';
import { DateText, useT } from '@ordago/i18n/react';
import { Cell, HeadCell, StatusPill, type StatusTone, Table, TableHead, TableRow } from '@ordago/ui';
import type { Round } from '../api/histories.ts';
import { SignedMoney } from '../signed-money.tsx';
import { GameThumb, useRoundGame } from './game-thumb.tsx';
import { outcomeOf, pageSums, type RoundOutcome } from './round-numbers.ts';

export interface RoundTableProps {
  readonly rows: readonly Round[];
  readonly currency: string;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}

/**
 * Rounds, newest first, each with what the selection came to by then, and with the sums of the page; on a phone a list
 * of two lines each.
 */
export function RoundTable({ rows, currency, openId, onOpen }: RoundTableProps) {
  const t = useT('common');
  const tp = useT('player');
  const sums = pageSums(rows);
  return (
    <Table label={t('nav.gameHistory')}>
      <TableHead>
        <HeadCell>{tp('history.game')}</HeadCell>
        <HeadCell>{tp('history.date')}</HeadCell>
        <HeadCell>{tp('history.status')}</HeadCell>
        <HeadCell isNumber>{tp('history.stake')}</HeadCell>
        <HeadCell isNumber>{tp('history.net')}</HeadCell>
        <HeadCell isNumber>{tp('history.runningNet')}</HeadCell>
        {/* The open panel shows it, and takes the space of this column. */}
        {openId === undefined && (
          <HeadCell isNumber className={WIDE_ALONE}>
            {tp('history.balanceAfter')}
          </HeadCell>
        )}
      </TableHead>
      <tbody>
        {rows.map((row) => (
          <TableRow
            key={row.transfer_id}
            isSelected={row.transfer_id === openId}
            onOpen={() => onOpen(row.transfer_id)}
          >
            <Cell phone="lead">
              <GameCell round={row} />
            </Cell>
            <Cell className="text-muted tabular">
              <DateText at={row.date} />
            </Cell>
            <Cell phone="status">
              <OutcomePill outcome={outcomeOf(row)} />
            </Cell>
            <Cell isNumber phone="hidden">
              {formatAmountText(row.bet_amount)}
            </Cell>
            <Cell isNumber phone="amount" className="font-semibold">
              {outcomeOf(row) === 'open' ? '–' : <SignedMoney amount={row.amount} currency={row.currency} />}
            </Cell>
            <Cell isNumber phone="third" className="text-muted">
              <span className="tablet:hidden">{tp('history.runningNet')}: </span>
              {formatAmountText(row.running_net, { signed: true })}
            </Cell>
            {openId === undefined && (
              <Cell isNumber phone="hidden" className={`text-muted ${WIDE_ALONE}`}>
                {formatAmountText(row.balance_after)}
              </Cell>
            )}
          </TableRow>
        ))}
        <TableRow isTotal>
          <Cell phone="lead" colSpan={3}>
            {tp('history.thisPage')}
          </Cell>
          <Cell isNumber phone="hidden">
            {formatAmountText(sums.stake)}
          </Cell>
          <Cell isNumber phone="amount">
            <SignedMoney amount={sums.net} currency={currency} />
          </Cell>
          <Cell phone="hidden" />
          {openId === undefined && <Cell phone="hidden" className={WIDE_ALONE} />}
        </TableRow>
      </tbody>
    </Table>
  );
}

/** A tablet has no place for this column; the detail of a round has its figure. */
const WIDE_ALONE = 'tablet:max-desktop:hidden';

/** The game with its maker, under the name that the lobby gives them. */
function GameCell({ round }: { round: Round }) {
  const game = useRoundGame(round);
  return (
    <span className="flex items-center gap-2.5 tablet:min-w-40">
      <GameThumb round={round} className="h-10 w-[30px] rounded-[5px]" />
      <span className="grid min-w-0 leading-tight">
        <span className="truncate font-semibold">{round.game_name}</span>
        <span className="truncate text-12 font-normal text-muted">{game?.provider ?? round.provider}</span>
      </span>
    </span>
  );
}

const TONES: Readonly<Record<RoundOutcome, StatusTone>> = {
  open: 'waiting',
  win: 'good',
  lost: 'plain',
  returned: 'returned',
};

/** Result of a round, as icon and word. */
export function OutcomePill({ outcome }: { outcome: RoundOutcome }) {
  const tp = useT('player');
  return <StatusPill tone={TONES[outcome]}>{tp(`history.${outcome}`)}</StatusPill>;
}
