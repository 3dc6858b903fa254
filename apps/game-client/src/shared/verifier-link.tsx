import { proofQuery } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { useEffect, useState } from 'react';
import { addressOf, type PlayAddress, type PlaySession } from './play-api.ts';

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

interface WireProof {
  readonly engine: string;
  readonly stake: string;
  readonly payout: string;
  readonly choice: unknown;
  readonly moves: readonly unknown[];
  readonly seeds: { commitment: string; server_seed: string | null; client_seed: string; nonce: number } | null;
  readonly chain: { terminal: string; salt: string; place: number; hash: string | null } | null;
}

async function readLink({ address, session, round }: RoundPlace): Promise<string | null> {
  try {
    const path = `/rounds/${encodeURIComponent(round)}/proof`;
    const response = await fetch(addressOf(address, path), { credentials: 'omit' });
    if (!response.ok || !session.lobbyUrl) return null;
    const { seeds, ...proof } = (await response.json()) as WireProof;
    const named = seeds && {
      commitment: seeds.commitment,
      server: seeds.server_seed,
      client: seeds.client_seed,
      nonce: seeds.nonce,
    };
    return `${new URL(session.lobbyUrl).origin}/fairness/verify#${proofQuery({ ...proof, seeds: named })}`;
  } catch {
    return null;
  }
}
