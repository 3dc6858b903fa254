import type { PlayerId } from '@ordago/kernel';
import type { CaseFrame } from '../../../platform/push/publish.ts';

/** Tells a player that something was said in their case. */
export type NotifyCase = (player: PlayerId, frame: CaseFrame) => void;
