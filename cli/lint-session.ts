import { resolve } from 'node:path';
import { cachedEngine } from '../engine/cache/cached-engine.ts';
import { filesIdentity, programIdentity } from '../engine/cache/identity.ts';
import { folderStore, memoryStore, type Store } from '../engine/cache/store.ts';
import { chooseEngine } from '../engine/choose-engine.ts';
import type { Engine } from '../engine/engine.ts';
import { inThreads, type Threads } from '../engine/threads/threads.ts';
import type { Io } from '../platform/io.ts';
import type { Log } from '../platform/log.ts';
import { version } from '../platform/version.ts';
import type { Input } from '../source/find-files.ts';

/** Where `--cache` keeps outcomes unless another folder is named. */
export const CACHE_FOLDER = '.lintel-cache';

export interface LintSessionOptions {
  readonly ruleset: string;
  readonly remoteRefs?: boolean;
  readonly threads?: string;
  readonly cache?: boolean;
  readonly cacheLocation?: string;
  readonly watch?: boolean;
}

/** What runs share that follow one another in a watch: the ruleset as long as it stays the same, and the outcomes. */
export class LintSession {
  private chosen: Engine | null = null;
  private threads: Threads | null = null;
  private generation = 0;
  private looked = new Set<string>();
  private readonly memory: Store | null;

  constructor(
    private readonly options: LintSessionOptions,
    private readonly io: Io,
  ) {
    this.memory = options.watch === true ? memoryStore() : null;
  }

  /** Every file that was read or looked for since `begin`. */
  get read(): ReadonlySet<string> {
    return this.looked;
  }

  /** Begins a run; if the ruleset has changed, or could not be used, it is read again. */
  begin(changed: ReadonlySet<string>): void {
    const files = this.chosen?.files ?? [];
    if (files.some((file) => changed.has(file))) this.chosen = null;
    this.looked = new Set();
  }

  looksAt(...files: readonly (string | undefined)[]): void {
    for (const file of files) if (file !== undefined) this.looked.add(file);
  }

  /** @throws UsageError when there is no such ruleset, or it cannot be used. */
  async ruleset(): Promise<Engine> {
    if (this.chosen === null) {
      this.threads = null;
      this.chosen = await chooseEngine(this.options.ruleset, { cwd: this.io.cwd, remoteRefs: this.remoteRefs });
      this.generation++;
    }
    this.looksAt(...(this.chosen.files ?? []));
    return this.chosen;
  }

  /** The engine for the ruleset, with as many threads as the files are worth, and with what is kept of earlier runs. */
  async engine(inputs: readonly Input[], log: Log): Promise<Threads> {
    const { ruleset } = this.options;
    const chosen = await this.ruleset();
    const setting = { ruleset, cwd: this.io.cwd, remoteRefs: this.remoteRefs };
    this.threads ??= await inThreads(chosen, inputs, this.options.threads, setting);
    const slot = [ruleset, this.remoteRefs, this.io.cwd].join('\n');
    const kept = this.folder(slot, chosen, log) ?? this.inMemory();
    if (kept === null) return this.threads;
    const onDependencies = (names: readonly string[]) => this.looksAt(...names);
    const engine = cachedEngine(this.threads.engine, { ...kept, slot, remoteRefs: this.remoteRefs, onDependencies });
    return { ...this.threads, engine };
  }

  private get remoteRefs(): boolean {
    return this.options.remoteRefs === true;
  }

  private folder(slot: string, { files }: Engine, log: Log): { store: Store; identity: string } | null {
    const { cache, cacheLocation, ruleset } = this.options;
    if (cache !== true && cacheLocation === undefined) return null;
    const content = files === undefined ? null : filesIdentity(files);
    if (content === null) {
      log.say(
        `not all of the ruleset ${ruleset} is in files, so it cannot be told when it changes; this run does without the cache`,
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
