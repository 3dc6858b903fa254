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

/** States that every component is asked for: with content, waiting for it, without any, and failed. */
export const FACES = ['ready', 'loading', 'empty', 'error'] as const;
export type FaceName = (typeof FACES)[number];

/** Content of a state. */
export interface Face {
  readonly show: () => ReactNode;
  /** Covers its page, and is shown on a page of its own. (Default: false) */
  readonly isFramed?: boolean;
}

/** Reason, in a few words, why a component cannot be in a state. */
export interface NoFace {
  readonly notApplicable: string;
}

/** A component, or a few that are only used together, in all its states. */
export interface Exhibit {
  readonly components: readonly [ComponentName, ...ComponentName[]];
  readonly faces: Readonly<Record<FaceName, Face | NoFace>>;
  /** States of its own, by their names. (Default: none) */
  readonly others?: Readonly<Record<string, Face>>;
}

/** Every state that a component has, with its name: those of all components first. */
export function shownFaces({ faces, others = {} }: Exhibit): readonly (readonly [name: string, face: Face])[] {
  const shared = FACES.flatMap((name) => {
    const face = faces[name];
    return 'show' in face ? [[name, face] as const] : [];
  });
  return [...shared, ...Object.entries(others)];
}

/** States that a component cannot be in, with the reasons. */
export function missingFaces({ faces }: Exhibit): readonly (readonly [name: FaceName, reason: string])[] {
  return FACES.flatMap((name) => {
    const face = faces[name];
    return 'show' in face ? [] : [[name, face.notApplicable] as const];
  });
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

/** Does nothing: for states without interaction. */
export const ignore = () => undefined;
