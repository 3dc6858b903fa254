import * as z from 'zod';
import { eventFrame, marketFrame, topExpressesFrame } from './line-frames.ts';
import { playerFrame } from './player-frames.ts';

export * from './line-frames.ts';
export * from './player-frames.ts';

/** The topic on which featured expresses are announced. */
export const TOP_EXPRESSES_TOPIC = 'line:top-expresses';

/** The shape of the frames of each kind of topic; a topic is its kind, a colon and an id. */
const FRAMES = {
  player: playerFrame,
  event: eventFrame,
  market: marketFrame,
  line: topExpressesFrame,
} as const;

type TopicKind = keyof typeof FRAMES;

/** A topic that a client may follow. */
export type PushTopic = `${Exclude<TopicKind, 'line'>}:${string}` | typeof TOP_EXPRESSES_TOPIC;

/** The frames that a topic carries. */
export type FrameOf<Topic extends PushTopic> = Topic extends `${infer Kind extends TopicKind}:${string}`
  ? z.infer<(typeof FRAMES)[Kind]>
  : never;

/** A topic with a frame of its own. */
export type PushUpdate = {
  [Kind in TopicKind]: { topic: `${Kind}:${string}`; value: z.infer<(typeof FRAMES)[Kind]> };
}[TopicKind];

/** Publishes a frame to who follows the topic: at once when `urgent`, else with the next tick. */
export type Publish = <Topic extends PushTopic>(
  topic: Topic,
  frame: FrameOf<Topic>,
  options?: { readonly urgent?: boolean },
) => void;

const message = z.object({ updates: z.array(z.object({ topic: z.string(), value: z.unknown() })) });

/**
 * Reads a message of the socket: its updates, in order. What is no update of a known shape is left out: a client of an
 * earlier version meets frames that it does not know.
 */
export function readPushMessage(text: string): PushUpdate[] {
  const read = message.safeParse(parsed(text));
  return read.success ? read.data.updates.flatMap(({ topic, value }) => readUpdate(topic, value) ?? []) : [];
}

/** Reads one update; null when the topic or its frame is unknown. */
export function readUpdate(topic: string, value: unknown): PushUpdate | null {
  const kind = topic.slice(0, topic.indexOf(':'));
  if (!Object.hasOwn(FRAMES, kind)) return null;
  const read = FRAMES[kind as TopicKind].safeParse(value);
  return read.success ? ({ topic, value: read.data } as PushUpdate) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
