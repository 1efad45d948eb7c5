import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Target, type TargetName, useView } from './address.ts';

/** What an address that was just opened leads to, until it is in view; what is folded is drawn only then. */
let awaited: Target | null = null;
const listeners = new Set<() => void>();

/** Brings a target into view as soon as it is drawn. */
export function awaitArrival(target: Target | null): void {
  awaited = target;
  for (const listener of listeners) listener();
}

/** Scrolls to an element and puts the focus on it. */
export function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
}

export interface Arrival<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>;
  /** The address names it. */
  readonly isMeant: boolean;
}

/** Makes an element what a target stands for: when an address that names it is opened, it is brought into view. */
export function useArrival<Element extends HTMLElement>(name: TargetName, value: string): Arrival<Element> {
  const ref = useRef<Element>(null);
  const isMeant = useView(name)[name] === value;
  useEffect(() => {
    const arrive = () => {
      if (awaited?.[0] !== name || awaited[1] !== value || ref.current === null) return;
      awaited = null;
      bringIntoView(ref.current);
    };
    arrive();
    listeners.add(arrive);
    return () => {
      listeners.delete(arrive);
    };
  }, [name, value]);
  return { ref, isMeant };
}
