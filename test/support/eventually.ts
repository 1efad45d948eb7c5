import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds: far beyond what a busy machine needs, so that only what never comes fails. */
const LIMIT = 120_000;
const PAUSE = 20;

/**
 * Waits until an attempt does not throw, and gives its value. A page answers clicks and changes of its address in turns of its own,
 * and a watched file its change, so what follows is asked for again until it is there. Throws what the attempt threw last.
 */
export async function eventually<Value>(attempt: () => Value | Promise<Value>): Promise<Value> {
  const end = Date.now() + LIMIT;
  for (;;) {
    try {
      return await attempt();
    } catch (failure) {
      if (Date.now() > end) throw failure;
    }
    await pause(PAUSE);
  }
}
