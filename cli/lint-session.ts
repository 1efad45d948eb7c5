import { resolve } from 'node:path';
import { cachedEngine } from '../engine/cache/cached-engine.ts';
import { filesIdentity, programIdentity } from '../engine/cache/identity.ts';
import { folderStore, memoryStore, type Store } from '../engine/cache/store.ts';
import { chooseEngine } from '../engine/choose-engine.ts';
import type { Engine } from '../engine/engine.ts';
import { type ChosenRuleset, chooseRuleset, rulesetPlaces } from '../engine/find-ruleset.ts';
import { inThreads, type Threads } from '../engine/threads/threads.ts';
import type { Io } from '../platform/io.ts';
import type { Log } from '../platform/log.ts';
import { version } from '../platform/version.ts';
import type { Input } from '../source/find-files.ts';

/** Where `--cache` keeps outcomes unless another folder is named. */
export const CACHE_FOLDER = '.lintel-cache';

export interface LintSessionOptions {
  /** A name or a file; the one that is found when it is left out. */
  readonly ruleset?: string;
  readonly remoteRefs?: boolean;
  readonly threads?: string;
  readonly cache?: boolean;
  readonly cacheLocation?: string;
  readonly watch?: boolean;
}

/** What consecutive runs of a watch share: the ruleset as long as it stays the same, and earlier outcomes. */
export class LintSession {
  private chosen: ChosenRuleset;
  private loaded: Engine | null = null;
  private threads: Threads | null = null;
  /** How often the ruleset was loaded. */
  private generation = 0;
  private looked = new Set<string>();
  private readonly memory: Store | null;

  constructor(
    private readonly options: LintSessionOptions,
    private readonly io: Io,
  ) {
    this.chosen = chooseRuleset(options.ruleset, io.cwd);
    this.memory = options.watch === true ? memoryStore() : null;
  }

  /** The ruleset of the run. */
  get ruleset(): ChosenRuleset {
    return this.chosen;
  }

  /** Every file that was read or looked for since `begin`. */
  get read(): ReadonlySet<string> {
    return this.looked;
  }

  /** Begins a run. The ruleset is loaded again if one of its files has changed, if it failed to load, or if another one is found. */
  begin(changed: ReadonlySet<string>): void {
    const { ruleset: given } = this.options;
    const chosen = chooseRuleset(given, this.io.cwd);
    const isSame = chosen.ruleset === this.chosen.ruleset && !this.loaded?.files?.some((file) => changed.has(file));
    if (!isSame) this.loaded = null;
    this.chosen = chosen;
    this.looked = new Set(given === undefined ? rulesetPlaces(this.io.cwd) : []);
  }

  looksAt(...files: readonly (string | undefined)[]): void {
    for (const file of files) if (file !== undefined) this.looked.add(file);
  }

  /**
   * The engine of the ruleset, without threads and cache.
   *
   * @throws UsageError when there is no such ruleset, or it cannot be used.
   */
  async loadRuleset(): Promise<Engine> {
    if (this.loaded === null) {
      this.threads = null;
      this.loaded = await chooseEngine(this.chosen.ruleset, { cwd: this.io.cwd, remoteRefs: this.remoteRefs });
      this.generation++;
    }
    this.looksAt(...(this.loaded.files ?? []));
    return this.loaded;
  }

  /**
   * The engine for a run over some files: in several threads where that pays, and with the cache.
   *
   * @throws UsageError when the ruleset cannot be used, or `--threads` is no number.
   */
  async engine(inputs: readonly Input[], log: Log): Promise<Threads> {
    const { ruleset } = this.chosen;
    const loaded = await this.loadRuleset();
    for (const warning of loaded.warnings ?? []) log.say(warning);
    const setting = { ruleset, cwd: this.io.cwd, remoteRefs: this.remoteRefs };
    this.threads ??= await inThreads(loaded, inputs, this.options.threads, setting);
    const slot = [ruleset, this.remoteRefs, this.io.cwd].join('\n');
    const kept = this.folder(slot, loaded, log) ?? this.inMemory();
    if (kept === null) return this.threads;
    const onDependencies = (names: readonly string[]) => this.looksAt(...names);
    const engine = cachedEngine(this.threads.engine, { ...kept, slot, remoteRefs: this.remoteRefs, onDependencies });
    return { ...this.threads, engine };
  }

  private get remoteRefs(): boolean {
    return this.options.remoteRefs === true;
  }

  private folder(slot: string, { files }: Engine, log: Log): { store: Store; identity: string } | null {
    const { cache, cacheLocation } = this.options;
    if (cache !== true && cacheLocation === undefined) return null;
    const content = files === undefined ? null : filesIdentity(files);
    if (content === null) {
      log.say(
        `not all of the ruleset ${this.chosen.ruleset} is in files, so a change of it would not be seen; this run does without the cache`,
      );
      return null;
    }
    const folder = cacheLocation ?? CACHE_FOLDER;
    const store = folderStore(resolve(this.io.cwd, folder), (reason) =>
      log.say(`the cache ${folder} cannot be written (${reason}); this run does without it`),
    );
    return { store, identity: [version(), programIdentity(), slot, content].join('\n') };
  }

  private inMemory(): { store: Store; identity: string } | null {
    return this.memory === null ? null : { store: this.memory, identity: String(this.generation) };
  }
}
