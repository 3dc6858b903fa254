import { BETCONSTRUCT_CODES, BETCONSTRUCT_GAME, betconstructProof } from '@ordago/provider-protocols';
import type { OutgoingCall } from '../game-providers/provider-simulator.ts';
import { isNothing, legsOf, sportsbookSimulator } from './sportsbook-simulator.ts';

const { ok, alreadyProcessed, retry } = BETCONSTRUCT_CODES;
const text = JSON.stringify;

/** BetConstruct as the sandbox plays it. */
export const betconstructSimulator = sportsbookSimulator({
  name: 'betconstruct',
  title: 'BetConstruct',
  game: BETCONSTRUCT_GAME,
  proof: betconstructProof,
  bodyOf,
  paths: {
    authenticate: 'GetClientDetails',
    balance: 'GetClientBalance',
    bet: 'BetPlaced',
    win: 'BetResulted',
    betwin: 'InstantBet',
    rollback: 'Rollback',
  },
  meanings: { well: new Set([String(ok), String(alreadyProcessed)]), again: new Set([String(retry)]) },
  fieldsOf: ({ ResponseCode, Balance, AuthToken }) => ({ word: ResponseCode, balance: Balance, session: AuthToken }),
  holder: { userId: 'ClientId', username: 'Login', currency: 'Currency' },
});

function bodyOf(call: OutgoingCall): string {
  const { action, userId, session, round, transaction, currency, amount, win, target } = call;
  if (action === 'authenticate') return `{"AuthToken":${text(session)}}`;
  const who = `"ClientId":${text(userId)},"Currency":${text(currency)}`;
  if (action === 'balance') return `{${who}}`;
  const id = `"TransactionId":${text(transaction)}`;
  if (action === 'rollback') return `{${who},${id},"RolledBackTransactionId":${text(target)},"Amount":${amount}}`;
  const bet = `${who},${id},"BetId":${text(round)}`;
  const state = (payout: string) => `"BetState":"${isNothing(payout) ? 'Lost' : 'Won'}","Amount":${payout}`;
  if (action === 'win') return `{${bet},"PlacedTransactionId":${text(target)},${state(amount)}}`;
  const selections = legsOf(call).map((leg) => ({
    EventId: leg.event,
    EventName: leg.title,
    MarketName: leg.market,
    SelectionName: leg.outcome,
    Price: leg.odds,
  }));
  const placed = `${bet},"AuthToken":${text(session)},"Selections":${text(selections)}`;
  return action === 'bet' ? `{${placed},"Amount":${amount}}` : `{${placed},"Stake":${amount},${state(win)}}`;
}
