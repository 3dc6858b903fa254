import type { Pool } from 'pg';

/** Money of one player by the ledger, and by the links from rows to its commands; amounts in ledger units. */
export interface LedgerTruth {
  readonly entries: readonly TrueEntry[];
  readonly bets: ReadonlyMap<string, { readonly stake: bigint; readonly paid: bigint; readonly movements: number }>;
  /** By their number of the first command. */
  readonly rounds: ReadonlyMap<
    string,
    { readonly id: string; readonly stake: bigint; readonly paid: bigint; readonly net: bigint }
  >;
  readonly deposits: ReadonlyMap<string, { readonly credited: bigint; readonly kept: bigint }>;
  readonly withdrawals: ReadonlyMap<string, { readonly asked: bigint; readonly main: bigint; readonly hold: bigint }>;
}

interface TrueEntry {
  readonly id: string;
  readonly op: string;
  readonly wallet: string;
  readonly amount: bigint;
  readonly after: bigint;
  readonly code: number;
  readonly kind: string;
}

/** Amount of an entry as the player's: what was only booked as debt counts as taken. */
const SIDE = `case when w.class = 'debt' then -e.amount else e.amount end`;
const NET = `coalesce(sum(${SIDE}), 0)`;
const ENTRIES = `ledger.entry e join ledger.wallet w on w.id = e.account`;

/** Reads the truth. The tables of bets, rounds and payments name commands alone; every amount is that of entries. */
export async function readTruth(pool: Pool, player: string): Promise<LedgerTruth> {
  const entries = await pool.query<Record<string, string>>(
    `select e.account || '.' || e.seq as id, e.op_id as op, w.class as wallet, e.amount::text, e.balance_after::text as after, e.code, o.kind
     from ${ENTRIES} join ledger.op o on o.id = e.op_id where w.player = $1 order by e.op_id desc, e.leg, e.account`,
    [player],
  );
  const bets = await pool.query<Record<string, string>>(
    `select b.id, -coalesce(sum(${SIDE}) filter (where e.op_id = b.id), 0) as stake,
       coalesce(sum(${SIDE}) filter (where e.op_id <> b.id), 0) as paid,
       count(distinct e.op_id) filter (where e.op_id <> b.id) as movements
     from sportsbook.bet b
     join ledger.op o on o.player = b.player and (o.id = b.id or o.id in (select op from sportsbook.sale where bet = b.id)
       or o.scope = 'settlement' and o.key in (select 'settle:' || bet || ':' || revision from sportsbook.settlement where bet = b.id))
     left join (${ENTRIES}) on e.op_id = o.id
     where b.player = $1 group by b.id`,
    [player],
  );
  const rounds = await pool.query<Record<string, string>>(
    `select r.id, r.first_op, coalesce(sum(side.amount), 0) as net,
       coalesce(-sum(side.amount) filter (where side.amount < 0 and counts), 0) as stake,
       coalesce(sum(side.amount) filter (where side.amount > 0 and counts), 0) as paid
     from casino.round r join casino.round_transaction t on t.round = r.id
     cross join lateral (select t.kind <> 'rollback' and not exists (select from ledger.op back where back.reverses = t.op) as counts) live
     left join (select e.op_id, ${SIDE} as amount from ${ENTRIES}) side on side.op_id = t.op
     where r.player = $1 group by r.id, r.first_op`,
    [player],
  );
  const deposits = await pool.query<Record<string, string>>(
    `select d.id, coalesce(sum(e.amount) filter (where e.op_id = d.credit_op), 0) as credited, ${NET} as kept
     from payments.deposit d
     left join ledger.entry e on e.op_id in (d.credit_op, d.refund_op) left join ledger.wallet w on w.id = e.account
     where d.player = $1 group by d.id`,
    [player],
  );
  const withdrawals = await pool.query<Record<string, string>>(
    `select x.id, -sum(e.amount) filter (where e.op_id = x.hold_op and w.class = 'main') as asked,
       coalesce(sum(e.amount) filter (where w.class = 'main'), 0) as main, coalesce(sum(e.amount) filter (where w.class = 'hold'), 0) as hold
     from payments.withdrawal x join ledger.entry e on e.op_id in (x.hold_op, x.end_op) join ledger.wallet w on w.id = e.account
     where x.player = $1 group by x.id`,
    [player],
  );
  const n = (text: string | undefined) => BigInt(text ?? '0');
  return {
    entries: entries.rows.map((row) => ({
      id: row.id ?? '',
      op: row.op ?? '',
      wallet: row.wallet ?? '',
      amount: n(row.amount),
      after: n(row.after),
      code: Number(row.code),
      kind: row.kind ?? '',
    })),
    bets: new Map(
      bets.rows.map((row) => [
        row.id ?? '',
        { stake: n(row.stake), paid: n(row.paid), movements: Number(row.movements) },
      ]),
    ),
    rounds: new Map(
      rounds.rows.map((row) => [
        row.first_op ?? '',
        { id: row.id ?? '', stake: n(row.stake), paid: n(row.paid), net: n(row.net) },
      ]),
    ),
    deposits: new Map(deposits.rows.map((row) => [row.id ?? '', { credited: n(row.credited), kept: n(row.kept) }])),
    withdrawals: new Map(
      withdrawals.rows.map((row) => [row.id ?? '', { asked: n(row.asked), main: n(row.main), hold: n(row.hold) }]),
    ),
  };
}

/** Amounts that the wins of the games moved, by the key of the provider; a win that moved nothing has no entry. */
export async function readTrueWins(pool: Pool): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await pool.query<{ key: string; amount: string }>(
    `select o.key, sum(${SIDE})::text as amount from ledger.op o join (${ENTRIES}) on e.op_id = o.id
     where o.kind = 'casino.win' group by o.key`,
  );
  return new Map(rows.map(({ key, amount }) => [key, BigInt(amount)]));
}
