/** Lints FILE with every rule TIMES times over, and prints nothing: `rule-count TIMES FILE`. With 0 it reads the description only. */
import { runRules } from '../cli/engine/direct.ts';
import { loadDescription } from '../cli/input/load-description.ts';
import { parseRoot } from '../cli/input/parse.ts';
import { readText } from '../cli/input/read-text.ts';
import all from '../rulesets/all.ts';

const [times = '1', file = ''] = process.argv.slice(2);
const rules = Array.from({ length: Number(times) }, () => Object.values(all.rules)).flat();
void parseRoot(readText(file), file).then(async (root) => {
  const { description, fileOf } = await loadDescription(root, false);
  runRules(rules, description, fileOf, () => {});
});
