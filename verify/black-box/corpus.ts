import { corpusBodies, NUMBER_CORPUS } from '@ordago/testing/number-corpus';
import { Visitor } from './people.ts';
import type { Addresses } from './product.ts';
import type { Proofs } from './proof.ts';
import { PROVIDERS, type Provider, type WalletCall, walletCall } from './providers.ts';
import { offeredLeg } from './sport.ts';
import { type Answer, inParallel } from './wire.ts';

const WITHDRAWAL = { full_name: 'Ana Luz', payment_method: 'papara', iban: 'TR330006100519786457841326' };

/** Every money field that HTTP reaches, against every hostile number. */
export async function proveCorpus(at: Addresses, proofs: Proofs): Promise<void> {
  const player = await Visitor.register(at);
  await player.deposit('500.00');
  const before = await player.balance();
  const leg = await offeredLeg(at);
  const frame = await player.frame();
  const fields: [string, string, Record<string, unknown>, (body: string) => Promise<Answer>][] = [
    ['deposit', 'amount', { ...WITHDRAWAL, iban: undefined }, (body) => player.call('/xpay/deposit/init', { body })],
    ['withdrawal', 'amount', WITHDRAWAL, (body) => player.call('/xpay/withdrawal/init', { body })],
    [
      'stake',
      'stake',
      { key: `corpus-${player.name}-stake`, kind: 'single', legs: [leg], accept: 'all' },
      (body: string) => frame('/line/bets', { body }),
    ] as never,
  ];
  for (const [title, field, body, send] of fields) {
    const hostile = corpusBodies(field, body);
    const answers = await inParallel(hostile, 8, ({ text }) => send(text));
    const wrong = hostile.filter((_, n) => !isRefusal(answers[n]));
    proofs.equal(`corpus: ${title} refused, of ${hostile.length}`, hostile.length - wrong.length, hostile.length);
    if (wrong.length > 0) console.log(`         ${wrong.map((value) => value.title).join(', ')}`);
  }
  proofs.equal('corpus: and the balance is as it was', await player.balance(), before);
  for (const provider of PROVIDERS) await proveProvider(at, provider, proofs);
}

function isRefusal(answer: Answer | undefined): boolean {
  const code = answer?.body?.status ?? answer?.body?.code;
  return answer !== undefined && answer.http >= 400 && answer.http < 500 && Number(code) > 0;
}

async function proveProvider(at: Addresses, provider: Provider, proofs: Proofs): Promise<void> {
  const player = await Visitor.register(at);
  await player.deposit('100.00');
  await player.launch(provider.route);
  const opening = { action: 'bet', player: player.name, round: `corpus-${player.name}`, amount: '1.00' } as const;
  await walletCall(at, provider, { ...opening, transaction: `corpus-${player.name}` });
  const before = await player.balance();
  const texts = NUMBER_CORPUS.flatMap(({ json, text }) => (provider.isJson ? [json] : text === null ? [] : [text]));
  const calls = texts.flatMap((amount, n): WalletCall[] => {
    const base = { player: player.name, round: opening.round, transaction: `corpus-${player.name}-${n}` };
    return [
      { ...base, action: 'bet', amount },
      { ...base, action: 'win', amount },
      { ...base, action: 'betwin', amount, win: '5.00' },
      { ...base, action: 'betwin', amount: '1.00', win: amount },
    ];
  });
  const answers = await inParallel(calls, 8, (call) => walletCall(at, provider, call));
  const wrong = answers.filter(({ sandbox, http, isWell }) => sandbox !== 200 || isWell || http >= 500);
  proofs.equal(`corpus: ${provider.name} refused, of ${calls.length}`, calls.length - wrong.length, calls.length);
  if (wrong[0]) console.log(`         ${wrong[0].text.slice(0, 300)}`);
  proofs.equal(`corpus: ${provider.name} moved nothing`, await player.balance(), before);
}
