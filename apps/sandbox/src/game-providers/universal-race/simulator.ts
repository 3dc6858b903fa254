import { UNIVERSAL_RACE_GAME, universalRaceLogin, universalRaceProof } from '@ordago/provider-protocols';
import type { OutgoingCall, SandboxGame, SimulatorOf } from '../provider-simulator.ts';
import { judged } from '../read-verdict.ts';
import { type Selection, selectionsOf } from '../selections.ts';
import { answerSigned, writeSigned } from '../signed-simulator.ts';

const NAME = 'universal-race';

const ENGINE = 'horse-race';

/** The one programme; a slip takes twenty runners. */
export const UNIVERSAL_RACE_GAMES: readonly SandboxGame[] = [
  { id: UNIVERSAL_RACE_GAME, name: 'Carreras de Caballos', studio: 'Universal Race', engine: ENGINE, betsMax: 20 },
];

const PATHS: Readonly<Record<OutgoingCall['action'], string>> = {
  authenticate: 'enter',
  balance: 'balance',
  bet: 'place-bet',
  win: 'settle-bet',
  betwin: 'quick-race',
  rollback: 'cancel-bet',
};

const MEANINGS = { well: new Set(['accepted', 'repeated']), again: new Set(['try-again']) };

/** Universal Race as the sandbox plays it: entered by a login, slips settled like bets. */
export const universalRaceSimulator: SimulatorOf = ({ settings, clock }) => {
  const simulator = { name: NAME, proof: universalRaceProof, secret: settings.secretOf(NAME), now: clock.now };
  return {
    name: NAME,
    games: UNIVERSAL_RACE_GAMES,
    combines: false,
    authenticates: true,
    routes: (app, sessions) =>
      answerSigned(app, simulator, 'login', async (message) => {
        const order = universalRaceLogin.safeParse(message).data;
        if (!order) return { error: 'login refused' };
        const { token: operatorToken, player_id: userId, player_name: username, currency, language } = order;
        const who = { operatorToken, reference: null, userId, username, currency, language };
        const session = { provider: NAME, game: UNIVERSAL_RACE_GAME, ...who, lobbyUrl: order.lobby_url };
        return { game_url: await sessions.open(session) };
      }),
    write: (call, how) => writeSigned(simulator, { path: PATHS[call.action], body: bodyOf(call) }, how),
    read: (body) => {
      const { status, balance, session } = (body ?? {}) as Record<string, unknown>;
      return judged({ word: status, balance, session }, MEANINGS);
    },
  };
};

/** Written by hand, so that an amount is a JSON number with exactly its digits. */
function bodyOf(call: OutgoingCall): string {
  const { action, userId, session, round, transaction, currency, amount, win, target } = call;
  const text = JSON.stringify;
  if (action === 'authenticate') return `{"token":${text(session)}}`;
  const who = `"player_id":${text(userId)},"currency":${text(currency)}`;
  if (action === 'balance') return `{${who}}`;
  const base = `${who},"bet_id":${text(target ?? transaction)}`;
  if (action === 'rollback') return `{${base},"stake":${amount}}`;
  const slip = `${base},"race_id":${text(round)}`;
  if (action === 'win') return `{${slip},${resultOf(amount)}}`;
  const runners = `"runners":[${selectionsOf(ENGINE, call).map(runnerOf).join()}]`;
  const placed = `${slip},"session":${text(session)},"stake":${amount},${runners}`;
  return action === 'bet' ? `{${placed}}` : `{${placed},${resultOf(win)}}`;
}

/** Kinds are the wire's: win, place, show, forecast, tricast. A slip that was asked for by hand is on the first runner. */
function runnerOf({ market, selection, odds }: Selection): string {
  return JSON.stringify(
    market === ENGINE ? { runner: '1', kind: 'win', odds } : { runner: selection, kind: market, odds },
  );
}

function resultOf(payout: string): string {
  return `"result":"${/^0(\.0+)?$/.test(payout) ? 'lost' : 'won'}","payout":${payout}`;
}
