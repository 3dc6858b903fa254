import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accept, quote, sell } from '../../../../test-support/sportsbook/selling.ts';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const sql = (text: string, values: unknown[] = []) => kit.testServer.db.pool.query(text, values);

describe('the chances that a value is made of', () => {
  /** The home win of a new event at 2.00, with its rivals at these prices. */
  async function betBeside(draw: number, away: number) {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const legs = await kit.priceLegs([
      [event, '1x2', 'x', draw],
      [event, '1x2', '2', away],
      [event, '1x2', '1', 2_000],
    ]);
    const { bet } = (await bettor.place({ legs: legs.slice(2) })).result;
    const selections = { own: legs[2]?.selection ?? '', away: legs[1]?.selection ?? '' };
    return { bettor, id: bet.id as string, ...selections };
  }

  // 0.5ᵏ + pˣᵏ + p²ᵏ = 1 gives k = 1.039 and 1.097, and so chances of 0.4862 and 0.4673 of what was 0.5.
  it.each<[title: string, draw: number, away: number, value: string]>([
    ['two even sides and a draw as good as impossible', 1_000_000, 1_900, '9.23'],
    ['a margin of a tenth over three', 3_333, 3_333, '8.87'],
    ['no margin at all', 4_000, 4_000, '9.50'],
  ])('are those of the market without its margin: %s', async (_title, draw, away, value) => {
    const { bettor, id } = await betBeside(draw, away);
    expect((await quote(bettor, id)).result.value).toBe(value);
  });

  it('move when a rival’s price moves, and the sale that was under way is valued again', async () => {
    const { bettor, id, away } = await betBeside(4_000, 4_000);
    const { quote: text } = (await quote(bettor, id)).result;
    await kit.movePrice(away, 2_000);
    expect(await accept(bettor, id, text)).toMatchObject({ refusal: 'cash-out-value-changed' });
    await kit.movePrice(away, 4_000);
    expect((await accept(bettor, id, text)).result.value).toBe('9.50');
  });

  it('are proved under the lock: a rival that moved between the read and the lock refuses what was valued before', async () => {
    const { bettor, id, own, away } = await betBeside(4_000, 4_000);
    const check = async (prices: string) => {
      const payload = {
        bet: id,
        revision: '0',
        cause: 'player',
        stake: '1000000',
        rest_stake: '0',
        value: '950000',
        closing_seconds: '10',
        selections: [own],
        odds: ['2000'],
        outcomes: [''],
        prices: [prices],
      };
      const at = new Date(kit.testServer.clock.now());
      const found = await sql('select (sportsbook.check_cash_out($1, $2, $3)).name', [payload, bettor.id, at]);
      return found.rows[0].name;
    };
    const prices = async () => {
      const market = '(select market from sportsbook.selection where id = $1)';
      const found = await sql(`select odds from sportsbook.selection where market = ${market} order by id`, [own]);
      return found.rows.map(({ odds }) => odds).join();
    };
    const seen = await prices();
    expect(await check(seen)).toBeNull();
    await kit.movePrice(away, 3_900);
    expect([await check(seen), await check(await prices())]).toEqual(['odds-changed', null]);
  });

  it('are kept with the sale', async () => {
    const { bettor, id } = await betBeside(4_000, 4_000);
    await sell(bettor, id);
    const found = await sql('select basis from sportsbook.sale where bet = $1', [id]);
    expect(found.rows).toMatchObject([{ basis: { odds: [2_000], chances: [500_000], margin_bps: 500 } }]);
  });
});

describe('the chance that a stake comes back', () => {
  /** The prices of a market: one of these outcomes each, in thousandths. */
  type Prices = readonly [kind: string, asked: string, ...prices: (readonly [outcome: string, thousandths: number])[]];

  /** 10.00 at 3.00 on the home side without a draw, beside a result that says 50, 25 and 25 per cent, at prices without margin. */
  const LEVEL: Prices = ['draw-no-bet', '', ['1', 1_500], ['2', 3_000]];
  const RESULT: Prices = ['1x2', '', ['1', 2_000], ['x', 4_000], ['2', 4_000]];

  async function betOn([kind, asked, ...prices]: Prices, outcome: string, ...others: readonly Prices[]) {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    // Nothing else is sold of the event.
    await sql(`update sportsbook.market set status = 'suspended' where event = $1`, [event.id]);
    for (const [otherKind, otherAsked, ...moved] of [[kind, asked, ...prices] as Prices, ...others]) {
      for (const [one, thousandths] of moved) {
        const { selection } = event.leg(otherKind, one, otherAsked);
        await kit.movePrice(selection, thousandths);
        await sql(
          `update sportsbook.market set status = 'open' where id = (select market from sportsbook.selection where id = $1)`,
          [selection],
        );
      }
    }
    const { selection } = event.leg(kind, outcome, asked);
    await kit.movePrice(selection, 3_000);
    const found = await sql('select version from sportsbook.selection where id = $1', [selection]);
    const placed = await bettor.place({ legs: [{ selection, odds: '3.000', ...found.rows[0] }] });
    expect(placed.refusal).toBe('');
    await kit.movePrice(selection, prices.find(([one]) => one === outcome)?.[1] ?? 0);
    return { bettor, event, id: placed.result.bet.id as string };
  }

  it('counts with the stake: a bet without its draw, of which the result tells the draw', async () => {
    const { bettor, id } = await betOn(LEVEL, '1', RESULT);
    // 3 · 0.5 + 0.25, less the margin of 5 %; two thirds of 3 without the draw.
    expect((await quote(bettor, id)).result.value).toBe('16.62');
    await sell(bettor, id);
    const found = await sql('select basis from sportsbook.sale where bet = $1', [id]);
    expect(found.rows[0].basis).toMatchObject({ chances: [499_999], returns: [{ returned: 250_000 }] });
  });

  it('is read of neighbouring lines: a whole line beside the half lines around it', async () => {
    // Over 1.5 at 80 %, over 2.5 at 50 %: 30 % of stakes on the line 2 come back, and of the rest five in seven are over.
    const { bettor, id } = await betOn(
      ['total', '2', ['over', 1_400], ['under', 3_500]],
      'over',
      ['total', '1.5', ['over', 1_250], ['under', 5_000]],
      ['total', '2.5', ['over', 2_000], ['under', 2_000]],
    );
    expect((await quote(bettor, id)).result.value).toBe('17.09');
  });

  it('is read of open markets alone, and without any the bet is not for sale', async () => {
    const { bettor, event, id } = await betOn(LEVEL, '1', RESULT);
    await sql(`update sportsbook.market set status = 'suspended' where event = $1 and kind = '1x2'`, [event.id]);
    expect(await quote(bettor, id)).toMatchObject({ refusal: 'cash-out-unavailable' });
  });

  it.each([
    ['moved', (selection: string) => kit.movePrice(selection, 3_800)],
    [
      'closed',
      (selection: string) =>
        sql(
          `update sportsbook.market set status = 'suspended' where id = (select market from sportsbook.selection where id = $1)`,
          [selection],
        ),
    ],
  ])('is proved under the lock: a price that it was read of has %s', async (_how, change) => {
    const { bettor, event, id } = await betOn(LEVEL, '1', RESULT);
    const own = event.leg('draw-no-bet', '1').selection;
    const prices = await sql(
      `select string_agg(x.odds::text, ',' order by x.id) as seen from sportsbook.selection own
       join sportsbook.selection x on x.market = own.market where own.id = $1`,
      [own],
    );
    const result = ['1', 'x', '2'].map((outcome) => event.leg('1x2', outcome).selection);
    const check = async () => {
      const payload = {
        bet: id,
        revision: '0',
        cause: 'player',
        stake: '1000000',
        rest_stake: '0',
        value: '1662000',
        closing_seconds: '10',
        selections: [own],
        odds: ['1500'],
        outcomes: [''],
        prices: [prices.rows[0].seen],
        around: [`${result[0]}:2000,${result[1]}:4000,${result[2]}:4000`],
      };
      const at = new Date(kit.testServer.clock.now());
      const found = await sql('select (sportsbook.check_cash_out($1, $2, $3)).name', [payload, bettor.id, at]);
      return found.rows[0].name;
    };
    expect(await check()).toBeNull();
    await change(result[1] ?? '');
    expect(await check()).toBe('odds-changed');
  });
});
