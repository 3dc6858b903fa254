import { type FromGame, fromGame, readShape, type ToGame } from '@ordago/contracts/play';
import { type FrameBridge, type FrameBridgeParts, openFrameBridge } from '../../shared/frame-bridge.ts';

/** A message to the game, without the mark that every message bears. */
export type ToGameMessage = Untagged<ToGame>;

type Untagged<Message> = Message extends ToGame ? Omit<Message, 'ordago'> : never;

/** Opens the site's side of the bridge to a game of ours. What it hears concerns what is seen, never money. */
export function openGameBridge(parts: Omit<FrameBridgeParts<FromGame>, 'read'>): FrameBridge<ToGameMessage> {
  return openFrameBridge({ ...parts, read: (data) => readShape(fromGame, data) });
}
