import { formatAmount } from '@ordago/kernel';
import type { OriginalsRoundProof } from '@ordago/provider-protocols';
import type { CrashBooks } from '../crash/crash-books.ts';
import { gameById } from '../games/games.ts';
import type { Parts } from '../parts.ts';

/** Reads the proof of a round; null for an unknown one. */
export type ReadProof = (roundKey: string) => Promise<OriginalsRoundProof | null>;

const NEVER_HAPPENED = ['refused', 'cancelled', 'cancelling'];

/** Proofs show what is over: a seed after its rotation, the hash of a shared round after its bust. */
export function createProofReader({ rounds, fair, seeds }: Parts, crash: CrashBooks): ReadProof {
  return async (roundKey) => {
    const booked = await rounds.byRoundKey(roundKey);
    const played = booked && (await fair.byRound(booked.id));
    if (!booked || !played) return null;
    const isShown = !NEVER_HAPPENED.includes(booked.state);
    return {
      round: roundKey,
      game: played.game,
      engine: gameById(played.game)?.engine.key ?? '',
      stake: formatAmount(booked.stake),
      payout: formatAmount(isShown ? booked.payout : 0n),
      choice: played.choice,
      moves: [...played.moves],
      seeds: await seedsOf(played.pair, played.nonce),
      chain: played.pair === null ? await chainOf(booked.id) : null,
    };
  };

  async function seedsOf(pair: string | null, nonce: number | null) {
    const known = pair === null ? null : await seeds.proofOf(pair);
    if (!known || nonce === null) return null;
    const { commitment, serverSeed, clientSeed } = known;
    return { commitment, server_seed: serverSeed, client_seed: clientSeed, nonce };
  }

  async function chainOf(round: string) {
    const shared = await crash.ofBet(round);
    if (!shared) return null;
    const { terminal, salt, place, hash } = shared;
    return { terminal, salt, place, hash };
  }
}
