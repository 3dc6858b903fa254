import { lazy, Suspense } from 'react';
import type { ShortfallFaceProps } from './shortfall-face.tsx';

const ShortfallFace = lazy(() => import('./shortfall-face.tsx'));

/** The message about a stake above the balance, loaded when there is one. */
export function Shortfall(props: ShortfallFaceProps) {
  if (props.rounds.shortfall === null) return null;
  return (
    <Suspense fallback={null}>
      <ShortfallFace {...props} />
    </Suspense>
  );
}
