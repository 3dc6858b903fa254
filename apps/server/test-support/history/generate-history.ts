import {
  approveParkedWin,
  approveWithdrawal,
  awardFreeBet,
  cancelWithdrawal,
  declineWithdrawal,
  initDeposit,
  initWithdrawal,
  listParkedWins,
  releaseDeposit,
} from '@ordago/contracts';
import { addMs, DAY_MS, toIso } from '@ordago/kernel';
import type { Random } from '../ledger/fuzz/random.ts';
import { accept, quote } from '../sportsbook/selling.ts';
import type { TestEvent } from '../sportsbook/sportsbook-test-kit.ts';
import type { HistoryKit } from './history-kit.ts';

export type Player = Awaited<ReturnType<HistoryKit['buildPlayer']>>;

/** A history as far as it was made: what later steps may go on with. */
export interface History {
  readonly players: readonly Player[];
  /** How often each step did what it is for, and was not refused. */
  readonly done: ReadonlyMap<string, number>;
  /** Free bets that staff awarded, and the amount of each by the bet that it paid. */
  readonly awards: readonly Award[];
  readonly free: ReadonlyMap<string, string>;
}

interface Award {
  readonly player: string;
  readonly id: string;
  readonly amount: string;
}

interface Stake {
  readonly player: Player;
  readonly round: string;
  readonly bet: string;
  readonly amount: string;
}

/** State that the steps share. */
interface Walk {
  readonly kit: HistoryKit;
  readonly random: Random;
  readonly players: Player[];
  /** Events that will take bets, those that do, and those with a result. */
  readonly ahead: TestEvent[];
  readonly open: TestEvent[];
  readonly over: TestEvent[];
  readonly bets: { readonly player: Player; readonly id: string }[];
  readonly awards: Award[];
  /** Those that paid no bet yet. */
  readonly unused: { readonly player: Player; readonly award: Award }[];
  readonly free: Map<string, string>;
  readonly stakes: Stake[];
  readonly wins: { readonly player: Player; readonly id: string; readonly amount: string }[];
  readonly deposits: { readonly player: Player; readonly id: string; readonly amount: string }[];
  readonly withdrawals: { readonly player: Player; readonly id: string; readonly amount: string }[];
  step: number;
}

type Step = (walk: Walk) => Promise<boolean>;

/** Events that take bets at any time, and those that are built together. */
const OPEN_EVENTS = 6;
const EVENTS_AT_ONCE = 25;

/**
 * Opens events until there are as many as take bets at any time. They are so far ahead that they have their main markets alone: some
 * hundred others of each would be priced, written and settled for nobody.
 */
async function openEvents({ kit, open, ahead }: Walk): Promise<void> {
  while (open.length < OPEN_EVENTS) {
    if (ahead.length === 0) ahead.push(...(await kit.buildEvents(EVENTS_AT_ONCE, { startsInMs: 30 * DAY_MS })));
    open.push(...ahead.splice(0, OPEN_EVENTS - open.length));
  }
}

/** A bet is placed on one event or on several. */
const placeBet: Step = async (walk) => {
  const { random, open } = walk;
  await openEvents(walk);
  const player = random.pick(walk.players);
  const events = random.percent(70) ? [random.pick(open)] : open.slice(0, 2 + random.below(2));
  const legs = events.map((event) => event.leg('1x2', random.pick(['1', 'x', '2'])));
  const placed = await player.place({ legs, stake: random.pick(['1.00', '7.50', '10.00', '33.33']) });
  if (placed.refusal === '') walk.bets.push({ player, id: placed.result.bet.id });
  return placed.refusal === '';
};

/** Staff award a free bet. */
const awardFree: Step = async ({ kit, random, players, awards, unused, step }) => {
  const player = random.pick(players);
  const amount = random.pick(['5.00', '12.50']);
  const until = toIso(addMs(kit.testServer.clock.now(), 7 * DAY_MS));
  const body = { key: `history-award-${String(step).padStart(8, '0')}`, amount, valid_until: until, reason: 'history' };
  const given = await kit.boss.call(awardFreeBet, { params: { id: player.id }, body });
  if (given.status !== 0) return false;
  const award = { player: player.id, id: given.result.id, amount };
  awards.push(award);
  unused.push({ player, award });
  return true;
};

/** A free bet pays a bet, at odds that one may have. */
const betFree: Step = async (walk) => {
  const [next] = walk.unused.splice(0, 1);
  if (!next) return false;
  const { player, award } = next;
  await openEvents(walk);
  const event = walk.random.pick(walk.open);
  const leg = ['1', 'x', '2'].map((outcome) => event.leg('1x2', outcome)).find(({ odds }) => Number(odds) >= 2);
  if (!leg) return false;
  const placed = await player.place({ legs: [leg], stake: award.amount, more: { free_bet: award.id } });
  if (placed.refusal !== '') return false;
  walk.free.set(placed.result.bet.id, award.amount);
  walk.bets.push({ player, id: placed.result.bet.id });
  return true;
};

/** A bet is sold, whole or in part. */
const sellBet: Step = async ({ random, bets }) => {
  if (bets.length === 0) return false;
  const { player, id } = bets[Math.max(0, bets.length - 1 - random.below(30))] ?? random.pick(bets);
  const offered = await quote(player, id, { share: random.pick([30, 50, 100]) });
  return offered.refusal === '' && (await accept(player, id, offered.result.quote)).refusal === '';
};

const score = (random: Random) => [random.below(3), random.below(3)] as const;

/** An event ends. */
const endEvent: Step = async ({ kit, random, open, over }) => {
  const [event] = open.splice(random.below(Math.max(open.length, 1)), 1);
  if (!event) return false;
  await kit.result(event, ...score(random));
  over.push(event);
  return true;
};

/** A result is corrected: bets are settled anew. */
const correctResult: Step = async ({ kit, random, over }) => {
  if (over.length === 0) return false;
  await kit.result(random.pick(over.slice(-20)), ...score(random));
  return true;
};

/** An event is cancelled, before or after its result. */
const cancelEvent: Step = async ({ kit, random, open, over }) => {
  const [event] = random.percent(50) ? open.splice(0, 1) : over.splice(-1, 1);
  if (!event) return false;
  await kit.report({ kind: 'status', eventKey: event.key, status: 'cancelled' });
  return true;
};

/** A stake at a game; it opens a round or goes on with one. */
const stakeAtGame: Step = async (walk) => {
  const { kit, random, stakes } = walk;
  const last = stakes.at(-1);
  const isSame = last !== undefined && random.percent(20);
  const player = isSame ? last.player : random.pick(walk.players);
  const round = isSame ? last.round : `r${walk.step}`;
  const amount = random.pick(['0.10', '1.00', '25.00', '400.00']);
  const bet = `b${walk.step}`;
  const isDone = await kit.play('bet', player, { round_id: round, transaction_id: bet, amount });
  if (isDone) stakes.push({ player, round, bet, amount });
  return isDone;
};

/** A stake and its result in one call. */
const stakeAndWin: Step = ({ kit, random, players, step }) =>
  kit.play('bet-win', random.pick(players), {
    round_id: `r${step}`,
    transaction_id: `bw${step}`,
    amount: '2.00',
    win_amount: random.pick(['0.00', '1.00', '9.99']),
  });

/** A round is won, for nothing in half of all cases. */
const winAtGame: Step = async (walk) => {
  const { kit, random, stakes } = walk;
  const stake = stakes[Math.max(0, stakes.length - 1 - random.below(10))];
  if (!stake) return false;
  const id = `w${walk.step}`;
  const amount = random.pick(['0.00', '0.00', '3.00', '640.00']);
  const isDone = await kit.play('win', stake.player, {
    round_id: stake.round,
    transaction_id: id,
    amount,
    settles: stake.bet,
  });
  if (isDone) walk.wins.push({ player: stake.player, id, amount });
  return isDone;
};

/** A prize that needs no bet. */
const winPrize: Step = ({ kit, random, players, step }) =>
  kit.play('win', random.pick(players), {
    round_id: `r${step}`,
    transaction_id: `p${step}`,
    amount: '5.00',
    win_type: random.pick(['jackpot', 'free-round', 'promotion']),
  });

/** A stake is rolled back, won or not. */
const rollBackStake: Step = ({ kit, random, stakes, step }) => {
  const stake = stakes[Math.max(0, stakes.length - 1 - random.below(20))];
  if (!stake) return Promise.resolve(false);
  return kit.play('rollback', stake.player, { transaction_id: `rb${step}`, target: stake.bet, amount: stake.amount });
};

/** A win is rolled back; what its player no longer has becomes a debt. */
const rollBackWin: Step = ({ kit, random, wins, step }) => {
  const win = wins[Math.max(0, wins.length - 1 - random.below(10))];
  if (!win) return Promise.resolve(false);
  return kit.play('rollback', win.player, { transaction_id: `rw${step}`, target: win.id, amount: win.amount });
};

/** A win that is parked: without its bet, or above the cap of its provider; one of the latter kind may be let through and paid. */
const parkWin: Step = async ({ kit, random, players, step }) => {
  const player = random.pick(players);
  const isHigh = random.percent(60);
  const round = { round_id: `r${step}` };
  if (isHigh) await kit.play('bet', player, { ...round, transaction_id: `hb${step}`, amount: '1.00' });
  const win = { ...round, transaction_id: `hw${step}`, amount: isHigh ? '1000.01' : '12.00' };
  const isPaid = await kit.play('win', player, win);
  if (isPaid) return false;
  if (isHigh && random.percent(50)) {
    const { wins } = (await kit.boss.call(listParkedWins, { query: { count: '100' } })).result;
    const found = wins.find(({ key }: { key: string }) => key.includes(`hw${step}`));
    const body = { provider: 'originals', key: found?.key, amount: win.amount };
    return (await kit.boss.call(approveParkedWin, { body })).status === 0 && kit.play('win', player, win);
  }
  return true;
};

const PAYER = { full_name: 'Ana Luz', payment_method: 'papara' };

/** A deposit is asked for. */
const askDeposit: Step = async ({ random, players, deposits }) => {
  const player = random.pick(players);
  const amount = random.pick(['5.00', '25.00', '310.50']);
  const { status, result } = await player.onSite(initDeposit, { body: { amount, ...PAYER } });
  if (status === 0) deposits.push({ player, id: result.deposit_id, amount });
  return status === 0;
};

/** The gateway reports a deposit: paid, in another amount, declined, declined and then paid, or paid back. */
const reportDeposit: Step = async ({ kit, random, deposits }) => {
  const asked = deposits[Math.max(0, deposits.length - 1 - random.below(6))];
  if (!asked) return false;
  const { id: reference, amount } = asked;
  const report = random.pick([
    { status: 'paid', amount },
    { status: 'paid', amount },
    { status: 'paid', amount: '17.00' },
    { status: 'declined', amount },
    { status: 'refunded', amount },
  ] as const);
  return kit.reportPayment({ direction: 'deposit', reference, ...report });
};

/** Staff release a deposit that waits for them. */
const release: Step = async ({ kit, random, deposits }) => {
  const asked = deposits[Math.max(0, deposits.length - 1 - random.below(8))];
  return (
    asked !== undefined && (await kit.boss.call(releaseDeposit, { params: { id: asked.id }, body: {} })).status === 0
  );
};

/** A withdrawal is asked for. */
const askWithdrawal: Step = async ({ random, players, withdrawals }) => {
  const player = random.pick(players);
  const amount = random.pick(['20.00', '45.50', '300.00']);
  const body = { amount, ...PAYER, iban: 'TR330006100519786457841326' };
  const { status, result } = await player.onSite(initWithdrawal, { body });
  if (status === 0) withdrawals.push({ player, id: result.withdrawal_id, amount });
  return status === 0;
};

/** A withdrawal goes on: its player takes it back, staff decide, or the gateway reports it. */
const moveWithdrawal: Step = async ({ kit, random, withdrawals }) => {
  const asked = withdrawals[Math.max(0, withdrawals.length - 1 - random.below(8))];
  if (!asked) return false;
  const { player, id, amount } = asked;
  const params = { id };
  const way = random.below(10);
  if (way < 2) return (await player.onSite(cancelWithdrawal, { params, body: {} })).status === 0;
  if (way < 6) return (await kit.boss.call(approveWithdrawal, { params, body: {} })).status === 0;
  if (way < 7) return (await kit.boss.call(declineWithdrawal, { params, body: { reason: 'documents' } })).status === 0;
  const report = random.pick([
    { status: 'paid', amount },
    { status: 'paid', amount: '11.00' },
    { status: 'declined', amount },
  ] as const);
  return kit.reportPayment({ direction: 'withdrawal', reference: id, ...report });
};

/** Steps with their share of all. */
const STEPS: readonly (readonly [name: string, share: number, step: Step])[] = [
  ['place-bet', 22, placeBet],
  ['award-free-bet', 2, awardFree],
  ['bet-free', 3, betFree],
  ['sell-bet', 8, sellBet],
  ['end-event', 4, endEvent],
  ['correct-result', 4, correctResult],
  ['cancel-event', 2, cancelEvent],
  ['stake', 12, stakeAtGame],
  ['stake-and-win', 5, stakeAndWin],
  ['win', 10, winAtGame],
  ['prize', 2, winPrize],
  ['roll-back-stake', 4, rollBackStake],
  ['roll-back-win', 3, rollBackWin],
  ['park-win', 3, parkWin],
  ['ask-deposit', 6, askDeposit],
  ['report-deposit', 5, reportDeposit],
  ['release-deposit', 2, release],
  ['ask-withdrawal', 4, askWithdrawal],
  ['move-withdrawal', 6, moveWithdrawal],
];

/** Makes so many steps of chance with so many players. The same choices make the same history. */
export async function generateHistory(
  kit: HistoryKit,
  { random, operations, players: count }: { random: Random; operations: number; players: number },
): Promise<History> {
  const players: Player[] = [];
  for (let n = 0; n < count; n += 1) players.push(await kit.buildPlayer());
  const walk: Walk = {
    kit,
    random,
    players,
    ahead: [],
    open: [],
    over: [],
    bets: [],
    awards: [],
    unused: [],
    free: new Map(),
    stakes: [],
    wins: [],
    deposits: [],
    withdrawals: [],
    step: 0,
  };
  const tickets = STEPS.flatMap(([name, share, step]) => Array.from({ length: share }, () => ({ name, step })));
  const done = new Map(STEPS.map(([name]) => [name, 0]));
  for (walk.step = 1; walk.step <= operations; walk.step += 1) {
    kit.testServer.clock.advance(20);
    const { name, step } = random.pick(tickets);
    if (await step(walk)) done.set(name, (done.get(name) ?? 0) + 1);
  }
  return { players, done, awards: walk.awards, free: walk.free };
}
