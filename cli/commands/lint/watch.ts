import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type FSWatcher, watch as watchPaths } from 'chokidar';
import { isDynamicPattern } from 'tinyglobby';
import { counted } from '../../../framework/messages.ts';
import { reasonOf } from '../../../platform/error-text.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import { isAddress, isYamlOrJson, slashed, wayTo } from '../../../platform/file-paths.ts';
import { timeOf } from '../../../platform/file-time.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { isUsageError } from '../../../platform/usage-error.ts';
import { isPassedOver } from '../../../source/find-files.ts';

/**
 * Editors write a file in several steps, and several files at once; this long nothing more has to happen, in
 * milliseconds.
 */
const QUIET = 60;

/** How often what is missing is looked for, in milliseconds. */
const LOOK_EVERY = 250;

/** What one run looked at. */
interface WatchedRun {
  /** Every file that it read or looked for. */
  readonly read: ReadonlySet<string>;
  /** The files, folders and globs that were to be linted, which the settings of a project may change. */
  readonly args: readonly string[];
}

/** What is done again and again. */
export interface Watched {
  readonly io: Io;
  /** Files, folders and globs as the command line gives them. */
  readonly args: readonly string[];
  /** Files and folders that a run writes itself. */
  readonly written: readonly string[];
  readonly run: (changed: ReadonlySet<string>, log: Log) => Promise<WatchedRun>;
  /** A log that reports everything anew. */
  readonly newLog: () => Log;
}

/**
 * Makes a run, and another one whenever a file that the last one read changes, appears or disappears, until Ctrl-C.
 * That is how a watch ends well, so the exit code is 0. What is wrong with the command line ends it before it begins;
 * what goes wrong later is reported, and the next change tries again.
 *
 * @throws UsageError
 */
export async function watch(watched: Watched): Promise<ExitCode> {
  const { io } = watched;
  const waiting = new Waiting(watched);
  let isStopped = false;
  let isRunning = false;
  const stop = (io.interrupted?.() ?? new Promise<void>(() => {})).then(() => {
    isStopped = true;
  });
  try {
    let changed: ReadonlySet<string> = new Set();
    for (let isFirst = true; !isStopped; isFirst = false) {
      const start = Date.now();
      if (io.stdout.isTTY === true) io.stdout.write(CLEAN_SCREEN);
      isRunning = true;
      await Promise.race([stop, once(watched, changed, waiting, isFirst)]);
      if (isStopped) break;
      isRunning = false;
      await waiting.ready(start);
      io.stderr.write(`\nWatching ${counted(waiting.count, 'file')}; press Ctrl-C to end\n`);
      await Promise.race([stop, waiting.next()]);
      changed = waiting.take();
    }
  } finally {
    await waiting.close();
  }
  if (isRunning) io.exit?.(ExitCode.clean);
  return ExitCode.clean;
}

const CLEAN_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

async function once({ run, newLog }: Watched, changed: ReadonlySet<string>, waiting: Waiting, isFirst: boolean) {
  const log = newLog();
  try {
    const { read, args } = await run(changed, log);
    waiting.lookAt(read);
    waiting.lookInto(args);
  } catch (error) {
    if (isFirst) throw error;
    log.say(
      isUsageError(error) ? error.message : `${reasonOf(error)}; this is a fault of Lintel, so please report it`,
      error,
    );
  }
}

/** Knows which files a run reads, and waits for one of them to change. */
class Waiting {
  private readonly single: FSWatcher;
  private readonly folders: FSWatcher;
  /** Settled once changes in the folders are heard of. */
  private readonly listening: Promise<unknown>;
  private readonly cwd: string;
  private files: ReadonlySet<string> = new Set();
  private searched: readonly string[];
  private readonly times = new Map<string, number>();
  private readonly missing = new Set<string>();
  private changed = new Set<string>();
  private readonly polling: NodeJS.Timeout;
  private timer: NodeJS.Timeout | undefined;
  private wake: () => void = () => {};

  constructor({ args, written, io }: Watched) {
    const ignored = written.map((path) => resolve(io.cwd, path));
    this.cwd = io.cwd;
    this.searched = foldersOf(args, io.cwd);
    this.single = watchPaths([], { ignoreInitial: true });
    this.folders = watchPaths([...this.searched], {
      ignoreInitial: true,
      ignored: (path) => ignored.includes(path) || this.isPassedOver(path),
    });
    this.listening =
      this.searched.length === 0
        ? Promise.resolve()
        : new Promise<void>((done) => this.folders.once('ready', () => done()));
    this.single.on('all', (event, path) => {
      // The library also reports the folder of a file that is not there.
      if (!this.files.has(path)) return;
      if (event === 'unlink') this.missing.add(path);
      this.note(path);
    });
    this.folders.on('all', (event, path) => {
      if (event === 'unlinkDir' && this.searched.includes(path)) this.missing.add(path);
      if (isYamlOrJson(path) && !this.files.has(path) && !ignored.includes(path)) this.note(path);
    });
    for (const watcher of [this.single, this.folders]) {
      watcher.on('error', (error) => {
        new Log(io).say(`changes may go unnoticed from now on (${reasonOf(error)}); watch fewer files, or start anew`);
      });
    }
    this.polling = setInterval(() => this.lookForMissing(), LOOK_EVERY);
  }

  get count(): number {
    return [...this.files].filter((file) => timeOf(file) !== null).length;
  }

  /** Says which files to watch from now on. */
  lookAt(files: ReadonlySet<string>): void {
    const local = new Set([...files].filter((file) => !isAddress(file)).map((file) => resolve(file)));
    this.single.add([...local].filter((file) => !this.files.has(file)));
    this.single.unwatch([...this.files].filter((file) => !local.has(file)));
    this.files = local;
  }

  /** Says in which folders files may appear from now on. */
  lookInto(args: readonly string[]): void {
    const folders = foldersOf(args, this.cwd);
    this.folders.unwatch(this.searched.filter((folder) => !folders.includes(folder)));
    const added = folders.filter((folder) => !this.searched.includes(folder));
    this.searched = folders;
    this.folders.add(added);
  }

  /** Waits until changes are heard of, and looks for those that were made in the run, before anybody listened. */
  async ready(start: number): Promise<void> {
    await this.listening;
    await new Promise((done) => setTimeout(done, QUIET));
    for (const file of this.files) {
      const time = timeOf(file);
      if (time !== null && time > start && this.times.get(file) !== time) {
        this.times.set(file, time);
        this.note(file);
      }
    }
  }

  /** Waits for a change and for quiet after it. */
  next(): Promise<void> {
    return new Promise((done) => {
      this.wake = done;
      if (this.changed.size > 0) this.rest();
    });
  }

  take(): ReadonlySet<string> {
    const taken = this.changed;
    this.changed = new Set();
    return taken;
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    clearInterval(this.polling);
    await Promise.all([this.single.close(), this.folders.close()]);
  }

  /**
   * The library forgets what goes away, and the more so when its folder does; so what is missing is looked for now and
   * then.
   */
  private lookForMissing(): void {
    for (const path of [...this.files, ...this.searched]) {
      const isThere = existsSync(path);
      if (isThere && this.missing.delete(path)) {
        (this.searched.includes(path) ? this.folders : this.single).unwatch(path).add(path);
        this.note(path);
      } else if (!isThere) this.missing.add(path);
    }
  }

  private isPassedOver(path: string): boolean {
    return this.searched.some((folder) => isPassedOver(wayTo(path, folder)));
  }

  private note(path: string): void {
    this.changed.add(path);
    this.rest();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wake(), QUIET);
  }
}

/** The folders among the arguments, and those that globs start from. */
function foldersOf(args: readonly string[], cwd: string): string[] {
  return args.flatMap((arg) => {
    const path = resolve(cwd, arg);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat !== undefined) return stat.isDirectory() ? [path] : [];
    if (!isDynamicPattern(arg)) return [];
    const segments = slashed(arg).split('/');
    return [
      resolve(
        cwd,
        segments
          .slice(
            0,
            segments.findIndex((segment) => isDynamicPattern(segment)),
          )
          .join('/'),
      ),
    ];
  });
}
