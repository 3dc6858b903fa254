import { proofQuery } from '@ordago/game-engines/proof-link';
import { DateText, MoneyText, useLocale, useT } from '@ordago/i18n/react';
import { Button, buttonClass, Note, Skeleton } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, ShieldCheck } from 'lucide-react';
import { PATHS } from '../../../shared/paths.ts';
import { type Round, type RoundStory, roundQuery } from '../api/histories.ts';

/** Money moved in a round, and the way to recompute it. */
export function RoundProof({ round, currency }: { round: Round; currency: string }) {
  const t = useT('common');
  const { data, isPending, refetch } = useQuery(roundQuery(round, useLocale()));
  if (isPending) return <Skeleton className="h-24 w-full rounded-control" />;
  if (!data) return <Button onClick={() => void refetch()}>{t('action.retry')}</Button>;
  return (
    <>
      <Movements story={data} currency={currency} />
      {data.has_replay && <ReplayLink round={round.transfer_id} />}
      <Proof story={data} onRetry={() => void refetch()} />
    </>
  );
}

/** Leads to the round at its provider, in a tab of its own that knows nothing of this one. */
function ReplayLink({ round }: { round: string }) {
  const tp = useT('player');
  return (
    <a
      className={buttonClass({})}
      href={PATHS.roundReplay.replace('$round', round)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ExternalLink size={16} aria-hidden="true" />
      {tp('history.replay')}
    </a>
  );
}

function Movements({ story, currency }: { story: RoundStory; currency: string }) {
  const tp = useT('player');
  const moneyOf = ({ kind, stake, payout }: RoundStory['transactions'][number]) => {
    if (kind === 'bet-win') {
      return (
        <>
          −<MoneyText amount={stake} currency={currency} /> +<MoneyText amount={payout} currency={currency} />
        </>
      );
    }
    const isOut = kind === 'bet';
    return (
      <>
        {isOut ? '−' : '+'}
        <MoneyText amount={isOut ? stake : kind === 'win' ? payout : stake} currency={currency} />
      </>
    );
  };
  return (
    <section className="grid gap-2">
      <h3 className="text-14 font-bold">{tp('history.movements')}</h3>
      <ol className="grid gap-1.5 text-14">
        {story.transactions.map((entry, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: movements of a round are never reordered.
            key={place}
            className="grid grid-cols-[1fr_auto] gap-x-3 data-[back=true]:line-through"
            data-back={entry.is_taken_back}
          >
            <span className="font-semibold">{tp(`history.moves.${entry.kind}`)}</span>
            <span className="tabular text-right">{moneyOf(entry)}</span>
            <span className="col-span-2 text-12 text-muted">
              <DateText at={entry.date} />
            </span>
          </li>
        ))}
      </ol>
      <p className="text-12 break-all text-muted">{tp('history.roundId', { round: story.round_id })}</p>
    </section>
  );
}

/** Leads to the verifier with everything filled in; a seed that is still secret is shown as its promise. */
function Proof({ story, onRetry }: { story: RoundStory; onRetry: () => void }) {
  const tp = useT('player');
  const t = useT('common');
  const { fairness, proof } = story;
  if (fairness === 'none') return null;
  return (
    <section className="grid gap-2 rounded-control bg-well p-3">
      <h3 className="flex items-center gap-2 text-14 font-bold">
        <ShieldCheck size={16} aria-hidden="true" />
        {tp('history.fairness')}
      </h3>
      {proof === null ? (
        <>
          <Note tone="info">{tp('history.proofUnreachable')}</Note>
          <Button onClick={onRetry}>{t('action.retry')}</Button>
        </>
      ) : (
        <>
          <p className="text-12 text-muted">
            {tp(isRevealed(proof) ? 'history.proofRevealed' : 'history.proofSecret')}
          </p>
          <p className="font-mono text-12 break-all">{proof.seeds?.commitment ?? proof.chain?.terminal}</p>
          <a className={buttonClass({ rank: 'primary' })} href={`${PATHS.verify}#${linkOf(proof)}`}>
            {tp('history.verify')}
          </a>
        </>
      )}
    </section>
  );
}

type RevealedProof = NonNullable<RoundStory['proof']>;

function isRevealed({ seeds, chain }: RevealedProof): boolean {
  return Boolean(seeds?.server_seed ?? chain?.hash);
}

function linkOf({ seeds, ...proof }: RevealedProof): string {
  const named = seeds && {
    commitment: seeds.commitment,
    server: seeds.server_seed,
    client: seeds.client_seed,
    nonce: Number(seeds.nonce),
  };
  const chain = proof.chain && { ...proof.chain, place: Number(proof.chain.place) };
  return proofQuery({ ...proof, seeds: named, chain });
}
