-- Heads of the audit that were written down, with a proof whose key is not in the database. A tail that is removed from the audit
-- leaves its anchors behind.
create table audit.anchor (
  -- Line of the audit that was the last one. No reference: it has to outlive what it is about.
  seq bigint primary key,
  at timestamptz not null,
  hash bytea not null check (octet_length(hash) = 32),
  -- HMAC-SHA256 over number and seal.
  proof bytea not null check (octet_length(proof) = 32)
);
