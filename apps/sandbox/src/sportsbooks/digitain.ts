import { DIGITAIN_CODES, DIGITAIN_GAME, DIGITAIN_PROJECT, digitainProof } from '@ordago/provider-protocols';
import type { OutgoingCall } from '../game-providers/provider-twin.ts';
import { bookTwin, isNothing, legsOf } from './book-twin.ts';

const { ok, orderExists, pending, general } = DIGITAIN_CODES;
const text = JSON.stringify;

/** Digitain as the sandbox plays it. */
export const digitainTwin = bookTwin({
  ...{ name: 'digitain', title: 'Digitain', game: DIGITAIN_GAME, proof: digitainProof, bodyOf },
  paths: {
    ...{ authenticate: 'authenticate', balance: 'balance', bet: 'debit', win: 'credit', betwin: 'debit-credit' },
    rollback: 'refund',
  },
  meanings: { well: new Set([String(ok), String(orderExists)]), again: new Set([String(pending), String(general)]) },
  said: ({ code, balance, token }) => ({ word: code, balance, session: token }),
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
  const stakes = legsOf(call).map((leg) => ({
    ...{ eventId: leg.event, event: leg.title, stakeType: leg.market, stake: leg.outcome, factor: leg.odds },
  }));
  const placed = `${order},"token":${text(session)},"betAmount":${amount},"stakes":${text(stakes)}`;
  return action === 'bet' ? `{${placed}}` : `{${placed},${result(win)}}`;
}
