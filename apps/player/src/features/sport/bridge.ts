import { type FromFrame, fromFrame, type ToFrame } from '@ordago/contracts';
import { type FrameBridge, type FrameBridgeParts, openFrameBridge } from '../../shared/frame-bridge.ts';

type Untagged<Message> = Message extends ToFrame ? Omit<Message, 'ordago'> : never;
/** A message to the frame, without the mark that every message bears. */
export type ToFrameMessage = Untagged<ToFrame>;

/** Opens the site's side of the bridge to the betting frame. */
export function openSiteBridge(parts: Omit<FrameBridgeParts<FromFrame>, 'read'>): FrameBridge<ToFrameMessage> {
  return openFrameBridge({ ...parts, read: (data) => fromFrame.safeParse(data).data ?? null });
}
