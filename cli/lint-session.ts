import { dirname, join, resolve } from 'node:path';
import { cachedEngine } from '../engine/cache/cached-engine.ts';
import { filesIdentity, programIdentity } from '../engine/cache/identity.ts';
import { cacheKey } from '../engine/cache/key.ts';
import { folderStore, memoryStore, type Store } from '../engine/cache/store.ts';
import { chooseEngine } from '../engine/choose-engine.ts';
import { documented } from '../engine/documented.ts';
import type { Engine } from '../engine/engine.ts';
import { rulesetPlaces } from '../engine/find-ruleset.ts';
import { inThreads, type Threads, type ThreadsOfEngines } from '../engine/threads/threads.ts';
import type { EngineChoice } from '../engine/threads/worker.ts';
import { timeOf } from '../platform/file-time.ts';
import type { Io } from '../platform/io.ts';
import type { Log } from '../platform/log.ts';
import { version } from '../platform/version.ts';
import { leftOutByProjects } from '../project/left-out.ts';
import type { Projects } from '../project/projects.ts';
import type { Input, LeftOut } from '../source/find-files.ts';
import { IGNORE_FILE } from '../source/ignored-files.ts';
import { largestFile } from '../source/largest-file.ts';
import type { ReferenceOptions } from '../source/reference-access.ts';
import { type GivenReferenceOptions, type GivenRulesetOptions, referenceOptions } from './common-options.ts';
import { type GivenSettings, type HeldSettings, holdSettings } from './held-settings.ts';
import { filesOfProject } from './project-files.ts';
import { type GivenSettingsSource, projectsOf } from './projects-of-run.ts';
import { programsNamer, trustOf } from './ruleset-trust.ts';

/** Where `--cache` keeps outcomes unless another folder is named. */
export const CACHE_FOLDER = '.lintel-cache';

export interface LintSessionOptions
  extends GivenSettings,
    GivenSettingsSource,
    GivenReferenceOptions,
    GivenRulesetOptions {
  readonly threads?: string;
  readonly cache?: boolean;
  readonly cacheLocation?: string;
  readonly watch?: boolean;
}

/** The inputs that belong to one project, or to none. */
export interface LintGroup {
  readonly settings: HeldSettings;
  readonly inputs: readonly Input[];
  /** That of the ruleset, without threads and cache. */
  readonly engine: Engine;
}

/** A store of outcomes, and the program and ruleset that they hold for. */
interface KeptStore {
  readonly store: Store;
  readonly identity: string;
}

/** A ruleset that is loaded, and how many were loaded before. */
interface LoadedEngine {
  readonly engine: Engine;
  readonly generation: number;
  /** When each of its files had been written. */
  readonly times: ReadonlyMap<string, number | null>;
}

/** What consecutive runs of a watch share: the rulesets as long as they stay the same, and earlier outcomes. */
export class LintSession {
  private projects: Projects;
  private readonly loaded = new Map<string, LoadedEngine>();
  private generations = 0;
  private threads: { readonly key: string; readonly threads: ThreadsOfEngines } | null = null;
  private looked = new Set<string>();
  private readonly memory: Store | null;

  constructor(
    private readonly options: LintSessionOptions,
    private readonly io: Io,
  ) {
    this.projects = projectsOf(options, io.cwd);
    this.memory = options.watch === true ? memoryStore() : null;
  }

  /** Every file that was read or looked for since `begin`. */
  get read(): ReadonlySet<string> {
    return new Set([...this.looked, ...this.projects.looked]);
  }

  /** Every path at which a project's file was looked for, whether there is one or not. */
  get projectPlaces(): Iterable<string> {
    return this.projects.looked;
  }

  /** What references of descriptions may lead to. */
  get references(): ReferenceOptions {
    return referenceOptions(this.options, this.io.cwd);
  }

  /**
   * Begins a run. Projects are read again; a ruleset is loaded again if one of its files has changed, or if it failed
   * to load. Not every editor tells of changes, so that the times of the files count as well.
   */
  begin(changed: ReadonlySet<string>): void {
    for (const [key, { times }] of this.loaded) {
      if ([...times].some(([file, time]) => changed.has(file) || timeOf(file) !== time)) this.loaded.delete(key);
    }
    this.projects = projectsOf(this.options, this.io.cwd);
    this.looked = new Set();
  }

  /** Notes files that are read or looked for: a watch begins again where one changes. */
  looksAt(...files: readonly (string | undefined)[]): void {
    for (const file of files) if (file !== undefined) this.looked.add(file);
  }

  /** What the projects of files leave out. */
  readonly leftOut: LeftOut = async (paths) => {
    const folders = new Set([this.io.cwd, ...paths.map((path) => dirname(path))]);
    this.looksAt(...[...folders].map((folder) => join(folder, IGNORE_FILE)));
    return leftOutByProjects(paths, this.projects);
  };

  /**
   * The settings that hold in the working folder, with those of the command line or with others.
   *
   * @throws UsageError where they cannot be used.
   */
  async settings(given: GivenSettings = this.options): Promise<HeldSettings> {
    return holdSettings(await this.projects.ofFolder(this.io.cwd), given, this.io);
  }

  /**
   * What is linted when nothing is named.
   *
   * @throws UsageError where the project's file cannot be used.
   */
  filesOfProject(): Promise<readonly string[]> {
    return filesOfProject(this.projects, this.io.cwd);
  }

  /**
   * The settings that hold for a file, or in the working folder.
   *
   * @throws UsageError where they cannot be used.
   */
  async settingsFor(file: string | null): Promise<HeldSettings> {
    return file === null ? this.settings() : this.held(await this.projects.of(file));
  }

  /**
   * The inputs by project, in the order of the first of each, with the rulesets of these; for no inputs, the project of
   * the working folder.
   *
   * @throws UsageError when there is no such ruleset, or it cannot be used.
   */
  async groups(inputs: readonly Input[]): Promise<LintGroup[]> {
    const byProject = new Map<string | null, { settings: HeldSettings; inputs: Input[] }>();
    for (const input of inputs) {
      const project = await this.projects.of(input.source);
      const key = project?.file ?? null;
      const group = byProject.get(key) ?? { settings: this.held(project), inputs: [] };
      group.inputs.push(input);
      byProject.set(key, group);
    }
    const groups = byProject.size === 0 ? [{ settings: await this.settings(), inputs: [] }] : [...byProject.values()];
    const loaded: LintGroup[] = [];
    for (const group of groups) {
      const { engine } = await this.load(group.settings);
      loaded.push({ ...group, engine: documented(engine, group.settings.documentationUrl.value) });
    }
    return loaded;
  }

  /**
   * One engine for a run over the inputs of groups: each is linted by the ruleset of its own, in several threads where
   * that pays, and with the cache.
   *
   * @throws UsageError when `--threads` is no number.
   */
  async engine(groups: readonly LintGroup[], inputs: readonly Input[], log: Log): Promise<Threads> {
    for (const warning of new Set(groups.flatMap(({ engine }) => engine.warnings ?? []))) log.say(warning);
    const { engines, threads } = await this.inThreads(groups, inputs);
    const bySource = new Map<string, Engine>();
    for (const [index, { settings, inputs: own }] of groups.entries()) {
      const engine = documented(this.cached(settings, engines[index] as Engine, log), settings.documentationUrl.value);
      for (const { source } of own) bySource.set(source, engine);
    }
    const lint: Engine['lint'] = (input, ...given) => (bySource.get(input.source) as Engine).lint(input, ...given);
    return { engine: { ...combined(groups), lint }, threads };
  }

  private held(project: Awaited<ReturnType<Projects['of']>>): HeldSettings {
    return holdSettings(project, this.options, this.io);
  }

  private async load(settings: HeldSettings): Promise<LoadedEngine> {
    const { cwd } = this.io;
    if (settings.ruleset.value !== this.options.ruleset)
      this.looksAt(...rulesetPlaces(settings.project?.folder ?? cwd));
    const key = keyOf(settings);
    const known = this.loaded.get(key);
    const { ruleset, changes, trust } = this.choiceOf(settings);
    const options = { ...this.references, ...trust, changes, onPrograms: programsNamer(settings, this.io) };
    const loaded = known ?? this.loadedNow(await chooseEngine(ruleset, options));
    this.loaded.set(key, loaded);
    this.looksAt(...(loaded.engine.files ?? []));
    return loaded;
  }

  private loadedNow(engine: Engine): LoadedEngine {
    const times = new Map((engine.files ?? []).map((file) => [file, timeOf(file)]));
    return { engine, generation: this.generations++, times };
  }

  private choiceOf(settings: HeldSettings): EngineChoice {
    const { ruleset, changes } = settings;
    return { ruleset: ruleset.value, changes, trust: trustOf(settings, this.options) };
  }

  private async inThreads(groups: readonly LintGroup[], inputs: readonly Input[]): Promise<ThreadsOfEngines> {
    const choices = groups.map(({ settings }) => this.choiceOf(settings));
    const generations = groups.map(({ settings }) => this.loaded.get(keyOf(settings))?.generation);
    const key = JSON.stringify([groups.map(({ settings }) => keyOf(settings)), generations]);
    if (this.threads?.key === key) return this.threads.threads;
    const setting = { choices, largestFile: largestFile(), ...this.references };
    const engines = groups.map(({ settings, engine }) => this.loaded.get(keyOf(settings))?.engine ?? engine);
    const threads = await inThreads(engines, inputs, this.options.threads, setting);
    this.threads = { key, threads };
    return threads;
  }

  private cached(settings: HeldSettings, engine: Engine, log: Log): Engine {
    const slot = JSON.stringify([keyOf(settings), this.references]);
    const kept = this.storeInFolder(slot, settings, log) ?? this.storeInMemory(settings);
    if (kept === null) return engine;
    const onDependencies = (names: readonly string[]) => this.looksAt(...names);
    return cachedEngine(engine, { ...kept, slot, references: this.references, onDependencies });
  }

  /**
   * Where `--cache` keeps outcomes, and what they hold for; null without it, and where it cannot be trusted, which is
   * logged.
   */
  private storeInFolder(slot: string, settings: HeldSettings, log: Log): KeptStore | null {
    const { cache, cacheLocation } = this.options;
    if (cache !== true && cacheLocation === undefined) return null;
    const files = this.loaded.get(keyOf(settings))?.engine.files;
    const content = files === undefined ? null : filesIdentity(files);
    if (content === null) {
      log.say(
        `not all of the ruleset ${settings.ruleset.value} is in files, so a change of it would not be seen; this run does without the cache`,
      );
      return null;
    }
    const folder = cacheLocation ?? CACHE_FOLDER;
    const key = cacheKey(this.io.env);
    if (key === null) {
      log.say(
        `the cache ${folder} cannot be trusted without a key, and there is no folder that only this user writes to for one; set LINTEL_CACHE_KEY, or HOME; this run does without it`,
      );
      return null;
    }
    const store = folderStore(resolve(this.io.cwd, folder), key, (reason) =>
      log.say(`the cache ${folder} cannot be written (${reason}); this run does without it`),
    );
    return { store, identity: [version(), programIdentity(), slot, content].join('\n') };
  }

  /** Where a watch keeps outcomes, and what they hold for; null without one. */
  private storeInMemory(settings: HeldSettings): KeptStore | null {
    const generation = this.loaded.get(keyOf(settings))?.generation;
    return this.memory === null ? null : { store: this.memory, identity: String(generation) };
  }
}

/** What is known of the rulesets of several groups together; of a rule with several severities, the first. */
export function combined(groups: readonly Pick<LintGroup, 'engine'>[]): Pick<Engine, 'rules' | 'files' | 'warnings'> {
  const rules = new Map(
    groups.flatMap(({ engine }) => engine.rules.map((rule) => [rule.id, rule] as const)).toReversed(),
  );
  const files = groups.map(({ engine }) => engine.files);
  return {
    rules: groups.length === 1 ? (groups[0]?.engine.rules ?? []) : [...rules.values()].toReversed(),
    files: files.every((list) => list !== undefined) ? [...new Set(files.flat())] : undefined,
  };
}

/** The same for the same rules, wherever they were set. */
function keyOf(settings: HeldSettings): string {
  const { ruleset, changes } = settings;
  const { codeRefusedBy, isFound } = trustOf(settings, {});
  return JSON.stringify([
    ruleset.value,
    changes.map(({ id, severity, onlyTightens }) => [id, severity, onlyTightens]),
    codeRefusedBy,
    isFound,
  ]);
}
