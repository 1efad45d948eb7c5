import { loadReferences } from './load-references.ts';
import { parseRoot } from './parse.ts';
import type { ReferenceAccess } from './reference-access.ts';

/**
 * What a description was made of besides its own text: each file or address that it names, with its text; null where it
 * could not be read.
 */
export type Dependencies = ReadonlyMap<string, string | null>;

const NO_DEPENDENCIES: Dependencies = new Map();

/**
 * Every file that a description refers to, directly or through others. What references may not lead to does not count.
 */
export async function dependenciesOf(text: string, source: string, access: ReferenceAccess): Promise<Dependencies> {
  if (!mayLeaveFile(text)) return NO_DEPENDENCIES;
  const root = await parseRoot(text, source);
  if (!root.usable) return NO_DEPENDENCIES;
  const { parsed, missing } = await loadReferences(root, access);
  const dependencies = new Map<string, string | null>(parsed.map((file) => [file.source, file.text]));
  for (const [name, { kind }] of missing) if (kind === 'unreadable') dependencies.set(name, null);
  return dependencies;
}

/** False only where every `$ref` can be seen to stay in its file; saves reading most descriptions once more. */
function mayLeaveFile(text: string): boolean {
  return /\$ref(?!["']?[ \t]*:[ \t]*["']#)/.test(text) || /\\u0024ref|\\x24ref/i.test(text);
}
