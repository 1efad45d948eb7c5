import type { JsonPath } from '../../model/description/place.ts';
import type { Range } from '../../source/result.ts';

/** What an action does, so that its edits can be worked out when it is chosen. */
export type ActionTask =
  /** One fix of a finding. */
  | { readonly task: 'fix'; readonly code: string; readonly path: readonly string[]; readonly title: string }
  /** All fixes of a file, or of one rule in it. */
  | { readonly task: 'fix all'; readonly code: string | null; readonly unsafe: boolean }
  /** An entry of `x-lintel`, at an object. */
  | {
      readonly task: 'annotate';
      readonly path: JsonPath;
      readonly keys: readonly string[];
      readonly value: string | boolean;
      /** True where the value is a text that the user has to write. */
      readonly isWritten: boolean;
    };

/** What tells a finding of a file from others. */
interface ActedFinding {
  readonly code: string;
  readonly message: string;
  readonly range: Range;
}

/** Something that an editor offers at a place. */
export interface OfferedAction {
  readonly title: string;
  readonly kind: 'quickfix' | 'source.fixAll.lintel';
  readonly isPreferred: boolean;
  /** The findings that it is for; none for those of the whole file. */
  readonly findings: readonly ActedFinding[];
  readonly task: ActionTask;
}

/** New text for a part of a file. */
export interface TextChange {
  readonly range: Range;
  readonly newText: string;
}

/** The edits of an action. */
export interface ActionEdits {
  readonly files: readonly { readonly path: string; readonly edits: readonly TextChange[] }[];
  /** What is to be written over afterwards. */
  readonly selection: { readonly path: string; readonly range: Range } | null;
}

/** Why an action cannot be carried out: a sentence without a full stop. */
export interface RefusedAction {
  readonly refused: string;
}
