import type { Fairness } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import { Button, Dialog, Note, Spinner, TextField } from '@ordago/ui';
import { useEffect, useState } from 'react';
import { type RotateFault, readFairness, rotateSeed } from './fairness-api.ts';
import type { PlayAddress, PlaySession } from './play-api.ts';
import { VerifierLink } from './verifier-link.tsx';

export interface FairnessPanelProps {
  readonly address: PlayAddress;
  readonly session: PlaySession;
  readonly round: string | null;
  readonly onClose: () => void;
}

/** Commitment, the player's own seed, and the revealed seeds. */
export default function FairnessPanel({ address, session, round, onClose }: FairnessPanelProps) {
  const t = useT('game');
  const [first, setFirst] = useState<Fairness | null | 'waiting'>('waiting');
  useEffect(() => {
    let isWanted = true;
    void readFairness(address).then((fairness) => isWanted && setFirst(fairness));
    return () => {
      isWanted = false;
    };
  }, [address]);
  return (
    <Dialog isOpen onClose={onClose} title={t('fair.title')} description={t('fair.intro')} closeLabel={t('fair.close')}>
      {first === 'waiting' ? <Spinner /> : <Seeds address={address} first={first} />}
      {round && <VerifierLink address={address} session={session} round={round} />}
    </Dialog>
  );
}

function Seeds({ address, first }: { address: PlayAddress; first: Fairness | null }) {
  const t = useT('game');
  const [fairness, setFairness] = useState(first);
  const [seed, setSeed] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<RotateFault | 'rotated' | null>(first === null ? 'failed' : null);
  if (fairness === null) return isBusy ? <Spinner /> : <Note tone="bad">{t('fair.failed')}</Note>;
  const rotate = async () => {
    setBusy(true);
    const answer = await rotateSeed(address, seed.trim() || crypto.randomUUID().slice(0, 13));
    setBusy(false);
    if (typeof answer === 'string') return setMessage(answer);
    setFairness(answer);
    setSeed('');
    setMessage('rotated');
  };
  return (
    <div className="grid gap-4">
      <Hash label={t('fair.commitment')} text={fairness.commitment} />
      <div className="grid grid-cols-2 gap-4">
        <Hash label={t('fair.clientSeed')} text={fairness.clientSeed} />
        <Hash label={t('fair.nonce')} text={String(fairness.nonce)} />
      </div>
      <Hash label={t('fair.next')} text={fairness.nextCommitment} />
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void rotate();
        }}
      >
        <TextField
          label={t('fair.clientSeed')}
          hint={t('fair.clientSeedHint')}
          value={seed}
          onChange={(event) => setSeed(event.target.value)}
          maxLength={64}
          autoComplete="off"
        />
        <Button type="submit" isBusy={isBusy}>
          {t('fair.rotate')}
        </Button>
        {message && <Note tone={message === 'rotated' ? 'good' : 'bad'}>{t(`fair.${message}`)}</Note>}
      </form>
      <Revealed fairness={fairness} />
    </div>
  );
}

function Revealed({ fairness }: { fairness: Fairness }) {
  const t = useT('game');
  return (
    <section className="grid gap-3">
      <h3 className="text-16 font-bold">{t('fair.revealed')}</h3>
      {fairness.revealed.length === 0 && <p className="text-14 text-muted">{t('fair.none')}</p>}
      {fairness.revealed.map((pair) => (
        <div key={pair.commitment} className="grid gap-2 rounded-card bg-well p-3">
          <Hash label={t('fair.serverSeed')} text={pair.serverSeed} />
          <Hash label={t('fair.commitment')} text={pair.commitment} />
          <div className="grid grid-cols-2 gap-3">
            <Hash label={t('fair.clientSeed')} text={pair.clientSeed} />
            <Hash label={t('fair.nonce')} text={t('fair.bets', { count: pair.bets })} />
          </div>
        </div>
      ))}
    </section>
  );
}

function Hash({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <div className="text-12 text-muted">{label}</div>
      <div className="tabular break-all font-mono text-12">{text}</div>
    </div>
  );
}
