import { describe, expect, it } from 'vitest';
import type { AwardMessage, AwardsDriver, ProviderDriver } from './game-provider-driver.ts';
import { type GameProviderTestKit, type Player, winId } from './game-provider-test-kit.ts';

/** Describes what a sportsbook may do with the free bets that it awards, and what it may not. */
export function describeAwards(driver: ProviderDriver, awards: AwardsDriver, kit: GameProviderTestKit): void {
  describe('free bets that it promises', () => {
    const service = freeRoundsOf(awards, kit);
    describeUse(driver, service);
    describeEnds(driver, service);
    describeOrder(driver, service);
    describeOwners(driver, service);
  });
}

type ReportedState = Partial<AwardMessage> & Pick<AwardMessage, 'action'>;

/** Free bets in the words of the tests: each player has one of an id of their own. */
function freeRoundsOf(awards: AwardsDriver, kit: GameProviderTestKit) {
  let count = 0;
  const message = (player: Player, rest: ReportedState): AwardMessage => {
    count += 1;
    const one = { player: player.id, transaction: `a${count}`, award: `free-${player.id}` };
    return { ...one, amount: '10.00', currency: 'TRY', ...rest };
  };
  const report = (one: AwardMessage) => kit.sendRaw(awards.sign(one, kit.testServer().clock.now()));
  const promised = async (player: Player) =>
    awards.promisedOf((await kit.send(kit.message(player, { action: 'balance' }))).body);
  return {
    kit,
    message,
    report,
    promised,
    words: awards.words,
    does: async (player: Player, rest: ReportedState) => (await report(message(player, rest))).word,
    freeBet: (player: Player, rest: object = {}) =>
      kit.message(player, { action: 'bet', amount: '10.00', award: `free-${player.id}`, ...rest }),
    state: async (player: Player) => [await kit.mainOf(player), await promised(player)],
  };
}

type RoundsService = ReturnType<typeof freeRoundsOf>;

/** A promise, and the bet that it pays. */
function describeUse({ words }: ProviderDriver, service: RoundsService): void {
  const { kit, message, report, does, freeBet, state } = service;
  const { known, ended } = service.words;

  it('are promises: reported as such, once however often they come, and worth nothing yet', async () => {
    const player = await kit.player();
    const one = message(player, { action: 'award' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => report(one)));
    expect(new Set(answers.map(({ word }) => word))).toEqual(new Set([words.ok]));
    expect(await state(player)).toEqual(['100.00', '10.00']);
    expect(await does(player, { action: 'award' })).toBe(known);
    expect((await report({ ...one, amount: '11.00' })).word).toBe(words.conflict);
    expect(await does(player, { action: 'award', award: `second-${player.id}`, amount: '5.00' })).toBe(words.ok);
    expect(await state(player)).toEqual(['100.00', '15.00']);
  });

  it('pay one bet, whole, whose winnings are the player’s', async () => {
    const player = await kit.player();
    await does(player, { action: 'award' });
    const bet = freeBet(player);
    expect(await kit.send(freeBet(player, { amount: '9.00' }))).not.toMatchObject({ word: words.ok });
    const answers = await Promise.all([kit.send(bet), kit.send(bet), kit.send(freeBet(player))]);
    expect(answers.filter(({ word }) => word === words.ok || word === words.replayedBet).length).toBeGreaterThan(0);
    expect(answers.filter(({ word }) => word === ended)).not.toHaveLength(0);
    expect(await state(player)).toEqual(['100.00', '0.00']);
    const { rows } = await kit
      .testServer()
      .db.pool.query(
        "select ended_by is not null as is_used from casino.partner_award where player = $1 and state = 'used'",
        [player.id],
      );
    expect(rows).toEqual([{ is_used: true }]);
    expect(await kit.violations()).toEqual([]);
  });

  it('pay what their bet wins, and are back when it is taken back', async () => {
    const player = await kit.player();
    await does(player, { action: 'award' });
    const bet = freeBet(player);
    expect(await kit.send(bet)).toMatchObject({ word: words.ok, balance: '100.00' });
    const back = { action: 'rollback', target: bet.transaction, round: bet.round, amount: '10.00' } as const;
    expect((await kit.send(kit.message(player, back))).word).toBe(words.ok);
    expect(await state(player)).toEqual(['100.00', '10.00']);
    const again = freeBet(player);
    expect((await kit.send(again)).word).toBe(words.ok);
    const win = { action: 'win', round: again.round, transaction: winId(again), amount: '9.50' } as const;
    expect(await kit.send(kit.message(player, win))).toMatchObject({ word: words.ok, balance: '109.50' });
    const late = { action: 'rollback', target: again.transaction, round: again.round, amount: '10.00' } as const;
    expect((await kit.send(kit.message(player, late))).word).toBe(words.rollbackOfPaid);
    expect(await does(player, { action: 'retract' })).toBe(ended);
    expect(await does(player, { action: 'release' })).toBe(ended);
    expect(await kit.violations()).toEqual([]);
  });
}

/** Paid out, or taken back. */
function describeEnds({ words }: ProviderDriver, service: RoundsService): void {
  const { kit, message, report, promised, does, freeBet, state } = service;
  const { ended } = service.words;

  it('are paid out once, up to what was promised, also to a player who may not stake by then', async () => {
    const player = await kit.player();
    await does(player, { action: 'award' });
    expect(await does(player, { action: 'release', amount: '10.01' })).toBe(words.badAmount);
    await kit.testServer().modules.players.ban(player.id, kit.testServer().clock.now());
    const release = message(player, { action: 'release', amount: '8.00' });
    const answers = await Promise.all([
      report(release),
      report(release),
      report(message(player, { action: 'release' })),
    ]);
    expect(answers.map(({ word }) => word).filter((word) => word === ended)).not.toHaveLength(0);
    const { rows } = await kit
      .testServer()
      .db.pool.query('select paid::text from casino.partner_award where player = $1', [player.id]);
    expect(['800000', '1000000']).toContain(rows[0].paid);
    expect(await state(player)).toEqual([rows[0].paid === '800000' ? '108.00' : '110.00', '0.00']);
    expect(await kit.violations()).toEqual([]);
  });

  it('can be used again once their payment is taken back', async () => {
    const player = await kit.player();
    await does(player, { action: 'award' });
    const release = message(player, { action: 'release' });
    expect((await report(release)).word).toBe(words.ok);
    const back = kit.message(player, { action: 'rollback', target: release.transaction, amount: '10.00' });
    expect(await kit.send(back)).toMatchObject({ word: words.ok, balance: '100.00' });
    expect(await promised(player)).toBe('10.00');
    expect((await kit.send(freeBet(player))).word).toBe(words.ok);
    expect(await kit.violations()).toEqual([]);
  });

  it('are taken back while nothing came of them, however often', async () => {
    const player = await kit.player();
    await does(player, { action: 'award' });
    expect(await does(player, { action: 'retract', amount: '9.00' })).not.toBe(words.ok);
    const retract = message(player, { action: 'retract' });
    expect(new Set((await Promise.all([report(retract), report(retract)])).map(({ word }) => word))).toEqual(
      new Set([words.ok]),
    );
    expect(await does(player, { action: 'retract' })).toBe(words.ok);
    expect(await state(player)).toEqual(['100.00', '0.00']);
    expect((await kit.send(freeBet(player))).word).toBe(ended);
    expect(await does(player, { action: 'release' })).toBe(ended);
    expect(await kit.violations()).toEqual([]);
  });
}

/** Describes calls at once, or in another order. */
function describeOrder({ words }: ProviderDriver, service: RoundsService): void {
  const { kit, message, report, does, freeBet, state } = service;
  const { unknown, ended, takenBack } = service.words;

  it('are either used or taken back where both come at once', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const player = await kit.player();
      await does(player, { action: 'award' });
      const [bet, release, retract] = await Promise.all([
        kit.send(freeBet(player)),
        does(player, { action: 'release' }),
        does(player, { action: 'retract' }),
      ]);
      expect([bet.word, release, retract].sort()).toEqual([words.ok, ended, ended].sort());
      expect(await state(player)).toEqual([release === words.ok ? '110.00' : '100.00', '0.00']);
    }
    expect(await kit.violations()).toEqual([]);
  });

  it('that are unknown pay nothing; a retract of one that never came keeps it from ever coming', async () => {
    const player = await kit.player();
    expect((await kit.send(freeBet(player))).word).toBe(unknown);
    const early = message(player, { action: 'release' });
    expect((await report(early)).word).toBe(unknown);
    const first = `early-${player.id}`;
    const other = `free-${player.id}`;
    expect(await does(player, { action: 'retract', award: first })).toBe(unknown);
    expect(await does(player, { action: 'award', award: first })).toBe(takenBack);
    // A call that came too early may come again.
    expect(await does(player, { action: 'award', award: other })).toBe(words.ok);
    expect((await report(early)).word).toBe(words.ok);
    expect(await state(player)).toEqual(['110.00', '0.00']);
  });
}

/** Describes the owners of awards, and which award a bet uses. */
function describeOwners({ words }: ProviderDriver, service: RoundsService): void {
  const { kit, message, report, does, freeBet, state } = service;
  const { unknown, known, ended } = service.words;

  it('whose award is rolled back are none, whichever of both comes first', async () => {
    const player = await kit.player();
    const one = message(player, { action: 'award' });
    const two = message(player, { action: 'award', award: `two-${player.id}` });
    await report(one);
    const back = ({ transaction }: AwardMessage) =>
      kit.send(kit.message(player, { action: 'rollback', target: transaction, amount: '10.00' }));
    expect((await back(one)).word).toBe(words.ok);
    expect((await kit.send(freeBet(player))).word).toBe(ended);
    expect((await back(two)).word).toBe(words.rollbackOfUnknown);
    expect((await report(two)).word).toBe(words.betAfterRollback);
    expect(await state(player)).toEqual(['100.00', '0.00']);
    expect(await kit.violations()).toEqual([]);
  });

  it('are of one player, in their currency, and of none who is barred', async () => {
    const player = await kit.player();
    const other = await kit.player();
    await does(player, { action: 'award' });
    const award = `free-${player.id}`;
    expect((await kit.send(freeBet(other, { award }))).word).toBe(unknown);
    expect(await does(other, { action: 'release', award })).toBe(unknown);
    expect(await does(other, { action: 'retract', award })).not.toBe(words.ok);
    expect(await does(other, { action: 'award', award })).toBe(known);
    expect(await does(other, { action: 'award', currency: 'EUR' })).toBe(words.wrongCurrency);
    await kit.testServer().modules.players.ban(other.id, kit.testServer().clock.now());
    expect(await does(other, { action: 'award' })).toBe(words.banned);
    expect(await state(player)).toEqual(['100.00', '10.00']);
  });
}
