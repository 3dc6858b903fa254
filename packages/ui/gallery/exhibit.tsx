import { type ReactNode, useState } from 'react';
import type * as ui from '../src/index.ts';

/** The components that packages/ui exports: functions that begin with a capital. */
export type ComponentName = {
  [Name in keyof typeof ui]: Name extends Capitalize<Name>
    ? (typeof ui)[Name] extends (...args: never[]) => unknown
      ? Name
      : never
    : never;
}[keyof typeof ui];

/** One look of a component. The four faces of a screen are called ready, loading, empty and error; others say what they are. */
export interface Face {
  readonly name: string;
  readonly show: () => ReactNode;
  /** Covers the page it stands on, and is shown on a page of its own. (Default: false) */
  readonly isFramed?: boolean;
}

/** A component, or a few that are only used together, in all its faces. */
export interface Exhibit {
  readonly components: readonly [ComponentName, ...ComponentName[]];
  readonly faces: readonly [Face, ...Face[]];
}

/** Keeps the value of a component that leaves it to its page. */
export function Keep<Value>({
  first,
  children,
}: {
  first: Value;
  children: (value: Value, keep: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, (next) => setValue(() => next));
}

/** Does nothing: for faces that are looked at. */
export const ignore = () => undefined;
