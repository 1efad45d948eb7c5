import { isPartOfContract, sectionOf } from '../spec/sections.ts';
import { STATEMENTS, type StatementId } from '../spec/statements.generated.ts';
import { DOCUMENTATION_URL, rulePageAddress } from './documentation.ts';
import { registerFormerIds } from './former-ids.ts';
import type { AnyRule, RuleKind, RuleMetadata } from './rule.ts';
import { registerRule, yieldedToBy } from './rule-order.ts';
import { registerStructureRule } from './structure/structure-rule.ts';

/** The section of rules that look after the `x-lintel` extension and decide no statement. */
const ANNOTATION_SECTION = 'x-lintel';

/**
 * The sections of rules that decide no statement, with their titles: what OpenAPI itself says, and Lintel's own
 * extension.
 */
export const SECTIONS_OF_OUR_OWN: Readonly<Record<string, string>> = {
  openapi: 'OpenAPI itself',
  [ANNOTATION_SECTION]: 'Notes in x-lintel',
};

/** The version that most rules came with. */
const FIRST_VERSION = '0.1.0';

/** Stands in a rule's message for what its function says. */
const ERROR = '{{error}}';

/**
 * Makes a rule that judges no description from its metadata; what it judges stands beside it, in exchange.ts,
 * sequence.ts or change.ts. The section and the kind are derived, and the address of the documentation where there is
 * one.
 */
export function describeRule(metadata: RuleMetadata): AnyRule {
  return namedRule(metadata, 'elsewhere');
}

/** What all rules have. A rule that judges descriptions has its kind from its statements. */
export function namedRule(metadata: RuleMetadata, elsewhere?: 'elsewhere'): AnyRule {
  const { id, statements, severity, summary, why } = metadata;
  const { question = null, judgesAbsence = false, joins = null, fix = null } = metadata;
  const { findsUnneeded = false, answeredBy = [] } = metadata;
  const { since = FIRST_VERSION, formerIds = [], oasRule = null } = metadata;
  registerRule(id, metadata);
  registerFormerIds(id, formerIds);
  if (metadata.judgesStructure === true) registerStructureRule(id);
  const section = statements[0] === undefined ? (metadata.section ?? ANNOTATION_SECTION) : sectionOf(statements[0]);
  const kind = elsewhere ?? kindOf(statements, section);
  const { breaking = isPartOfContract(section) } = metadata;
  return {
    description: summary,
    message: `${ERROR} (${Object.hasOwn(SECTIONS_OF_OUR_OWN, section) ? '' : '§'}${section})`,
    severity,
    ...(DOCUMENTATION_URL !== null && { documentationUrl: rulePageAddress(DOCUMENTATION_URL, id) }),
    extensions: {
      lintel: {
        id,
        statements,
        why,
        get yieldsTo() {
          return yieldedToBy(id);
        },
        question,
        judgesAbsence,
        findsUnneeded,
        answeredBy,
        joins,
        fix,
        breaking,
        kind,
        section,
        since,
        formerIds,
        oasRule,
      },
    },
  };
}

function kindOf(statements: readonly StatementId[], section: string): RuleKind {
  if (statements.length === 0) return section === ANNOTATION_SECTION ? 'annotation' : 'document';
  return statements.some((id) => STATEMENTS[id].by.some((one) => one === 'document')) ? 'document' : 'review';
}

/** The rule's message for a finding, as Spectral composes it. */
export function messageOf({ message }: Pick<AnyRule, 'message'>, error: string): string {
  const at = message.indexOf(ERROR);
  return (message.slice(0, at) + error + message.slice(at + ERROR.length)).trim();
}
