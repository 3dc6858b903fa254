import { amountNumber } from '@ordago/contracts';
import { toIso } from '@ordago/kernel';
import type { RoundStory } from '../history/index.ts';
import type { GameLanguage } from '../shared/domain/game.ts';
import type { RoundProof } from '../shared/ports/game-provider.ts';
import type { ProvedRound } from './use-cases/read-round.ts';

/** A round with what moved in it and what proves it, its game named in a language. */
export function presentProved({ story, fairness, proof, hasReplay }: ProvedRound, language: GameLanguage) {
  return {
    transfer_id: story.transfer,
    round_id: story.roundKey,
    game_name: story.gameNames?.[language] ?? story.gameName,
    transactions: story.transactions.map(presentMovement),
    fairness,
    has_replay: hasReplay,
    proof: proof && { ...proof, seeds: proof.seeds && presentSeeds(proof.seeds) },
  };
}

/** A round as staff see it, with whose it is. */
export function presentStaffRound(story: RoundStory) {
  return {
    id: story.id,
    player: story.player,
    transfer_id: story.transfer,
    round_id: story.roundKey,
    provider: story.provider,
    game_name: story.gameName,
    currency: story.currency,
    opened_at: toIso(story.openedAt),
    bet_amount: amountNumber(story.stake),
    payout: amountNumber(story.payout),
    balance_before: amountNumber(story.balanceBefore),
    balance_after: amountNumber(story.balanceAfter),
    transactions: story.transactions.map(presentMovement),
  };
}

function presentMovement(movement: RoundStory['transactions'][number]) {
  const { transfer, kind, at, stake, payout, balanceAfter, isTakenBack } = movement;
  return {
    transfer_id: transfer,
    kind,
    date: toIso(at),
    stake: amountNumber(stake),
    payout: amountNumber(payout),
    balance_after: amountNumber(balanceAfter),
    is_taken_back: isTakenBack,
  };
}

function presentSeeds({ commitment, serverSeed, clientSeed, nonce }: NonNullable<RoundProof['seeds']>) {
  return { commitment, server_seed: serverSeed, client_seed: clientSeed, nonce };
}
