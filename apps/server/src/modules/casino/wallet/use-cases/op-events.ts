import { formatAmount } from '@ordago/kernel';
import { eventOfOp, type OpMapping } from '../../../ledger/index.ts';
import { createPlayedRepository, type PlayedTransaction } from '../repository/played.repository.ts';

const ROLLBACK = 'casino.rollback';

/**
 * Results and rollbacks of rounds. A round is settled by each win, the zero that closes a lost round included, and by a bet
 * and its win in one call; a bet alone settles nothing. A rollback that took nothing back makes no event, nor does one of
 * an award.
 */
const mapRounds: OpMapping = {
  kinds: ['casino.win', 'casino.bet-win', ROLLBACK],
  events: ['round-settled', 'round-rolled-back'],
  toEvents: async (ops, db) => {
    const effective = ops.map((op) => ({ op, transaction: op.kind === ROLLBACK ? op.reverses : op.position }));
    const found = await createPlayedRepository(db).byOps(effective.flatMap(({ transaction }) => transaction ?? []));
    return effective.flatMap(({ op, transaction }) => {
      const played = found.get(transaction ?? '');
      if (!played) return [];
      const amounts = amountsOf(played);
      if (op.kind === ROLLBACK) return [eventOfOp(op, 'round-rolled-back', { ...amounts, kind: played.kind as 'bet' })];
      const win_type = played.winType as 'ordinary' | null;
      return [eventOfOp(op, 'round-settled', { ...amounts, kind: played.kind as 'win', win_type })];
    });
  },
};

/** Wins that were paid after they had been parked. */
const mapPaidParkedWins: OpMapping = {
  kinds: ['casino.win', 'casino.bet-win'],
  events: ['parked-win-paid'],
  toEvents: async (ops, db) => {
    const found = await createPlayedRepository(db).paidParkedWins(ops.map(({ position }) => position));
    return ops.flatMap((op) => {
      const win = found.get(op.position);
      if (!win) return [];
      const { provider, key, round, payout, currency } = win;
      return [
        eventOfOp(op, 'parked-win-paid', { provider, key, round, amount: formatAmount(BigInt(payout)), currency }),
      ];
    });
  },
};

/** Mappings from commands of the casino to domain events. */
export const casinoOpEvents: readonly OpMapping[] = [mapRounds, mapPaidParkedWins];

function amountsOf({ round, provider, game, stake, payout, currency, isBonus }: PlayedTransaction) {
  return {
    round,
    provider,
    game,
    stake: formatAmount(BigInt(stake)),
    payout: formatAmount(BigInt(payout)),
    currency,
    is_bonus: isBonus,
  };
}
