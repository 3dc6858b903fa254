import { randomUUID } from 'node:crypto';
import { encodeForm, signSlotegrator } from '@ordago/provider-protocols';
import { describeGameProvider, type WalletMessage } from '@ordago/testing/game-provider-suite';
import { createTestHouse, type TestHouse } from '@ordago/testing/house';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const KEY = 'ordago-development-only-slotegrator';
const PATH = '/callbacks/slotegrator';

/** The fields of one call, as the aggregator's manual lists them. */
function fieldsOf(message: WalletMessage): Record<string, string> {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const base = { player_id: player, currency };
  const money = { ...base, game_uuid: game, transaction_id: transaction, session_id: session, round_id: round, amount };
  switch (action) {
    case 'authenticate':
    case 'balance':
      return { action: 'balance', ...base, session_id: session };
    case 'bet':
      return { action: 'bet', ...money };
    case 'win':
      return { action: 'win', ...money, type: 'win' };
    case 'jackpot':
      return { action: 'win', ...money, type: 'jackpot' };
    case 'betwin':
      return { action: 'betwin', ...money, win_amount: message.win ?? '0' };
    case 'rollback':
      return { action: 'refund', ...money, bet_transaction_id: message.target ?? '' };
  }
}

function signed(message: WalletMessage, now: number) {
  const fields = fieldsOf(message);
  const proof = signSlotegrator(fields, { merchant: 'ordago', key: KEY, nonce: randomUUID(), now });
  const headers: Record<string, string> = Object.fromEntries(
    Object.entries(proof).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return {
    path: PATH,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } as Record<string, string>,
    body: encodeForm(fields),
  };
}

/** The description says why, the code is one of two. */
const because = (name: string) => `INTERNAL_ERROR ${name}`;

describeGameProvider({
  name: 'slotegrator',
  routeProvider: 'slotegrator',
  exchangesToken: false,
  speaksJson: false,
  words: {
    ...{ ok: 'ok', replayedBet: 'ok', replayedWin: 'ok', insufficient: 'INSUFFICIENT_FUNDS insufficient-balance' },
    ...{ conflict: because('key-conflict'), wrongCurrency: because('currency-mismatch') },
    ...{ deadSession: because('game-session-expired'), banned: because('user-banned') },
    ...{ providerBlocked: because('provider-blocked'), unknownPlayer: because('user-not-found') },
    ...{ betAfterRollback: because('rolled-back'), rollbackOfUnknown: 'ok' },
    ...{ rollbackOfPaid: because('bet-already-settled'), winWithoutBet: because('win-without-bet') },
    ...{ winAboveCap: because('win-above-cap'), forged: because('signature-invalid') },
    ...{ badAmount: because('validation-failed'), unreadable: because('malformed-input') },
    ...{ badToken: because('launch-token-invalid') },
  },
  sign: signed,
  wordOf: (body) =>
    body.error_code === undefined ? 'ok' : `${String(body.error_code)} ${String(body.error_description)}`,
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

const EXAMPLE: WalletMessage = {
  ...{ action: 'balance', player: '1', session: 's', round: 'r', transaction: 't', game: 'g' },
  ...{ amount: '1.00', currency: 'TRY' },
};

describe('a nonce of Slotegrator', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await createTestHouse();
  });
  afterAll(() => house.close());

  it('is taken once: the same bytes sent again are refused', async () => {
    const call = signed(EXAMPLE, house.clock.now());
    const send = async () => {
      const { path: url, headers, body: payload } = call;
      const answer = await house.servers.get('player')?.inject({ method: 'POST', url, headers, payload });
      return answer?.json().error_description;
    };
    expect(await send()).toBe('user-not-found');
    expect(await send()).toBe('nonce-replayed');
  });
});
