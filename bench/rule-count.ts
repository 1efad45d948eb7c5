/**
 * Lints FILE with every rule TIMES times over, and prints nothing: `rule-count lint TIMES FILE`. With 0 it reads the
 * description only.
 */
import { lintDescription } from '../engine/direct.ts';
import all from '../rulesets/all.ts';
import { loadDescription } from '../source/load-description.ts';
import { parseRoot } from '../source/parse.ts';
import { readText } from '../source/read-text.ts';
import { ReferenceAccess } from '../source/reference-access.ts';

const [times = '1', file = ''] = process.argv.slice(3);
const rules = Array.from({ length: Number(times) }, () => Object.values(all.rules)).flat();
void parseRoot(readText(file), file).then(async (root) => {
  const { description, fileOf } = await loadDescription(
    root,
    new ReferenceAccess(root.source, { cwd: process.cwd(), remoteRefs: false }),
  );
  lintDescription(rules, description, fileOf, () => {});
});
