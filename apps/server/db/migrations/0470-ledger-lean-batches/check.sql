-- An empty batch locks nothing.
select 'an empty batch has wallets' as problem from ledger.lock_batch('{}', '{}', '{}', null) locked where locked.ids is not null;
