import { GR8_GAME, gr8Proof } from '@ordago/provider-protocols';
import type { OutgoingCall } from '../game-providers/provider-simulator.ts';
import { type AwardCall, legsOf, sportsbookSimulator } from './sportsbook-simulator.ts';

const text = JSON.stringify;
/** The operator names no error when all is well. */
const WELL = 'ok';

/** GR8 as the sandbox plays it. A rollback of what never came to the operator has done its work as well. */
export const gr8Simulator = sportsbookSimulator({
  name: 'gr8',
  title: 'GR8',
  game: GR8_GAME,
  proof: gr8Proof,
  bodyOf,
  awardBody,
  paths: {
    authenticate: 'authenticate',
    balance: 'balance',
    bet: 'bet',
    win: 'settle',
    betwin: 'bet-settle',
    rollback: 'rollback',
  },
  meanings: { well: new Set([WELL, 'decline.parent.notfound']), again: new Set(['error.general']) },
  fieldsOf: ({ error, balance, sessionId }) => ({
    word: error ?? (balance === undefined ? undefined : WELL),
    balance,
    session: sessionId,
  }),
  holder: { userId: 'playerId', username: 'playerName', currency: 'currency' },
});

function bodyOf(call: OutgoingCall): string {
  const { action, userId, session, round, transaction, currency, amount, win, target } = call;
  if (action === 'authenticate') return `{"token":${text(session)}}`;
  const who = `"playerId":${text(userId)},"currency":${text(currency)}`;
  if (action === 'balance') return `{${who}}`;
  const id = `"transactionId":${text(transaction)}`;
  if (action === 'rollback') return `{${who},${id},"parentId":${text(target)},"amount":${amount}}`;
  const bet = `${who},${id},"betId":${text(round)},"amount":${amount}`;
  if (action === 'win') return `{${bet},"parentId":${text(target)}}`;
  const selections = legsOf(call).map((leg) => ({
    eventId: leg.event,
    eventName: leg.title,
    marketName: leg.market,
    outcomeName: leg.outcome,
    odds: leg.odds,
  }));
  const placed = `${bet},"sessionId":${text(session)},"selections":${text(selections)}`;
  const award = call.outcome?.award;
  if (typeof award === 'string') return `{${placed},"awardId":${text(award)}}`;
  return action === 'bet' ? `{${placed}}` : `{${placed},"payout":${win}}`;
}

function awardBody({ userId, currency, transaction, award, amount }: AwardCall): string {
  return `{"playerId":${text(userId)},"currency":${text(currency)},"transactionId":${text(transaction)},"awardId":${text(award)},"amount":${amount}}`;
}
