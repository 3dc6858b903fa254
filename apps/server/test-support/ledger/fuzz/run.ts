import { instant } from '@ordago/kernel';
import type { Pool } from 'pg';
import {
  digestOf,
  type Ledger,
  MAIN_WALLET,
  type MoneyCommand,
  type SettlementLine,
  type Verdict,
} from '../../../src/modules/ledger/index.ts';
import { type CommandSource, createCommandSource } from './commands.ts';
import {
  balanceOf,
  collect,
  createModel,
  type Model,
  recall,
  settlePayout,
  settleReturn,
  settleStake,
  takeIn,
} from './model.ts';
import { createRandom, type Random } from './random.ts';
import { countFalseBalances, fingerprint, readBalances, readOps } from './repository/fuzz.repository.ts';
import { buildWorld, type FuzzWorld, MXN } from './world.ts';

export interface FuzzOptions {
  readonly pool: Pool;
  /** As the owner of the database, who registers the kinds of the run. (Default: `pool`) */
  readonly owner?: Pool;
  /** Two instances on one database; the run uses both at once. */
  readonly ledgers: readonly [Ledger, Ledger];
  readonly seed: number;
  readonly steps: number;
  /** Share of the steps, in a hundred, that send many commands at once. (Default: 25) */
  readonly burstPercent?: number;
  /**
   * SQL states of the aborts that were reported to the ledgers. A key that two players race for may abort; nothing
   * else.
   */
  readonly aborts: readonly unknown[];
}

export interface FuzzReport {
  readonly commands: number;
  readonly outcomes: Readonly<Record<string, number>>;
}

interface Run extends FuzzOptions {
  readonly world: FuzzWorld;
  readonly model: Model;
  readonly source: CommandSource;
  readonly random: Random;
  readonly sent: Map<string, MoneyCommand>;
  readonly lines: Map<string, SettlementLine>;
  /** Of the step under way. */
  chunk: readonly SettlementLine[];
  readonly outcomes: Record<string, number>;
  lastOp: string;
  stepNumber: number;
}

/**
 * Sends random commands to two ledgers on one database and to the model, and stops at the first difference: another
 * verdict, another balance, a broken invariant, or a refused command that left a trace.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const world = await buildWorld(options, options.ledgers[0]);
  const random = createRandom(options.seed);
  const source = createCommandSource(world, random);
  const state = { sent: new Map(), lines: new Map(), chunk: [], outcomes: {}, lastOp: '0', stepNumber: 0 };
  const run: Run = { ...options, world, random, source, model: createModel(world), ...state };
  for (; run.stepNumber < run.steps; run.stepNumber += 1) {
    try {
      await step(run);
    } catch (error) {
      throw new Error(`FUZZ_SEED=${run.seed} step ${run.stepNumber}: ${String((error as Error).message)}`, {
        cause: error,
      });
    }
  }
  return { commands: run.sent.size, outcomes: run.outcomes };
}

async function step(run: Run): Promise<void> {
  const before = await fingerprint(run.pool);
  const isBurst = run.random.percent(run.burstPercent ?? 25);
  const commands = isBurst ? burst(run) : [run.random.percent(30) ? run.source.unsound() : run.source.next()];
  const lines = run.random.percent(12) ? run.source.nextSettlement() : [];
  for (const command of commands) run.sent.set(`${command.scope}/${command.key}/${command.digest}`, command);
  for (const line of lines) run.lines.set(`settle:${line.bet}:${line.revision}`, line);
  run.chunk = lines;

  const [verdicts, settled] = await Promise.all([
    Promise.all(commands.map((command, index) => ledgerOf(run, isBurst ? index : 0).apply(command))),
    run.ledgers[1].applySettlements({ kind: 'fuzz.settle', lines, at: instant(0) }),
  ]);
  same('settled lines', settled.map((line) => line.outcome).join(), lines.map(() => 'applied').join());
  if (run.random.percent(30)) await settleAgain(run, lines);
  await quiet(run);
  const accepted = await followLog(run);
  commands.forEach((command, index) => {
    compareVerdict(run, command, verdicts[index]);
    same(
      `wallets that ${command.kind} moved and that its answer leaves out`,
      findUnreported(command, verdicts[index]),
      '',
    );
  });
  const reported = verdicts.flatMap(({ balances }) => balances);
  same('answers with a false balance', await countFalseBalances(run.pool, reported), 0);
  await compareBalances(run);
  await compareInvariants(run);
  same('aborted commits', run.aborts.filter((state) => state !== '23505').join(), '');
  if (accepted === 0) same('tables after refusals alone', await fingerprint(run.pool), before);
}

/** Returns the wallets named by an accepted command whose balances its answer does not contain. */
function findUnreported({ moves }: MoneyCommand, verdict: Verdict | undefined): string {
  if (verdict?.verdict !== 'accepted') return '';
  const reported = new Set(verdict.balances.map(({ wallet }): string => wallet));
  const named = moves.flatMap(({ from, to }): string[] => [from, to]);
  return named
    .filter((account) => account !== MAIN_WALLET && !account.startsWith('-') && !reported.has(account))
    .join();
}

/** Up to 31 commands at one moment; every fifth burst is sound, so that most of it is carried out together. */
function burst({ random, source }: Run): MoneyCommand[] {
  const count = 2 + random.below(30);
  return random.percent(20) ? source.sound(count) : Array.from({ length: count }, () => source.next());
}

/**
 * Settles a chunk again, by the other instance: it changes nothing and its lines are answered as replayed. In another
 * chunk its lines are skipped, since no bet is at the revision before.
 */
async function settleAgain(run: Run, lines: readonly SettlementLine[]): Promise<void> {
  const chunk = { kind: 'fuzz.settle', lines, at: instant(0) };
  const again = await run.ledgers[0].applySettlements(chunk);
  same('lines settled again', again.map((line) => line.outcome).join(), lines.map(() => 'replayed').join());
  const late = await run.ledgers[0].applySettlements({ ...chunk, payload: { late: true } });
  same('lines that came too late', late.map((line) => line.outcome).join(), lines.map(() => 'skipped').join());
}

function ledgerOf(run: Run, index: number): Ledger {
  return run.ledgers[index % 2 === 0 ? 0 : 1];
}

/** Waits for the debt collections that the step set off: a lane answers in order. */
async function quiet(run: Run): Promise<void> {
  const players = run.world.players.slice(0, 2);
  const settled = players.flatMap(({ id }) =>
    run.ledgers.map((ledger, index) => {
      const key = `quiet:${run.stepNumber}:${id}:${index}`;
      const body = { scope: 'quiet', key, digest: digestOf(key), kind: 'ledger.move', player: id, moves: [] };
      run.sent.set(`quiet/${key}/${body.digest}`, { ...body, at: instant(0) });
      return ledger.apply({ ...body, at: instant(0) });
    }),
  );
  await Promise.all(settled);
}

/**
 * Leads the model through what the ledger stored since the last step, in the order of the op numbers: numbers are given
 * out under the wallets' locks, so that this is the order in which the commands of a wallet happened.
 */
async function followLog(run: Run): Promise<number> {
  const rows = await readOps(run.pool, run.lastOp);
  let accepted = 0;
  for (const row of rows) {
    run.lastOp = row.id;
    const what = `${row.kind} ${row.scope}/${row.key}`;
    const stored = row.refusal ?? row.verdict;
    if (row.scope !== 'quiet' && stored === 'accepted') accepted += 1;
    if (row.kind === 'ledger.collect-debt') collect(run.model, row.player, MXN);
    else if (row.scope === 'settlement') followSettlement(run, row.key, what);
    else {
      const command = need(run.sent.get(`${row.scope}/${row.key}/${row.digest}`), what);
      const opinion = takeIn(run.model, command);
      if (opinion.isReplay) throw new Error(`${what} was stored twice`);
      same(what, stored, opinion.outcome);
    }
    if (row.scope !== 'quiet') run.outcomes[stored] = (run.outcomes[stored] ?? 0) + 1;
  }
  return accepted;
}

/**
 * Applies the command of a chunk for all of its lines: numbers are given out under its locks, so that what its lines
 * pay and then take back comes next for those wallets. The commands of single lines are checked as the ledger's own
 * entries.
 */
function followSettlement(run: Run, key: string, what: string): void {
  // Logged beside the command of its chunk: the model has made its moves with that one, and makes none twice.
  if (key.startsWith('returns:')) return;
  if (!key.startsWith('chunk:')) return void need(run.lines.get(key), what);
  for (const line of run.chunk) {
    settleStake(run.model, line);
    settleReturn(run.model, line);
  }
  const isTaken = (line: SettlementLine) => line.payoutDifference < 0n;
  for (const line of run.chunk.filter((one) => !isTaken(one))) settlePayout(run.model, line);
  for (const line of run.chunk.filter(isTaken)) settlePayout(run.model, line);
}

/** The answer that the caller got is the one that the log and the model know. */
function compareVerdict(run: Run, command: MoneyCommand, verdict: Verdict | undefined): void {
  const what = `answer to ${command.kind} ${command.scope}/${command.key}`;
  const opinion = need(recall(run.model, command) ?? undefined, what);
  const given = verdict?.verdict === 'refused' ? verdict.name : verdict?.verdict;
  same(what, given, opinion.outcome);
  if (verdict?.verdict === 'accepted' && command.kind.startsWith('fuzz.note')) {
    same(`${what}, the note`, verdict.answer.note, String(verdict.op));
  }
  if (given === 'conflict' || given === 'rolled-back') run.outcomes[given] = (run.outcomes[given] ?? 0) + 1;
}

async function compareBalances(run: Run): Promise<void> {
  const rows = await readBalances(run.pool);
  for (const row of rows) same(`balance of account ${row.id}`, row.balance, balanceOf(run.model, row.id).toString());
}

async function compareInvariants(run: Run): Promise<void> {
  const readings = await run.ledgers[0].invariants();
  // Other modules have invariants over their own rows, which this run does not write.
  const broken = readings.filter(({ name, violations }) => name.startsWith('ledger-') && violations > 0);
  same('broken invariants', broken.map((reading) => reading.name).join(), '');
}

function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`nobody sent ${what}`);
  return value;
}

function same(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: the ledger has ${String(found)}, the model ${String(expected)}`);
}
