import { idOf, type PlayerId } from '@ordago/kernel';
import { type HostileNumber, NUMBER_CORPUS, ZEROES } from '@ordago/testing/number-corpus';
import { expect, it } from 'vitest';
import type { ProviderDriver, WalletMessage } from './game-provider-driver.ts';
import { launchToken, type Stage, winId } from './game-provider-stage.ts';

export function describeSessions({ words }: ProviderDriver, stage: Stage): void {
  it('refuses a stake in a session that ended, pays its wins and takes its bets back', async () => {
    const player = await stage.player();
    const bet = stage.message(player, { action: 'bet' });
    await stage.send(bet);
    const lost = stage.message(player, { action: 'bet', amount: '7.00' });
    await stage.send(lost);
    await stage.endSessions(player);
    const back = { action: 'rollback', round: lost.round, target: lost.transaction, amount: '7.00' } as const;
    expect(await stage.send(stage.message(player, back))).toMatchObject({ word: words.ok, balance: '90.00' });
    expect(await stage.send(stage.message(player, { action: 'bet' }))).toMatchObject({ word: words.deadSession });
    expect(await stage.send(bet)).toMatchObject({ word: words.replayedBet, balance: '90.00' });
    const win = stage.message(player, { action: 'win', round: bet.round, transaction: winId(bet), amount: '5.00' });
    expect(await stage.send(win)).toMatchObject({ word: words.ok, balance: '95.00' });
  });
}

export function describeAccess({ words, exchangesToken }: ProviderDriver, stage: Stage): void {
  it('refuses the stakes of a banned player at once, and pays what is owed', async () => {
    const player = await stage.player();
    const bets = [1, 2].map(() => stage.message(player, { action: 'bet' }));
    for (const bet of bets) await stage.send(bet);
    await stage.house().modules.players.ban(player.id, stage.house().clock.now());
    expect(await stage.send(stage.message(player, { action: 'bet' }))).toMatchObject({ word: words.banned });
    const [paid, back] = bets as [WalletMessage, WalletMessage];
    const win = stage.message(player, { action: 'win', round: paid.round, transaction: winId(paid), amount: '30.00' });
    expect(await stage.send(win)).toMatchObject({ word: words.ok, balance: '110.00' });
    const rollback = { action: 'rollback', round: back.round, target: back.transaction } as const;
    expect(await stage.send(stage.message(player, rollback))).toMatchObject({ word: words.ok, balance: '120.00' });
  });

  it('refuses stakes at a provider that is blocked for the player', async () => {
    const player = await stage.player();
    const other = await stage.player();
    await stage
      .house()
      .db.pool.query('insert into casino.block (player, provider, at) select $1, name, now() from casino.provider', [
        player.id,
      ]);
    expect(await stage.send(stage.message(player, { action: 'bet' }))).toMatchObject({ word: words.providerBlocked });
    expect(await stage.send(stage.message(other, { action: 'bet' }))).toMatchObject({ word: words.ok });
  });

  it('refuses another currency than the wallet has', async () => {
    const player = await stage.player();
    const before = await stage.fingerprint();
    for (const action of ['bet', 'win', 'betwin', 'jackpot'] as const) {
      const message = stage.message(player, { action, currency: 'USD', win: '1.00' });
      expect(await stage.send(message)).toMatchObject({ http: 200, word: words.wrongCurrency });
    }
    expect(await stage.fingerprint()).toBe(before);
  });

  it('knows nothing of a stranger', async () => {
    const player = await stage.player();
    const stranger = { ...player, id: idOf<PlayerId>('999999999') };
    expect(await stage.send(stage.message(stranger, { action: 'bet' }))).toMatchObject({ word: words.unknownPlayer });
  });

  it('does not lend one player’s session to another', async () => {
    const player = await stage.player();
    const other = await stage.player();
    const borrowed = stage.message({ ...other, session: player.session }, { action: 'bet' });
    expect(await stage.send(borrowed)).toMatchObject({ word: words.deadSession });
  });

  it.runIf(exchangesToken)('exchanges a launch token once, within a minute', async () => {
    const player = await stage.player();
    const authenticate = (token: string) =>
      stage.send(stage.message({ ...player, session: token }, { action: 'authenticate' }));
    const token = await launchToken(stage, player, 60_000);
    expect(await authenticate(token)).toMatchObject({ word: words.ok, balance: '100.00' });
    expect(await authenticate(token)).toMatchObject({ word: words.badToken });
    expect(await authenticate(await launchToken(stage, player, 0))).toMatchObject({ word: words.badToken });
    expect(await authenticate('never-given')).toMatchObject({ word: words.badToken });
  });
}

export function describeForgery(driver: ProviderDriver, stage: Stage): void {
  const { words } = driver;
  it('refuses a call whose bytes were changed after it was signed, and changes nothing', async () => {
    const player = await stage.player();
    const call = driver.sign(stage.message(player, { action: 'bet', amount: '10.00' }), stage.house().clock.now());
    const before = await stage.fingerprint();
    const forged = { ...call, body: call.body.replace('10.00', '90.00') };
    expect(forged.body).not.toBe(call.body);
    expect(await stage.sendRaw(forged)).toMatchObject({ http: 200, word: words.forged });
    expect(await stage.fingerprint()).toBe(before);
  });

  it.each([-301_000, 302_000])('refuses a call of %d ms from now', async (offset) => {
    const player = await stage.player();
    const call = driver.sign(stage.message(player, { action: 'bet' }), stage.house().clock.now() + offset);
    expect(await stage.sendRaw(call)).toMatchObject({ http: 200, word: words.forged });
    expect(await stage.mainOf(player)).toBe('100.00');
  });

  it.each(['', '{', '[]', 'null', 'a=1&a=2', '\u0000', 'x'.repeat(1_000)])(
    'answers %j in the provider’s words',
    async (body) => {
      const player = await stage.player('0');
      const call = driver.sign(stage.message(player, { action: 'bet' }), stage.house().clock.now());
      const answer = await stage.sendRaw({ ...call, body });
      expect(answer.http).toBe(200);
      expect(answer.word).not.toBe(words.ok);
    },
  );
}

/** Texts of a call; each may come with a character that no database keeps. */
const TEXTS = ['player', 'session', 'round', 'transaction', 'game', 'currency'] as const;

export function describeTexts(driver: ProviderDriver, stage: Stage): void {
  it.each(TEXTS)('refuses U+0000 inside a signed %s, in the provider’s words, and changes nothing', async (field) => {
    const player = await stage.player();
    const sound = stage.message(player, { action: 'bet', amount: '10.00' });
    const before = await stage.fingerprint();
    for (const text of [`${sound[field]}\u0000`, '\u0000', `a\u0000${sound[field]}`]) {
      const answer = await stage.send({ ...sound, [field]: text });
      expect([text, answer.http, answer.word === driver.words.ok]).toEqual([text, 200, false]);
    }
    expect(await stage.fingerprint()).toBe(before);
  });
}

export function describeNumbers(driver: ProviderDriver, stage: Stage): void {
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
    const player = await stage.player();
    const bet = stage.message(player, { action: 'bet' });
    await stage.send(bet);
    const before = await stage.fingerprint();
    for (const [title, written] of usable(numbers)) {
      const message = stage.message(player, { action, round: bet.round, win: '1.00', [field]: written });
      const answer = await stage.send(message);
      const { badAmount, unreadable = badAmount } = driver.words;
      const word = title.includes('\\u0000') ? unreadable : badAmount;
      expect([title, answer.http, answer.word]).toEqual([title, 200, word]);
    }
    expect(await stage.fingerprint()).toBe(before);
  });
}
