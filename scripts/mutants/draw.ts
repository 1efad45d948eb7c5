/** Which faults are put in: so many for each folder, by a seed, and only those for which the types are right. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { API, type Project } from 'typescript/unstable/sync';
import { appendTo } from '../../model/lib/group-by.ts';
import { type Choose, chooser, seeded } from '../seeded.ts';
import { type Change, changesOf } from './changes.ts';

/** A fault in a file of the project. */
export interface Mutant extends Change {
  /** From 1 on; 0 is the program without faults. */
  readonly id: number;
  readonly file: string;
  readonly folder: string;
  /** From 1 on, of the start. */
  readonly line: number;
  readonly original: string;
  /** The line in which it starts, without the space around it. */
  readonly context: string;
}

/** The places of a file at which something can be changed, each with the changes of one operator. */
interface Spot {
  readonly file: string;
  readonly changes: readonly Change[];
}

/** Draws mutants. A spot is drawn once; of its changes one that compiles is taken. */
export function drawMutants(folders: readonly string[], count: number, seed: number): Mutant[] {
  const types = new Types();
  try {
    const mutants: Mutant[] = [];
    for (const folder of folders) {
      const spots = shuffle(spotsOf(folder, types), seeded(seed));
      const choose = chooser(seed + 1);
      for (const { file, change } of compiling(spots, count, choose, types)) {
        mutants.push(mutantOf(mutants.length + 1, folder, file, change));
      }
    }
    return mutants;
  } finally {
    types.close();
  }
}

/** Mutants of an earlier run as they stand in the sources now; those whose line has changed are gone. */
export function findAgain(mutants: readonly Mutant[]): Mutant[] {
  const types = new Types();
  try {
    return mutants.flatMap((mutant, index) => {
      const now = types
        .changesOf(mutant.file)
        .map((change) => mutantOf(index + 1, mutant.folder, mutant.file, change))
        .filter((one) => keyOf(one) === keyOf(mutant))
        .sort((left, right) => Math.abs(left.line - mutant.line) - Math.abs(right.line - mutant.line));
      return now.slice(0, 1);
    });
  } finally {
    types.close();
  }
}

/** What a mutant is known by where lines move. */
export function keyOf({ file, context, original, replacement }: Mutant): string {
  return JSON.stringify([file, context, original, replacement]);
}

function mutantOf(id: number, folder: string, file: string, change: Change): Mutant {
  const text = readFileSync(file, 'utf8');
  const line = text.slice(0, change.start).split('\n').length;
  const context = text.split('\n')[line - 1]?.trim() ?? '';
  return { ...change, id, file, folder, line, original: text.slice(change.start, change.end), context };
}

/** What is generated is held against what it is made of by other tests. */
export function sourcesOf(folder: string): string[] {
  return globSync([`${folder}/**/*.{ts,tsx}`], { ignore: ['**/*.generated.ts', '**/*.d.ts'] }).sort();
}

function spotsOf(folder: string, types: Types): Spot[] {
  return sourcesOf(folder).flatMap((file) => {
    const spots = new Map<string, Change[]>();
    for (const change of types.changesOf(file)) {
      // Each entry of a list is a spot of its own.
      const key = [
        change.operator,
        change.start,
        change.end,
        change.operator === 'list' ? change.replacement : '',
      ].join();
      appendTo(spots, key, change);
    }
    return [...spots.values()].map((changes): Spot => ({ file, changes }));
  });
}

function* compiling(
  spots: readonly Spot[],
  count: number,
  choose: Choose,
  types: Types,
): Generator<{ readonly file: string; readonly change: Change }> {
  let left = count;
  for (const { file, changes } of spots) {
    if (left === 0) return;
    const first = choose(changes);
    const change = [first, ...changes.filter((other) => other !== first)].find((one) => types.admit(file, one));
    if (change === undefined) continue;
    left--;
    yield { file, change };
  }
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const ranked = items.map((item) => ({ item, rank: random() }));
  return ranked.sort((left, right) => left.rank - right.rank).map(({ item }) => item);
}

/** TypeScript's view of the project, in which one file at a time is another. */
class Types {
  readonly #changed = new Map<string, string>();
  readonly #api = new API({ cwd: process.cwd(), fs: { readFile: (file) => this.#changed.get(file) } });
  #project: Project = this.#update({ openProjects: [resolve('tsconfig.json')] });

  changesOf(file: string): readonly Change[] {
    const source = this.#project.program.getSourceFile(resolve(file));
    if (source === undefined) throw new Error(`${file} belongs to no project`);
    return changesOf(source);
  }

  /** Whether the file compiles with a change. */
  admit(file: string, { start, end, replacement }: Change): boolean {
    const path = resolve(file);
    const text = readFileSync(path, 'utf8');
    this.#changed.set(path, `${text.slice(0, start)}${replacement}${text.slice(end)}`);
    this.#project = this.#update({ fileChanges: { changed: [path] } });
    const { program } = this.#project;
    const isRight = program.getSyntacticDiagnostics(path).length + program.getSemanticDiagnostics(path).length === 0;
    this.#changed.delete(path);
    this.#project = this.#update({ fileChanges: { changed: [path] } });
    return isRight;
  }

  close(): void {
    this.#api.close();
  }

  #update(change: object): Project {
    const [project] = this.#api.updateSnapshot(change).getProjects();
    if (project === undefined) throw new Error('tsconfig.json gives no project');
    return project;
  }
}
