import type { TakenBack } from '@ordago/contracts/play';
import type { Json } from '@ordago/game-engines';
import { assert } from '@ordago/kernel';
import { createAddedStakes } from '@ordago/provider-kit';
import { gameById } from '../games/games.ts';
import type { Parts } from '../parts.ts';
import type { FairRound } from './fair-books.ts';
import { endingMove } from './operator-rules.ts';
import { settleIfOver, stateOf } from './play-stepped.ts';

const ABANDONED: TakenBack = 'abandoned';

/**
 * Ends rounds of several steps that their players left: an hour after the last move they are played to their end without
 * staking more (mines cash out, blackjack stands on every hand, poker folds), and taken back where nothing was decided yet.
 */
export async function endAbandoned(parts: Parts): Promise<number> {
  const abandoned = await parts.fair.abandoned();
  for (const round of abandoned) await endOne(parts, round);
  return abandoned.length;
}

async function endOne(parts: Parts, round: FairRound): Promise<void> {
  const { rounds, sessions, fair, money } = parts;
  const engine = gameById(round.game)?.engine;
  const booked = await rounds.byId(round.round);
  const session = await sessions.byId(round.session);
  assert(engine?.form === 'stepped' && booked && session, `the round ${round.round} cannot be ended`);
  // A bet that nobody answered is taken back by the retries of round money.
  if (booked.state !== 'playing') return;
  const added = createAddedStakes(parts);
  let state = await stateOf(parts, engine, booked, round);
  for (let place = round.moves.length; engine.roundOf(state) === null; place += 1) {
    const move = (await added.paidMoveAt(booked, place)) ?? endingMove(engine, state);
    if (move === null) {
      const taken = await rounds.claim(booked.id, { from: 'playing', to: 'cancelling', word: ABANDONED });
      await fair.close(booked.id);
      if (taken) await money.cancel(session, taken);
      return;
    }
    if (!(await fair.addMove(booked.id, place, move as Json))) return;
    state = engine.move(state, move);
  }
  await settleIfOver(parts, engine, session, { booked, state });
}
