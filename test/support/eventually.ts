import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two attempts. */
const PAUSE = 20;

/** Far more than a busy machine needs, so that only what never comes fails. */
const ATTEMPTS = 6_000;

/**
 * Waits until an attempt does not throw, and gives its value. A page answers clicks and changes of its address in turns
 * of its own, and a watched file its change, so what follows is asked for again until it is there. Throws what the
 * attempt threw last.
 */
export async function eventually<Value>(attempt: () => Value | Promise<Value>): Promise<Value> {
  for (let left = ATTEMPTS; ; left--) {
    try {
      return await attempt();
    } catch (failure) {
      if (left === 0) throw failure;
    }
    await pause(PAUSE);
  }
}
