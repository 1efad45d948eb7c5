import type { RuleInfo } from '../engine/engine.ts';
import { isLink } from '../platform/markdown-text.ts';
import { RULES } from '../rules/index.generated.ts';
import { PROBLEM_CODES } from '../source/problem-codes.ts';

/**
 * Where more is said of a rule or a code of broken input: an address, else the command that explains it; null where
 * neither is known.
 */
export function moreOn(code: string, documentationUrl: string | null | undefined): string | null {
  if (documentationUrl && isLink(documentationUrl)) return documentationUrl;
  return isExplained(code) ? explainCommand(code) : null;
}

/** Where rules are documented, by their ids; null for those that are not. */
export function addressesOf(rules: readonly RuleInfo[]): ReadonlyMap<string, string | null> {
  return new Map(rules.map(({ id, documentationUrl }) => [id, documentationUrl]));
}

/** The command that explains a rule. */
export function explainCommand(code: string): string {
  return `lintel explain ${code}`;
}

function isExplained(code: string): boolean {
  return Object.hasOwn(RULES, code) || PROBLEM_CODES.some((known) => known.code === code);
}
