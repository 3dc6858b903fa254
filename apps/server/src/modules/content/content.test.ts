import { readSiteSettings } from '@ordago/contracts';
import { createTestHouse, type TestHouse } from '@ordago/testing/house';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let house: TestHouse;
beforeAll(async () => {
  house = await createTestHouse();
});
afterAll(() => house.close());

describe('the site settings', () => {
  it('publish what the server itself enforces, in the shape of their contract', async () => {
    const reply = await house.visitor().call(readSiteSettings);
    expect(reply.status).toBe(0);
    expect(readSiteSettings.answer.safeParse(reply.result).error?.issues ?? []).toEqual([]);
    expect(reply.result).toMatchObject({
      ...{ lang: 'es', theme: 'dark', currencies: ['TRY', 'USD'], adult_age: '18', username: { min: '3', max: '14' } },
      password_settings: { player: { active: true, min_length: '8' } },
      limits: { freebet: { min_single_coef: '-1', max_single_coef: '-1', min_express_coef: '-1' } },
      deposit_level_settings: {
        bronze: { from: '1000.00', to: '5000.00' },
        diamond: { from: '100000.00', to: '125000.00' },
      },
    });
    expect(reply.result.currencies).not.toContain('FUN');
  });
});
