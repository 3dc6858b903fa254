import { listStaffBets, setCashOutRule, staffSignIn } from '@ordago/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSingle, sell } from '../../../test-support/sportsbook/selling.ts';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
} from '../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { seedDemo } from '../../composition/demo-seed.ts';

let kit: SportsbookTestKit;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  await seedDemo(kit.testServer.modules, kit.testServer.clock.now());
});
afterAll(() => kit.close());

it('staff see what was sold of a bet, when, how, and the rule on the rest', async () => {
  const part = await buildSingle(kit);
  const whole = await buildSingle(kit);
  const plain = await buildSingle(kit);
  await sell(part.bettor, part.id, { share: 60 });
  await part.bettor.call(setCashOutRule, { params: { id: part.id }, body: { value: '5.00' } });
  await sell(whole.bettor, whole.id);
  const owner = kit.testServer.visitor();
  await owner.call(staffSignIn, { body: { username: 'owner', password: 'Ordago-2026' } });
  const bets = async (status: string) => (await owner.call(listStaffBets, { query: { status } })).result.bets;
  expect(await bets('sold')).toMatchObject([
    {
      id: whole.id,
      status: 'cashed-out',
      status_code: '16384',
      payout: '9.50',
      rest_stake: '0.00',
      sales: [{ stake: '10.00', value: '9.50', cause: 'player' }],
    },
    {
      id: part.id,
      status: 'partly-cashed-out',
      status_code: '1',
      payout: null,
      rest_stake: '4.00',
      sales: [{ stake: '6.00', value: '5.70', cause: 'player' }],
      cash_out_rule: '5.00',
    },
  ]);
  expect((await bets('open')).map(({ id }: { id: string }) => id)).toEqual([plain.id, part.id]);
  await kit.result(part.event, 1, 0);
  expect(await bets('won')).toMatchObject([{ id: part.id, payout: '13.70', rest_stake: '4.00', cash_out_rule: null }]);
});
