import { staffCookie, Visitor } from '../black-box/people.ts';
import type { Addresses } from '../black-box/product.ts';
import type { HostName } from './routes.ts';

/** Proofs of who calls, by host; a host that is missing knows no such caller. */
type Proofs = Readonly<Partial<Record<HostName, Readonly<Record<string, string>>>>>;

/** Somebody who calls, signed in anew now and then: what they send may sign them out or close their account. */
export interface Caller {
  readonly name: string;
  readonly hosts: readonly HostName[];
  proofs: Proofs;
  renew(): Promise<void>;
}

const STAFF = ['owner', 'super', 'admin', 'cashier'] as const;

/** Signs in one caller of each kind: guest, player with money, staff of every level. */
export async function signIn(at: Addresses): Promise<readonly Caller[]> {
  const callers = [
    callerOf('guest', ['player', 'sportsbook', 'staff', 'games', 'sandbox'], async () => ({})),
    callerOf('player', ['player', 'sportsbook', 'games', 'sandbox'], () => playerProofs(at)),
    ...STAFF.map((name) =>
      callerOf(name, ['staff', 'player'], async () => {
        const cookie = { cookie: await staffCookie(at, name) };
        return { staff: cookie, player: cookie };
      }),
    ),
  ];
  for (const caller of callers) await caller.renew();
  return callers;
}

function callerOf(name: string, hosts: readonly HostName[], prove: () => Promise<Proofs>): Caller {
  const caller: Caller = {
    name,
    hosts,
    proofs: {},
    renew: async () => {
      caller.proofs = await prove();
    },
  };
  return caller;
}

/** A new player with money, a token of the betting frame, and an open game of ours and of a third party. */
async function playerProofs(at: Addresses): Promise<Proofs> {
  const player = await Visitor.register(at);
  await player.deposit('500.00');
  const token = (await player.call('/api/sportsbook/token', { body: {} })).body.result.token as string;
  return {
    player: { cookie: player.cookie },
    sportsbook: { authorization: `Bearer ${token}` },
    games: { authorization: `Bearer ${await player.token('originals')}` },
    sandbox: { authorization: `Bearer ${await player.token('evolutionlive')}` },
  };
}
