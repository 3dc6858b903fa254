import { lazyPart } from '@ordago/ui';
import { lostPart } from '../lost-part.tsx';
import type { ShortfallFaceProps } from './shortfall-face.tsx';

const ShortfallFace = lazyPart(() => import('./shortfall-face.tsx'));

/** The message about a stake above the balance, loaded when there is one. */
export function Shortfall(props: ShortfallFaceProps) {
  return props.rounds.shortfall === null ? null : <ShortfallFace {...props} lost={lostPart} />;
}
