-- Key and digest of the request that asked for the payment.
alter table payments.deposit rename column press_key to idempotency_key;
alter table payments.deposit rename column press_digest to request_digest;
alter table payments.deposit rename constraint deposit_player_press_key_key to deposit_player_idempotency_key_key;
alter table payments.withdrawal rename column press_digest to request_digest;

-- Instant at which the bet was submitted; it waits until `due_at`.
alter table sportsbook.delayed_bet rename column pressed_at to submitted_at;
