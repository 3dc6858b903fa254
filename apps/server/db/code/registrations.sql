-- Every op kind, shared class and invariant of the product, on one screen. This file is the whole set: a row that is taken out of it is
-- deleted from the database, so a kind stays here for one release after its last caller. The functions that the ledger calls by kind
-- are generated from it at the end; `npm run db:show -- ledger.passing` prints them. Locks nothing and refuses nothing: it runs while the
-- database is brought up.

delete from ledger.op_kind;
insert into ledger.op_kind (
   name,                           admission,              precondition,                      effect,                         chunk_effect,           check_many,                    effect_many,                shared_classes) values
  ('casino.award',                 null,                   'casino.check_award',              'casino.on_award',              null,                   null,                          null,                       '{}'),
  ('casino.bet',                   'casino.admit_play',    'casino.check_bet',                'casino.on_bet',                null,                   'casino.check_plays',          'casino.on_plays',          '{}'),
  ('casino.bet-win',               'casino.admit_play',    'casino.check_bet',                'casino.on_bet',                null,                   'casino.check_plays',          'casino.on_plays',          '{}'),
  ('casino.release',               'casino.admit_release', 'casino.check_release',            'casino.on_release',            null,                   null,                          null,                       '{}'),
  ('casino.retract',               null,                   'casino.check_retract',            'casino.on_retract',            null,                   null,                          null,                       '{}'),
  ('casino.rollback',              null,                   'casino.check_rollback',           'casino.on_rollback',           null,                   null,                          null,                       '{}'),
  ('casino.win',                   'casino.admit_play',    'casino.check_win',                'casino.on_win',                null,                   'casino.check_plays',          'casino.on_plays',          '{}'),
  ('ledger.collect-debt',          null,                   null,                              'ledger.on_collection',         null,                   null,                          null,                       '{}'),
  ('ledger.forgive-debt',          null,                   null,                              'ledger.on_collection',         null,                   null,                          null,                       '{}'),
  ('ledger.move',                  null,                   null,                              null,                           null,                   null,                          null,                       '{}'),
  ('ledger.reverse',               null,                   null,                              null,                           null,                   null,                          null,                       '{}'),
  ('payments.complete-withdrawal', null,                   'payments.check_end_withdrawal',   'payments.on_end_withdrawal',   null,                   null,                          null,                       '{}'),
  ('payments.credit-deposit',      null,                   'payments.check_credit_deposit',   'payments.on_credit_deposit',   null,                   null,                          null,                       '{}'),
  ('payments.hold-withdrawal',     null,                   'payments.check_hold_withdrawal',  'payments.on_hold_withdrawal',  null,                   null,                          null,                       '{}'),
  ('payments.refund-deposit',      null,                   null,                              'payments.on_refund_deposit',   null,                   null,                          null,                       '{}'),
  ('payments.return-withdrawal',   null,                   'payments.check_end_withdrawal',   'payments.on_end_withdrawal',   null,                   null,                          null,                       '{}'),
  ('sportsbook.cash-out',          null,                   'sportsbook.check_cash_out',       'sportsbook.on_cash_out',       null,                   null,                          null,                       '{sportsbook.exposure}'),
  ('sportsbook.place-bet',         null,                   'sportsbook.check_place_bet',      'sportsbook.on_place_bet',      null,                   'sportsbook.check_place_bets', 'sportsbook.on_place_bets', '{sportsbook.exposure, sportsbook.league}'),
  ('sportsbook.place-each-way',    null,                   'sportsbook.check_place_each_way', 'sportsbook.on_place_each_way', null,                   null,                          null,                       '{sportsbook.exposure, sportsbook.league}'),
  ('sportsbook.place-free-bet',    null,                   'sportsbook.check_place_free_bet', 'sportsbook.on_place_free_bet', null,                   null,                          null,                       '{sportsbook.exposure, sportsbook.league}'),
  ('sportsbook.settle',            null,                   null,                              null,                           'sportsbook.on_settle', null,                          null,                       '{sportsbook.exposure}');

delete from ledger.shared_class;
insert into ledger.shared_class (name, rank, lock_function) values
  ('sportsbook.exposure', 10, 'sportsbook.lock_exposure'),
  ('sportsbook.league', 11, 'sportsbook.lock_leagues');

delete from ledger.invariant;
insert into ledger.invariant (name, view, statement) values
  ('ledger-01', 'ledger.invariant_01_entries_match_moves', 'Every move has one entry per wallet side, mirrored, and no entry is without its move.'),
  ('ledger-02', 'ledger.invariant_02_balance_is_the_sum', 'A balance is the sum of its entries and the balance after the last of them.'),
  ('ledger-03', 'ledger.invariant_03_chains_have_no_gap', 'Entries of an account follow each other without a gap.'),
  ('ledger-04', 'ledger.invariant_04_no_wallet_below_zero', 'No wallet is or ever was below zero.'),
  ('ledger-05', 'ledger.invariant_05_history_is_append_only', 'The triggers that refuse a rewriting of history are there.'),
  ('ledger-06', 'ledger.invariant_06_reversed_once_and_exactly', 'A command is reversed at most once, and exactly.'),
  ('ledger-07', 'ledger.invariant_07_one_currency', 'A movement stays in one currency; only an exchange joins two.'),
  ('ledger-08', 'ledger.invariant_08_money_is_conserved', 'Wallets and house accounts sum to zero per currency, and per batch.'),
  ('ledger-09', 'ledger.invariant_09_amounts_are_sound', 'Amounts are whole, above zero and within bounds.'),
  ('ledger-10', 'ledger.invariant_10_refused_leaves_no_trace', 'A refused command moved nothing, and every entry belongs to a command.'),
  ('ledger-11', 'ledger.invariant_11_keys_are_unique', 'A key names one command.'),
  ('ledger-12', 'ledger.invariant_12_bodies_are_remembered', 'Every verdict keeps the digest of its body.'),
  ('ledger-13', 'ledger.invariant_13_moves_are_in_the_chart', 'Every move is one that the chart allows.'),
  ('ledger-14', 'ledger.invariant_14_debtors_are_known', 'Debtors are exactly the players who have a debt.'),
  ('audit-50', 'audit.invariant_50_anchors_hold', 'Every head of the audit that was written down is still there, unchanged.'),
  ('audit-51', 'audit.invariant_51_seals_follow', 'Every line of the audit since the last anchor follows from the line before.'),
  ('payments-18', 'payments.invariant_18_credits_equal_reports', 'A deposit is credited once, and with what the gateway reported.'),
  ('payments-19', 'payments.invariant_19_withdrawals_walk_their_edges', 'A withdrawal is held once and ends at most once, by the movement of its end.'),
  ('payments-20', 'payments.invariant_20_holds_are_open_withdrawals', 'A hold wallet holds what its open withdrawals come to.'),
  ('payments-21', 'payments.invariant_21_paid_out_once', 'A withdrawal is paid out at most once, and with what was reported.'),
  ('casino-13', 'casino.invariant_13_tombstones_hold', 'What was rolled back before it came has no effect.'),
  ('casino-14', 'casino.invariant_14_rounds_net', 'A round moved its wins less its stakes, of the transactions that count.'),
  ('casino-15', 'casino.invariant_15_wins_have_bets', 'A win answers a bet that counts, or its kind is declared.'),
  ('casino-17', 'casino.invariant_17_reported_balances', 'The balance reported to a provider is the ledger''s at that movement.'),
  ('sportsbook-30', 'sportsbook.invariant_30_bets_are_stakes', 'A bet exists exactly when its stake does.'),
  ('sportsbook-32', 'sportsbook.invariant_32_liability_is_open_profit', 'What an event can cost and pay is the open profit and the open payout of its bets.'),
  ('sportsbook-34', 'sportsbook.invariant_34_payouts_follow_the_last_settlement', 'What was paid for a bet is the payout of its last settlement.'),
  ('sportsbook-35', 'sportsbook.invariant_35_systems_unfold', 'Every system, and nothing else, names the combinations of its legs.'),
  ('sportsbook-38', 'sportsbook.invariant_38_sales_are_paid', 'A bet is sold exactly when its value was paid, and never beyond its stake.'),
  ('sportsbook-39', 'sportsbook.invariant_39_rules_are_watched', 'An automatic cash-out watches every event of its bet.'),
  ('sportsbook-36', 'sportsbook.invariant_36_submissions_are_decided_once', 'Every bet that waited before it was placed is an open bet of the player who submitted it.'),
  ('casino-40', 'casino.invariant_40_rounds_have_parents', 'A round is of a provider and a game that exist, and a transaction of a round and of the command of its key.'),
  ('sportsbook-46', 'sportsbook.invariant_46_free_bets_are_awards', 'Every free bet used one award of its player, and every used award paid one bet.'),
  ('sportsbook-47', 'sportsbook.invariant_47_free_bets_pay_by_their_terms', 'A free bet may pay what its award allows of its stake, and pays no more.'),
  ('sportsbook-48', 'sportsbook.invariant_48_void_free_bets_cost_nothing', 'The stake of a void free bet went back to the cost of promotions.'),
  ('sportsbook-40', 'sportsbook.invariant_40_featured_expresses_are_whole', 'Every bet on a featured express has exactly its selections.'),
  ('casino-49', 'casino.invariant_49_awards_are_kept_once', 'An award of another sportsbook paid one bet or was paid out once, and by its amount.'),
  ('sportsbook-60', 'sportsbook.invariant_60_each_way_bets_are_whole', 'A bet is each way on all of its legs or on none, and may pay the mean of its win and its place.');

-- Invariants that are read of what is new as well, by a function of the last command before it.
update ledger.invariant i set since = f.since
from (values
  ('ledger-01', 'ledger.entries_match_moves_since'),
  ('ledger-02', 'ledger.balances_are_sums_since'),
  ('ledger-03', 'ledger.chains_have_no_gap_since'),
  ('ledger-07', 'ledger.one_currency_since'),
  ('ledger-08', 'ledger.money_is_conserved_since'),
  ('ledger-09', 'ledger.amounts_are_sound_since'),
  ('ledger-10', 'ledger.refusals_leave_no_trace_since'),
  ('ledger-13', 'ledger.moves_are_in_the_chart_since'),
  ('casino-13', 'casino.tombstones_hold_since'),
  ('casino-14', 'casino.rounds_net_since'),
  ('casino-17', 'casino.reported_balances_since'),
  ('casino-40', 'casino.rounds_have_parents_since'),
  ('sportsbook-30', 'sportsbook.bets_are_stakes_since'),
  ('sportsbook-34', 'sportsbook.payouts_follow_since'),
  ('sportsbook-38', 'sportsbook.sales_are_paid_since')) as f (name, since)
where i.name = f.name;

select ledger.generate_dispatch();
