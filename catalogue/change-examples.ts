import type { AnyRule } from '../framework/rule.ts';
import { ExampleDocument } from './example-document.ts';
import { exampleFile } from './example-files.ts';

/**
 * What the two texts of a pair are: whole descriptions, entries of `paths`, or the schema of a body that clients send
 * (`request`), receive (`response`), or both.
 */
const PARTS = ['description', 'paths', 'request', 'response', 'both'] as const;
export type ChangePart = (typeof PARTS)[number];

/** Two versions that show a rule at work; `title` says what changed. */
export interface ChangeExample {
  readonly title: string;
  readonly part: ChangePart;
  /**
   * As they are written, but for the indentation. The line on which a finding stands ends with `# <- finding`, or `# <-
   * finding: KIND`.
   */
  readonly before: string;
  readonly after: string;
}

/** `breaking`: an error. `hint`: something to look at, or that cannot be decided. `silent`: nothing for this rule. */
export interface ChangeExamples {
  readonly breaking: readonly ChangeExample[];
  readonly hint: readonly ChangeExample[];
  readonly silent: readonly ChangeExample[];
}

/**
 * The pairs beside the change.ts of a rule.
 *
 * @throws Error that names the file, where it is not as it should be.
 */
export function changeExamplesOf(rule: AnyRule): ChangeExamples {
  const document = new ExampleDocument(exampleFile(rule, 'change.examples.yaml'));
  const listOf = (kind: keyof ChangeExamples): ChangeExample[] =>
    document.examplesIn(kind).map((written) => ({
      title: String(written.get('title')),
      part:
        PARTS.find((name) => name === written.get('part')) ?? document.fail(`a part is none of ${PARTS.join(', ')}`),
      before: document.textOf(written, 'before'),
      after: document.textOf(written, 'after'),
    }));
  return { breaking: listOf('breaking'), hint: listOf('hint'), silent: listOf('silent') };
}
