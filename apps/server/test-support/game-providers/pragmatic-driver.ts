import type { ProviderWords, WalletMessage } from './game-provider-driver.ts';

/** Pragmatic's seamless wallet as tests drive it, for its slots and its live tables alike. */
export const PRAGMATIC_PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'authenticate.html',
  balance: 'balance.html',
  bet: 'bet.html',
  win: 'result.html',
  betwin: 'betresult.html',
  rollback: 'refund.html',
  jackpot: 'jackpotwin.html',
};

/** The fields of one call, as the provider's manual lists them. */
export function pragmaticFieldsOf(message: WalletMessage): Record<string, string> {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const base = { providerId: 'PragmaticPlay' };
  const money = { ...base, userId: player, gameId: game, roundId: round, reference: transaction, currency, amount };
  switch (action) {
    case 'authenticate':
      return { ...base, token: session };
    case 'balance':
      return { ...base, userId: player };
    case 'bet':
      return { ...money, token: session };
    case 'betwin':
      return { ...money, token: session, winAmount: message.win ?? '0' };
    case 'rollback':
      return { ...base, userId: player, reference: message.target ?? '', gameId: game, roundId: round };
    case 'win':
    case 'jackpot':
      return money;
  }
}

export const PRAGMATIC_WORDS: ProviderWords = {
  ok: '0',
  replayedBet: '0',
  replayedWin: '0',
  insufficient: '1',
  conflict: '7',
  wrongCurrency: '7',
  deadSession: '4',
  banned: '6',
  providerBlocked: '3',
  unknownPlayer: '2',
  betAfterRollback: '3',
  rollbackOfUnknown: '0',
  rollbackOfPaid: '120',
  winWithoutBet: '100',
  winAboveCap: '100',
  forged: '5',
  badAmount: '7',
  badToken: '4',
};
