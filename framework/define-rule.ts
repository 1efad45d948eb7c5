import { STATEMENTS, type StatementId } from '../spec/statements.generated.ts';
import type { LintelFunction } from './define-function.ts';

export type Severity = 'error' | 'warn' | 'hint';

/** A description in YAML, or a part of one, that shows a rule at work; `title` says what it shows. */
export interface Example {
  readonly title: string;
  /**
   * A whole description, some of its root keys, or entries of `paths` (keys that start with a slash) or of
   * `components.schemas` (other keys). The lines on which a finding stands end with `# <- finding`.
   */
  readonly yaml: string;
  /** True when the operations are not to be completed with the responses, headers and security that every one has. */
  readonly asWritten?: boolean;
}

export interface RuleDefinition {
  /** The file's name; lower-case words with hyphens. */
  readonly id: string;
  /**
   * The statements of the conventions that every finding of the rule violates. The first one gives the section. None: the rule
   * looks after `x-lintel`.
   */
  readonly statements: readonly StatementId[];
  readonly severity: Severity;
  /** What holds where the rule is silent: one sentence. */
  readonly summary: string;
  /** What goes wrong in practice where it does not hold. */
  readonly why: string;
  readonly then: { readonly function: LintelFunction; readonly functionOptions?: object };
  /** The version of Lintel that brought it; left out for those of the first. */
  readonly since?: string;
  readonly examples: {
    readonly bad: readonly Example[];
    readonly good: readonly Example[];
    readonly ignored: readonly Example[];
  };
}

/** `review`: the rule can only guess or ask. `annotation`: it looks after Lintel's own extension. */
export type RuleKind = 'document' | 'review' | 'annotation';

/** What Lintel knows of a rule beyond what Spectral does; kept in the rule's `extensions.lintel`. */
export interface RuleFacts extends Pick<RuleDefinition, 'id' | 'statements' | 'why' | 'examples'> {
  readonly kind: RuleKind;
  readonly section: string;
  readonly since: string;
}

/** A plain Spectral rule, which stock Spectral loads. */
export interface Rule {
  readonly description: string;
  readonly message: string;
  readonly severity: Severity;
  readonly documentationUrl: string;
  /** Whether `extends` turns the rule on without being asked for all. */
  readonly recommended: boolean;
  readonly given: '$';
  readonly resolved: false;
  readonly then: { readonly function: LintelFunction; readonly functionOptions?: object };
  readonly extensions: { readonly lintel: RuleFacts };
}

/** The section of rules that look after the `x-lintel` extension and decide no statement. */
export const ANNOTATION_SECTION = 'x-lintel';

/** Where the catalogue's page of a rule stands. */
export function documentationUrl(id: string): string {
  return `https://lintel.example/rules/${id}`;
}

/** The version that most rules came with. */
const FIRST_VERSION = '0.1.0';

/** Stands in a rule's message for what its function says. */
const ERROR = '{{error}}';

const ids = new Set<string>();

/** The ids of all rules that were defined in this process. */
export function isRuleId(id: string): boolean {
  return ids.has(id);
}

/** Makes a Spectral rule from a definition: the section, the kind and the address of the documentation are derived. */
export function defineRule(definition: RuleDefinition): Rule {
  const { id, statements, severity, summary, why, then, since = FIRST_VERSION, examples } = definition;
  ids.add(id);
  const kind = kindOf(statements);
  const section = statements[0]?.split('/', 1)[0] ?? ANNOTATION_SECTION;
  return {
    description: summary,
    message: `${ERROR} (${kind === 'annotation' ? '' : '§'}${section})`,
    severity,
    documentationUrl: documentationUrl(id),
    recommended: true,
    given: '$',
    resolved: false,
    then,
    extensions: { lintel: { id, statements, why, examples, kind, section, since } },
  };
}

function kindOf(statements: readonly StatementId[]): RuleKind {
  if (statements.length === 0) return 'annotation';
  return statements.some((id) => STATEMENTS[id].by.some((one) => one === 'document')) ? 'document' : 'review';
}

/** The rule's message for a finding, as Spectral composes it. */
export function messageOf({ message }: Pick<Rule, 'message'>, error: string): string {
  const at = message.indexOf(ERROR);
  return (message.slice(0, at) + error + message.slice(at + ERROR.length)).trim();
}
