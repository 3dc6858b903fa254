/** A planted bug: text of a file below `db` replaced by faulty text. It must occur exactly once, or the run fails. */
export interface SqlMutant {
  readonly name: string;
  readonly changes: readonly { readonly file: string; readonly from: string; readonly to: string }[];
}

const TABLES = 'schema/0001-ledger/up.sql';
const LOCKS = 'code/ledger/locks.sql';
const CODES = 'code/ledger/chart.sql';
const ONE_MOVE = 'code/ledger/one-move.sql';
const MOVES = 'code/ledger/moves.sql';
const APPLY_OPS = 'code/ledger/apply-ops.sql';
const TOGETHER = 'code/ledger/apply-together.sql';
const KINDS = 'code/ledger/op-kinds.sql';
const REVERSALS = 'code/ledger/rollbacks.sql';
const DEBTS = 'code/ledger/debts.sql';
const SETTLEMENT = 'code/ledger/settlements.sql';

const PAYER_UPDATE = `update ledger.wallet set balance = balance - p_units, seq = seq + 1
    where id = p_from and balance >= p_units`;
const PAYEE_UPDATE = 'update ledger.wallet set balance = balance + p_units, seq = seq + 1';
/** Both ways to lock the wallets of a batch. */
const WITHOUT_LOCKS = [
  {
    file: LOCKS,
    from: 'where id = any (array(select id from wanted)) order by id for no key update',
    to: 'where id = any (array(select id from wanted)) order by id',
  },
  { file: LOCKS, from: '    order by id for no key update\n  ) locked;', to: '    order by id\n  ) locked;' },
];
const REFUSED = `  end if;
  insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, refusal, answer)`;

function mutant(name: string, file: string, from: string, to: string): SqlMutant {
  return { name, changes: [{ file, from, to }] };
}

export const SQL_MUTANTS: readonly SqlMutant[] = [
  {
    name: 'the balance is read, then written, without a lock',
    changes: [
      ...WITHOUT_LOCKS,
      {
        file: MOVES,
        from: PAYER_UPDATE,
        to: `select balance into v_balance from ledger.wallet where id = p_from;
    update ledger.wallet set balance = v_balance - p_units, seq = seq + 1
    where id = p_from and v_balance >= p_units`,
      },
    ],
  },
  { name: 'wallets are not locked beforehand', changes: WITHOUT_LOCKS },
  mutant('keys are not unique', TABLES, 'constraint op_key unique (scope, key)', 'constraint op_key check (true)'),
  mutant('the digest is ignored', APPLY_OPS, 'when not p_same_body then', 'when false then'),
  mutant(
    'the tombstone is ignored',
    APPLY_OPS,
    "when p_verdict = 'tombstone' then row('rolled-back'",
    "when p_verdict = 'tombstone' then row('accepted'",
  ),
  mutant('no tombstone is written', REVERSALS, "if v_outcome = 'tombstone' then", 'if false then'),
  mutant(
    'a negative amount counts by its absolute value',
    ONE_MOVE,
    'ledger.move_fault(p_moves[4 * k - 1],',
    'ledger.move_fault(abs(p_moves[4 * k - 1]),',
  ),
  mutant(
    'an entry loses its sign',
    MOVES,
    'values (p_from, v_seq, p_op, p_to, -p_units,',
    'values (p_from, v_seq, p_op, p_to, abs(p_units),',
  ),
  mutant(
    'a credit passes through a float',
    MOVES,
    PAYEE_UPDATE,
    'update ledger.wallet set balance = (balance + p_units::real)::bigint, seq = seq + 1',
  ),
  mutant(
    'the balance is not checked',
    MOVES,
    PAYER_UPDATE,
    'update ledger.wallet set balance = greatest(balance - p_units, 0), seq = seq + 1\n    where id = p_from',
  ),
  mutant(
    'several moves are not judged in their order',
    ONE_MOVE,
    'partition by side.account order by side.k',
    'partition by side.account',
  ),
  mutant(
    'the mirrored leg between two wallets is missing',
    MOVES,
    '  if p_to > 0 then',
    '  if p_to > 0 and p_from < 0 then',
  ),
  mutant(
    'a house entry is doubled',
    MOVES,
    'lanes.seq, p_batch, sums.amount, lanes.balance',
    'lanes.seq, p_batch, 2 * sums.amount, lanes.balance',
  ),
  mutant(
    'the house side of a payout is forgotten',
    MOVES,
    '(p_moves[4 * k - 3], -p_moves[4 * k - 1]), (p',
    '(p_moves[4 * k - 3], 0::bigint), (p',
  ),
  mutant(
    'a sequence leaves a gap',
    MOVES,
    PAYEE_UPDATE,
    'update ledger.wallet set balance = balance + p_units, seq = seq + 2',
  ),
  mutant('the chart is ignored', ONE_MOVE, 'when p_chart_code is null then', 'when false then'),
  mutant('an amount has no upper bound', ONE_MOVE, 'p_units between 1 and ledger.units_max()', 'p_units >= 1'),
  mutant('nothing is an amount', ONE_MOVE, 'p_units between 1 and', 'p_units between 0 and'),
  mutant('a move may end where it begins', ONE_MOVE, 'on p_moves[4 * k - 3] <> p_moves[4 * k - 2]\n', 'on true\n'),
  mutant(
    'the moves of a command mix currencies',
    ONE_MOVE,
    'min(payer_currency) <> max(payer_currency) and not bool_or(is_exchange)',
    'false',
  ),
  mutant(
    'the chart is asked without the class that pays',
    ONE_MOVE,
    'where code = p_code and from_class = p_from_class and to_class = p_to_class',
    'where code = p_code and to_class = p_to_class limit 1',
  ),
  mutant(
    'a debt is booked by the code of its collection',
    CODES,
    "when 'debt-booked' then 1506",
    "when 'debt-booked' then 1507",
  ),
  mutant('currencies mix', ONE_MOVE, 'when p_payer_currency <> p_payee_currency then', 'when false then'),
  mutant(
    'the refusal of an unsound move names the wrong fault',
    ONE_MOVE,
    "when p_chart_code is null then 'move-not-in-chart'",
    "when p_chart_code is null then 'unknown-account'",
  ),
  {
    name: 'a known key is applied again',
    changes: [
      {
        file: APPLY_OPS,
        from: 'if found then\n    return ledger.known_answer(v_known.id',
        to: 'if false then\n    return ledger.known_answer(v_known.id',
      },
      {
        file: ONE_MOVE,
        from: '\n    and not exists (select from ledger.op known where known.scope = $2::text and known.key = $3::text)',
        to: '',
      },
    ],
  },
  mutant(
    'a refused command runs its effect',
    APPLY_OPS,
    REFUSED,
    `  end if;
  perform ledger.run_effect(p_kind, v_id, p_player, p_payload, p_at);
  insert into ledger.op (id, batch, player, at, verdict, scope, key, kind, digest, refusal, answer)`,
  ),
  mutant(
    'an accepted command skips its effect',
    APPLY_OPS,
    'v_answer := ledger.run_effect(p_kind, v_id, p_player, p_payload, p_at);',
    "v_answer := '{}';",
  ),
  mutant(
    'the precondition is not asked',
    APPLY_OPS,
    'v_refused := ledger.run_precondition(p_kind, p_payload, p_player, p_at);\n  else',
    'v_refused := null;\n  else',
  ),
  mutant(
    'a lone command skips its effect',
    ONE_MOVE,
    "coalesce(kind.effect || '(op, $5::bigint, $6::jsonb, $7::timestamptz)',",
    "coalesce('case when false then ' || kind.effect || '(op, $5::bigint, $6::jsonb, $7::timestamptz) end',",
  ),
  mutant(
    'a lone command is not asked for its precondition',
    ONE_MOVE,
    '%s($6::jsonb, $5::bigint, $7::timestamptz) as refused',
    'case when false then %s($6::jsonb, $5::bigint, $7::timestamptz) end as refused',
  ),
  mutant(
    'the house side of a lone command has the wrong sign',
    ONE_MOVE,
    'select $9, $1::int, -%5$s, 1 from moved',
    'select $9, $1::int, %5$s, 1 from moved',
  ),
  mutant(
    'a lone command ignores the chart',
    ONE_MOVE,
    `ledger.chart_line($11::bigint, case when $14 then 'main' else h.class::text end,
        case when $14 then h.class::text else 'main' end) c
`,
    '(select $11::bigint::int as code) c\n',
  ),
  mutant(
    'a lone command mixes currencies',
    ONE_MOVE,
    'move_fault($10::bigint, w.currency,',
    'move_fault($10::bigint, h.currency,',
  ),
  mutant(
    'a lone command that is refused keeps its movement',
    ONE_MOVE,
    'where w.id = judged.id and judged.refused is null',
    'where w.id = judged.id',
  ),
  mutant(
    'a lone command takes any amount',
    ONE_MOVE,
    'move_fault($10::bigint, w.currency,',
    'move_fault(1, w.currency,',
  ),
  mutant(
    'a lone command spends what is not there',
    ONE_MOVE,
    'else $10 end) >= 0',
    'else $10 end) >= -1000000000000000',
  ),
  mutant(
    'a lone command is answered with the balance before it',
    ONE_MOVE,
    'made.answer, moved.balance,',
    'made.answer, moved.balance - %5$s as balance,',
  ),
  mutant('together, the chart is ignored', TOGETHER, 'w.currency, h.currency, c.code)', 'w.currency, h.currency, 1)'),
  {
    name: 'together, currencies mix',
    changes: [
      { file: TOGETHER, from: 'w.player = a.player and w.currency = h.currency', to: 'w.player = a.player' },
      { file: TOGETHER, from: 'move_fault(m.units, w.currency,', to: 'move_fault(m.units, h.currency,' },
    ],
  },
  mutant(
    'together, an amount counts by its absolute value',
    TOGETHER,
    'move_fault(m.units,',
    'move_fault(abs(m.units),',
  ),
  mutant(
    'together, the balance is not checked',
    TOGETHER,
    'bool_and(is_sound and balance_after >= 0)',
    'bool_and(is_sound)',
  ),
  mutant(
    'together, an entry holds the balance after the last',
    TOGETHER,
    'sum(m.amount) over of_wallet)',
    'sum(m.amount) over (partition by w.id))',
  ),
  mutant('together, the operator gets what the wallet gets', TOGETHER, 'array_agg(-amount)', 'array_agg(amount)'),
  mutant(
    'together, a doubt counts as a pass',
    TOGETHER,
    'v_passing[v_places[k]] := v_rule.check_many is null or v_some[k];',
    'v_passing[v_places[k]] := true;',
  ),
  mutant(
    'together, an answer goes to another command',
    TOGETHER,
    'v_answers[v_places[k]] := v_some[k];',
    'v_answers[v_places[k]] := v_some[1];',
  ),
  mutant(
    'together, a wallet is paid once',
    TOGETHER,
    'sum(amount)::bigint as amount, count(*) as moves',
    'max(amount)::bigint as amount, count(*) as moves',
  ),
  mutant(
    'together, commands of one check are not checked',
    KINDS,
    "coalesce(check_many || '(p_players, p_payloads, p_ats)', 'array_fill(true, array[cardinality(p_kinds)])')",
    "'array_fill(true, array[cardinality(p_kinds)])'",
  ),
  mutant(
    'together, a batch of one check lends it to others',
    KINDS,
    "if p_kinds <@ %L::text[] then return %s; end if;\\n', kinds,\n    coalesce",
    "if p_kinds && %L::text[] then return %s; end if;\\n', kinds,\n    coalesce",
  ),
  mutant('together, several moves count as the first', TOGETHER, 'a.passes and a.count = 1 and', 'a.passes and'),
  mutant(
    'together, the house side is left out',
    APPLY_OPS,
    'ledger.post_house(p_lane, v_batch, v_together.accounts, v_together.amounts)::text;',
    "'';",
  ),
  mutant(
    'a wallet that only a move names is not locked',
    LOCKS,
    'select p_moves[k] from generate_series(1, cardinality(p_moves)) k where k % 4 in (1, 2) and p_moves[k] > 0',
    'select p_moves[k] from generate_series(1, cardinality(p_moves)) k where false',
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
  mutant(
    'a reversal takes the way that was made for the way back',
    REVERSALS,
    'ledger.chart_line(made.reversed_by, payer.class, payee.class) back',
    'ledger.chart_line(made.code, payer.class, payee.class) back',
  ),
  mutant('a reversal without a way back is made', REVERSALS, 'if v_move.fault is not null then', 'if false then'),
  mutant('a spent win is forgiven', REVERSALS, 'if v_taken < p_units then', 'if false then'),
  mutant(
    'a collected debt stays on the debt wallet',
    DEBTS,
    '\n        || array[v_claim.debt, v_claim.claims, v_units, v_code]',
    '',
  ),
  mutant(
    'payouts of one chunk do not add up',
    SETTLEMENT,
    'w.balance + sum(line.units) over payouts',
    'w.balance + line.units',
  ),
  mutant(
    'a settlement leaves the stake open',
    SETTLEMENT,
    'select account, amount from ledger.house_sides(v_moves || v_back)',
    'select account, amount from ledger.house_sides(v_back)',
  ),
  mutant(
    'the command of a chunk forgets its stakes',
    SETTLEMENT,
    'array[p_payer, p_payee, least(v_left, ledger.units_max()), p_code];',
    'array[p_payer, p_payee, 1, p_code];',
  ),
  mutant(
    'a correction below zero is dropped',
    SETTLEMENT,
    'continue when p_differences[i] >= 0 or',
    'continue when p_differences[i] >= -1000000 or',
  ),
  mutant(
    'a wallet holds what the first payout of a chunk left',
    SETTLEMENT,
    'lead(line.i) over payouts is null as is_last',
    'row_number() over payouts = 1 as is_last',
  ),
  mutant(
    'a payout is left out of what the operator pays',
    SETTLEMENT,
    'array_agg(-shape.units)',
    'array_agg(0 * shape.units)',
  ),
  mutant('a bet that was not taken is paid', SETTLEMENT, 'if cardinality(v_taken) = v_count then', 'if true then'),
  mutant(
    'a chunk that is known is applied again',
    SETTLEMENT,
    '  if found then\n    v_answer.op := v_known.id;',
    '  if false then\n    v_answer.op := v_known.id;',
  ),
  mutant(
    'a stake of the operator goes back twice',
    SETTLEMENT,
    'ledger.split_move(v_pair.payer, v_pair.payee, v_pair.sent, p_code)',
    'ledger.split_move(v_pair.payer, v_pair.payee, case p_code when 1521 then 2 else 1 end * v_pair.sent, p_code)',
  ),
  mutant(
    'what goes back between two house accounts keeps the code that it came by',
    SETTLEMENT,
    'v_pair.payer, v_pair.returned, v_correction)',
    'v_pair.payer, v_pair.returned, p_code)',
  ),
  mutant('a stake is released by the code of corrections', CODES, 'then 1505', 'then 1504'),
  mutant(
    'a returned stake is posted to another batch',
    SETTLEMENT,
    `    perform ledger.post_house(p_lane, v_batch, array_agg(side.account), array_agg(side.amount))
    from ledger.house_sides(v_moves) side;`,
    `    perform ledger.post_house(p_lane, v_batch + 1, array_agg(side.account), array_agg(side.amount))
    from ledger.house_sides(v_moves) side;`,
  ),
  mutant('the stake of a bet that was not taken goes back', SETTLEMENT, ' and bet <> all (p_skipped)', ''),
];
