import type { BetLeg } from '@ordago/contracts';
import { useLoadBundle, useT } from '@ordago/i18n/react';
import { useEffect, useState } from 'react';

type Why = NonNullable<BetLeg['why']>;

/**
 * Why a leg settled as it did, by the rule book of its sport. Its texts come when the first such leg is shown; until
 * then, and for a reason of a later version, the plain words stand.
 */
export function LegWhy({ why, plain }: { why: Why; plain: string }) {
  const load = useLoadBundle();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void load('verdicts').then(() => isWanted && setReady(true));
    return () => {
      isWanted = false;
    };
  }, [load]);
  return isReady ? <Sentence why={why} plain={plain} /> : plain;
}

function Sentence({ why: { code, params }, plain }: { why: Why; plain: string }) {
  const t = useT('verdicts');
  const key = code as 'cancelled';
  return t.has(key) ? t(key, params) : plain;
}
