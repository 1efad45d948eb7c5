import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFile } from '../../platform/package-file.ts';
import { readText } from '../../source/read-text.ts';
import { digestOf } from './store.ts';

/** The folders whose sources decide what is found, for a program that runs from its sources. */
export const SOURCE_FOLDERS: readonly string[] = [
  'spec',
  'model',
  'grammar',
  'framework',
  'functions',
  'rules',
  'rulesets',
  'platform',
  'source',
  'edits',
  'engine',
];

let program: string | null = null;

/**
 * The same for the same program: its own code, the packages that it stands on, and Node, which brings languages and
 * currencies along.
 */
export function programIdentity(): string {
  program ??= digestOf([process.version, ownCode(), ...packageVersions()].join('\n'));
  return program;
}

function ownCode(): string {
  const self = fileURLToPath(import.meta.url);
  return extname(self) === '.cjs'
    ? digestOf(readFileSync(self, 'utf8'))
    : SOURCE_FOLDERS.map((name) => stamps(packageFile(name))).join('\n');
}

/** Size and time of each file in a folder and in those within it: enough for a checkout in which people work. */
export function stamps(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true });
  const texts = entries.map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return stamps(path);
    const { size, mtimeMs } = statSync(path);
    return `${path} ${size} ${mtimeMs}`;
  });
  return texts.join('\n');
}

function packageVersions(): string[] {
  const require = createRequire(import.meta.url);
  const { dependencies } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies).map((name) => {
    for (const folder of require.resolve.paths(name) ?? []) {
      try {
        const { version } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as { version: string };
        return `${name} ${version}`;
      } catch {
        // It is not installed in this folder.
      }
    }
    return name;
  });
}

/** The same for the same content of the ruleset's files; null when one of them cannot be read again. */
export function filesIdentity(files: readonly string[]): string | null {
  try {
    return digestOf(
      files
        .map((file) => `${file} ${digestOf(readText(file))}`)
        .sort()
        .join('\n'),
    );
  } catch {
    return null;
  }
}
