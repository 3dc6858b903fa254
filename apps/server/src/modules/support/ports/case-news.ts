import type { PlayerId } from '@ordago/kernel';
import type { CaseFrame } from '../../../platform/push/publish.ts';

/** Notifies a player of a new message in their case. */
export type NotifyCase = (player: PlayerId, frame: CaseFrame) => void;
