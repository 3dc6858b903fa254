/**
 * Distribution key of a table when the database is sharded (decision 0013). `player`: the rows of a player lie
 * together, with those of the other tables of players. `lane`: the writer of the operator's side, whose rows are its own.
 * `event`: shared by the bets on one event. `reference`: small and read everywhere, a copy on each shard. `global`: one
 * place, off the path of money.
 */
export type DistributionKey = 'player' | 'lane' | 'event' | 'reference' | 'global';

/** Tables that commands of money write or lock, by what they are distributed by. */
export const DISTRIBUTION: Readonly<Record<string, DistributionKey>> = {
  'ledger.wallet': 'player',
  'ledger.op': 'player',
  'ledger.entry': 'player',
  'ledger.debtor': 'player',
  'ledger.house_lane': 'lane',
  'ledger.house_entry': 'lane',
  'ledger.house_account': 'reference',
  'ledger.chart': 'reference',
  'payments.deposit': 'player',
  'payments.withdrawal': 'player',
  'casino.round': 'player',
  'casino.round_transaction': 'player',
  'casino.sport_slip': 'player',
  'casino.session': 'player',
  'casino.parked_win': 'player',
  'casino.partner_award': 'player',
  'sportsbook.bet': 'player',
  'sportsbook.bet_leg': 'player',
  'sportsbook.settlement': 'player',
  'sportsbook.sale': 'player',
  'sportsbook.cash_out_rule': 'player',
  'sportsbook.cash_out_watch': 'player',
  'sportsbook.top_express_bet': 'player',
  'sportsbook.free_bet': 'player',
  'sportsbook.liability': 'event',
  'sportsbook.exposure': 'event',
  'sportsbook.top_express': 'reference',
  'sportsbook.league': 'reference',
  'audit.due': 'global',
};
