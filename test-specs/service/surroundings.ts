/** What a service takes from the world around it; tests set all of it. */
export interface Surroundings {
  /** Milliseconds since 1970. */
  now(): number;
  /** A new identifier; a UUID unless a variation gives another form. */
  newId(): string;
}

export const REAL_SURROUNDINGS: Surroundings = { now: Date.now, newId: () => crypto.randomUUID() };

/** Surroundings that say the same on every run: the clock moves only by `advance`, the UUIDs come from a seed. */
export function setSurroundings(start = Date.parse('2026-03-01T09:30:00.000Z'), seed = 1) {
  let time = start;
  let state = seed >>> 0;
  return {
    now: () => time,
    newId: () => {
      const words = Array.from({ length: 4 }, () => {
        state = nextState(state);
        return state.toString(16).padStart(8, '0');
      });
      const digits = words.join('');
      return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
    },
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** One step of mulberry32, spread over all bits. */
function nextState(state: number): number {
  const mixed = Math.imul((state + 0x6d2b79f5) ^ (state >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
