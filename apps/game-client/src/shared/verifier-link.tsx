import { roundProof } from '@ordago/contracts/play';
import { proofQuery } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { useEffect, useState } from 'react';
import { get, type PlayAddress, type PlaySession } from './play-api.ts';

interface RoundPlace {
  readonly address: PlayAddress;
  readonly session: PlaySession;
  readonly round: string;
}

/** Leads to the verifier of the player site with everything that is known of a round. */
export function VerifierLink({ address, session, round }: RoundPlace) {
  const t = useT('game');
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readLink({ address, session, round }).then((link) => isWanted && setHref(link));
    return () => {
      isWanted = false;
    };
  }, [address, session, round]);
  if (href === null) return null;
  return (
    <a
      className="inline-flex min-h-touch items-center font-semibold text-brand underline"
      href={href}
      target="_blank"
      rel="noreferrer"
    >
      {t('fair.verify')}
    </a>
  );
}

async function readLink({ address, session, round }: RoundPlace): Promise<string | null> {
  if (!URL.canParse(session.lobbyUrl)) return null;
  const read = await get(address, `/rounds/${encodeURIComponent(round)}/proof`, roundProof);
  if (read === null) return null;
  const { seeds, ...proof } = read;
  const named = seeds && {
    commitment: seeds.commitment,
    server: seeds.server_seed,
    client: seeds.client_seed,
    nonce: seeds.nonce,
  };
  return `${new URL(session.lobbyUrl).origin}/fairness/verify#${proofQuery({ ...proof, seeds: named })}`;
}
