import { awardFreeBet, listFreeBets, staffSignIn } from '@ordago/contracts';
import { addMs, assert, DAY_MS, toIso } from '@ordago/kernel';
import type { Visitor } from '../server/test-server.ts';
import { type Bettor, createSportsbookTestKit, type SportsbookTestKit } from './sportsbook-test-kit.ts';

/** A sportsbook with a superadmin who gives free bets. */
export interface FreeBetTestKit {
  readonly sportsbook: SportsbookTestKit;
  readonly boss: Visitor;
  /** Awards 10.00 for a week, or as asked; answers its id. */
  award(bettor: Bettor, change?: Readonly<Record<string, unknown>>): Promise<string>;
  /** Bets 10.00, or as asked, with an award. */
  place(bettor: Bettor, award: string, slip: Parameters<Bettor['place']>[0]): ReturnType<Bettor['place']>;
  statusOf(award: string): Promise<string>;
  /** The ids of the awards that a bettor can use. */
  usable(bettor: Bettor): Promise<string[]>;
  /** Reads the cost of sport promotions so far, less what came back. */
  cost(): Promise<string>;
  sql(text: string, values?: unknown[]): Promise<Record<string, never>[]>;
}

const BOSS = { username: 'the_giver', password: 'Ordago-2026', level: 3, parent: null } as const;

export async function createFreeBetTestKit(): Promise<FreeBetTestKit> {
  const kit = await createSportsbookTestKit();
  const { testServer } = kit;
  await testServer.modules.identity.hireStaff(BOSS, { by: 'system', now: testServer.clock.now() });
  const boss = testServer.visitor({ ip: '198.51.100.8' });
  const { username, password } = BOSS;
  const signedIn = await boss.call(staffSignIn, { body: { username, password } });
  assert(signedIn.status === 0, 'the superadmin was refused');
  let keys = 0;
  const sql = async (text: string, values: unknown[] = []) => (await testServer.db.pool.query(text, values)).rows;
  return {
    sportsbook: kit,
    boss,
    sql,
    award: async (bettor, change = {}) => {
      keys += 1;
      const until = toIso(addMs(testServer.clock.now(), 7 * DAY_MS));
      const body = {
        key: `award-${String(keys).padStart(12, '0')}`,
        amount: '10.00',
        valid_until: until,
        reason: 'test',
      };
      const given = await boss.call(awardFreeBet, { params: { id: bettor.id }, body: { ...body, ...change } });
      assert(given.status === 0, `the award was refused: ${given.refusal}`);
      return given.result.id;
    },
    place: (bettor, award, { more, ...slip }) => bettor.place({ ...slip, more: { ...more, free_bet: award } }),
    statusOf: async (award) =>
      (await sql('select status from sportsbook.free_bet where id = $1', [award]))[0]?.status ?? '',
    usable: async (bettor) => {
      const { free_bets: all } = (await bettor.call(listFreeBets)).result;
      return all.filter(({ status }: { status: string }) => status === 'awarded').map(({ id }: { id: string }) => id);
    },
    cost: async () => {
      const [row] = await sql(
        `select coalesce(sum(-l.balance), 0)::text as cost from ledger.house_account h join ledger.house_lane l on l.account = h.id
         where h.class = 'promotion-cost' and h.product = 'sport'`,
      );
      return row?.cost ?? '0';
    },
  };
}
