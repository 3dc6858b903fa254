-- The rows of a round, as lean as those of the ledger (0044). A CHECK is compiled anew for every statement, a domain once
-- per connection; a foreign key asks for its parent row by row, and locks it: every round of a provider met at that one row.
-- What the keys refused is written by the two functions below alone, from rows that they have read, and an invariant watches.

create domain casino.played_units as bigint check (value >= 0);
create domain casino.standing_count as int check (value >= 0);
create domain casino.play_kind as text check (value in ('bet', 'win', 'bet-win', 'rollback'));
create domain casino.win_kind as text check (value in ('ordinary', 'jackpot', 'free-round', 'promotion'));

alter table casino.round
  drop constraint round_stake_check, drop constraint round_payout_check, drop constraint round_live_count_check,
  drop constraint round_provider_fkey, drop constraint round_game_fkey;
alter table casino.round_transaction
  drop constraint round_transaction_kind_check, drop constraint round_transaction_win_type_check,
  drop constraint round_transaction_stake_check, drop constraint round_transaction_payout_check,
  drop constraint round_transaction_round_fkey;

select platform.retype_column('casino.round', 'stake', 'casino.played_units');
select platform.retype_column('casino.round', 'payout', 'casino.played_units');
select platform.retype_column('casino.round', 'live_count', 'casino.standing_count');
select platform.retype_column('casino.round_transaction', 'kind', 'casino.play_kind');
select platform.retype_column('casino.round_transaction', 'win_type', 'casino.win_kind');
select platform.retype_column('casino.round_transaction', 'stake', 'casino.played_units');
select platform.retype_column('casino.round_transaction', 'payout', 'casino.played_units');

-- A win changes no column that an index holds: with room on its page, its round stays where the indexes point.
alter table casino.round set (fillfactor = 70);

-- Rows that name what is not there.
create view casino.invariant_40_rounds_have_parents as
select r.first_op as op from casino.round r
where not exists (select from casino.provider where name = r.provider)
   or (r.game is not null and not exists (select from casino.game where id = r.game))
union all
select t.op from casino.round_transaction t where not exists (select from casino.round where id = t.round);

select ledger.register_invariant('casino-40', 'casino.invariant_40_rounds_have_parents',
  'A round is of a provider and a game that exist, and a transaction of a round.');

-- As in 0031; volatile as what it calls, so that it is carried out in place.
create or replace function casino.answer_of(p_op bigint, p_balance bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('transaction', p_op::text, 'balance', p_balance::text)
$$;
