import { type LinkedProof, readProofQuery, readVirtualProofQuery } from '@ordago/game-engines';
import { useLoadBundle } from '@ordago/i18n/react';
import { Spinner } from '@ordago/ui';
import { useEffect, useState } from 'react';
import { VerifyForm } from './verify-form.tsx';
import { VirtualForm } from './virtual-form.tsx';

/** The verifier: anybody may recompute a round here, also without an account. */
export function VerifyPage() {
  const load = useLoadBundle();
  const [isReady, setReady] = useState(false);
  const [proof] = useState(readAddress);
  const [virtual] = useState(() => readVirtualProofQuery(location.hash.replace(/^#/, '')));
  useEffect(() => {
    let isWanted = true;
    void load('fairness').then(() => isWanted && setReady(true));
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (!isReady) return <Spinner size={32} />;
  return virtual ? <VirtualForm first={virtual} /> : <VerifyForm first={proof} />;
}

function readAddress(): LinkedProof {
  const proof = readProofQuery(location.hash.replace(/^#/, ''));
  return proof.engine === ''
    ? { ...proof, engine: 'dice', stake: '1.00', choice: { direction: 'over', target: 5_050 } }
    : proof;
}
