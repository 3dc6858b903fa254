import { formatAmount, type PlayerId, parseId, toIso } from '@ordago/kernel';
import type { HistoryRepository } from '../repository/history.repository.ts';

/** A round as a case about it carries it: ids and amounts as texts. */
export interface RoundFacts {
  readonly key: string;
  readonly facts: Readonly<Record<string, string | readonly string[]>>;
}

export type PublishRound = (player: PlayerId, transfer: string) => Promise<RoundFacts | null>;

/** Returns the facts of a player's round for a complaint; null for one that is not theirs. */
export function createPublishRound(rounds: HistoryRepository): PublishRound {
  return async (player, ref) => {
    const transfer = parseId(ref);
    const story = transfer === null ? null : await rounds.story(player, transfer);
    if (story === null) return null;
    const { id, provider, roundKey, gameName, gameId, currency, openedAt, transactions } = story;
    const { stake, payout, balanceBefore, balanceAfter } = story;
    return {
      key: id,
      facts: {
        transfer: story.transfer,
        transfers: transactions.map((each) => each.transfer),
        round: roundKey,
        provider,
        game: gameName,
        ...(gameId === null ? {} : { game_id: gameId }),
        date: toIso(openedAt),
        currency,
        stake: formatAmount(stake),
        payout: formatAmount(payout),
        balance_before: formatAmount(balanceBefore),
        balance_after: formatAmount(balanceAfter),
      },
    };
  };
}
