import { sleep } from '../../tools/postgres/processes.mjs';
import { unitsOf, Visitor } from './people.ts';
import type { Addresses } from './product.ts';
import type { Proofs } from './proof.ts';
import { call, inParallel, times } from './wire.ts';

const BETS_PER_SESSION = 50;
const OFFER_SECONDS_MAX = 30;

/** A bet that the line would take now; null while it offers nothing. */
export async function offeredLeg(at: Addresses): Promise<Record<string, unknown> | null> {
  for (let waited = 0; waited < OFFER_SECONDS_MAX * 1_000; waited += 500) {
    const { body } = await call(`${at.sportsbook}/line/events?count=20`);
    for (const event of body.events ?? []) {
      const market = event.markets.find((market: { status: string }) => market.status === 'open');
      const selection = market?.selections[0];
      if (selection) return { selection: selection.id, odds: selection.odds, version: selection.version };
    }
    await sleep(500);
  }
  return null;
}

/** Bets of two frames on one balance. */
export async function proveSport(at: Addresses, proofs: Proofs): Promise<void> {
  const leg = await offeredLeg(at);
  proofs.holds('the line offers events', leg !== null);
  if (leg === null) return;
  const player = await Visitor.register(at);
  await player.deposit('100.00');
  const one = await player.frame();
  const other = await (await player.again()).frame();
  const bets = times(BETS_PER_SESSION * 2, (n) => ({
    frame: n % 2 === 0 ? one : other,
    body: {
      key: `black-box-sport-${player.name}-${n}`,
      kind: 'single',
      stake: '10.00',
      legs: [leg],
      accept: 'all',
    },
  }));
  const place = ({ frame, body }: (typeof bets)[number]) => frame('/line/bets', { body });
  const answers = await inParallel(bets, 20, place);
  const taken = answers.filter((answer) => answer?.http === 200).length;
  const strange = answers.filter((answer) => answer?.http !== 200 && answer?.body?.name !== 'insufficient-balance');
  proofs.equal('sport: 100 bets of 10.00 from two frames on 100.00, taken', taken, 10);
  proofs.holds('sport: every other one for want of money', strange.length === 0, strange[0]?.body);
  proofs.equal('sport: and what is left', await player.balance(), 0n);
  const again = await inParallel(bets, 20, place);
  const ids = (list: typeof answers) =>
    [...new Set(list.map((answer) => answer?.body?.bet?.id).filter(Boolean))].sort();
  proofs.equal('sport: the same 100 again answer the same bets', ids(again), ids(answers));
  proofs.equal('sport: and move nothing', await player.balance(), 0n);

  const rival = await Visitor.register(at);
  await rival.deposit('100.00');
  const [first] = bets;
  const stolen = await (await rival.frame())('/line/bets', { body: first?.body });
  proofs.equal("sport: another player's key is their own", [stolen.http, await rival.balance()], [200, unitsOf('90')]);
  const foreign = await (await rival.frame())(`/line/bets/${ids(answers)[0]}`);
  proofs.equal("sport: another player's bet is", foreign.http, 404);
}
