import { encodeUof, feedHeaders, type UofMessage } from '@ordago/provider-protocols';
import { matchDay } from '../rabbitmq/match-day.ts';
import { staffCookie, Visitor } from './people.ts';
import type { Addresses } from './product.ts';
import type { Proofs } from './proof.ts';
import { type Answer, call } from './wire.ts';

/** The secret of the supplier of this proof. */
export const FEED_SECRET = 'the secret of the verification, long enough';
const ENTITIES = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const TOO_LARGE = 1_100_000;
const WAIT_MS_MAX = 20_000;

type FeedPost = readonly [
  title: string,
  body: string,
  more?: { readonly atSeconds?: number; readonly secret?: string },
];

/** Proves that faulty messages of a supplier are refused by name and put aside, and all others applied. */
export async function proveFeed(at: Addresses, proofs: Proofs): Promise<void> {
  const [match, other] = matchDay(5_000, Date.now());
  const [first, second] = match?.before ?? [];
  if (!match || !other || !first || !second) throw new Error('a day without matches');
  const good = encodeUof(first);
  const cookie = await staffCookie(at, 'admin');
  const waiting = async () => {
    const { body } = await call(`${at.staff}/api/staff/feed/quarantine?feed=uof&count=100`, { headers: { cookie } });
    return body.result as { waiting: string; times: string; messages: { reason: string }[] };
  };
  const before = await waiting();
  const bad: FeedPost[] = [
    ['truncated', good.slice(0, -30)],
    ['an entity bomb', `<!DOCTYPE a [<!ENTITY l0 "ha">${ENTITIES}]><alive product="&l9;"/>`],
    ['an entity of a file', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><alive product="&x;"/>'],
    ['of no event', good.replace(match.id, "1' or '1'='1")],
    ['no XML', '{"kind":"result"}'],
    ['empty', ''],
    ['deep', '<a>'.repeat(10_000)],
    ['a message that is none', `<goal product="1" event_id="${match.id}" timestamp="${Date.now()}"/>`],
    ['of a time in seconds', good.replace(/timestamp="\d+"/, `timestamp="${Math.floor(Date.now() / 1_000)}"`)],
  ];
  const answers = [];
  for (const reported of bad) answers.push(await post(at, reported));
  const isRefused = ({ http, body }: Answer) => http === 400 && [body.status, body.code].includes('3001');
  proofs.equal('feed: bad messages refused as malformed (3001)', answers.filter(isRefused).length, bad.length);
  const after = await waiting();
  proofs.equal('feed: and put aside, each', Number(after.waiting) - Number(before.waiting), bad.length);
  await post(at, bad[0] as FeedPost);
  const again = await waiting();
  proofs.equal('feed: the same again counts', Number(again.times) - Number(after.times), 1);

  const strange = [
    await post(at, ['of an unknown sender', good, { secret: 'another secret, long enough too' }]),
    await post(at, ['of yesterday', good, { atSeconds: Math.floor(Date.now() / 1_000) - 86_400 }]),
    await post(at, ['larger than is read', `<odds_change a="${'x'.repeat(TOO_LARGE)}"/>`]),
  ];
  proofs.equal('feed: unsigned, old and too large ones are', strange.map(({ http }) => http).sort(), [401, 401, 413]);
  proofs.equal('feed: and nothing of them is kept', Number((await waiting()).waiting), Number(again.waiting));
  await proveRest(at, proofs, { first, second, home: match.home, waiting: async () => (await waiting()).messages });
}

interface Rest {
  readonly first: UofMessage;
  readonly second: UofMessage;
  readonly home: string;
  waiting(): Promise<readonly { readonly reason: string }[]>;
}

/** Nothing that could be read is lost: the rest of a message counts, and the next ones too. */
async function proveRest(at: Addresses, proofs: Proofs, { first, second, home, waiting }: Rest): Promise<void> {
  const strange = encodeUof(second).replace('<market id="189"', '<market id="999999"');
  const answers = [await post(at, ['a list', encodeUof(first)]), await post(at, ['with an unknown market', strange])];
  proofs.equal(
    'feed: a list with an unknown market is',
    answers.map(({ http }) => http),
    [200, 200],
  );
  const [put] = await waiting();
  proofs.holds('feed: which is put aside alone', put?.reason.includes('999999') === true, put);
  const leg = await legOf(at, home);
  proofs.equal('feed: and its other market is at the price that it sent', leg?.odds, '1.80');
  if (!leg) return;
  const player = await Visitor.register(at);
  await player.deposit('100.00');
  const body = { key: `black-box-feed-${player.name}-1`, kind: 'single', stake: '10.00', legs: [leg] };
  proofs.equal('feed: a bet at it is', (await (await player.frame())('/line/bets', { body })).http, 200);
}

async function legOf(at: Addresses, home: string) {
  for (const began = performance.now(); performance.now() - began < WAIT_MS_MAX; ) {
    const { body } = await call(`${at.sportsbook}/line/search?text=${home}`);
    const event = body.is_guess ? undefined : body.events?.[0];
    if (event) {
      const shown = await call(`${at.sportsbook}/line/events/${event.id}`);
      const market = shown.body.markets.find(({ kind }: { kind: string }) => kind === 'match-winner');
      const selection = market?.selections.find(({ outcome }: { outcome: string }) => outcome === '1');
      if (selection) return { selection: selection.id, odds: selection.odds, version: selection.version };
    }
  }
  return null;
}

function post(at: Addresses, [, body, { atSeconds, secret = FEED_SECRET } = {}]: FeedPost): Promise<Answer> {
  const headers = feedHeaders(secret, { atSeconds: atSeconds ?? Math.floor(Date.now() / 1_000), body });
  return call(`${at.player}/callbacks/odds-feed/uof`, {
    body,
    headers: { ...headers, 'content-type': 'application/xml' },
  });
}
