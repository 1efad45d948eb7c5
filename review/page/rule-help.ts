import { type Catalogue, catalogue } from '../../catalogue/catalogue.ts';
import type { ShownExample } from '../../catalogue/example-findings.ts';
import { ruleExamples } from '../../catalogue/rule-examples.ts';
import { remedies, suppressionExample } from '../../catalogue/rule-help.ts';
import type { Severity } from '../../spec/statement.ts';
import { STATEMENT_TEXTS } from '../../spec/statement-texts.generated.ts';
import { STATEMENTS } from '../../spec/statements.generated.ts';

/** What the page says of a rule where a reviewer asks for it. */
export interface RuleHelp {
  readonly id: string;
  readonly severity: Severity;
  readonly asks: boolean;
  readonly summary: string;
  readonly why: string;
  readonly statements: readonly { readonly id: string; readonly says: string; readonly note: string | null }[];
  readonly remedies: readonly string[];
  readonly bad: readonly ShownExample[];
  readonly good: readonly ShownExample[];
  /** How the rule is hidden at one place. */
  readonly exception: string;
}

/** Examples of each kind; the catalogue has all of them. */
const EXAMPLES = 2;

/** What is said of rules, by their ids. Of ids that are no rules of Lintel nothing is. */
export async function ruleHelp(ids: ReadonlySet<string>): Promise<Readonly<Record<string, RuleHelp>>> {
  const entries = catalogue().rules.filter(({ id }) => ids.has(id));
  return Object.fromEntries(await Promise.all(entries.map(async (entry) => [entry.id, await helpOf(entry)] as const)));
}

async function helpOf(entry: Catalogue['rules'][number]): Promise<RuleHelp> {
  const { id, severity, kind, summary, why, statements } = entry;
  const { bad, good } = await ruleExamples(entry);
  return {
    ...{ id, severity, summary, why },
    asks: kind === 'review',
    statements: statements.map((one) => ({
      id: one,
      says: STATEMENTS[one].says,
      note: STATEMENT_TEXTS[one].note ?? null,
    })),
    remedies: remedies(bad),
    bad: bad.slice(0, EXAMPLES),
    good: good.slice(0, EXAMPLES),
    exception: suppressionExample(entry),
  };
}
