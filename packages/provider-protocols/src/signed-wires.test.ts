import { describe, expect, it } from 'vitest';
import { aggregatorOwnProof, aggregatorProof } from './game-providers/aggregator.ts';
import { pgsoftProof, pgsoftRequests } from './game-providers/pgsoft.ts';
import { popokLaunch, popokLaunchLink, popokProof } from './game-providers/popok.ts';
import { tvbetLaunch, tvbetLaunchLink, tvbetPaymentOf, tvbetProof } from './game-providers/tvbet.ts';
import type { SignedBytes } from './signed-bytes.ts';
import vectors from './vectors/signed-wires.json' with { type: 'json' };

const { secret, pgsoft } = vectors;
const NOW = Number(vectors.timestamp);
const bytes = (text: string) => new TextEncoder().encode(text);
const PROOFS: Readonly<Record<string, SignedBytes>> = {
  pgsoft: pgsoftProof,
  popok: popokProof,
  tvbet: tvbetProof,
  aggregator: aggregatorProof('rubyplay'),
};
const CALLS = [
  ...vectors.calls.map(({ provider, path, body, signature }) => ({
    provider,
    path,
    body,
    headers: { [`x-${provider}-timestamp`]: vectors.timestamp, [`x-${provider}-signature`]: signature },
  })),
  { provider: 'pgsoft', path: pgsoft.path, body: pgsoft.body, headers: pgsoft.headers },
];

/** Every text that differs from `text` in one bit of one character's code. */
function flips(text: string): string[] {
  return [...text].map((char, at) => {
    const flipped = String.fromCharCode(char.charCodeAt(0) ^ 1);
    return text.slice(0, at) + flipped + text.slice(at + 1);
  });
}

describe.each(CALLS)('the published vector of $provider', ({ provider, path, body, headers }) => {
  const proof = PROOFS[provider] as SignedBytes;
  const key = { secret, path, now: NOW };

  it('is what we sign, and genuine', () => {
    expect(proof.sign(bytes(body), key)).toEqual(headers);
    expect(proof.isSigned(bytes(body), headers, key)).toBe(true);
  });

  it('is noticed with any flipped bit of its body or its headers', () => {
    expect(flips(body).filter((text) => proof.isSigned(bytes(text), headers, key))).toEqual([]);
    for (const [name, value] of Object.entries(headers))
      expect(flips(value).filter((text) => proof.isSigned(bytes(body), { ...headers, [name]: text }, key))).toEqual([]);
  });

  it('proves nothing at another path, under another secret or without its headers', () => {
    for (const other of [
      { ...key, path: 'cancel' },
      { ...key, path: '' },
      { ...key, secret: `${secret}x` },
    ])
      expect(proof.isSigned(bytes(body), headers, other)).toBe(false);
    expect(proof.isSigned(bytes(body), {}, key)).toBe(false);
  });

  it.each([
    [-301_000, false],
    [-300_000, true],
    [0, true],
    [300_000, true],
    [301_000, false],
  ])('of %d ms from now is taken: %s', (offset, taken) =>
    expect(proof.isSigned(bytes(body), headers, { ...key, now: NOW - offset })).toBe(taken),
  );
});

describe('a call of the aggregator', () => {
  it('in the name of one provider proves nothing for another, nor for the aggregator itself', () => {
    const key = { secret, path: 'bet', now: NOW };
    const headers = aggregatorProof('rubyplay').sign(bytes('{}'), key);
    expect(aggregatorProof('netent').isSigned(bytes('{}'), headers, key)).toBe(false);
    expect(aggregatorOwnProof.isSigned(bytes('{}'), headers, key)).toBe(false);
  });
});

describe('a date of PG Soft', () => {
  it.each(['', 'soon', '20260921', '20261321T141320Z', '20260921T141320', '2026-09-21T14:13:20Z'])(
    'is not %j',
    (date) => {
      const key = { secret, path: pgsoft.path, now: NOW };
      expect(pgsoftProof.isSigned(bytes(pgsoft.body), { ...pgsoft.headers, 'x-date': date }, key)).toBe(false);
    },
  );
});

describe('a movement of PG Soft', () => {
  const MOVEMENT = {
    operator_token: 'ordago',
    player_name: '42',
    operator_player_session: 's',
    game_id: 'g',
    parent_bet_id: 'r',
    bet_id: 'b',
    transaction_id: 't',
    currency_code: 'TRY',
    updated_time: '1790000000000',
    bet_amount: '10.00',
    win_amount: '4.00',
    transfer_amount: '-6.00',
  };
  it.each([
    ['-6.00', true],
    ['-6', true],
    ['-6.00000', true],
    ['6.00', false],
    ['-6.00001', false],
    ['--6', false],
    ['-', false],
    ['', false],
    ['- 6', false],
    ['-6e0', false],
  ])('has the net %j: %s', (transfer_amount, isNet) =>
    expect(pgsoftRequests.TransferInOut.safeParse({ ...MOVEMENT, transfer_amount }).success).toBe(isNet),
  );
});

describe('a launch link', () => {
  const place = { lang: 'pt', lobbyUrl: 'https://casino.example/?a=1&b=2' };
  it('of PopOK holds token, partner, platform, game and language, and is read back by the provider', () => {
    const link = popokLaunchLink('https://popok.example', { ...place, token: '1.a&b', gameId: '2001', platform: '2' });
    const query = Object.fromEntries(new URL(link).searchParams);
    expect(popokLaunch.parse(query)).toEqual({
      partnerId: '271',
      platform: '2',
      gameId: '2001',
      lang: 'pt',
      externalToken: '1.a&b',
      exitURL: place.lobbyUrl,
    });
  });
  it('of TVBET holds client, token, game and language, and is read back by the provider', () => {
    const link = tvbetLaunchLink('https://tvbet.example', { ...place, token: '1.a', code: 'draw-1', isMobile: true });
    const query = Object.fromEntries(new URL(link).searchParams);
    expect(tvbetLaunch.parse(query)).toEqual({
      clientId: '1544',
      token: '1.a',
      game: 'draw-1',
      lng: 'pt',
      mobile: '1',
      exitUrl: place.lobbyUrl,
    });
  });
});

describe('a payment of TVBET', () => {
  it.each([
    [-1, 'sale'],
    [1, 'win'],
    [2, 'refund'],
    [4, 'jackpot'],
    [5, 'instant'],
    [3, null],
    ['win', null],
    [undefined, null],
  ])('with tt %j is a %s', (tt, kind) => expect(tvbetPaymentOf({ tt })).toBe(kind));
  it('is nothing without a message', () =>
    expect([null, undefined, 'x'].map(tvbetPaymentOf)).toEqual([null, null, null]));
});
