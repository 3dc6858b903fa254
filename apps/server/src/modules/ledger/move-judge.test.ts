import { type Currency, currency, type HouseAccountId, idOf, type PlayerId, type StaffId } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { createRandom } from '../../../test-support/ledger/fuzz/random.ts';
import { createTestKit, MXN, type TestKit } from '../../../test-support/ledger/test-kit.ts';
import { type HouseClass, TRANSFER } from './index.ts';

/**
 * The ways to move money judge a move by one text, `ledger.move_fault` and its parts. Random moves are judged here by each of the ways,
 * and by the rules of docs/ledger.md written in TypeScript: all of them must agree on every move.
 */

const MOVES = 1_500;
const USD = currency('USD');
const PLAYER = idOf<PlayerId>('7');
const UNITS_MAX = 10n ** 15n;
type HouseName = Exclude<HouseClass, 'debt-receivable'>;
const HOUSE_CLASSES: readonly HouseName[] = [
  'open-stakes',
  'revenue',
  'psp-clearing',
  'promotion-cost',
  'cashback-cost',
  'referral-cost',
  'jackpot-pool',
  'fx',
  'float-issue',
];

interface Account {
  readonly id: string;
  readonly class: string;
  readonly currency: string;
  readonly player: string | null;
}

interface Line {
  readonly code: number;
  readonly from_class: string;
  readonly to_class: string;
  readonly reversed_by: number | null;
}

interface Move {
  readonly from: string;
  readonly to: string;
  readonly units: bigint;
  readonly code: number;
}

let db: TestDatabase;
let kit: TestKit;
let accounts: ReadonlyMap<string, Account>;
let chart: readonly Line[];
let moves: readonly Move[];

/** True when a statement runs to its end; what it wrote is undone. A rule that fails raises without a state of its own. */
const PASSES = `
  create function test_passes(statement text) returns boolean language plpgsql as $$
  begin
    execute statement;
    raise sqlstate 'TS001';
  exception
    when sqlstate 'TS001' then return true;
    when raise_exception then return false;
  end $$;`;

beforeAll(async () => {
  db = await createTestDatabase();
  kit = await createTestKit(db);
  await db.owner.query(PASSES);
  await openAccounts();
  accounts = new Map((await readAccounts()).map((account) => [account.id, account]));
  chart = (await db.pool.query<Line>('select * from ledger.chart order by code, from_class, to_class')).rows;
  moves = randomMoves(29);
});

afterAll(async () => {
  await kit.ledger.close();
  await db.close();
});

/** Opens accounts of every class in two currencies; the player's main wallets can pay any amount that is sound. */
async function openAccounts(): Promise<void> {
  for (const money of [MXN, USD]) {
    const wallets = await kit.ledger.openPlayerWallets(PLAYER, money);
    await kit.ledger.openGrantWallet(PLAYER, `grant-${money}`, money);
    await kit.ledger.openFloat(idOf<StaffId>('1'), money);
    for (const name of HOUSE_CLASSES) await houseAccount(name, money);
    const from = await houseAccount('psp-clearing', money);
    const deposit = { from, to: wallets.main, units: UNITS_MAX, code: TRANSFER.replenishment };
    await kit.ledger.apply(kit.command({ id: PLAYER, ...wallets }, { moves: [deposit] }));
  }
}

function houseAccount(name: HouseName, money: Currency): Promise<HouseAccountId> {
  return kit.ledger.houseAccount({ class: name, product: 'test', provider: 'house', currency: money });
}

async function readAccounts(): Promise<readonly Account[]> {
  const found = await db.pool.query<Account>(
    `select id, class::text, currency::text, player from ledger.wallet
     union all select id, class::text, currency::text, null from ledger.house_account order by id`,
  );
  return found.rows;
}

/** Moves of which about a third are sound: a line of the chart with accounts of its classes, then perhaps one thing changed. */
function randomMoves(seed: number): Move[] {
  const random = createRandom(seed);
  const all = [...accounts.values()];
  const ids = [...all.map(({ id }) => id), '999999', '-999999'];
  const pick = (name: string, money: string) =>
    random.pick(all.filter((account) => account.class === name && account.currency === money)).id;
  return Array.from({ length: MOVES }, () => {
    const line = random.pick(chart);
    const money = random.pick(['MXN', 'USD']);
    const abroad = random.percent(15) ? random.pick(['MXN', 'USD']) : money;
    return {
      from: random.percent(8) ? random.pick(ids) : pick(line.from_class, money),
      to: random.percent(8) ? random.pick(ids) : pick(line.to_class, abroad),
      units: random.pick([1n, 7n, 12_345n, UNITS_MAX, ...(random.percent(50) ? [0n, -7n, UNITS_MAX + 1n] : [])]),
      code: random.percent(10) ? random.pick([...chart.map(({ code }) => code), 4711]) : line.code,
    };
  });
}

function lineOf({ from, to, code }: Pick<Move, 'from' | 'to' | 'code'>): Line | undefined {
  if (from === to) return undefined;
  const payer = accounts.get(from)?.class;
  const payee = accounts.get(to)?.class;
  return chart.find((line) => line.code === code && line.from_class === payer && line.to_class === payee);
}

function isAmount(units: bigint): boolean {
  return units >= 1n && units <= UNITS_MAX;
}

function accountsFault(move: Pick<Move, 'from' | 'to' | 'code'>): string | null {
  const payer = accounts.get(move.from);
  const payee = accounts.get(move.to);
  if (!payer || !payee) return 'unknown-account';
  if (payer.currency !== payee.currency) return 'currency-mismatch';
  return lineOf(move) ? null : 'move-not-in-chart';
}

function faultOf(move: Move): string | null {
  return isAmount(move.units) ? accountsFault(move) : 'amount-out-of-range';
}

/** Fault of a command by its moves: they stay in one currency, unless one passes an exchange account. */
function faultOfAll(command: readonly Move[]): string | null {
  const faults = command.map(faultOf);
  const currencies = new Set(command.flatMap(({ from }) => accounts.get(from)?.currency ?? []));
  const isExchange = command.some(({ from, to }) => [from, to].some((id) => accounts.get(id)?.class === 'fx'));
  if (currencies.size > 1 && !isExchange) return faults[0] ?? 'currency-mismatch';
  return faults.find((fault) => fault !== null) ?? null;
}

function isOfClass(id: string, name: string): boolean {
  return accounts.get(id)?.class === name;
}

function isPlayersWallet(id: string): boolean {
  return accounts.get(id)?.player === PLAYER;
}

const flat = (command: readonly Move[]) =>
  command.flatMap(({ from, to, units, code }) => [from, to, units, code]).join();
const isHouse = (id: string) => id.startsWith('-');

/** Asks the database about each text of a list at once; the answers are in their order. */
async function askEach<Answer>(expression: string, texts: readonly string[]): Promise<Answer[]> {
  const found = await db.owner.query<{ answer: Answer }>(
    `select ${expression} as answer from unnest($1::text[]) with ordinality as asked (it, place) order by place`,
    [texts],
  );
  return found.rows.map(({ answer }) => answer);
}

/** Moves whose answer differs, with both answers. */
function differing<Answer>(judged: readonly Move[], found: readonly Answer[], expected: (move: Move) => Answer) {
  expect(found).toHaveLength(judged.length);
  return judged
    .map((move, index) => ({ move: flat([move]), found: found[index], expected: expected(move) }))
    .filter((row) => row.found !== row.expected);
}

describe('random moves', () => {
  it('are of every sort: sound ones, and each fault', () => {
    const faults = moves.map(faultOf);
    expect([...new Set(faults)].sort()).toEqual([
      'amount-out-of-range',
      'currency-mismatch',
      'move-not-in-chart',
      null,
      'unknown-account',
    ]);
    expect(faults.filter((fault) => fault === null).length).toBeGreaterThan(300);
  });

  it('have the fault that the rules name, in a command of their own', async () => {
    const found = await askEach<string | null>(
      `ledger.command_fault(('{' || it || '}')::bigint[])`,
      moves.map((move) => flat([move])),
    );
    expect(differing(moves, found, faultOf)).toEqual([]);
  });

  it('have it in commands of two, which stay in one currency unless one is an exchange', async () => {
    const pairs = moves.map((move, index) => [move, moves[(index * 7 + 1) % moves.length] ?? move]);
    const found = await askEach<string | null>(`ledger.command_fault(('{' || it || '}')::bigint[])`, pairs.map(flat));
    const astray = pairs.filter((pair, index) => faultOfAll(pair) !== found[index]);
    expect(astray.map(flat)).toEqual([]);
    expect(found.filter((fault) => fault === 'currency-mismatch').length).toBeGreaterThan(100);
  });

  it('are sound in a batch exactly where they are sound and between the player and the operator', async () => {
    const list = (of: (move: Move) => string) => `{${moves.map(of).join()}}`;
    const keys = `{${moves.map((_, index) => `k${index}`).join()}}`;
    const found = await db.pool.query<{ is_sound: boolean }>(
      `select is_sound is true as is_sound from ledger.moves_together($1, $2, $3, $4, $5, $6, $7) order by ord`,
      [
        list(() => 'true'),
        list(() => 'judge'),
        keys,
        list(() => PLAYER),
        list(() => 'null'),
        list(() => '1'),
        list((m) => flat([m])),
      ],
    );
    const answers = found.rows.map(({ is_sound }) => is_sound);
    const isBetween = ({ from, to }: Move) =>
      isPlayersWallet(isHouse(from) ? to : from) && isHouse(from) !== isHouse(to);
    expect(differing(moves, answers, (move) => faultOf(move) === null && isBetween(move))).toEqual([]);
    expect(answers.filter(Boolean).length).toBeGreaterThan(200);
  });

  it('are carried out alone exactly where they are sound and of a main wallet', async () => {
    const lone =
      (await db.pool.query<{ text: string }>(`select ledger.lone_statement('ledger.move') as text`)).rows[0]?.text ??
      '';
    const asked = moves.filter(({ from, to }) => isHouse(from) !== isHouse(to));
    const found: boolean[] = [];
    const client = await db.pool.connect();
    await client.query('begin');
    for (const [index, { from, to, units, code }] of asked.entries()) {
      const isPaid = isHouse(to);
      const [wallet, house] = isPaid ? [from, to] : [to, from];
      const values = [
        0,
        'judge',
        `k${index}`,
        '\\x00',
        PLAYER,
        '{}',
        '2026-01-14',
        wallet,
        house,
        `${units}`,
        code,
        '{}',
        '{}',
        isPaid,
      ];
      await client.query('savepoint one');
      found.push((await client.query({ name: 'lone', text: lone, values })).rowCount === 1);
      await client.query('rollback to savepoint one');
    }
    await client.query('rollback');
    client.release();
    const isMain = ({ from, to }: Move) => isOfClass(isHouse(from) ? to : from, 'main');
    expect(differing(asked, found, (move) => faultOf(move) === null && isMain(move))).toEqual([]);
    expect(found.filter(Boolean).length).toBeGreaterThan(150);
  });

  it('are made between house accounts by a settlement exactly where their accounts and amounts are, there and back', async () => {
    const asked = moves.filter(({ from, to }) => isHouse(from) && isHouse(to));
    const found = await askEach<boolean>(
      'test_passes(it)',
      asked.map(
        ({ from, to, units, code }) =>
          `select ledger.paired_moves('{true}', array[${from}], array[${to}], array[${units}], ${code})`,
      ),
    );
    const code = TRANSFER.settlementCorrection;
    const isSound = (move: Move) =>
      (move.units === 0n || isAmount(move.units < 0n ? -move.units : move.units)) &&
      accountsFault(move) === null &&
      accountsFault({ from: move.to, to: move.from, code }) === null;
    expect(differing(asked, found, isSound)).toEqual([]);
    expect(found.filter(Boolean).length).toBeGreaterThan(10);
  });

  it('are paid by a settlement exactly where they are sound and go from revenue to the player', async () => {
    const asked = moves.filter(({ from, to, units }) => isHouse(from) && !isHouse(to) && units > 0n);
    const found = await askEach<boolean>(
      'test_passes(it)',
      asked.map(
        ({ from, to, units, code }) =>
          `select ledger.pay_settled(1, 'test', '2026-01-14', '', '{true}', '{1}', '{${PLAYER}}', '{${to}}', '{1}', '{${from}}',
            '{${units}}', '{${code}}')`,
      ),
    );
    const isPayout = ({ from, to }: Move) => isOfClass(from, 'revenue') && isPlayersWallet(to);
    expect(differing(asked, found, (move) => faultOf(move) === null && isPayout(move))).toEqual([]);
    expect(found.filter(Boolean).length).toBeGreaterThan(50);
  });

  it('are taken back by a settlement exactly where the correction is sound', async () => {
    const corrections = moves.map((move) => ({ ...move, code: TRANSFER.settlementCorrection }));
    const asked = corrections.filter(({ from, to, units }) => !isHouse(from) && isHouse(to) && units > 0n);
    const found = await askEach<boolean>(
      'test_passes(it)',
      asked.map(
        ({ from, to, units }) =>
          `select ledger.take_settled_back(1, 'test', '2026-01-14', '', 1, ${PLAYER}, ${from}, 1, ${to}, ${units})`,
      ),
    );
    const isTaking = ({ from, to }: Move) => isPlayersWallet(from) && isOfClass(to, 'revenue');
    expect(differing(asked, found, (move) => faultOf(move) === null && isTaking(move))).toEqual([]);
    expect(found.filter(Boolean).length).toBeGreaterThan(30);
  });

  it('are reversed exactly where the chart has a way back that is sound, by moves that are sound', async () => {
    const found = await askEach<string[] | null>(
      `ledger.plan_reversal(('{' || it || '}')::bigint[])::text[]`,
      moves.map((move) => flat([move])),
    );
    const isReversible = (move: Move) => {
      const code = lineOf(move)?.reversed_by ?? null;
      return code !== null && faultOf({ from: move.to, to: move.from, units: move.units, code }) === null;
    };
    const isPlanned = found.map((plan) => plan !== null);
    expect(differing(moves, isPlanned, isReversible)).toEqual([]);
    const plans = found.flatMap((plan) => (plan === null ? [] : [plan.join()]));
    const faults = await askEach<string | null>(`ledger.command_fault(('{' || it || '}')::bigint[])`, plans);
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
    expect(plans.length).toBeGreaterThan(200);
  });
});
