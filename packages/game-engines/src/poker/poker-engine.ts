import { dealDistinct } from '@ordago/fairness';
import { assert, formatAmount, isRefusal, refuse, type Units } from '@ordago/kernel';
import { CARDS } from '../cards.ts';
import type { EngineFacts, EngineMaths, Round, SteppedEngine } from '../engine.ts';
import { readFields, readWord } from '../reading.ts';
import {
  type PokerBet,
  type PokerRules,
  type PokerState,
  type Showdown,
  showdownOf,
  viewPoker,
} from './poker-state.ts';

/** Nothing can be chosen: the ante is enough. */
export type PokerChoice = Readonly<Record<string, never>>;

export interface PokerMove {
  readonly action: PokerBet | 'fold';
}

export type PokerEngine = SteppedEngine<PokerChoice, PokerState, PokerMove>;

interface Declared extends Omit<EngineFacts, 'source' | 'parameters'> {
  readonly maths: EngineMaths;
}

/** A game of poker against the dealer by its rules: an ante, one look at the cards, then a second bet or a fold. */
export function pokerEngine({ maths, ...facts }: Declared, rules: PokerRules): PokerEngine {
  const { bet, betAntes } = rules;
  return {
    ...facts,
    form: 'stepped',
    source: 'seeds',
    parameters: {
      bet,
      betAntes: Number(betAntes),
      antePays: rules.antePays,
      bonusPays: rules.bonusPays,
      actions: [bet, 'fold'],
    },
    readChoice(input) {
      const fields = readFields(input ?? {}, 'choice');
      return isRefusal(fields) ? fields : {};
    },
    start(ante, _choice, draws) {
      assert(ante > 0n, 'a round takes a stake');
      const cards = dealDistinct(draws, { count: rules.cards, from: CARDS });
      return { ante, ...rules.deal(cards), phase: 'decide' };
    },
    readMove(input, { phase }) {
      const fields = readFields(input, 'move');
      if (isRefusal(fields)) return fields;
      const action = readWord(fields.action, { field: 'action', among: [bet, 'fold'] });
      if (isRefusal(action)) return action;
      return phase === 'decide' ? { action } : refuse('round-action-invalid');
    },
    costOf: ({ ante }, { action }) => (action === 'fold' ? 0n : ante * betAntes),
    move(state, { action }) {
      assert(state.phase === 'decide', 'the round has ended');
      return { ...state, phase: action === 'fold' ? 'folded' : 'played' };
    },
    roundOf: (state) => (state.phase === 'decide' ? null : roundOf(rules, state)),
    view: (state) => viewPoker(rules, state),
    advise: (state) => (state.phase === 'decide' ? { action: rules.isPlayed(state) ? bet : 'fold' } : null),
    mathsOf: () => maths,
    modes: () => [{}],
  };
}

function roundOf(rules: PokerRules, state: PokerState): Round {
  const showdown = showdownOf(rules, state);
  const isPlayed = state.phase === 'played';
  const second = isPlayed ? state.ante * rules.betAntes : 0n;
  const paid = isPlayed ? payoutsOf(rules, showdown, { ante: state.ante, bet: second }) : NOTHING_PAID;
  const stake = state.ante + second;
  const payout = paid.ante + paid.bet + paid.bonus;
  return {
    stake,
    payout,
    beatsStake: payout > stake,
    shown: {
      ...viewPoker(rules, state),
      ...showdown,
      stakes: { ante: formatAmount(state.ante), bet: formatAmount(second) },
      payouts: { ante: formatAmount(paid.ante), bet: formatAmount(paid.bet), bonus: formatAmount(paid.bonus) },
    },
  };
}

interface Payouts {
  readonly ante: Units;
  readonly bet: Units;
  readonly bonus: Units;
}

const NOTHING_PAID: Payouts = { ante: 0n, bet: 0n, bonus: 0n };

/** A dealer who does not qualify pays the ante and gives the second bet back; level hands give both back. */
export function payoutsOf(
  { antePays, bonusPays }: PokerRules,
  { hand, isQualified, winner }: Omit<Showdown, 'dealerHand'>,
  { ante, bet }: Omit<Payouts, 'bonus'>,
): Payouts {
  const bonus = ante * BigInt(bonusPays[hand] ?? 0);
  const won = ante * BigInt(1 + (antePays[hand] ?? 1));
  if (!isQualified) return { ante: won, bet, bonus };
  if (winner === 'tie') return { ante, bet, bonus };
  return winner === 'player' ? { ante: won, bet: bet * 2n, bonus } : { ante: 0n, bet: 0n, bonus };
}
