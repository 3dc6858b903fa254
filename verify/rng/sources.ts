import { randomBytes, randomFillSync } from 'node:crypto';
import {
  chainDraws,
  type Draws,
  fairDraws,
  hashBefore,
  secureDraws,
  serverSeedOf,
} from '../../packages/fairness/src/index.ts';

/** Opens the draws of bet after bet. */
export interface Source {
  readonly name: string;
  drawsOf(bet: number): Draws;
}

const WORDS = 2 ** 32;

/** A server seed: fresh, or the one of `RNG_SEED` to repeat a run. */
export const SERVER_SEED = process.env.RNG_SEED ?? serverSeedOf(randomBytes(32));

/** Draws that players meet: the stream of one pair of seeds, a nonce for each bet. */
export const FAIR: Source = {
  name: 'seeds',
  drawsOf: (nonce) => fairDraws({ serverSeed: SERVER_SEED, clientSeed: 'verify', nonce }),
};

/** Draws of games that are not provably fair: the operating system. */
const secure = secureDraws((bytes) => void randomFillSync(bytes));
export const SECURE: Source = { name: 'secure', drawsOf: () => secure };

/** The games of one hash chain. */
export function chainSource(): Source {
  let hash = SERVER_SEED;
  return {
    name: 'chain',
    drawsOf() {
      hash = hashBefore(hash);
      return chainDraws({ hash, salt: 'verify' });
    },
  };
}

/** Every bet under the same nonce: one outcome for ever. */
export const REUSED_NONCE: Source = { name: 'reused nonce', drawsOf: () => FAIR.drawsOf(0) };

/** Generators that are wrong on purpose. The tests have to find every one of them out. */
export const CONTROLS: readonly Source[] = [
  {
    // Bytes taken modulo 200: 0 to 55 come twice as often.
    name: 'modulo bias',
    drawsOf: (bet) => changed(FAIR.drawsOf(bet), (word) => Math.floor(((word >>> 24) % 200) * (WORDS / 200))),
  },
  {
    name: 'two stuck bits',
    drawsOf: (bet) => changed(FAIR.drawsOf(bet), (word) => word & 0x7fff_fffe),
  },
  REUSED_NONCE,
  {
    name: 'stuck draws',
    drawsOf(bet) {
      // One draw of four is 0, wherever the bet begins.
      let count = bet;
      return changed(FAIR.drawsOf(bet), (word) => (count++ % 4 === 0 ? 0 : word));
    },
  },
  { name: 'weak generator', drawsOf: (bet) => congruential(bet) },
];

function changed(draws: Draws, change: (word: number) => number): Draws {
  return { nextU32: () => change(draws.nextU32()) };
}

/** A linear congruential generator, seeded with the number of the bet: bets that follow each other look alike. */
function congruential(bet: number): Draws {
  let state = bet >>> 0;
  return {
    nextU32() {
      state = (Math.imul(state, 69_069) + 1) >>> 0;
      return state;
    },
  };
}
