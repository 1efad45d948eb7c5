import { promises } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Ruleset } from '@stoplight/spectral-core';
import * as plugins from '@stoplight/spectral-ruleset-bundler/plugins/commonjs';
import { commonJs } from '../../platform/common-js.ts';

/** Spectral's loader for hosts without Node; the package hands it out to browsers only. */
const { bundleAndLoadRuleset } = createRequire(import.meta.url)(
  resolve('node_modules/@stoplight/spectral-ruleset-bundler/dist/loader/browser.js'),
) as { bundleAndLoadRuleset: (file: string, io: object, plugins: object[]) => Promise<Ruleset> };

/** An editor is no place to fetch rules from the network; whatever tries to is noted, and refused. */
export interface Offline {
  readonly ruleset: Ruleset;
  readonly fetched: readonly string[];
}

/**
 * Loads a ruleset as the Spectral extension of VS Code does: everything that it imports is bundled into one function,
 * with Spectral's own packages built in, package names taken for addresses on the network, files read from the disk,
 * CommonJS converted, nothing left out, and no `require` when it runs.
 */
export async function loadAsEditor(file: string): Promise<Offline> {
  const fetched: string[] = [];
  const fetch = (address: string) => {
    fetched.push(String(address));
    return Promise.reject(new Error(`${address} was fetched`));
  };
  const ruleset = await bundleAndLoadRuleset(file, { fs: { promises }, fetch }, [commonJs(plugins).commonjs()]);
  return { ruleset, fetched };
}
