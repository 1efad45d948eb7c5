import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';

/** The declarations that package.json and the entries for CommonJS name. */
const ENTRIES = ['index.d.ts', 'functions/index.generated.d.ts', 'grammar/index.d.ts', 'verify.d.ts'];

/** The modules that a declaration names, in imports, exports and types. */
const MODULE = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)["'](\.[^"'\n]+)["']/g;

/**
 * Writes the declarations of the package into dist/types: those that its entries reach, and no others. They are not
 * bundled into one file for each entry: no tool for that runs both on Node 20 and with TypeScript 7, which has no API
 * for it.
 */
export async function buildTypes(): Promise<void> {
  const all = mkdtempSync(join(tmpdir(), 'lintel-types-'));
  try {
    const compiler = 'node_modules/typescript/bin/tsc';
    await promisify(execFile)(process.execPath, [compiler, '-p', 'tsconfig.types.json', '--outDir', all]);
    const reached = new Set(ENTRIES);
    for (const file of reached) for (const module of modulesIn(all, file)) reached.add(module);
    for (const file of reached) cpSync(join(all, file), join('dist/types', file));
  } finally {
    rmSync(all, { recursive: true });
  }
}

function modulesIn(folder: string, file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(MODULE)].map(([, module = '']) =>
    posix.join(posix.dirname(file), module).replace(/\.[jt]sx?$/, '.d.ts'),
  );
}
