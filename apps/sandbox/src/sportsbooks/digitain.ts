import { DIGITAIN_CODES, DIGITAIN_GAME, DIGITAIN_PROJECT, digitainProof } from '@ordago/provider-protocols';
import type { OutgoingCall } from '../game-providers/provider-simulator.ts';
import { isNothing, legsOf, sportsbookSimulator } from './sportsbook-simulator.ts';

const { ok, orderExists, pending, general } = DIGITAIN_CODES;
const text = JSON.stringify;

/** Digitain as the sandbox plays it. */
export const digitainSimulator = sportsbookSimulator({
  name: 'digitain',
  title: 'Digitain',
  game: DIGITAIN_GAME,
  proof: digitainProof,
  bodyOf,
  paths: {
    authenticate: 'authenticate',
    balance: 'balance',
    bet: 'debit',
    win: 'credit',
    betwin: 'debit-credit',
    rollback: 'refund',
  },
  meanings: { well: new Set([String(ok), String(orderExists)]), again: new Set([String(pending), String(general)]) },
  orders: { path: 'debit-orders', bodyOf: ordersBody, textOf: orderText },
  fieldsOf: ({ code, balance, token }) => ({ word: code, balance, session: token }),
  holder: { userId: 'playerId', username: 'userName', currency: 'currencyId' },
});

function bodyOf(call: OutgoingCall): string {
  const { action, userId, session, round, transaction, currency, amount, win, target } = call;
  const name = `"projectName":"${DIGITAIN_PROJECT}"`;
  if (action === 'authenticate') return `{${name},"token":${text(session)}}`;
  const who = `${name},"playerId":${text(userId)},"currencyId":${text(currency)}`;
  if (action === 'balance') return `{${who}}`;
  const id = `"txId":${text(transaction)}`;
  if (action === 'rollback') return `{${who},${id},"refundTxId":${text(target)},"amount":${amount}}`;
  const order = `${who},${id},"orderNumber":${text(round)}`;
  const result = (payout: string) => `"status":"${isNothing(payout) ? 'lose' : 'win'}","winAmount":${payout}`;
  if (action === 'win') return `{${order},"debitTxId":${text(target)},${result(amount)}}`;
  const placed = `${order},"token":${text(session)},"betAmount":${amount},"stakes":${text(stakesOf(call))}`;
  return action === 'bet' ? `{${placed}}` : `{${placed},${result(win)}}`;
}

function stakesOf(call: OutgoingCall) {
  return legsOf(call).map((leg) => ({
    eventId: leg.event,
    event: leg.title,
    stakeType: leg.market,
    stake: leg.outcome,
    factor: leg.odds,
  }));
}

/** Orders of one player and session in one call. */
function ordersBody(calls: readonly OutgoingCall[], isAllOrNone: boolean): string {
  const [first] = calls;
  const who = `"projectName":"${DIGITAIN_PROJECT}","playerId":${text(first?.userId)},"currencyId":${text(first?.currency)}`;
  const orders = calls.map(
    (call) =>
      `{"txId":${text(call.transaction)},"orderNumber":${text(call.round)},"betAmount":${call.amount},"stakes":${text(stakesOf(call))}}`,
  );
  return `{${who},"token":${text(first?.session)},"allOrNone":${isAllOrNone},"orders":[${orders.join(',')}]}`;
}

/** An order bears its own code; a call that was refused as a whole has the code of the refusal for each of them. */
function orderText({ code, balance, orders }: Readonly<Record<string, unknown>>, { transaction }: OutgoingCall) {
  const listed = Array.isArray(orders) ? (orders as Readonly<Record<string, unknown>>[]) : [];
  const own = listed.find(({ txId }) => txId === transaction);
  return { word: own?.code ?? code, balance, session: undefined };
}
