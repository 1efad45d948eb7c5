import { parseDocument } from 'yaml';
import { exampleFile } from '../../../catalogue/example-files.ts';
import type { AnyRule } from '../../../framework/rule.ts';
import { asArray, asString, member } from '../../../model/description/json.ts';

/** Requests to a service with their answers, in their order. Bodies and header fields are there in part. */
interface SequenceExample {
  readonly title: string;
  /** The fault of the reference service that shows it; null for what holds. */
  readonly fault: string | null;
  /** What is found, without its section; null for what holds. */
  readonly finding: string | null;
  readonly exchanges: readonly { readonly method: string; readonly url: string; readonly status: number }[];
}

/** What breaks a rule, and what holds. */
export interface SequenceExamples {
  readonly broken: readonly SequenceExample[];
  readonly holds: readonly SequenceExample[];
}

/** The examples from the file beside the sequence.ts of a rule. */
export function sequenceExamplesOf(rule: AnyRule): SequenceExamples {
  const { text } = exampleFile(rule, 'sequence.examples.yaml');
  const data: unknown = parseDocument(text).toJS();
  const listOf = (kind: keyof SequenceExamples) => asArray(member(data, kind)).map(exampleOf);
  return { broken: listOf('broken'), holds: listOf('holds') };
}

function exampleOf(example: unknown): SequenceExample {
  return {
    title: String(member(example, 'title')),
    fault: asString(member(example, 'fault')),
    finding: asString(member(example, 'finding')),
    exchanges: asArray(member(example, 'exchanges')).map((one) => ({
      method: String(member(member(one, 'request'), 'method')),
      url: String(member(member(one, 'request'), 'url')),
      status: Number(member(member(one, 'response'), 'status')),
    })),
  };
}
