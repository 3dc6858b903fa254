import {
  assert,
  assertNever,
  type BetId,
  type Instant,
  isRefusal,
  type PlayerId,
  type Refusal,
  refuse,
  type WalletId,
} from '@ordago/kernel';
import { digestOf, type MoneyCommand, type OpKey, type SharedRow, type Verdict } from '../../../ledger/index.ts';
import type { ActiveLimit } from '../../shared/domain/judge-limits.ts';
import { freshBet, type PlacedBet } from '../../shared/domain/placed-bet.ts';
import type { Slip } from '../../shared/domain/slip.ts';
import { ATTEMPTS_MAX, betKeyOf } from '../domain/bet-keys.ts';
import { isCombinationLeg } from '../domain/combination-legs.ts';
import type { JudgedSlip } from '../domain/judge-slip.ts';
import { answerAgain } from './answer-again.ts';
import { type MadeSlip, makeCombinations } from './combinations/make-combinations.ts';
import { isMustWait } from './is-must-wait.ts';
import { judgeSubmission } from './judge-submission.ts';
import { orMoved } from './or-moved.ts';
import type { BetPlaced, MustWait, PlaceBet, PlaceBetParts } from './parts.ts';
import type { Payer } from './pay-stake.ts';
import type { SlipContext } from './read-slip-context.ts';
import { stakeMove } from './stake-move.ts';

/** The database answered, and so rolled back: a lost connection has no such code. */
const SQL_STATE = /^(?!57P|08)[0-9A-Z]{5}$/;

/**
 * Places a bet: the stake moves from the wallet in play to open stakes, and the bet's row is written in the same
 * commit. The offer is judged here, so that a refusal names what would be accepted, and again under the lock, where it
 * counts. A price that moved in between is accepted if the player's choice allows it.
 *
 * @refuses what `judgeSlip` refuses (each-way-terms-changed under the lock as well), top-express-not-found,
 * top-express-incomplete, currency-unacceptable (under the lock as well), event-not-found, event-over, event-started, event-stopped,
 * market-suspended, handicap-changed, bet-count-limit, free-bet-not-found, validation-failed (another stake than the
 * amount of the free bet), what `makeCombination` refuses, the limits whose sums only the lock knows, bet-too-soon, same-bet-limit, sport-blocked,
 * insufficient-balance, bet-not-saved, key-conflict, too-busy, and what bars the player from staking.
 */
export async function placeBet(
  parts: PlaceBetParts,
  bet: PlaceBet,
  scores: MustWait['scores'] | null = null,
): Promise<BetPlaced | MustWait | Refusal> {
  for (let attempt = 1; ; attempt += 1) {
    const placed = await tryPlacing(parts, bet, { key: betKeyOf(bet, attempt), scores });
    if (!isRefusal(placed) || attempt >= ATTEMPTS_MAX || !mayTryAgain(placed, bet.slip)) return placed;
  }
}

/** A price may have moved in between, and a combination may have gone with somebody else's refused bet. */
function mayTryAgain({ name }: Refusal, { accept, legs }: Slip): boolean {
  if (name === 'odds-changed') return accept !== 'none';
  return name === 'selection-unknown' && legs.some(isCombinationLeg);
}

/** Key of an attempt, its digest by the slip as it was sent, and the scores that it was submitted at. */
interface Attempt {
  readonly key: OpKey;
  readonly digest: string;
  readonly at: Instant;
  readonly scores: MustWait['scores'] | null;
}

async function tryPlacing(
  parts: PlaceBetParts,
  { slip, player }: PlaceBet,
  { key, scores }: Pick<Attempt, 'key' | 'scores'>,
): Promise<BetPlaced | MustWait | Refusal> {
  const at = parts.clock.now();
  const attempt = { key, scores, at, digest: digestOf(slip) };
  if (!slip.legs.some(isCombinationLeg)) return placeSlip(parts, { slip, player }, attempt);
  const made = await makeCombinations(parts.combinations, slip, at);
  if (isRefusal(made)) return (await answerAgain(parts, key, attempt.digest)) ?? made;
  const placed = await placeSlip(parts, { slip: made.slip, player }, attempt);
  if (isRefusal(placed) || isMustWait(placed)) await parts.combinations.drop(made.made, at);
  return isRefusal(placed) ? asSent(placed, made) : placed;
}

/** A refusal names a combination as the player sent it: its row is gone. */
function asSent(refused: Refusal, { made }: Pick<MadeSlip, 'made'>): Refusal {
  const leg = made.find(({ selection }) => selection === String(refused.params.selection ?? ''));
  return {
    ...refused,
    ...(leg && { params: { ...refused.params, selection: leg.sent } }),
    ...(refused.also && { also: refused.also.map((other) => asSent(other, { made })) }),
  };
}

async function placeSlip(
  parts: PlaceBetParts,
  { slip, player }: Pick<PlaceBet, 'slip' | 'player'>,
  { key, digest, at, scores }: Attempt,
): Promise<BetPlaced | MustWait | Refusal> {
  const submission = await judgeSubmission(parts, { slip, player, at, scores });
  // A key that is known already is answered as the first time, whatever the offer has become since.
  if (isRefusal(submission)) return (await answerAgain(parts, key, digest)) ?? orMoved(parts.offer, submission);
  if (submission.waitS !== null) return { waitS: submission.waitS, scores: submission.scores };
  const { judged, payer, context } = submission;
  const { wallet, currency } = payer;
  const verdict = await saved(parts, {
    scope: key.scope,
    key: key.key,
    digest,
    kind: payer.opKind,
    player,
    at,
    moves: [await stakeMove(parts.ledger, payer, slip.stake)],
    shared: sharedRows(judged, context.limits),
    payload: submission.payload,
  });
  const placed = isRefusal(verdict)
    ? verdict
    : readVerdict(verdict, payer.paidWith === 'free-bet' ? null : wallet, (id) =>
        showFresh({ id, player, at, slip, judged, context, currency, payer }),
      );
  return isRefusal(placed) ? orMoved(parts.offer, placed) : placed;
}

/** Sends the command. A refusal of the database itself left nothing behind: the submission may come again. */
async function saved({ ledger, log }: PlaceBetParts, command: MoneyCommand): Promise<Verdict | Refusal> {
  try {
    return await ledger.apply(command);
  } catch (err) {
    if (!SQL_STATE.test(String((err as { code?: unknown }).code))) throw err;
    log.error({ err }, 'a bet could not be stored');
    return refuse('bet-not-saved');
  }
}

/** Rows that the bet shares with others: its events, and the leagues whose limits it fills. */
function sharedRows(judged: JudgedSlip, limits: readonly ActiveLimit[]): SharedRow[] {
  const rows: SharedRow[] = judged.legs.map(({ event }) => ({ class: 'sportsbook.exposure', id: event }));
  for (const { lock } of limits) if (lock !== null) rows.push({ class: 'sportsbook.league', id: lock });
  return rows;
}

/**
 * Builds a bet as it was placed from what is known already: to read it again would cost as much as to read its slip.
 */
function showFresh(parts: {
  id: BetId;
  player: PlayerId;
  at: Instant;
  slip: Slip;
  judged: JudgedSlip;
  context: SlipContext;
  currency: string;
  payer: Payer;
}): PlacedBet {
  const { id, player, at, slip, judged, context, currency, payer } = parts;
  const legs = judged.legs.map(({ selection, odds }, place) => {
    const eachWay = slip.legs[place]?.eachWay;
    const display = context.displays.find((one) => one.selection === selection);
    assert(display, `selection ${selection} was judged and has no display`);
    return { display, odds, ...(eachWay && { eachWay }) };
  });
  const { kind, system, stake } = slip;
  const { potentialPayout } = judged;
  const { paidWith, isStakeReturned } = payer;
  const bet = { id, player, kind, system, currency, stake, potentialPayout, paidWith, isStakeReturned, placedAt: at };
  return freshBet({ ...bet, isLive: judged.line === 'live' }, legs);
}

function readVerdict(verdict: Verdict, wallet: WalletId | null, show: (bet: BetId) => PlacedBet): BetPlaced | Refusal {
  switch (verdict.verdict) {
    case 'accepted': {
      const balance = verdict.balances.find((one) => one.wallet === wallet) ?? null;
      const bet = String(verdict.answer.bet) as BetId;
      return { bet, balance, shown: verdict.replayed ? null : show(bet) };
    }
    case 'refused':
      return refuse(verdict.name, verdict.params);
    case 'conflict':
      return refuse('key-conflict');
    case 'rolled-back':
      return refuse('rolled-back');
    default:
      return assertNever(verdict, 'verdict');
  }
}
