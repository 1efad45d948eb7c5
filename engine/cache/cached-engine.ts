import { isRemote } from '../../model/description/reference.ts';
import { type Dependencies, dependenciesOf } from '../../source/dependencies.ts';
import { ReferenceAccess, type ReferenceOptions } from '../../source/reference-access.ts';
import { UnusableReference } from '../../source/unusable-reference.ts';
import type { Engine, LintedFile, RuleTally } from '../engine.ts';
import type { CacheEntry } from './entry.ts';
import { digestOf, type Store } from './store.ts';

export interface CacheSetting {
  readonly store: Store;
  /** All that findings depend on besides the files: the program, the ruleset, the options. */
  readonly identity: string;
  /**
   * What keeps apart the outcomes of one file under several rulesets; later ones of the same slot replace earlier ones.
   */
  readonly slot: string;
  readonly references: ReferenceOptions;
  /** Hears of the files that a description refers to, each time it is linted or would be. */
  readonly onDependencies?: (names: readonly string[]) => void;
}

/**
 * An engine that lints a description only when it, or a file that it refers to, differs from what was linted last. Only
 * the outcome of a whole and undisturbed run is kept; where content comes from the network, none is.
 */
export function cachedEngine(engine: Engine, setting: CacheSetting): Engine {
  const { store, identity, slot, references, onDependencies = () => {} } = setting;
  return {
    ...engine,
    lint: async (input, text, progress, request = {}) => {
      // Fixes are for a run that changes the files.
      const isKept = !input.isStdin && request.fixes === undefined && request.texts === undefined;
      if (!isKept) return engine.lint(input, text, progress, request);
      const name = `${digestOf(`${slot}\n${input.source}`).slice(0, 32)}.json`;
      const access = new ReferenceAccess(input.source, references);
      const { defaults = {} } = request;
      const key = digestOf([identity, access.identity, JSON.stringify(defaults), input.source, text].join('\n'));
      const kept = store.get(name);
      if (kept !== null && kept.key === key && (await areUnchanged(kept.dependencies, access))) {
        onDependencies(kept.dependencies.map(([dependency]) => dependency));
        return withoutTimes(kept.file);
      }
      const before = await dependenciesOf(text, input.source, access);
      onDependencies([...before.keys()]);
      // What is kept serves runs with and without a baseline, and all reports.
      const file = await engine.lint(input, text, progress, { ...request, forBaseline: true, countsMendable: true });
      const dependencies = digestsOf(before);
      if (isWhole(file) && !hasRemote(before) && (await areUnchanged(dependencies, access)))
        store.put(name, { key, dependencies, file });
      return file;
    },
  };
}

function digestsOf(dependencies: Dependencies): CacheEntry['dependencies'] {
  return [...dependencies].map(([name, text]) => [name, text === null ? null : digestOf(text)] as const);
}

async function areUnchanged(dependencies: CacheEntry['dependencies'], access: ReferenceAccess): Promise<boolean> {
  for (const [name, digest] of dependencies) if ((await digestNow(name, access)) !== digest) return false;
  return true;
}

async function digestNow(name: string, access: ReferenceAccess): Promise<string | null> {
  try {
    return digestOf((await access.read(name)).text);
  } catch (error) {
    if (error instanceof UnusableReference) return null;
    throw error;
  }
}

/** A broken file or a rule that failed is worth another try. */
function isWhole({ linted, problems, failures }: LintedFile): boolean {
  return linted && problems.length === 0 && failures.length === 0;
}

function hasRemote(dependencies: Dependencies): boolean {
  return [...dependencies.keys()].some((name) => isRemote(name));
}

/** Statistics show what a run took, and this one took none. */
function withoutTimes(file: LintedFile): LintedFile {
  const tallies = [...file.tallies].map(([id, tally]): [string, RuleTally] => [id, { ...tally, milliseconds: 0 }]);
  return { ...file, tallies: new Map(tallies) };
}
