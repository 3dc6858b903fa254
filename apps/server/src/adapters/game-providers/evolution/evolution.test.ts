import { instant } from '@ordago/kernel';
import {
  EVOLUTION_SIGNATURE_HEADER,
  EVOLUTION_TIMESTAMP_HEADER,
  evolutionAuthToken,
  signEvolution,
} from '@ordago/provider-protocols';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  describeGameProvider,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { describeBadAnswers, WIRE_ORDER, wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { evolution } from './adapter.ts';
import { evolutionDialect } from './dialect.ts';

const SECRET = 'ordago-development-only-evolution';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'check',
  balance: 'balance',
  bet: 'debit',
  win: 'credit',
  betwin: 'debit-credit',
  rollback: 'cancel',
  jackpot: 'promo_payout',
};

/** The body of one call as text, so that an amount may be any token. */
function bodyOf(message: WalletMessage): string {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const text = JSON.stringify;
  const base = `"sid":${text(session)},"userId":${text(player)},"uuid":"u-${transaction}"`;
  const place = `"currency":${text(currency)},"game":{"id":${text(round)},"type":"roulette","details":{"table":{"id":${text(game)}}}}`;
  // A debit, its credit and its cancel share one reference.
  const reference = message.target ?? transaction.replace(/-win$/, '');
  const entry = `"id":${text(transaction)},"refId":${text(reference)},"amount":${amount}`;
  switch (action) {
    case 'authenticate':
      return `{${base}}`;
    case 'balance':
      return `{${base},"currency":${text(currency)}}`;
    case 'bet':
    case 'win':
    case 'rollback':
      return `{${base},${place},"transaction":{${entry}}}`;
    case 'betwin':
      return `{${base},${place},"transaction":{${entry},"winAmount":${message.win ?? '0'}}}`;
    case 'jackpot':
      return `{${base},${place},"promoTransaction":{"type":"JackpotWin","id":${text(transaction)},"amount":${amount}}}`;
  }
}

function signed(message: WalletMessage, now: number) {
  const body = bodyOf(message);
  const proof = signEvolution(Buffer.from(body), { secret: SECRET, now, path: PATHS[message.action] });
  return {
    path: `/callbacks/evolution/${PATHS[message.action]}?authToken=${proof.authToken}`,
    headers: {
      'content-type': 'application/json',
      [EVOLUTION_TIMESTAMP_HEADER]: proof.timestamp,
      [EVOLUTION_SIGNATURE_HEADER]: proof.signature,
    },
    body,
  };
}

describeGameProvider({
  name: 'evolution',
  routeProvider: 'evolutionlive',
  exchangesToken: true,
  speaksJson: true,
  words: {
    ok: 'OK',
    replayedBet: 'BET_ALREADY_EXIST',
    replayedWin: 'BET_ALREADY_SETTLED',
    insufficient: 'INSUFFICIENT_FUNDS',
    conflict: 'INVALID_PARAMETER',
    wrongCurrency: 'INVALID_PARAMETER',
    deadSession: 'INVALID_SID',
    banned: 'ACCOUNT_LOCKED',
    providerBlocked: 'ACCOUNT_LOCKED',
    unknownPlayer: 'INVALID_PARAMETER',
    betAfterRollback: 'FINAL_ERROR_ACTION_FAILED',
    rollbackOfUnknown: 'BET_DOES_NOT_EXIST',
    rollbackOfPaid: 'BET_ALREADY_SETTLED',
    winWithoutBet: 'TEMPORARY_ERROR',
    winAboveCap: 'TEMPORARY_ERROR',
    forged: 'INVALID_TOKEN_ID',
    badAmount: 'INVALID_PARAMETER',
    badToken: 'INVALID_SID',
  },
  sign: signed,
  wordOf: (body) => String(body.status),
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

describe('the uuid of a call', () => {
  const NOW = instant(1_790_000_000_000);
  const CALL: WalletMessage = {
    action: 'bet',
    player: '42',
    session: 's',
    round: 'r',
    transaction: 't-1',
    game: 'g',
    amount: '1.00',
    currency: 'TRY',
  };
  const read = (body: string) => {
    const { authToken, timestamp, signature } = signEvolution(Buffer.from(body), {
      secret: SECRET,
      now: NOW,
      path: 'debit',
    });
    const headers = { [EVOLUTION_TIMESTAMP_HEADER]: timestamp, [EVOLUTION_SIGNATURE_HEADER]: signature };
    const message = { action: 'debit', query: { authToken }, headers, body: Buffer.from(body), now: NOW };
    return evolutionDialect({ secret: SECRET }).read(message);
  };
  const refused = {
    ok: false,
    action: 'bet',
    name: 'internal',
    isReplay: false,
    balance: null,
    currency: null,
  } as const;

  it('comes back with every answer to a genuine call, also to one that is refused or of another shape', () => {
    const taken = read(bodyOf(CALL));
    const reported = 'command' in taken ? taken.answer(refused).body : '';
    expect(JSON.parse(reported)).toMatchObject({ status: 'TEMPORARY_ERROR', uuid: 'u-t-1' });
    const shapeless = read('{"uuid":"u-7","transaction":7}');
    expect('body' in shapeless && JSON.parse(shapeless.body)).toEqual({ status: 'INVALID_PARAMETER', uuid: 'u-7' });
  });

  it('is not repeated where it is no plain text', () => {
    const bent = read('{"uuid":"a b\\u0007"}');
    expect('body' in bent && JSON.parse(bent.body)).toMatchObject({ uuid: '' });
  });
});

describe('the token of One Wallet', () => {
  it('is not the secret', () => expect(evolutionAuthToken(SECRET)).not.toContain(SECRET));
});

/** Rows as the specification shows them: Trans (a map of languages), ImageURL, PageCode (may be null), System, MerchantName. */
const ROW = {
  Trans: { en: 'Roulette Toledo', es: 'Ruleta Toledo' },
  ImageURL: '/t/1.jpg',
  PageCode: 'r-1',
  System: 'live',
  MerchantName: 'Evolution',
};

describe('the list and launch of Evolution', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('keeps rows with a page, and counts those of another shape, of which the usable are used', async () => {
    const rows = [
      ROW,
      { ...ROW, PageCode: null },
      { ...ROW, PageCode: 'r-2', Trans: { pt: 'Roleta', he: 7 } },
      { ...ROW, PageCode: 'r-3', Trans: null, MerchantName: undefined },
      { ...ROW, PageCode: undefined },
    ];
    const { provider, asked } = wireTo('evolution', evolution, rows);
    const list = await provider.list();
    expect(list).toMatchObject({
      games: [
        {
          gameId: 'r-1',
          name: 'Ruleta Toledo',
          studio: 'Evolution',
          casinoType: 'live',
          hasDemo: false,
          imageUrl: 'https://cdn.example/t/1.jpg',
          details: { system: 'live', isLiveGame: true },
        },
        { gameId: 'r-2', name: 'Roleta' },
        { gameId: 'r-3', name: 'r-3', studio: 'Evolution' },
      ],
      mismatched: 3,
      firstFault: expect.stringContaining('row 2, Trans.he'),
    });
    expect(asked).toMatchObject([{ method: 'GET', path: `/games?authToken=${evolutionAuthToken(SECRET)}` }]);
  });

  it.each([true, false])('asks for a table by its page, language and device (a phone: %s)', async (isMobile) => {
    const { provider, asked } = wireTo('evolution', evolution, { entry: '/entry?session=1' });
    const launched = await provider.launch({ ...WIRE_ORDER, gameId: 'r-1', isMobile });
    expect(launched).toEqual({ url: 'https://cdn.example/entry?session=1' });
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      player: { id: '42', nickname: 'lucia', language: 'pt', currency: 'TRY', session: { id: '5001.secret' } },
      config: { game: { table: { id: 'r-1' } }, channel: { mobile: isMobile } },
    });
  });
});

describeBadAnswers('evolution', evolution, {
  lists: ['', '{', '{}', 'null'],
  launches: ['', '[]', '{"entry":"javascript:alert(1)"}', '{"entry":"https://["}', '{"error":"unknown table"}'],
});
