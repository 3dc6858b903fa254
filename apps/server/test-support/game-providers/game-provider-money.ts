import { expect, it } from 'vitest';
import type { ProviderDriver, WalletMessage } from './game-provider-driver.ts';
import { type GameProviderTestKit, type Player, winId } from './game-provider-test-kit.ts';

export function describeIdempotency({ words }: ProviderDriver, kit: GameProviderTestKit): void {
  it('answers the same call again as it did the first time, and moves money once', async () => {
    const player = await kit.player();
    const bet = kit.message(player, { action: 'bet' });
    expect(await kit.send(bet)).toMatchObject({ http: 200, word: words.ok, balance: '90.00' });
    expect(await kit.send(bet)).toMatchObject({ http: 200, word: words.replayedBet, balance: '90.00' });
    const win = kit.message(player, { action: 'win', round: bet.round, transaction: winId(bet), amount: '25.50' });
    expect(await kit.send(win)).toMatchObject({ word: words.ok, balance: '115.50' });
    expect(await kit.send(win)).toMatchObject({ word: words.replayedWin, balance: '115.50' });
    expect(await kit.mainOf(player)).toBe('115.50');
  });

  it.each([
    ['amount', { amount: '10.01' }],
    ['round', { round: 'another-round' }],
    ['game', { game: 'suite-game-2' }],
  ])('refuses a known id with another %s', async (_field, change) => {
    const player = await kit.player();
    const bet = kit.message(player, { action: 'bet' });
    await kit.send(bet);
    expect(await kit.send({ ...bet, ...change })).toMatchObject({ http: 200, word: words.conflict });
    expect(await kit.mainOf(player)).toBe('90.00');
  });

  it('refuses a known id in the name of another player', async () => {
    const player = await kit.player();
    const other = await kit.player();
    const bet = kit.message(player, { action: 'bet' });
    await kit.send(bet);
    const stolen = { ...bet, player: other.id, session: other.session };
    expect(await kit.send(stolen)).toMatchObject({ word: words.conflict });
    expect(await kit.mainOf(other)).toBe('100.00');
  });

  it('takes one of fifty parallel identical bets', async () => {
    const player = await kit.player();
    const bet = kit.message(player, { action: 'bet' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => kit.send(bet)));
    expect(answers.filter(({ word }) => word === words.ok || word === words.replayedBet)).toHaveLength(50);
    expect(answers.every(({ balance }) => balance === '90.00')).toBe(true);
    expect(await kit.mainOf(player)).toBe('90.00');
  });
}

export function describeMoney({ words }: ProviderDriver, kit: GameProviderTestKit): void {
  it('accepts exactly ten of a hundred bets of 10.00 from two sessions on a balance of 100.00', async () => {
    const player = await kit.player();
    const second = { ...player, ...(await kit.session(player.id)) };
    const bets = [player, second].flatMap((who) =>
      Array.from({ length: 50 }, () => kit.message(who, { action: 'bet', amount: '10.00' })),
    );
    const answers = await Promise.all(bets.map(kit.send));
    expect(answers.filter(({ word }) => word === words.ok)).toHaveLength(10);
    expect(answers.filter(({ word }) => word === words.insufficient)).toHaveLength(90);
    expect(await kit.mainOf(player)).toBe('0.00');
  });

  it('carries five decimals', async () => {
    const player = await kit.player();
    const bet = kit.message(player, { action: 'bet', amount: '0.12345' });
    expect(await kit.send(bet)).toMatchObject({ word: words.ok, balance: '99.87655' });
  });

  it('judges a combined bet and win on the bet alone', async () => {
    const player = await kit.player();
    const rich = kit.message(player, { action: 'betwin', amount: '100.01', win: '500.00' });
    expect(await kit.send(rich)).toMatchObject({ word: words.insufficient });
    const fair = kit.message(player, { action: 'betwin', amount: '100.00', win: '50.00' });
    expect(await kit.send(fair)).toMatchObject({ word: words.ok, balance: '50.00' });
    const lost = kit.message(player, { action: 'betwin', amount: '10.00', win: '0' });
    expect(await kit.send(lost)).toMatchObject({ word: words.ok, balance: '40.00' });
  });

  it('writes the rounds exactly as the money moved', async () => {
    const player = await kit.player();
    const bet = kit.message(player, { action: 'bet' });
    await kit.send(bet);
    await kit.send(kit.message(player, { action: 'win', round: bet.round, transaction: winId(bet), amount: '4.00' }));
    const { rows } = await kit.testServer().db.pool.query('select * from casino.round where player = $1', [player.id]);
    expect(rows).toMatchObject([
      { stake: '1000000', payout: '400000', balance_before: '10000000', balance_after: '9400000', live_count: 2 },
    ]);
    expect(await kit.violations()).toEqual([]);
  });
}

export function describeRollbacks({ words }: ProviderDriver, kit: GameProviderTestKit): void {
  const rollback = (player: Player, target: WalletMessage) =>
    kit.message(player, {
      action: 'rollback',
      round: target.round,
      target: target.transaction,
      amount: target.amount,
    });

  it('gives a stake back once, however often it is asked', async () => {
    const player = await kit.player();
    const bet = kit.message(player, { action: 'bet' });
    await kit.send(bet);
    const back = rollback(player, bet);
    expect(await kit.send(back)).toMatchObject({ word: words.ok, balance: '100.00' });
    expect(await kit.send(back)).toMatchObject({ word: words.ok, balance: '100.00' });
    expect(await kit.mainOf(player)).toBe('100.00');
    expect(await kit.violations()).toEqual([]);
  });

  it('leaves net 0 when the rollback comes before its bet', async () => {
    const player = await kit.player();
    const bet = kit.message(player, { action: 'bet' });
    expect(await kit.send(rollback(player, bet))).toMatchObject({ word: words.rollbackOfUnknown, balance: '100.00' });
    expect(await kit.send(bet)).toMatchObject({ word: words.betAfterRollback });
    expect(await kit.mainOf(player)).toBe('100.00');
    expect(await kit.violations()).toEqual([]);
  });

  it('does not take a bet back that was paid', async () => {
    const player = await kit.player();
    const bet = kit.message(player, { action: 'bet' });
    await kit.send(bet);
    await kit.send(kit.message(player, { action: 'win', round: bet.round, transaction: winId(bet), amount: '30.00' }));
    expect(await kit.send(rollback(player, bet))).toMatchObject({ word: words.rollbackOfPaid });
    expect(await kit.mainOf(player)).toBe('120.00');
    expect(await kit.violations()).toEqual([]);
  });

  it('takes a combined bet and win back as one', async () => {
    const player = await kit.player();
    const both = kit.message(player, { action: 'betwin', amount: '10.00', win: '35.00' });
    await kit.send(both);
    expect(await kit.send(rollback(player, both))).toMatchObject({ word: words.ok, balance: '100.00' });
    expect(await kit.violations()).toEqual([]);
  });

  it('races a rollback against its bet to net 0', async () => {
    const player = await kit.player();
    const bets = Array.from({ length: 10 }, () => kit.message(player, { action: 'bet', amount: '1.00' }));
    await Promise.all(bets.flatMap((bet) => [kit.send(bet), kit.send(rollback(player, bet))]));
    expect(await kit.mainOf(player)).toBe('100.00');
    expect(await kit.violations()).toEqual([]);
  });

  it('does not take back what is another player’s', async () => {
    const player = await kit.player();
    const other = await kit.player();
    const bet = kit.message(player, { action: 'bet' });
    await kit.send(bet);
    await kit.send({ ...rollback(player, bet), player: other.id, session: other.session });
    expect(await kit.mainOf(player)).toBe('90.00');
    expect(await kit.mainOf(other)).toBe('100.00');
  });
}

export function describeWins({ words }: ProviderDriver, kit: GameProviderTestKit): void {
  it('parks a win without its bet and pays it once the bet is there', async () => {
    const player = await kit.player();
    const bet = kit.message(player, { action: 'bet' });
    const win = kit.message(player, { action: 'win', round: bet.round, transaction: winId(bet), amount: '20.00' });
    expect(await kit.send(win)).toMatchObject({ word: words.winWithoutBet });
    expect(await kit.mainOf(player)).toBe('100.00');
    await kit.send(bet);
    expect(await kit.send(win)).toMatchObject({ word: words.ok, balance: '110.00' });
    const { rows } = await kit
      .testServer()
      .db.pool.query('select * from casino.parked_win where player = $1', [player.id]);
    expect(rows).toMatchObject([{ reason: 'win-without-bet', payout: '2000000' }]);
    expect(rows[0].paid_at).not.toBeNull();
  });

  it('parks a win after the rollback of its bet, unpaid, and never in the words of one that was paid', async () => {
    const player = await kit.player();
    const paid = kit.message(player, { action: 'bet' });
    await kit.send(paid);
    const first = kit.message(player, { action: 'win', round: paid.round, transaction: winId(paid), amount: '10.00' });
    const wordsOfPaid = [(await kit.send(first)).word, (await kit.send(first)).word];
    const bet = kit.message(player, { action: 'bet' });
    await kit.send(bet);
    const back = { action: 'rollback', round: bet.round, target: bet.transaction, amount: bet.amount } as const;
    await kit.send(kit.message(player, back));
    const win = kit.message(player, { action: 'win', round: bet.round, transaction: winId(bet), amount: '20.00' });
    for (const { word } of [await kit.send(win), await kit.send(win)]) expect(wordsOfPaid).not.toContain(word);
    expect(await kit.mainOf(player)).toBe('100.00');
    const { rows } = await kit
      .testServer()
      .db.pool.query('select reason, payout, paid_at from casino.parked_win where player = $1', [player.id]);
    expect(rows).toEqual([{ reason: 'already-rolled-back', payout: '2000000', paid_at: null }]);
    expect(await kit.violations()).toEqual([]);
  });

  it('pays a declared jackpot without a bet', async () => {
    const player = await kit.player();
    const jackpot = kit.message(player, { action: 'jackpot', amount: '77.00' });
    expect(await kit.send(jackpot)).toMatchObject({ word: words.ok, balance: '177.00' });
    expect(await kit.violations()).toEqual([]);
  });

  it('parks a win above the provider’s cap until staff let it through', async () => {
    const player = await kit.player();
    const bet = kit.message(player, { action: 'bet' });
    await kit.send(bet);
    const win = kit.message(player, {
      action: 'win',
      round: bet.round,
      transaction: winId(bet),
      amount: '1000000.01',
    });
    expect(await kit.send(win)).toMatchObject({ word: words.winAboveCap });
    expect(await kit.mainOf(player)).toBe('90.00');
    await kit
      .testServer()
      .db.pool.query('update casino.parked_win set approved_at = now() where player = $1', [player.id]);
    expect(await kit.send(win)).toMatchObject({ word: words.ok, balance: '1000090.01' });
  });

  it('parks a combined call whose win is above the cap, stake and all, until staff let it through', async () => {
    const player = await kit.player();
    const both = kit.message(player, { action: 'betwin', win: '1000000.01' });
    expect(await kit.send(both)).toMatchObject({ word: words.winAboveCap });
    expect(await kit.mainOf(player)).toBe('100.00');
    await kit
      .testServer()
      .db.pool.query('update casino.parked_win set approved_at = now() where player = $1', [player.id]);
    expect(await kit.send(both)).toMatchObject({ word: words.ok, balance: '1000090.01' });
    expect(await kit.violations()).toEqual([]);
  });
}
