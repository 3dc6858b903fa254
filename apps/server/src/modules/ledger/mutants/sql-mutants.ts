/** A planted bug: text of a migration replaced by faulty text. The replacement must apply, or the run fails. */
export interface SqlMutant {
  readonly name: string;
  readonly changes: readonly { readonly migration: string; readonly from: string; readonly to: string }[];
}

const TABLES = '0001-ledger';
const DOORS = '0002-ledger-doors';
const REVERSALS = '0003-ledger-reversals';
const SETTLEMENT = '0004-ledger-settlement';

const PAYER_UPDATE = `update ledger.wallet set balance = balance - p_units, seq = seq + 1
    where id = p_from and balance >= p_units`;
const PAYEE_UPDATE = 'update ledger.wallet set balance = balance + p_units, seq = seq + 1';
const REFUSED = `  if v_refused.name is not null then
    insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, refusal, answer)`;

function mutant(name: string, migration: string, from: string, to: string): SqlMutant {
  return { name, changes: [{ migration, from, to }] };
}

export const SQL_MUTANTS: readonly SqlMutant[] = [
  {
    name: 'the balance is read, then written, without a lock',
    changes: [
      { migration: DOORS, from: 'order by id for no key update', to: 'order by id' },
      {
        migration: DOORS,
        from: PAYER_UPDATE,
        to: `select balance into v_balance from ledger.wallet where id = p_from;
    update ledger.wallet set balance = v_balance - p_units, seq = seq + 1
    where id = p_from and v_balance >= p_units`,
      },
    ],
  },
  mutant('wallets are not locked beforehand', DOORS, 'order by id for no key update', 'order by id'),
  mutant('keys are not unique', TABLES, 'constraint op_key unique (scope, key)', 'constraint op_key check (true)'),
  mutant(
    'a known key is applied again',
    DOORS,
    'if found then\n    return ledger.known_answer(v_id',
    'if false then\n    return ledger.known_answer(v_id',
  ),
  mutant('the digest is ignored', DOORS, 'when not p_same_body then', 'when false then'),
  mutant(
    'the tombstone is ignored',
    DOORS,
    "when p_verdict = 'tombstone' then row('rolled-back'",
    "when p_verdict = 'tombstone' then row('accepted'",
  ),
  mutant('no tombstone is written', REVERSALS, "if v_outcome = 'tombstone' then", 'if false then'),
  mutant(
    'a negative amount counts by its absolute value',
    DOORS,
    'when m.units not between',
    'when abs(m.units) not between',
  ),
  mutant(
    'an entry loses its sign',
    DOORS,
    'values (p_from, v_seq, p_op, p_to, -p_units,',
    'values (p_from, v_seq, p_op, p_to, abs(p_units),',
  ),
  mutant(
    'a credit passes through a float',
    DOORS,
    PAYEE_UPDATE,
    'update ledger.wallet set balance = (balance + p_units::real)::bigint, seq = seq + 1',
  ),
  mutant(
    'the balance is not checked',
    DOORS,
    PAYER_UPDATE,
    'update ledger.wallet set balance = greatest(balance - p_units, 0), seq = seq + 1\n    where id = p_from',
  ),
  mutant(
    'several moves are not judged in their order',
    DOORS,
    'partition by side.account order by side.k',
    'partition by side.account',
  ),
  mutant(
    'the mirrored leg between two wallets is missing',
    DOORS,
    '  if p_to > 0 then',
    '  if p_to > 0 and p_from < 0 then',
  ),
  mutant(
    'a house entry is doubled',
    DOORS,
    'lanes.seq, p_batch, sums.amount, lanes.balance',
    'lanes.seq, p_batch, 2 * sums.amount, lanes.balance',
  ),
  mutant(
    'the house side of a payout is forgotten',
    DOORS,
    '(p_moves[4 * k - 3], -p_moves[4 * k - 1]), (p',
    '(p_moves[4 * k - 3], 0::bigint), (p',
  ),
  mutant(
    'a sequence leaves a gap',
    DOORS,
    PAYEE_UPDATE,
    'update ledger.wallet set balance = balance + p_units, seq = seq + 2',
  ),
  mutant(
    'a refused command runs its effect',
    DOORS,
    REFUSED,
    `  if v_refused.name is not null then
    perform ledger.run_effect(p_kind, v_id, p_player, p_payload, p_at);
    insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, refusal, answer)`,
  ),
  mutant(
    'an accepted command skips its effect',
    DOORS,
    'v_answer := ledger.run_effect(p_kind, v_id, p_player, p_payload, p_at);',
    "v_answer := '{}';",
  ),
  mutant(
    'the precondition is not asked',
    DOORS,
    'v_refused := ledger.run_precondition(p_kind, p_payload, p_player, p_at);\n  else',
    'v_refused := null;\n  else',
  ),
  mutant('the chart is ignored', DOORS, 'when c.code is null or m.payer = m.payee', 'when m.payer = m.payee'),
  mutant(
    'currencies mix',
    DOORS,
    "when coalesce(fw.currency, fh.currency) <> coalesce(tw.currency, th.currency) then 'currency-mismatch'",
    '',
  ),
  mutant(
    'a command is reversed twice',
    REVERSALS,
    "when v_target.verdict = 'tombstone' or v_first.id is not null",
    "when v_target.verdict = 'tombstone'",
  ),
  mutant(
    'a reversal takes from anybody',
    REVERSALS,
    'v_target.id is not null and v_target.player is distinct from p_player',
    'false',
  ),
  mutant('a spent win is forgiven', REVERSALS, 'if v_taken < p_units then', 'if false then'),
  mutant(
    'a collected debt stays on the debt wallet',
    REVERSALS,
    '\n        || array[v_claim.debt, v_claim.claims, v_units, 1507]',
    '',
  ),
  mutant(
    'payouts of one chunk do not add up',
    SETTLEMENT,
    'w.balance + sum(line.difference) over payouts',
    'w.balance + line.difference',
  ),
  mutant(
    'a settlement leaves the stake open',
    SETTLEMENT,
    'select open_stakes as account, -released as amount',
    'select open_stakes as account, 0::bigint as amount',
  ),
  mutant(
    'a correction below zero is dropped',
    SETTLEMENT,
    'where l.difference < 0 order by l.ord) loop',
    'where l.difference < -1000000 order by l.ord) loop',
  ),
];
