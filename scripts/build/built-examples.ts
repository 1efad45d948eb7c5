import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import { EXAMPLE_FILE_NAMES } from '../../catalogue/example-files.ts';

/**
 * What a bundle that explains rules is built with: the texts of their examples by file name and rule id. Linting needs
 * none.
 */
export const BUILT_EXAMPLES: Readonly<Record<string, string>> = {
  BUILT_EXAMPLES: JSON.stringify(Object.fromEntries(EXAMPLE_FILE_NAMES.map((name) => [name, textsByRule(name)]))),
};

function textsByRule(name: string): Record<string, string> {
  return Object.fromEntries(
    globSync(`rules/*/*/${name}`).map((file) => [basename(dirname(file)), readFileSync(file, 'utf8')]),
  );
}
