import type { YAMLMap } from 'yaml';
import { type AnyRule, judgesDescriptions } from '../framework/rule.ts';
import { ExampleDocument } from './example-document.ts';
import { exampleFile } from './example-files.ts';

/**
 * What an example's text is a part of: a whole description or some of its root keys, or entries of `paths` or
 * `components.schemas`.
 */
const EXAMPLE_PARTS = ['description', 'paths', 'schemas'] as const;
export type ExamplePart = (typeof EXAMPLE_PARTS)[number];

/** A description in YAML, or a part of one, that shows a rule at work; `title` says what it shows. */
export interface Example {
  readonly title: string;
  readonly part: ExamplePart;
  /**
   * As it is written, but for the indentation. The lines on which a finding stands end with `# <- finding`, or `# <-
   * finding: MESSAGE`.
   */
  readonly yaml: string;
  /** True when the operations are not to be completed with the responses, headers and security that every one has. */
  readonly asWritten: boolean;
  /** Of a bad one, how it is written once its findings are mended; null where none mends itself. */
  readonly fixed: string | null;
}

/** What breaks a rule, what holds, and what it leaves alone. */
export interface Examples {
  readonly bad: readonly Example[];
  readonly good: readonly Example[];
  readonly ignored: readonly Example[];
}

/**
 * The descriptions that show a rule at work, from the file beside it; none of a rule that judges no description.
 *
 * @throws Error that names the file, where it is not as it should be.
 */
export function examplesOf(rule: AnyRule): Examples {
  if (!judgesDescriptions(rule)) return { bad: [], good: [], ignored: [] };
  const document = new ExampleDocument(exampleFile(rule, 'examples.yaml'));
  const listOf = (kind: keyof Examples) => document.examplesIn(kind).map((written) => exampleOf(written, document));
  return { bad: listOf('bad'), good: listOf('good'), ignored: listOf('ignored') };
}

function exampleOf(written: YAMLMap, document: ExampleDocument): Example {
  const part =
    EXAMPLE_PARTS.find((name) => written.has(name)) ??
    document.fail(`an example has none of ${EXAMPLE_PARTS.join(', ')}`);
  return {
    title: String(written.get('title')),
    part,
    yaml: document.textOf(written, part),
    asWritten: written.get('asWritten') === true,
    fixed: written.has('fixed') ? document.textOf(written, 'fixed') : null,
  };
}
