import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Engine, RuleInfo } from '../engine/engine.ts';
import { pathInRepository } from '../platform/repository.ts';
import { RULESETS } from '../rulesets/index.ts';
import { readText } from '../source/read-text.ts';

/** What distinguishes the ruleset of one run from that of another. */
export interface RulesetIdentity {
  /** The name that was asked for, or the file's path in the repository. */
  readonly name: string;
  /** The same for the same rules with the same severities. */
  readonly digest: string;
}

/**
 * The identity of a ruleset: its name, what is known of its rules without running them, and what stands in its files,
 * wherever these lie on the machine.
 */
export function rulesetIdentity(
  given: string,
  { rules, files = [] }: Pick<Engine, 'rules' | 'files'>,
  { cwd, root }: { readonly cwd: string; readonly root: string },
): RulesetIdentity {
  const isName = Object.hasOwn(RULESETS, given) || !/[/\\.]/.test(given);
  const name = isName ? given : pathInRepository(resolve(cwd, given), root);
  const contents = files.map(contentOf);
  let known: string | undefined;
  return {
    name,
    // Few reports tell it.
    get digest() {
      known ??= digest([...rules.map(knownOf), ...contents]);
      return known;
    },
  };
}

function knownOf({ id, severity, summary, statements, why }: RuleInfo): string {
  return JSON.stringify([id, severity, summary, statements, why]);
}

/** One identity for the rulesets of a run, which lints each file by one of them. */
export function joinedIdentity(identities: readonly RulesetIdentity[]): RulesetIdentity {
  const [only] = identities;
  if (only !== undefined && identities.length === 1) return only;
  const [first, ...others] = [...new Map(identities.map((one) => [`${one.name} ${one.digest}`, one])).values()];
  if (first !== undefined && others.length === 0) return first;
  const names = new Set(identities.map(({ name }) => name));
  return { name: [...names].join(', '), digest: digest(identities.map((one) => `${one.name} ${one.digest}`)) };
}

function contentOf(file: string): string {
  try {
    return digest([readText(file).replaceAll('\r\n', '\n')]);
  } catch {
    return '';
  }
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(parts.toSorted().join('\n')).digest('hex').slice(0, 16);
}
