import type { JsonObject } from '../model/description/json.ts';

/** What a probe may do, and how. */
export interface ProbeSettings {
  /** What stands before the paths of the description. */
  readonly base: string;
  readonly token: string | null;
  readonly secondToken: string | null;
  /** Header fields of every request. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly allowWrites: boolean;
  /** Whether it may make what it cannot delete. */
  readonly allowLeftovers: boolean;
  /** Most requests of a run. */
  readonly budget: number;
  /** Most requests in a second; 0 for as many as there are. */
  readonly rate: number;
  readonly seed: number;
  readonly fixtures: Fixtures;
}

/** What cannot be guessed, from the file of `--fixtures`. */
export interface Fixtures {
  /** Values of path parameters, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Bodies by operationId, or by method and path: `POST /v1/shop/orders`. */
  readonly bodies: Readonly<Record<string, JsonObject>>;
}

export const NO_FIXTURES: Fixtures = { parameters: {}, bodies: {} };

/** The time as a probe knows it; tests set it. Milliseconds. */
export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

export const REAL_CLOCK: Clock = {
  now: Date.now,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
