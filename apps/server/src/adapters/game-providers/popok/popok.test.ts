import { popokProof } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'playerInfo',
  balance: 'balance',
  bet: 'bet',
  win: 'win',
  betwin: 'betWin',
  rollback: 'cancel',
  jackpot: 'jackpotWin',
};

/** One call as the provider writes it; by hand, so that an amount is a JSON token with exactly its digits. */
function bodyOf(message: WalletMessage): string {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const text = JSON.stringify;
  const who = `"partnerId":"271","playerId":${text(player)},"currency":${text(currency)}`;
  const money = `${who},"gameId":${text(game)},"roundId":${text(round)},"transactionId":${text(transaction)}`;
  switch (action) {
    case 'authenticate':
      return `{"partnerId":"271","externalToken":${text(session)}}`;
    case 'balance':
      return `{${who}}`;
    case 'bet':
      return `{${money},"externalToken":${text(session)},"amount":${amount}}`;
    case 'betwin':
      return `{${money},"externalToken":${text(session)},"betAmount":${amount},"winAmount":${message.win ?? '0'}}`;
    case 'win':
    case 'jackpot':
      return `{${money},"amount":${amount}}`;
    case 'rollback':
      return `{${who},"transactionId":${text(message.target)},"amount":${amount}}`;
  }
}

for (const [name, routeProvider] of [
  ['popok', 'popokgaming'],
  ['popok-live', 'popokgaminglive'],
] as const)
  describeGameProvider({
    name,
    routeProvider,
    exchangesToken: true,
    speaksJson: true,
    words: {
      ok: '0',
      replayedBet: '0',
      replayedWin: '0',
      insufficient: '101',
      conflict: '107',
      wrongCurrency: '106',
      deadSession: '102',
      banned: '104',
      providerBlocked: '105',
      unknownPlayer: '103',
      betAfterRollback: '108',
      rollbackOfUnknown: '110',
      rollbackOfPaid: '109',
      winWithoutBet: '199',
      winAboveCap: '199',
      forged: '111',
      badAmount: '106',
      badToken: '102',
    },
    sign: (message, now) => {
      const path = PATHS[message.action];
      const body = bodyOf(message);
      const secret = `ordago-development-only-${name}`;
      const headers = {
        'content-type': 'application/json',
        ...popokProof.sign(Buffer.from(body), { secret, path, now }),
      };
      return { path: `/callbacks/${name}/${path}`, headers, body };
    },
    wordOf: (body) => String(body.code),
    balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
  });

describe('the driver', () => {
  it('has a path for every action', () => expect(new Set(Object.values(PATHS)).size).toBe(7));
});
