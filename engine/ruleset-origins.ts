import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { isRemote } from '../model/description/reference.ts';
import type { RulesetSource } from './ruleset-error.ts';
import { extendedBy } from './ruleset-text.ts';

/** Collects the files that a ruleset is read from, so that others can watch them for changes. */
export class Origins {
  private readonly known = new Set<string>();
  private complete: boolean;

  constructor({ file, texts }: RulesetSource) {
    this.complete = isAbsolute(file);
    if (this.complete) this.known.add(file);
    for (const text of texts) {
      this.known.add(text.file);
      if (extendedBy(text.data).some(({ extended }) => isRemote(extended))) this.complete = false;
    }
  }

  /** Undefined when some of the ruleset came from elsewhere. */
  get files(): readonly string[] | undefined {
    return this.complete ? [...this.known] : undefined;
  }

  /** What rollup calls modules: files, addresses, and things of its own making. */
  addModules(ids: readonly string[]): void {
    for (const id of ids) {
      if (isRemote(id)) this.complete = false;
      else if (isAbsolute(id)) this.known.add(id);
    }
  }

  /** A package that is imported, by its main file; it changes with its version, unless it is somebody's workspace. */
  addPackage(main: string): void {
    if (!isAbsolute(main)) return;
    const [, folder] = /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)/.exec(main) ?? [];
    const manifest = folder === undefined ? null : join(folder, 'package.json');
    if (manifest === null || !existsSync(manifest)) this.complete = false;
    else this.known.add(manifest).add(main);
  }
}
