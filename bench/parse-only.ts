/**
 * Reads and parses files with positions, and those that they refer to, and does nothing else: the floor of any linter.
 */
import { loadReferences } from '../source/load-references.ts';
import { parseRoot } from '../source/parse.ts';
import { readText } from '../source/read-text.ts';
import { ReferenceAccess } from '../source/reference-access.ts';

for (const file of process.argv.slice(3)) {
  void parseRoot(readText(file), file).then((root) =>
    loadReferences(root, new ReferenceAccess(file, { cwd: process.cwd(), remoteRefs: false })),
  );
}
