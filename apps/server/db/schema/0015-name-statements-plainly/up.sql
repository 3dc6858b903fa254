-- Sentence that an invariant checks. Two functions name it in a result and in a parameter, which cannot be replaced in place: the code
-- set makes them anew.
alter table ledger.invariant rename column says to statement;
drop function if exists ledger.invariants, ledger.register_invariant;

-- Rounds whose opening or result was not yet reported to the sportsbook.
alter index virtual.round_untold rename to round_unreported;
