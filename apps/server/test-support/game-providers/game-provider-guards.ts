import { idOf, type PlayerId } from '@ordago/kernel';
import { type HostileNumber, NUMBER_CORPUS, ZEROES } from '@ordago/testing/number-corpus';
import { expect, it } from 'vitest';
import type { ProviderDriver, WalletMessage } from './game-provider-driver.ts';
import { type GameProviderTestKit, launchToken, winId } from './game-provider-test-kit.ts';

export function describeSessions({ words }: ProviderDriver, kit: GameProviderTestKit): void {
  it('refuses a stake in a session that ended, pays its wins and takes its bets back', async () => {
    const player = await kit.player();
    const bet = kit.message(player, { action: 'bet' });
    await kit.send(bet);
    const lost = kit.message(player, { action: 'bet', amount: '7.00' });
    await kit.send(lost);
    await kit.endSessions(player);
    const back = { action: 'rollback', round: lost.round, target: lost.transaction, amount: '7.00' } as const;
    expect(await kit.send(kit.message(player, back))).toMatchObject({ word: words.ok, balance: '90.00' });
    expect(await kit.send(kit.message(player, { action: 'bet' }))).toMatchObject({ word: words.deadSession });
    expect(await kit.send(bet)).toMatchObject({ word: words.replayedBet, balance: '90.00' });
    const win = kit.message(player, { action: 'win', round: bet.round, transaction: winId(bet), amount: '5.00' });
    expect(await kit.send(win)).toMatchObject({ word: words.ok, balance: '95.00' });
  });
}

export function describeAccess({ words, exchangesToken }: ProviderDriver, kit: GameProviderTestKit): void {
  it('refuses the stakes of a banned player at once, and pays what is owed', async () => {
    const player = await kit.player();
    const bets = [1, 2].map(() => kit.message(player, { action: 'bet' }));
    for (const bet of bets) await kit.send(bet);
    await kit.testServer().modules.players.ban(player.id, kit.testServer().clock.now());
    expect(await kit.send(kit.message(player, { action: 'bet' }))).toMatchObject({ word: words.banned });
    const [paid, back] = bets as [WalletMessage, WalletMessage];
    const win = kit.message(player, { action: 'win', round: paid.round, transaction: winId(paid), amount: '30.00' });
    expect(await kit.send(win)).toMatchObject({ word: words.ok, balance: '110.00' });
    const rollback = { action: 'rollback', round: back.round, target: back.transaction } as const;
    expect(await kit.send(kit.message(player, rollback))).toMatchObject({ word: words.ok, balance: '120.00' });
  });

  it('refuses stakes at a provider that is blocked for the player', async () => {
    const player = await kit.player();
    const other = await kit.player();
    await kit
      .testServer()
      .db.pool.query('insert into casino.block (player, provider, at) select $1, name, now() from casino.provider', [
        player.id,
      ]);
    expect(await kit.send(kit.message(player, { action: 'bet' }))).toMatchObject({ word: words.providerBlocked });
    expect(await kit.send(kit.message(other, { action: 'bet' }))).toMatchObject({ word: words.ok });
  });

  it('refuses another currency than the wallet has', async () => {
    const player = await kit.player();
    const before = await kit.fingerprint();
    for (const action of ['bet', 'win', 'betwin', 'jackpot'] as const) {
      const message = kit.message(player, { action, currency: 'USD', win: '1.00' });
      expect(await kit.send(message)).toMatchObject({ http: 200, word: words.wrongCurrency });
    }
    expect(await kit.fingerprint()).toBe(before);
  });

  it('has nothing of an unknown player', async () => {
    const player = await kit.player();
    const guest = { ...player, id: idOf<PlayerId>('999999999') };
    expect(await kit.send(kit.message(guest, { action: 'bet' }))).toMatchObject({ word: words.unknownPlayer });
  });

  it('does not lend one player’s session to another', async () => {
    const player = await kit.player();
    const other = await kit.player();
    const borrowed = kit.message({ ...other, session: player.session }, { action: 'bet' });
    expect(await kit.send(borrowed)).toMatchObject({ word: words.deadSession });
  });

  it.runIf(exchangesToken)('exchanges a launch token once, within a minute', async () => {
    const player = await kit.player();
    const authenticate = (token: string) =>
      kit.send(kit.message({ ...player, session: token }, { action: 'authenticate' }));
    const token = await launchToken(kit, player, 60_000);
    expect(await authenticate(token)).toMatchObject({ word: words.ok, balance: '100.00' });
    expect(await authenticate(token)).toMatchObject({ word: words.badToken });
    expect(await authenticate(await launchToken(kit, player, 0))).toMatchObject({ word: words.badToken });
    expect(await authenticate('never-given')).toMatchObject({ word: words.badToken });
  });
}

export function describeForgery(driver: ProviderDriver, kit: GameProviderTestKit): void {
  const { words } = driver;
  it('refuses a call whose bytes were changed after it was signed, and changes nothing', async () => {
    const player = await kit.player();
    const call = driver.sign(kit.message(player, { action: 'bet', amount: '10.00' }), kit.testServer().clock.now());
    const before = await kit.fingerprint();
    const forged = { ...call, body: call.body.replace('10.00', '90.00') };
    expect(forged.body).not.toBe(call.body);
    expect(await kit.sendRaw(forged)).toMatchObject({ http: 200, word: words.forged });
    expect(await kit.fingerprint()).toBe(before);
  });

  it.each([-301_000, 302_000])('refuses a call of %d ms from now', async (offset) => {
    const player = await kit.player();
    const call = driver.sign(kit.message(player, { action: 'bet' }), kit.testServer().clock.now() + offset);
    expect(await kit.sendRaw(call)).toMatchObject({ http: 200, word: words.forged });
    expect(await kit.mainOf(player)).toBe('100.00');
  });

  it.each(['', '{', '[]', 'null', 'a=1&a=2', '\u0000', 'x'.repeat(1_000)])(
    'answers %j in the provider’s words',
    async (body) => {
      const player = await kit.player('0');
      const call = driver.sign(kit.message(player, { action: 'bet' }), kit.testServer().clock.now());
      const answer = await kit.sendRaw({ ...call, body });
      expect(answer.http).toBe(200);
      expect(answer.word).not.toBe(words.ok);
    },
  );
}

/** Texts of a call; each may come with a character that no database keeps. */
const TEXTS = ['player', 'session', 'round', 'transaction', 'game', 'currency'] as const;

export function describeTexts(driver: ProviderDriver, kit: GameProviderTestKit): void {
  it.each(TEXTS)('refuses U+0000 inside a signed %s, in the provider’s words, and changes nothing', async (field) => {
    const player = await kit.player();
    const sound = kit.message(player, { action: 'bet', amount: '10.00' });
    const before = await kit.fingerprint();
    for (const text of [`${sound[field]}\u0000`, '\u0000', `a\u0000${sound[field]}`]) {
      const answer = await kit.send({ ...sound, [field]: text });
      expect([text, answer.http, answer.word === driver.words.ok]).toEqual([text, 200, false]);
    }
    expect(await kit.fingerprint()).toBe(before);
  });
}

export function describeNumbers(driver: ProviderDriver, kit: GameProviderTestKit): void {
  const usable = (numbers: readonly HostileNumber[]) =>
    numbers.flatMap(({ title, json, text }) => {
      const written = driver.speaksJson ? json : text;
      return written === null ? [] : [[title, written] as const];
    });
  const fields = [
    ['bet', 'amount', [...NUMBER_CORPUS, ...ZEROES]],
    ['win', 'amount', NUMBER_CORPUS],
    ['betwin', 'amount', [...NUMBER_CORPUS, ...ZEROES]],
    ['betwin', 'win', NUMBER_CORPUS],
    ['jackpot', 'amount', NUMBER_CORPUS],
  ] as const;
  it.each(fields)('refuses every hostile number in %s.%s and changes nothing', async (action, field, numbers) => {
    const player = await kit.player();
    const bet = kit.message(player, { action: 'bet' });
    await kit.send(bet);
    const before = await kit.fingerprint();
    for (const [title, written] of usable(numbers)) {
      const message = kit.message(player, { action, round: bet.round, win: '1.00', [field]: written });
      const answer = await kit.send(message);
      const { badAmount, unreadable = badAmount } = driver.words;
      const word = title.includes('\\u0000') ? unreadable : badAmount;
      expect([title, answer.http, answer.word]).toEqual([title, 200, word]);
    }
    expect(await kit.fingerprint()).toBe(before);
  });
}
