/**
 * The server is killed in the middle of virtual rounds: while one takes bets and another is played. What was acknowledged must
 * remain once, the rounds must be drawn from the seeds whose hashes were published, and every bet be settled once by
 * that.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { verifyVirtualMatch } from '@ordago/game-engines';
import { sleep } from '../../tools/postgres/processes.mjs';
import { proveInvariants } from '../black-box/endurance.ts';
import { unitsOf, Visitor } from '../black-box/people.ts';
import { type Addresses, Product } from '../black-box/product.ts';
import { Proofs } from '../black-box/proof.ts';
import { call, inParallel } from '../black-box/wire.ts';

/** Long enough to bet on, and short enough that a round is over soon after the server is back. */
const ROUNDS = { VIRTUAL_ROUND_SECONDS: '12', VIRTUAL_BETTING_SECONDS: '8' };
const FUNDS = '5000.00';
const STAKE = '1.00';
const STREAMS = 6;
/** So long the clients bet in the league's round before the kill, in milliseconds. */
const TRAFFIC_MS = 1_500;
/** A round is priced so long after it began to take bets at most, on a busy machine, in milliseconds. */
const PRICED_MS_MAX = 6_000;
const WAIT_MS_MAX = 40_000;

/** A round by its name, with what was published of it before the kill. */
interface Round {
  readonly competition: 'league' | 'cup';
  readonly season: number;
  readonly round: number;
  readonly commitment: string;
}

/** A bet on a result of a virtual match. */
interface Sent {
  readonly key: string;
  readonly leg: { readonly selection: string; readonly odds: string; readonly version: number };
  readonly place: string;
  readonly outcome: string;
  isAcknowledged: boolean;
}

/** Plays it on a product of its own; answers whether all held. */
export async function playRound(): Promise<boolean> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-virtual-'));
  await chmod(dir, 0o755);
  const proofs = new Proofs();
  const product = await Product.on(path.join(dir, 'data'), ROUNDS);
  try {
    console.log(`kill -9 in the middle of virtual rounds: served after ${await product.start()} ms`);
    await prove(product, proofs);
  } catch (error) {
    proofs.holds('the rounds ran to their end', false, String(error));
  } finally {
    await product.stop();
    await rm(dir, { recursive: true, force: true });
  }
  return proofs.close('virtual rounds');
}

async function prove(product: Product, proofs: Proofs): Promise<void> {
  const { at } = product;
  const player = await Visitor.register(at);
  await player.deposit(FUNDS);
  const sent: Sent[] = [];
  // The cup first: its round is played while the league takes bets.
  const cup = await roundIn(at, 'cup', 'betting');
  await bet(player, sent, await offersOf(at, cup), { forMs: 500 });
  const league = await roundIn(at, 'league', 'betting');
  await roundIn(at, 'cup', 'playing', cup);
  const traffic = bet(player, sent, await offersOf(at, league), { forMs: TRAFFIC_MS * 4 });
  await sleep(TRAFFIC_MS);
  const took = await product.killServer();
  await traffic;
  const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged);
  console.log(`  killed after ${acknowledged.length} of ${sent.length} bets were acknowledged; back after ${took} ms`);
  proofs.holds('the kill met bets under way', acknowledged.length > 0 && acknowledged.length < sent.length);

  const drawn = [await overRound(at, cup), await overRound(at, league)];
  for (const [round, reported] of [
    [cup, drawn[0]],
    [league, drawn[1]],
  ] as const)
    proveDrawn(round, reported, proofs);
  await proveBets(player, sent, drawn, proofs);
  await proveInvariants(at, proofs);
}

/** Bets until the time is over, or the server is gone. */
async function bet(
  player: Visitor,
  sent: Sent[],
  offers: readonly Offer[],
  { forMs }: { forMs: number },
): Promise<void> {
  const frame = await player.frame();
  const until = Date.now() + forMs;
  const streams = Array.from({ length: STREAMS }, async (_, stream) => {
    for (let n = stream; Date.now() < until; n += STREAMS) {
      const { place, leg, outcome } = offers[n % offers.length] as Offer;
      const one: Sent = {
        key: `round-${player.name}-${sent.length}-${stream}`,
        leg,
        place,
        outcome,
        isAcknowledged: false,
      };
      sent.push(one);
      const answer = await frame('/line/bets', { body: slipOf(one) }).catch(() => null);
      one.isAcknowledged = answer?.http === 200;
      if (answer === null) return;
    }
  });
  await Promise.all(streams);
}

function slipOf({ key, leg }: Sent) {
  return { key, kind: 'single', stake: STAKE, legs: [leg], accept: 'none' };
}

interface Offer extends Pick<Sent, 'leg' | 'place' | 'outcome'> {}

/** Every price of a result in a round that takes bets. */
async function offersOf(at: Addresses, { competition }: Round): Promise<Offer[]> {
  const found = await readCompetition(at, competition);
  const matches: { place: string; event: string }[] = found.current.matches;
  const offers = await inParallel(matches, 8, async ({ place, event }) => {
    const market = await resultOf(at, event);
    return market.selections.map(({ id, odds, version, outcome }) => ({
      place: `${competition} ${place}`,
      outcome,
      leg: { selection: id, odds, version: Number(version) },
    }));
  });
  return offers.flat();
}

interface Priced {
  readonly kind: string;
  readonly specifier: string;
  readonly selections: readonly { id: string; odds: string; version: string; outcome: string }[];
}

/** The market on who wins, once it is priced. */
async function resultOf(at: Addresses, event: string): Promise<Priced> {
  for (const until = Date.now() + PRICED_MS_MAX; Date.now() < until; await sleep(50)) {
    const { http, body } = await call(`${at.sportsbook}/line/events/${event}`);
    const markets: readonly Priced[] = http === 200 ? body.markets : [];
    const market = markets.find(({ kind, specifier }) => kind === '1x2' && specifier === '');
    if (market) return market;
  }
  throw new Error(`event ${event} has no price on who wins`);
}

/** Waits until a round of a competition is in a phase: the one given, or any. */
async function roundIn(at: Addresses, competition: Round['competition'], phase: string, known?: Round): Promise<Round> {
  for (const until = Date.now() + WAIT_MS_MAX; Date.now() < until; await sleep(100)) {
    const { current } = await readCompetition(at, competition);
    const isMeant = !known || (Number(current?.season) === known.season && Number(current?.round) === known.round);
    const hasEvents = current?.matches.every(({ event }: { event: string | null }) => event !== null);
    if (!current || current.phase !== phase || !isMeant || !hasEvents) continue;
    // Enough of it is left to bet in.
    if (phase === 'betting' && Date.parse(current.closes_at) - Date.now() < 3 * TRAFFIC_MS) continue;
    return {
      competition,
      season: Number(current.season),
      round: Number(current.round),
      commitment: current.commitment,
    };
  }
  throw new Error(`no round of the ${competition} was ${phase}`);
}

async function readCompetition(at: Addresses, competition: string) {
  const { body } = await call(`${at.sportsbook}/line/virtual`);
  return body.competitions.find((one: { competition: string }) => one.competition === competition);
}

/** A round once it is over. */
async function overRound(at: Addresses, { competition, season, round }: Round) {
  for (const until = Date.now() + WAIT_MS_MAX; Date.now() < until; await sleep(200)) {
    const { body } = await call(`${at.sportsbook}/line/virtual/${competition}/${season}/${round}`);
    if (body.server_seed) return { competition, ...body };
  }
  throw new Error(`round ${round} of the ${competition} was never drawn`);
}

/** Drawn from the seed that was promised before anybody bet, whenever that was. */
function proveDrawn({ competition, season, round, commitment }: Round, reported: Drawn, proofs: Proofs): void {
  const verdicts = reported.matches.map(({ place, home, away, score }) =>
    verifyVirtualMatch({
      competition,
      season,
      round,
      place: Number(place),
      home: Number(home),
      away: Number(away),
      commitment,
      serverSeed: reported.server_seed,
      score: `${score?.home}-${score?.away}`,
    }),
  );
  const isFair = verdicts.every((verdict) => verdict?.isPromised === true && verdict.isScore === true);
  proofs.holds(`${competition}: ${verdicts.length} matches are those of the seed whose hash was published`, isFair);
}

interface Drawn {
  readonly competition: string;
  readonly server_seed: string;
  readonly matches: readonly { place: string; home: string; away: string; score: { home: string; away: string } }[];
}

/** Every bet is stored once if it was acknowledged, at most once if not, and was paid what its match is worth. */
async function proveBets(
  player: Visitor,
  sent: readonly Sent[],
  drawn: readonly Drawn[],
  proofs: Proofs,
): Promise<void> {
  const frame = await player.frame();
  const again = await inParallel(sent, 8, (one) => frame('/line/bets', { body: slipOf(one) }));
  const ids = again.map(({ body }) => body.bet?.id as string | undefined);
  const isKept = sent.every(({ isAcknowledged }, n) => !isAcknowledged || ids[n] !== undefined);
  proofs.holds('every acknowledged bet answers its key with itself', isKept);
  const kept = await betsOf(frame);
  const known = ids.filter((id) => id !== undefined);
  proofs.equal('bets that exist, each once', [kept.size, new Set(known).size], [known.length, known.length]);
  const results = new Map(
    drawn.flatMap(({ competition, matches }) =>
      matches.map(({ place, score: { home, away } }) => {
        const lead = Number(home) - Number(away);
        return [`${competition} ${place}`, lead === 0 ? 'x' : lead > 0 ? '1' : '2'];
      }),
    ),
  );
  let due = 0n;
  const wrong = sent.filter(({ place, outcome, leg }, n) => {
    if (ids[n] === undefined) return false;
    const isWon = results.get(place) === outcome;
    const payout = isWon ? leg.odds : '0.00';
    due += unitsOf(payout) - unitsOf(STAKE);
    const found = kept.get(ids[n] as string);
    return found?.status !== (isWon ? 'won' : 'lost') || unitsOf(found.payout ?? '0') !== unitsOf(payout);
  });
  proofs.holds(`${known.length} bets came to the results of their matches`, wrong.length === 0, wrong[0]);
  proofs.equal('and the wallet to what they are worth, once', await player.balance(), unitsOf(FUNDS) + due);
}

async function betsOf(frame: Awaited<ReturnType<Visitor['frame']>>) {
  const found = new Map<string, { status: string; payout: string | null }>();
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { body } = await frame(`/line/bets?count=100&page=${page}`);
    pages = Number(body.pages);
    for (const { id, status, payout } of body.bets) found.set(id, { status, payout });
  }
  return found;
}
