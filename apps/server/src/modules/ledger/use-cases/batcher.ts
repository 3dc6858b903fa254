import { Bug, type PlayerId } from '@ordago/kernel';
import { assertShape } from '../domain/assert-shape.ts';
import { failureOf } from '../domain/failures.ts';
import type { MoneyCommand, Verdict } from '../domain/money-command.ts';
import { TOO_BUSY } from '../domain/too-busy.ts';
import type { BatchAnswer } from '../repository/ops.repository.ts';
import { readVerdicts } from './read-verdicts.ts';

/** Commands of one commit. */
const BATCH_MAX = 512;
/** Commands that may wait in one lane; more are refused as `too-busy` and may be sent again. */
const QUEUE_MAX = 5_000;
/** Measured beside one another by `npm run bench -- --only=lanes` (decision 0015). */
export const LANE_THRESHOLDS: LaneThresholds = { own: 8, shared: 48 };
/** So many of the last commit's number have to wait for the next one to go before those of the last are answered. */
const AHEAD_SHARE = 0.5;
/** A commit under way for longer is waited for by nobody new. */
const SLOW_MS = 50;
/** Tries of one command alone, before it is refused as `too-busy`. */
const ATTEMPTS_MAX = 6;
/** Wait before the second try over a broken connection, doubled at each further one. */
const RECONNECT_WAIT_MS = 50;

/** Access of a lane to the database: replaceable, so that tests can plant faults. */
export interface LaneStore {
  one(command: MoneyCommand): Promise<BatchAnswer>;
  many(commands: readonly MoneyCommand[]): Promise<BatchAnswer>;
  /** Forgets a broken connection. */
  reconnect(): void;
}

/** Commands that wait in a lane before newcomers take the next one; at 0 players are spread from the first on. */
export interface LaneThresholds {
  /** For commands that lock no shared rows. */
  readonly own: number;
  /** For commands that lock shared rows: spread out, they wait for one another. */
  readonly shared: number;
}

export interface BatcherOptions {
  readonly lanes: readonly LaneStore[];
  /** Called after each commit. */
  readonly onBatch: (commands: readonly MoneyCommand[], answer: BatchAnswer) => void;
  /** Called with the error of a failed commit before its commands are tried again. (Default: silence) */
  readonly onAbort?: (error: unknown) => void;
  /** (Default: 5,000) */
  readonly queueMax?: number;
  /** Read at each command: the bench changes them under way. (Default: own 8, shared 48) */
  readonly laneThresholds?: LaneThresholds;
}

export interface Batcher {
  /** Answers after the commit. Commands of one player keep their order. */
  apply(command: MoneyCommand): Promise<Verdict>;
  /** Answers all that was taken in; refuses what comes later. */
  close(): Promise<void>;
}

interface Waiting {
  readonly command: MoneyCommand;
  /** Its place among all that came, whatever the lane. */
  readonly arrival: number;
  /** The shared rows it locks. */
  readonly rows: readonly string[];
  readonly resolve: (verdict: Verdict) => void;
  readonly reject: (error: unknown) => void;
}

interface Lane {
  readonly store: LaneStore;
  queue: Waiting[];
  /** The drain under way, or null while the lane is idle. */
  draining: Promise<void> | null;
  /** Start of the commit under way. */
  since: number | null;
  /** Shared rows of the commit under way. */
  rows: ReadonlySet<string>;
  /** The oldest command that was left behind because of another lane's rows. */
  held: Waiting | null;
  /** Goes on with a drain that found everything held. */
  resume: () => void;
}

/**
 * Groups commands that arrive while the database is busy into one commit. A lane drains as soon as it is idle: there
 * is no timer, so a quiet system adds no wait, and a busy one finds its batches made by the queue itself. Where enough
 * wait already and no other lane works, the database is given them first and the last commit's callers are answered meanwhile.
 */
export function createBatcher(options: BatcherOptions): Batcher {
  const lanes: Lane[] = options.lanes.map((store) => ({
    store,
    queue: [],
    draining: null,
    since: null,
    rows: NO_ROWS,
    held: null,
    resume: () => undefined,
  }));
  const { queueMax = QUEUE_MAX, laneThresholds = LANE_THRESHOLDS } = options;
  const whereabouts = new Map<PlayerId | null, Whereabouts>();
  let arrivals = 0;
  let isClosed = false;

  const apply = (command: MoneyCommand): Promise<Verdict> => {
    assertShape(command);
    const { player } = command;
    const rows = command.shared?.map((row) => `${row.class} ${row.id}`) ?? [];
    const room = rows.length > 0 ? laneThresholds.shared : laneThresholds.own;
    const at = whereabouts.get(player) ?? { lane: roomyOf(lanes, room) ?? laneOf(lanes, player), count: 0 };
    const { lane } = at;
    if (isClosed || lane.queue.length >= queueMax) return Promise.resolve(TOO_BUSY);
    arrivals += 1;
    const arrival = arrivals;
    at.count += 1;
    whereabouts.set(player, at);
    const leave = () => {
      at.count -= 1;
      if (at.count === 0) whereabouts.delete(player);
    };
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        command,
        arrival,
        rows,
        resolve: (verdict) => {
          leave();
          resolve(verdict);
        },
        reject: (error) => {
          leave();
          reject(error);
        },
      };
      lane.queue.push(waiting);
      lane.draining ??= drain(lane, lanes, options);
    });
  };
  const close = async () => {
    isClosed = true;
    await Promise.all(lanes.map((lane) => lane.draining));
  };
  return { apply, close };
}

/** Lane in which a player's commands wait or are carried out, and their number: later ones follow them. */
interface Whereabouts {
  readonly lane: Lane;
  count: number;
}

const NO_ROWS: ReadonlySet<string> = new Set();

/**
 * The commands that may go now, in their order. Held back is what needs a shared row of another lane's commit under way,
 * which would only wait for it in the database with all that goes beside it; and what needs a row that another lane's
 * older command waits for, so that lanes that want the same row get it by turns. Whoever has a command held back keeps
 * their later ones behind it. The oldest held command waits for nothing but a commit, so it always comes through.
 */
function takeBatch(lane: Lane, others: readonly Lane[]): Waiting[] {
  const isHeld = ({ rows, arrival }: Waiting) =>
    rows.length > 0 &&
    others.some(
      (other) =>
        rows.some((row) => other.rows.has(row)) ||
        (other.held !== null && other.held.arrival < arrival && rows.some((row) => other.held?.rows.includes(row))),
    );
  const taken: Waiting[] = [];
  const left: Waiting[] = [];
  const behind = new Set<PlayerId | null>();
  lane.held = null;
  for (const [index, waiting] of lane.queue.entries()) {
    if (taken.length === BATCH_MAX) {
      left.push(...lane.queue.slice(index));
      break;
    }
    if (!behind.has(waiting.command.player) && !isHeld(waiting)) {
      taken.push(waiting);
      continue;
    }
    lane.held ??= waiting;
    behind.add(waiting.command.player);
    left.push(waiting);
  }
  lane.queue = left;
  return taken;
}

/**
 * The first lane with capacity whose commit is not slow. One lane at work makes batches twice as large as two would,
 * and a commit costs much however small it is; and a quiet system keeps to a connection whose plans and caches are
 * warm.
 */
function roomyOf(lanes: readonly Lane[], fullAt: number): Lane | undefined {
  return lanes.find(
    (lane) => lane.queue.length < fullAt && (lane.since === null || performance.now() - lane.since < SLOW_MS),
  );
}

/** The lane of a player where none has capacity. */
function laneOf(lanes: readonly Lane[], player: PlayerId | null): Lane {
  // The last digits of an id are enough to share players out.
  const lane = lanes[player === null ? 0 : Number.parseInt(player.slice(-9), 10) % lanes.length];
  if (!lane) throw new Bug('a batcher needs a lane');
  return lane;
}

async function drain(lane: Lane, lanes: readonly Lane[], options: BatcherOptions): Promise<void> {
  const others = lanes.filter((other) => other !== lane);
  // Commands that arrive in the same tick share the first batch.
  await Promise.resolve();
  // Answers of the last commit until its callers have them.
  let report = NOTHING;
  while (lane.queue.length > 0) {
    const batch = takeBatch(lane, others);
    const [first] = batch;
    if (!first) {
      report();
      report = NOTHING;
      await new Promise<void>((resume) => {
        lane.resume = resume;
      });
      continue;
    }
    lane.rows = new Set(batch.flatMap((waiting) => waiting.rows));
    lane.since = performance.now();
    const settled = batch.length === 1 ? settleAlone(lane, first, options) : settleTogether(lane, batch, options);
    // While the database is at work again.
    report();
    report = await settled;
    lane.rows = NO_ROWS;
    lane.since = null;
    for (const other of others) other.resume();
    // Enough wait for a commit of the same order: it goes before the last one is reported. Where another lane works,
    // the database is busy anyway, and larger batches are worth more.
    if (lane.queue.length >= batch.length * AHEAD_SHARE && others.every(({ draining }) => draining === null)) continue;
    report();
    report = NOTHING;
    // A lone command with an empty queue ends the lane: the next command begins anew.
    if (batch.length === 1 && lane.queue.length === 0) break;
    // One turn of the event loop: what answered clients and open sockets send next joins the next batch whole.
    await new Promise(setImmediate);
  }
  // In the same turn as the check of the queue: a command that arrives later starts the next drain.
  lane.draining = null;
}

/** Hands out what a commit answered. */
type Settle = () => void;

const NOTHING: Settle = () => undefined;

/** One commit for all; whatever goes wrong, each is then tried alone: its key makes that harmless. */
async function settleTogether(lane: Lane, batch: readonly Waiting[], options: BatcherOptions): Promise<Settle> {
  const commands = batch.map((waiting) => waiting.command);
  let answer: BatchAnswer;
  try {
    answer = await lane.store.many(commands);
  } catch (error) {
    options.onAbort?.(error);
    if (failureOf(error) === 'disconnected') lane.store.reconnect();
    for (const waiting of batch) (await settleAlone(lane, waiting, options))();
    return NOTHING;
  }
  return () => {
    options.onBatch(commands, answer);
    const verdictOf = readVerdicts(answer);
    batch.forEach(({ command, resolve }, index) => {
      resolve(verdictOf(command, index));
    });
  };
}

async function settleAlone(lane: Lane, waiting: Waiting, options: BatcherOptions): Promise<Settle> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    let answer: BatchAnswer;
    try {
      answer = await lane.store.one(waiting.command);
    } catch (error) {
      options.onAbort?.(error);
      const failure = failureOf(error);
      const isLast = attempt === ATTEMPTS_MAX;
      if (failure === 'bug' || (isLast && failure === 'disconnected')) return () => waiting.reject(error);
      if (failure === 'disconnected') {
        lane.store.reconnect();
        await new Promise((resume) => setTimeout(resume, RECONNECT_WAIT_MS * 2 ** (attempt - 1)));
      }
      continue;
    }
    return () => {
      options.onBatch([waiting.command], answer);
      waiting.resolve(readVerdicts(answer)(waiting.command, 0));
    };
  }
  // Only statements that the server rolled back end here, so nothing is stored under the key.
  return () => waiting.resolve(TOO_BUSY);
}
