import { judgesDescriptions } from '../framework/rule.ts';
import { capitalized } from '../pages/capitalized.ts';
import { FIXES } from '../rules/fixes.generated.ts';
import { STATEMENT_TEXTS } from '../spec/statement-texts.generated.ts';
import type { RuleEntry } from './catalogue.ts';
import type { ShownExample } from './example-findings.ts';

/** How the statements of a rule are read where the conventions are open. */
export function readings({ statements }: RuleEntry): string[] {
  return statements.flatMap((id) => STATEMENT_TEXTS[id].note ?? []);
}

/** How a rule is hidden at one place: an object of the description with this key. */
export function suppressionExample({ id }: RuleEntry): string {
  return `x-lintel:\n  ignore:\n    ${id}: Why it has to stay as it is.\n`;
}

/** How a rule is switched off, or given another severity, for a whole project; null for a rule that no ruleset has. */
export function adjustmentExample({ id, severity, kind }: RuleEntry): string | null {
  if (kind === 'elsewhere') return null;
  const base = kind === 'review' ? 'lintel/design-review' : severity === 'hint' ? '[[lintel, all]]' : 'lintel';
  const other = severity === 'error' ? 'warn' : 'error';
  return `extends: ${base}\nrules:\n  ${id}: ${other}   # or info, hint, off\n`;
}

/** How a rule is run with other options, in a ruleset in JavaScript. */
export function optionsExample({ id, rule }: RuleEntry): string | null {
  const options = judgesDescriptions(rule) ? rule.then.functionOptions : undefined;
  if (options === undefined) return null;
  const written = JSON.stringify(options, null, 2)
    .replaceAll(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll('\n', '\n        ');
  return `// .spectral.js
import lintel, { rules } from 'lintel';

const rule = rules['${id}'];

export default {
  extends: lintel,
  rules: {
    '${id}': {
      ...rule,
      then: {
        ...rule.then,
        functionOptions: ${written},
      },
    },
  },
};
`;
}

/** How the findings of a rule are mended, as its examples show; null for a rule whose findings are mended by hand. */
export function mendingOf(id: string): string | null {
  const fix = FIXES[id];
  if (fix === undefined) return null;
  return fix === 'safe' ? 'by `lintel lint --fix`, at least in part' : 'by `lintel lint --unsafe-fixes`';
}

/** What the findings of a rule say to do, each remedy once, behind the first fact that the examples show it for. */
export function remedies(examples: readonly ShownExample[]): string[] {
  const said = new Map<string, string>();
  for (const { message } of examples.flatMap(({ marks }) => marks)) {
    const text = message.replace(/ \([^()]*\)$/, '');
    const start = text.indexOf('; ');
    const remedy = text.slice(start + 2);
    if (start !== -1 && !said.has(remedy)) said.set(remedy, capitalized(text).replace(/([^.?!])$/, '$1.'));
  }
  return [...said.values()];
}

/** One option of a rule's function with what it is set to. */
export interface OptionEntry {
  readonly name: string;
  readonly value: string;
}

/** The function of a rule that judges descriptions; of others an empty text. */
export function functionNameOf({ rule }: RuleEntry): string {
  return judgesDescriptions(rule) ? rule.then.function.name : '';
}

/** The options that a rule sets, each value as JSON; none for a rule that judges no descriptions. */
export function optionsOf({ rule }: RuleEntry): OptionEntry[] {
  if (!judgesDescriptions(rule)) return [];
  const options = (rule.then.functionOptions ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(options).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
}
