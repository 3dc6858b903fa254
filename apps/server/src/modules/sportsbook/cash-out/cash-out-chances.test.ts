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
