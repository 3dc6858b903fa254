import {
  chainDraws,
  commitmentOf,
  fairDraws,
  hashOfGame,
  isClientSeed,
  isServerSeed,
  roundBytes,
} from '@ordago/fairness';
import { engineByKey, isEngineRefusal, type LinkedProof, replayRound } from '@ordago/game-engines';
import { formatAmount, parseAmount } from '@ordago/kernel';

/** One number of the stream, as a person can recompute it. */
export interface SeenDraw {
  /** Four bytes in hex. */
  readonly bytes: string;
  /** 0 to 1, with eight decimals. */
  readonly number: string;
}

export interface Verdict {
  /** Hash of the seed, or the hash of the shared game down to game 0. */
  readonly promise: string;
  /** Null where no promise was given. */
  readonly isPromised: boolean | null;
  /** Message of the first block of the stream. */
  readonly message: string;
  readonly draws: readonly SeenDraw[];
  readonly payout: string;
  /** Null where no payout was given. */
  readonly isPaidRight: boolean | null;
  readonly shown: Readonly<Record<string, unknown>>;
}

export type VerifyFault = 'badSeed' | 'badStake' | 'bad' | 'notOver';

const DRAWS_SHOWN = 8;
const U32_COUNT = 2 ** 32;

/** Recomputes a round from what was revealed: the promise, the draws, the round. Nothing leaves the browser. */
export function verify(proof: LinkedProof): Verdict | { readonly fault: VerifyFault; readonly field: string } {
  const stake = parseAmount(proof.stake, { decimalsMax: 5 });
  if (stake === null || stake === 0n) return { fault: 'badStake', field: 'stake' };
  const source = sourceOf(proof);
  if (source === null) return { fault: 'badSeed', field: 'seed' };
  const engine = engineByKey(proof.engine);
  if (!engine) return { fault: 'bad', field: 'game' };
  const round = replayRound(engine, { stake, choice: proof.choice, moves: proof.moves }, source.open());
  if (round === null) return { fault: 'notOver', field: 'moves' };
  if (isEngineRefusal(round)) return { fault: 'bad', field: String(round.params.field ?? 'moves') };
  const payout = formatAmount(round.payout);
  const stated = parseAmount(proof.payout, { decimalsMax: 5 });
  return {
    promise: source.promise,
    isPromised: source.isPromised,
    message: source.message,
    draws: firstDraws(source.open()),
    payout,
    isPaidRight: stated === null ? null : stated === round.payout,
    shown: round.shown,
  };
}

function sourceOf({ seeds, chain }: LinkedProof) {
  if (seeds) {
    const { server, client, nonce, commitment } = seeds;
    if (server === null || !isServerSeed(server) || !isClientSeed(client)) return null;
    const named = { serverSeed: server, clientSeed: client, nonce };
    const promise = commitmentOf(server);
    return {
      promise,
      isPromised: commitment === '' ? null : promise === commitment.toLowerCase(),
      message: `${client}:${nonce}:0 → ${hexOf(roundBytes(named, 0))}`,
      open: () => fairDraws(named),
    };
  }
  if (!chain?.hash || !isServerSeed(chain.hash) || !isClientSeed(chain.salt)) return null;
  const { hash, salt, place, terminal } = chain;
  const promise = hashOfGame({ game: place, hash }, 0);
  return {
    promise,
    isPromised: terminal === '' ? null : promise === terminal.toLowerCase(),
    message: hash,
    open: () => chainDraws({ hash, salt }),
  };
}

function firstDraws(draws: { nextU32(): number }): SeenDraw[] {
  return Array.from({ length: DRAWS_SHOWN }, () => {
    const value = draws.nextU32();
    return { bytes: value.toString(16).padStart(8, '0'), number: (value / U32_COUNT).toFixed(8) };
  });
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
