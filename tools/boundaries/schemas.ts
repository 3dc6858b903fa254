// Data that each module owns, and what others may read of it. `foreign-data.ts` beside it judges by this table; decision 0021
// explains why.

/** Schemas that a module owns, and single tables that it owns in the schema of another. A module without a row owns none. */
export const OWNED: Readonly<Record<string, readonly string[]>> = {
  // Not a module: the skin of the server, and what every module uses of it.
  platform: ['platform', 'migrations'],
  audit: ['audit'],
  ledger: ['ledger'],
  players: ['players'],
  identity: ['identity'],
  wallet: ['wallet'],
  payments: ['payments'],
  casino: ['casino'],
  sportsbook: ['sportsbook'],
  'virtual-sports': ['virtual'],
  support: ['support'],
  notifications: ['notifications'],
  // Free bets are written by the effects of bets as well, so that their table lies in the schema of the sportsbook.
  bonuses: ['sportsbook.free_bet'],
};

/** Functions of a schema that others may call, and what for. Those of `platform` are everybody's. */
export const PUBLISHED_FUNCTIONS: Readonly<Record<string, string>> = {
  'audit.append_at_commit': 'a money command leaves its line of the audit in its own commit',
  'ledger.refuse': 'a precondition answers with the name of a refusal',
  'ledger.transfer_code': 'invariants name the codes of moves by their names',
  'ledger.bets_paid_by': 'a stake of bonus money counts against the bets that its grant may still pay',
  'ledger.lock_wallets':
    'what is held or parked leaves its event in the order of its player, under the lock of the wallets',
  'ledger.withdrawal_refusal': 'a withdrawal is refused, and not approved or sent, while its player owes',
  'players.is_excluded': 'a player who excluded themself is closed everywhere at once',
  'players.may_stake': 'a ban holds for the very next stake',
  'players.barred': 'the same for many stakes at once',
  'players.may_play_casino': 'the same for a stake in the casino',
  'players.is_sport_closed': 'a closure of sports holds for the very next bet',
  'casino.closes_sports': 'bets that are placed together ask once whether any closure touches sports',
};

/** Published views that the platform itself reads. */
export const READ_BY_PLATFORM: Readonly<Record<string, string>> = {
  'identity.published_staff': 'the scope of staff is one condition for all modules (platform/db/staff-scope.ts)',
};

/**
 * Functions of the database that name tables or functions of another schema as they are, by their name, and what they name.
 * They run under the lock of a money command or call uphill. The list may only get shorter: one that is not needed fails too.
 */
export const SQL_EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // Admission, precondition and effect of a provider's bet: each asks for one row by its key, for every call of a game.
  'casino.balance_of': ['ledger.wallet'],
  'casino.life_of': ['identity.session'],
  'casino.admit_play': ['ledger.wallet', 'players.player'],
  'casino.transaction_of': ['ledger.op'],
  'casino.on_plays': ['ledger.wallet'],
  'casino.check_plays': ['ledger.wallet', 'players.player'],
  'casino.block_holds': ['players.player'],
  'casino.check_rollback': ['ledger.op'],
  // Under the lock of a withdrawal.
  'payments.check_hold_withdrawal': ['ledger.wallet'],
  // Closures are kept by the casino and hold for the sports: asked uphill, under the lock of a bet.
  'players.is_sport_closed': ['casino.block', 'casino.block_holds', 'casino.provider'],
  // A trigger on the table of players: a ban ends the sessions in its own commit.
  'identity/sessions.sql': ['players.player'],
};
