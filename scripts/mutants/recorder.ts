/** Which mutant is on in the copy's code, and which of its functions are called. */
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** The numbers of functions that were called. */
export type Reached = Set<number>;

/** Adds functions to those that were called. */
export function addReached(to: Reached, from: Iterable<number>): void {
  for (const id of from) to.add(id);
}

/** So many calls are more than any test needs: a mutant that loops ends here. */
const MOST_CALLS = 30_000_000;

/** Switches mutants in this process, in those that it starts and in pages, and notes what is called. */
export class Recorder {
  #on = 0;
  #reached: Reached = new Set();
  readonly #noted: string | null;
  #calls = 0;

  /** `noted` is a file in which started programs note what they call; null to note nothing. */
  constructor(noted: string | null) {
    this.#noted = noted;
    if (noted !== null) process.env.LINTEL_REACHED = noted;
    Object.assign(globalThis, {
      lintelMutants: {
        m: (id: number) => {
          this.#count();
          return id === this.#on;
        },
        f: noted === null ? () => this.#count() : (id: number) => this.#reached.add(id),
      },
      lintelNotePage: noted === null ? undefined : (page: PageOfTest) => this.#notePage(page),
    });
  }

  #count(): void {
    if (++this.#calls > MOST_CALLS) throw new Error('it comes to no end');
  }

  /** A test begins. */
  startTest(): void {
    this.#calls = 0;
  }

  switchTo(id: number): void {
    this.#calls = 0;
    this.#on = id;
    process.env.LINTEL_MUTANT = String(id);
  }

  /** What was called since the last time. */
  take(): Reached {
    const reached = this.#reached;
    this.#reached = new Set();
    if (this.#noted !== null && existsSync(this.#noted)) {
      const lines = readFileSync(this.#noted, 'utf8').split('\n').filter(Boolean);
      for (const line of lines) addReached(reached, numbersIn(line));
      rmSync(this.#noted);
    }
    return reached;
  }

  async #notePage(page: PageOfTest): Promise<void> {
    const found = await page.evaluate('[...(globalThis.lintelReached ?? [])]').catch(() => []);
    addReached(this.#reached, found as number[]);
  }
}

/** A program may have been stopped while it wrote. */
function numbersIn(line: string): number[] {
  try {
    return JSON.parse(line) as number[];
  } catch {
    return [];
  }
}

interface PageOfTest {
  evaluate(script: string): Promise<unknown>;
}
