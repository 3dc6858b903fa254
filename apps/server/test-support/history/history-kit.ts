import { type OriginalsAction, originalsHeaders, signOriginals } from '@ordago/provider-protocols';
import type { Visitor } from '../server/test-server.ts';
import { type Bettor, createSportsbookTestKit, type SportsbookTestKit } from '../sportsbook/sportsbook-test-kit.ts';
import { type ReportedPayment, reportPayment, startGatewayStub } from './payment-gateway-stub.ts';

/** Balance of every player at the start. */
const FUNDS = '20000.00';
const GAME = 'history-dice';

/** The whole server with everything that moves a player's money: bets, games and payments. */
export interface HistoryKit extends SportsbookTestKit {
  readonly boss: Visitor;
  /** A player at the sportsbook, who has opened a game as well. */
  buildPlayer(): Promise<Bettor & { readonly session: string }>;
  /** A wallet call of the games, signed; true if the provider was told that it is done. */
  play(action: OriginalsAction, player: Bettor, fields: object): Promise<boolean>;
  /** A report of the gateway; true if it was taken. */
  reportPayment(report: ReportedPayment): Promise<boolean>;
}

export async function createHistoryKit(): Promise<HistoryKit> {
  const gateway = await startGatewayStub();
  const kit = await createSportsbookTestKit({ env: { SANDBOX_ORIGIN: gateway.origin } });
  const { testServer } = kit;
  const { db, clock, config, servers } = testServer;
  const boss = await kit.hireSuperadmin();
  const game = await openGame(kit);
  let events = 0;
  return {
    ...kit,
    boss,
    buildPlayer: async () => {
      const player = await kit.buildBettor({ main: FUNDS });
      const opened = await db.pool.query<{ id: string }>(
        `insert into casino.session (ref_hash, player, game, provider, currency, created_at, opened_at, seen_at)
         values (sha256(convert_to('history-' || $1::bigint, 'utf8')), $1, $2, 'originals', 'USD', $3, $3, $3) returning id`,
        [player.id, game, new Date(clock.now())],
      );
      return { ...player, session: opened.rows[0]?.id ?? '' };
    },
    play: async (action, player, fields) => {
      const seated = action === 'bet' || action === 'bet-win' ? { session: `history-${player.id}` } : {};
      const place = action === 'rollback' ? {} : { game_id: GAME };
      const body = Buffer.from(JSON.stringify({ user_id: player.id, currency: 'USD', ...place, ...seated, ...fields }));
      const proof = signOriginals(body, { secret: config.secretOf('originals'), now: clock.now(), path: action });
      const answer = await servers.get('player')?.inject({
        method: 'POST',
        url: `/callbacks/originals/${action}`,
        headers: { 'content-type': 'application/json', ...originalsHeaders(proof) },
        payload: body,
      });
      return answer?.payload.startsWith('{"status":"ok"') === true;
    },
    reportPayment: async (report) => {
      events += 1;
      return (await reportPayment(testServer, `history-${events}`, report)) === 200;
    },
    close: async () => {
      await kit.close();
      await gateway.close();
    },
  };
}

/** Puts one game of ours into the catalogue; returns its number. */
async function openGame({ testServer: { db, clock } }: SportsbookTestKit): Promise<string> {
  await db.pool.query(
    `insert into casino.provider (name, route_provider, win_max) values ('originals', 'originals', 100000000)
     on conflict (name) do update set win_max = excluded.win_max`,
  );
  const added = await db.pool.query<{ id: string }>(
    `insert into casino.game (provider, game_id, name, studio, casino_type, raw, added_at, changed_at)
     values ('originals', $1, 'Dice', 'Ordago', 'slots', '{}', $2, $2) returning id`,
    [GAME, new Date(clock.now())],
  );
  return added.rows[0]?.id ?? '';
}
