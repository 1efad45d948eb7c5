/** Reads and parses files with positions, and those that they refer to, and does nothing else: the floor of any linter. */
import { loadReferences } from '../cli/input/load-references.ts';
import { parseRoot } from '../cli/input/parse.ts';
import { readText } from '../cli/input/read-text.ts';

for (const file of process.argv.slice(2)) {
  void parseRoot(readText(file), file).then((root) => loadReferences(root, false));
}
