import { directEngine } from '../../engine/direct.ts';
import { defineFunction } from '../../framework/define-function.ts';
import type { Violation } from '../../framework/finding.ts';
import type { Rule } from '../../framework/rule.ts';
import type { Joins } from '../../framework/rule-in-run.ts';
import { registerRule } from '../../framework/rule-order.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import type { Result } from '../../source/result.ts';
import type { Severity } from '../../spec/statement.ts';
import type { StatementId } from '../../spec/statements.generated.ts';
import { runSpectral } from './spectral-run.ts';

/** What a rule of a test is made from. */
export interface RuleOfTest {
  readonly severity?: Severity;
  readonly statement: StatementId;
  readonly yieldsTo?: readonly string[];
  readonly joins?: Joins;
  readonly judge: (schema: SchemaNode) => Violation | null;
}

/** A rule over all schemas that exists for a test only. */
export function ruleOf(id: string, { severity = 'error', statement, yieldsTo = [], joins, judge }: RuleOfTest): Rule {
  registerRule(id, { yieldsTo });
  const judging = defineFunction({
    name: id,
    options: null,
    subjects: ({ schemas }) => schemas,
    judge: (schema) => judge(schema),
  });
  return {
    description: `${id} holds.`,
    message: '{{error}}',
    severity,
    recommended: true,
    given: '$',
    resolved: false,
    then: { function: judging },
    extensions: {
      lintel: {
        ...{ id, statements: [statement], yieldsTo, why: '', kind: 'document', section: '2.1', since: '0.1.0' },
        ...{
          question: null,
          judgesAbsence: false,
          findsUnneeded: false,
          answeredBy: [],
          breaking: false,
          joins: joins ?? null,
          fix: null,
          formerIds: [],
          oasRule: null,
        },
      },
    },
  };
}

/** What stands before the schemas of a test. */
export const HEAD = 'openapi: 3.1.1\ninfo: {title: A, version: 1.0.0}\ncomponents:\n  schemas:\n';

/** The results of the direct engine for some schemas. */
export async function direct(rules: readonly Rule[], schemas: string): Promise<readonly Result[]> {
  const ruleset = { rules: Object.fromEntries(rules.map((rule) => [idOf(rule), rule])) };
  const engine = directEngine(ruleset, { cwd: process.cwd(), remoteRefs: false });
  const { results } = await engine.lint({ source: '/a/openapi.yaml', isStdin: false }, HEAD + schemas, () => {});
  return results;
}

/** The findings in spectral-core, by rule and path. */
export async function inSpectral(rules: readonly Rule[], schemas: string): Promise<string[]> {
  const ruleset = { rules: Object.fromEntries(rules.map((rule) => [idOf(rule), rule])) };
  const found = await runSpectral(ruleset as never, { 'openapi.yaml': HEAD + schemas });
  return found
    .filter(({ rule }) => rule.startsWith('test-'))
    .map(({ rule, path }) => `${rule} ${path.split(' ').slice(2).join('/')}`);
}

/** The id of a rule. */
export function idOf({ extensions }: Rule): string {
  return extensions.lintel.id;
}
