import {
  type Currency,
  formatOdds,
  type Instant,
  idOf,
  isRefusal,
  ODDS_ONE,
  type PlayerId,
  type Refusal,
  refuse,
  type Units,
  type WalletId,
} from '@ordago/kernel';
import {
  type BettingReads,
  boundsOf,
  createReadSlipContext,
  isPlayed,
  judgeForm,
  judgeSubmission,
  LIABILITY_ID,
  liabilityOfSlip,
  limitedBet,
  type OfferSnapshot,
  orMoved,
  type SlipBound,
  type SlipContext,
  type Supposed,
  type SupposedLimit,
  shownOdds,
} from '../../betting/index.ts';
import { type ActiveLimit, type WeighedLimit, weighLimits } from '../../shared/domain/judge-limits.ts';
import type { LegDisplay } from '../../shared/domain/placed-bet.ts';
import type {
  BettingRules,
  BettingSettings,
  FundingWallet,
  OfferedSelection,
  Slip,
  StakeLimits,
  StakeTerms,
} from '../../shared/domain/slip.ts';
import type { UsableFreeBet } from '../../shared/ports/free-bets.ts';
import type { BettingSettingsRepository } from '../../shared/repository/settings.repository.ts';
import type { BetLimit } from '../repository/betting-admin.repository.ts';
import type { NamedLimit, ReadAlone, WhatIfRepository } from '../repository/what-if.repository.ts';

/**
 * Payment: the present wallet, the player's own money, that of a bonus, or a free bet of the stake on the usual terms.
 */
export type Pays = 'in-play' | 'main' | 'bonus' | 'free-bet';

/** Limit of one target with its supposed amount; null for lifted. */
export type AskedLimit = BetLimit & { readonly amount: Units | null };

/** Assumption of a question that differs from the present state. */
export interface Supposition {
  readonly limits: readonly AskedLimit[];
  readonly stakes: Partial<Omit<StakeLimits, 'currency'>>;
  readonly settings: Partial<BettingSettings>;
}

export interface WhatIfQuestion extends Pick<Slip, 'kind' | 'system' | 'stake'> {
  /** Null for a player whom the operator does not know yet. */
  readonly player: PlayerId | null;
  /** Currency of an unknown player; a known one has their own. */
  readonly currency: Currency;
  readonly selections: readonly string[];
  readonly pays: Pays;
  /** Null for a question about the present state alone. */
  readonly supposed: Supposition | null;
}

/** A limit that holds for the bet, and what it leaves. */
export interface LimitLeaf extends WeighedLimit {
  /** Limit as staff set it; null for one that applies to every bet of the currency. */
  readonly set: NamedLimit | null;
  /** Name of its target. */
  readonly about: string | null;
  /** True for the liability of an event, by the stakes of the currency. */
  readonly isLiability: boolean;
  /** It leaves the least stake of all. */
  readonly isBinding: boolean;
}

/** Outcome of the supposed bet. */
export interface WhatIfOutcome {
  /** Null where the bet would be taken. */
  readonly refusal: Refusal | null;
  /** Delay before the bet is judged, in seconds. */
  readonly waitS: number;
  readonly line: 'usual' | 'live';
  readonly odds: string;
  readonly potentialPayout: Units;
  readonly stakes: StakeLimits | null;
  /** Largest stake that every limit leaves; null where no stake passes, 0 where less than the smallest is left. */
  readonly stakeMax: Units | null;
  readonly payoutMax: Units;
  readonly limits: readonly LimitLeaf[];
  readonly bounds: readonly SlipBound[];
}

export interface WhatIfAnswer {
  readonly username: string | null;
  readonly currency: Currency;
  readonly legs: readonly (LegDisplay & Pick<OfferedSelection, 'odds'> & { readonly isLive: boolean })[];
  readonly now: WhatIfOutcome;
  readonly otherwise: WhatIfOutcome | null;
}

/** Answers the result of a submission, now and under the assumption. */
export type AskWhatIf = (
  question: WhatIfQuestion,
  at: Instant,
) => Promise<WhatIfAnswer | Refusal<'user-not-found' | 'betting-currency-not-taken'>>;

const AS_IT_IS: Supposition = { limits: [], stakes: {}, settings: {} };
/** Wallet of nobody: the question is not about a balance. */
const SUPPOSED_WALLET = idOf<WalletId>('0');
const SUPPOSED_AWARD = '0';
const GUEST = idOf<PlayerId>('0');

/** Repositories of one read-only transaction. */
export interface WhatIfReads extends BettingReads {
  readonly settings: BettingSettingsRepository;
  readonly whatIf: WhatIfRepository;
}

export interface WhatIfParts {
  readonly readAlone: ReadAlone<WhatIfReads>;
  readonly stakeTerms: StakeTerms;
}

/**
 * Judges a submission as placing does, by the same reads, the same judgement and the same check of the lock, in a
 * transaction that cannot write. The assumption replaces what was read, and nothing else.
 */
export function createWhatIf({ readAlone, stakeTerms }: WhatIfParts): AskWhatIf {
  return (question, at) =>
    readAlone(async (reads) => {
      const asker = question.player === null ? null : await reads.whatIf.findAsker(question.player);
      if (question.player !== null && asker === null) return refuse('user-not-found');
      const ask = (supposed: Supposition) => answer(reads, { question, supposed, at, stakeTerms });
      const now = await ask(AS_IT_IS);
      if (isRefusal(now)) return now;
      const otherwise = question.supposed === null ? null : await ask(question.supposed);
      if (otherwise !== null && isRefusal(otherwise)) return otherwise;
      const { context, outcome } = now;
      const legs = question.selections.flatMap((id) => {
        const display = context.displays.find(({ selection }) => selection === id);
        const offered = context.offer.find(({ selection }) => selection === id);
        return display && offered ? [{ ...display, odds: offered.odds, isLive: isPlayed(offered) }] : [];
      });
      const { currency } = context.inPlay;
      return { username: asker?.username ?? null, currency, legs, now: outcome, otherwise: otherwise?.outcome ?? null };
    });
}

interface Asked {
  readonly question: WhatIfQuestion;
  readonly supposed: Supposition;
  readonly at: Instant;
  readonly stakeTerms: StakeTerms;
}

async function answer(
  reads: WhatIfReads,
  asked: Asked,
): Promise<{ readonly context: SlipContext; readonly outcome: WhatIfOutcome } | Refusal<'betting-currency-not-taken'>> {
  const { question, at, stakeTerms } = asked;
  const player = question.player ?? GUEST;
  const readSlipContext = createReadSlipContext(reads, supposedOf(reads, asked));
  const context = await readSlipContext({ player, selections: question.selections, at });
  const { stakes } = context;
  if (stakes === null) return refuse('betting-currency-not-taken');
  const slip = slipOf(question, context);
  const award = awardOf(question, context);
  const parts = {
    offer: reads.offer,
    topExpresses: reads.topExpresses,
    readSlipContext: async () => context,
    freeBets: { find: async () => award },
    stakeTerms,
  };
  const submission = await judged(parts, { slip, player, at });
  const refusal = isRefusal(submission) ? submission : await lockRefusal(reads, { submission, question, context, at });
  const legs = slip.legs.flatMap(({ selection }) => context.offer.find((one) => one.selection === selection) ?? []);
  const line = legs.some(isPlayed) ? 'live' : 'usual';
  const funding: BettingRules['funding'] = question.pays === 'free-bet' ? award : context.inPlay.kind;
  const isWhole = legs.length > 0 && judgeForm(slip, context.settings) === null;
  const betOf = (stake: Units) => limitedBet({ ...slip, stake }, { legs, line }, stakes, funding);
  const bet = isWhole ? betOf(slip.stake) : null;
  const weighed = bet === null ? [] : weighAll(bet, context, await liabilityOfSlip(reads.bounds, context, stakes));
  const limits = await treeOf(reads, { weighed, asked });
  const stakeMax = stakeMaxOf(limits, bet?.limits.stakeMin ?? 0n);
  const waits = line === 'live' ? context.settings.liveDelayS : 0;
  return {
    context,
    outcome: {
      refusal,
      waitS: refusal === null ? waits : 0,
      line,
      stakes,
      limits,
      stakeMax,
      odds: formatOdds(bet === null ? ODDS_ONE : shownOdds(bet.factor)),
      potentialPayout: bet?.potentialPayout ?? 0n,
      payoutMax: stakeMax === null || stakeMax === 0n ? 0n : betOf(stakeMax).potentialPayout,
      bounds: isWhole ? boundsOf(slip, legs, context.settings) : [],
    },
  };
}

/** Returns the stake that the binding limit leaves; 0 where it is below the smallest stake, null where none binds. */
function stakeMaxOf(limits: WhatIfOutcome['limits'], stakeMin: Units): Units | null {
  const least = limits.find(({ isBinding }) => isBinding)?.stakeMax ?? null;
  return least !== null && least < stakeMin ? 0n : least;
}

/** A submission in play is judged twice: before it waits, and with the score at which it was submitted. */
async function judged(
  parts: Parameters<typeof judgeSubmission>[0],
  submission: Pick<Parameters<typeof judgeSubmission>[1], 'slip' | 'player' | 'at'>,
) {
  const first = await judgeSubmission(parts, { ...submission, scores: null });
  return isRefusal(first) || first.waitS === null
    ? first
    : judgeSubmission(parts, { ...submission, scores: first.scores });
}

/** Returns the refusal of the ledger: the check of the lock, and then whether the wallet holds the stake. */
async function lockRefusal(
  reads: WhatIfReads,
  parts: {
    submission: Exclude<Awaited<ReturnType<typeof judgeSubmission>>, Refusal>;
    question: WhatIfQuestion;
    context: SlipContext;
    at: Instant;
  },
): Promise<Refusal | null> {
  const { submission, question, context, at } = parts;
  const refused = await reads.whatIf.findLockRefusal({ payload: submission.payload, player: question.player, at });
  if (refused !== null) return orMoved(reads.offer, refused);
  const isOwn = question.pays !== 'free-bet' && context.inPlay.wallet !== SUPPOSED_WALLET;
  return isOwn && context.inPlay.balance < question.stake ? refuse('insufficient-balance') : null;
}

/** Returns the slip that a player would send for the present offer. */
function slipOf({ kind, system, stake, selections, pays }: WhatIfQuestion, context: SlipContext): Slip {
  const legs = selections.map((selection) => {
    const now = context.offer.find((one) => one.selection === selection);
    return { selection, odds: now?.odds ?? ODDS_ONE, isLive: now !== undefined && isPlayed(now) };
  });
  return { kind, system, stake, legs, accept: 'none', ...(pays === 'free-bet' && { freeBet: SUPPOSED_AWARD }) };
}

/** A free bet of the stake on the usual terms. */
function awardOf({ stake }: WhatIfQuestion, { main }: SlipContext): UsableFreeBet {
  return {
    currency: main.currency,
    amount: stake,
    isStakeReturned: false,
    oddsMin: null,
    oddsMax: null,
    kinds: 'any',
    legsMin: null,
    sports: null,
  };
}

function supposedOf(reads: WhatIfReads, { question, supposed }: Asked): Supposed {
  const changes = supposed.limits.map(({ amount, ...limit }, place): SupposedLimit => {
    return { ...limit, id: String(-1 - place), amount: amount === null ? null : String(amount) };
  });
  return {
    changes,
    see: async (offer) => {
      const wallets = walletsOf(question, offer);
      const [{ currency }] = wallets;
      const stakes = offer.stakes.get(currency) ?? (await reads.settings.findLimits(currency));
      const settings = { ...offer.settings, ...supposed.settings };
      const all = new Map(stakes === null ? [] : [[currency, { ...stakes, ...supposed.stakes }]]);
      return { ...offer, wallets, stakes: all, settings };
    },
  };
}

/** Returns the wallets that could pay: those of the player for the given payment, or one that holds any amount. */
function walletsOf(
  { player, currency, pays }: WhatIfQuestion,
  { wallets }: OfferSnapshot,
): [FundingWallet, ...FundingWallet[]] {
  const main = wallets.find((one) => one.class === 'main');
  const kind = pays === 'bonus' ? 'grant' : 'main';
  const supposed: FundingWallet = {
    id: SUPPOSED_WALLET,
    class: kind,
    currency: main?.currency ?? currency,
    balance: 1n,
    version: 0n,
  };
  if (player === null || main === undefined) {
    return kind === 'main' ? [supposed] : [supposed, { ...supposed, class: 'main' }];
  }
  const grants = wallets.filter((one) => one.class === 'grant');
  if (pays === 'main' || pays === 'free-bet') return [main];
  if (pays === 'bonus' && !grants.some(({ balance }) => balance > 0n)) return [supposed, main];
  return [main, ...grants];
}

function weighAll(bet: Parameters<typeof weighLimits>[0], { limits }: SlipContext, liability: readonly ActiveLimit[]) {
  const weighed = weighLimits(bet, [...limits, ...liability]);
  // A free bet is as large as it was awarded.
  return bet.isFree ? weighed.filter(({ name }) => name !== 'stake-above-maximum') : weighed;
}

/** Names what was weighed, the one that leaves the least first. */
async function treeOf(
  reads: WhatIfReads,
  { weighed, asked }: { weighed: readonly WeighedLimit[]; asked: Asked },
): Promise<LimitLeaf[]> {
  const ids = weighed.flatMap(({ limit }) => (limit === null || limit.id === '' ? [] : [limit.id]));
  const known = await reads.whatIf.findNamedLimits(ids.filter((id) => !id.startsWith('-')));
  const asIf = asked.supposed.limits.flatMap(({ amount, ...limit }, place) =>
    amount === null ? [] : [{ ...limit, amount, id: String(-1 - place), name: null }],
  );
  const all = [...known, ...asIf];
  const leaves = [];
  for (const one of weighed) {
    const set = all.find(({ id }) => id === one.limit?.id) ?? null;
    leaves.push({ ...one, set, isLiability: one.limit?.id === LIABILITY_ID, about: await nameOf(reads, one.limit) });
  }
  const sorted = leaves.toSorted((a, b) => byCapacity(a.stakeMax, b.stakeMax));
  return sorted.map((leaf, place) => ({ ...leaf, isBinding: place === 0 && leaf.stakeMax !== null }));
}

async function nameOf(reads: WhatIfReads, limit: ActiveLimit | null): Promise<string | null> {
  if (limit === null || limit.target === null || limit.target === '0') return null;
  return reads.whatIf.findTargetName(limit.scope, limit.target);
}

/** Orders by capacity; limits that bound no stake come last. */
function byCapacity(a: Units | null, b: Units | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : Number(a > b);
}
