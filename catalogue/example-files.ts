import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyRule } from '../framework/rule.ts';

/** The files of examples that a rule's folder may have, one for each kind of what it judges. */
export const EXAMPLE_FILE_NAMES = [
  'examples.yaml',
  'exchange.examples.yaml',
  'sequence.examples.yaml',
  'change.examples.yaml',
] as const;

type ExampleFileName = (typeof EXAMPLE_FILE_NAMES)[number];

/** The texts of these files by name and rule id, in a bundle; not defined when Lintel runs from its sources. */
declare const BUILT_EXAMPLES: Readonly<Record<ExampleFileName, Readonly<Record<string, string>>>>;

/** A file of examples, with its path from the root of the repository. */
export interface ExampleFile {
  readonly path: string;
  readonly text: string;
}

/** The file of examples beside a rule; the rule has to have one. */
export function exampleFile({ extensions }: AnyRule, name: ExampleFileName): ExampleFile {
  const { id, section } = extensions.lintel;
  const path = `rules/${section}/${id}/${name}`;
  const text =
    typeof BUILT_EXAMPLES === 'undefined'
      ? readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')
      : (BUILT_EXAMPLES[name][id] ?? '');
  return { path, text };
}
