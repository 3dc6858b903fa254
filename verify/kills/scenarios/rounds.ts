import { createParkedWinsRepository } from '../../../apps/server/src/modules/casino/admin/repository/parked-wins.repository.ts';
import { readConfig } from '../../../apps/server/src/platform/config/config.ts';
import { anyPlayer, receiverOf } from '../../../bench/harness/casino-pairs.ts';
import { BENCH_GAME, pairOf, type SignedCall, signedCall } from '../../../bench/harness/signed-calls.ts';
import { AT, type BenchPlayer } from '../../../bench/harness/world.ts';
import { insist, type Scenario, type Scene } from './scenario.ts';

const PROVIDER = 'originals';
/** A win above it waits for staff: 100 MXN, in ledger units. */
const WIN_MAX = 10_000_000n;
const LARGE_WIN = 20_000_000n;
const LARGE_WIN_TEXT = '200.00';
const STAKE_TEXT = '1.00';
const OWNER = { staff: '1', level: 4 };

/** Rounds that are won, one that is taken back, and two wins that wait: staff let one through, and close the other. */
export async function createRoundScenario(scene: Scene, url: string): Promise<Scenario> {
  const { pool, books } = scene;
  const config = readConfig({ APP_ENV: 'test', DATABASE_URL: url });
  const secret = config.secretOf(PROVIDER);
  const receive = receiverOf(config, scene);
  const wins = createParkedWinsRepository(pool);
  await pool.query('update casino.provider set win_max = $2 where name = $1', [PROVIDER, WIN_MAX]);
  const send = ({ message }: Pick<SignedCall, 'message'>) =>
    insist(async () => {
      const reply = await receive(PROVIDER, message);
      if (reply === null || reply.body.includes('too-busy')) throw new Error('the casino was too busy');
      return reply.body;
    });
  return async (name) => {
    const player = anyPlayer(books);
    const won = pairOf(player, secret);
    await send(won.bet);
    await send(won.win);
    const base = callOf(player, name);
    const stake = { transaction_id: `${name}.b`, session: `bench-${player.id}`, amount: STAKE_TEXT };
    await send(signedCall('bet', { ...base, ...stake }, { secret }));
    const { user_id, currency } = base;
    const target = { transaction_id: `${name}.r`, target: stake.transaction_id, amount: STAKE_TEXT };
    await send(signedCall('rollback', { user_id, currency, ...target }, { secret }));
    const { bet } = pairOf(player, secret);
    await send(bet);
    const large = signedCall(
      'win',
      { ...messageOf(bet), transaction_id: `${name}.w`, amount: LARGE_WIN_TEXT },
      { secret },
    );
    await send(large);
    const win = { provider: PROVIDER, key: `${name}.w`, payout: LARGE_WIN };
    await insist(() => wins.approve(OWNER, win, AT, async () => undefined));
    await send(large);
    const second = pairOf(player, secret).bet;
    await send(second);
    const closed = { ...messageOf(second), transaction_id: `${name}.c`, amount: LARGE_WIN_TEXT };
    await send(signedCall('win', closed, { secret }));
    await insist(() => wins.close(OWNER.staff, { ...win, key: `${name}.c` }, AT, async () => undefined));
  };
}

function callOf({ id }: BenchPlayer, round: string) {
  return { user_id: id, currency: 'MXN', game_id: BENCH_GAME, round_id: round };
}

/** The message of a bet, without what belongs to the bet alone. */
function messageOf({ message }: SignedCall): object {
  const { session: _, ...sent } = JSON.parse(message.body.toString()) as Record<string, string>;
  return { ...sent, settles: sent.transaction_id };
}
