import { useSyncExternalStore } from 'react';
import { isCalm } from '../mood.ts';
import { recall, remember } from '../stage/remembered.ts';

/** Choices of a player that hold in every game, on this device. */
export type Switch = 'sound' | 'turbo';

const listeners = new Set<() => void>();
const chosen = new Map<Switch, boolean>();

/** Returns true while a switch is on. Sound begins on, except for who wants less of everything; turbo begins off. */
export function isOn(name: Switch): boolean {
  const known = chosen.get(name);
  if (known !== undefined) return known;
  const kept = recall(keyOf(name));
  const first = kept === null ? name === 'sound' && !isCalm() : kept === 'on';
  chosen.set(name, first);
  return first;
}

/** Turns a switch on or off, and remembers it. */
export function turn(name: Switch, isNowOn: boolean): void {
  chosen.set(name, isNowOn);
  remember(keyOf(name), isNowOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** The state of a switch, followed by a component. */
export function useSwitch(name: Switch): boolean {
  return useSyncExternalStore(subscribe, () => isOn(name));
}

function keyOf(name: Switch): string {
  return `ordago.${name}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
