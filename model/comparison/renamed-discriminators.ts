import { asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import type { ChangeFacts, ChangeName } from './change.ts';
import { extensionsOf } from './compare-discriminators.ts';
import type { ComparedPair } from './schema-comparison.ts';
import type { SchemaView } from './schema-view.ts';

/** What happens to the old property of a discriminator in each alternative. */
const OF_OLD: ReadonlySet<ChangeName> = new Set(['property-removed']);

/** What happens to the new one. */
const OF_NEW: ReadonlySet<ChangeName> = new Set(['property-added', 'property-required', 'property-new']);

/**
 * Where another property tells alternatives apart, the old one goes from each of them and the new one comes: changes
 * that are of that cause, with it.
 */
export function renamedWithDiscriminators(pairs: readonly ComparedPair[]): ReadonlyMap<ChangeFacts, ChangeFacts> {
  const causes = new Map<ChangeFacts, ChangeFacts>();
  for (const pair of pairs) {
    const cause = pair.changes.find(({ name }) => name === 'discriminator-changed');
    if (cause === undefined) continue;
    for (const { changes } of withAlternatives(pair))
      for (const change of changes) if (isOfRenaming(change, cause)) causes.set(change, cause);
  }
  return causes;
}

function isOfRenaming({ name, subject }: ChangeFacts, { before, after }: ChangeFacts): boolean {
  if (subject === undefined) return false;
  return (OF_OLD.has(name) && subject === asString(before)) || (OF_NEW.has(name) && subject === asString(after));
}

/** A pair, and those of its alternatives or of what extends it. */
function withAlternatives(pair: ComparedPair): ComparedPair[] {
  const alternatives = partsOfAlternatives(pair.before);
  return [pair, ...[...pair.below].filter(({ before }) => before.parts.some((part) => alternatives.has(part)))];
}

function partsOfAlternatives(view: SchemaView): ReadonlySet<SchemaNode> {
  const members = view.groups.flatMap((group) => group.members);
  return new Set([...members, ...extensionsOf(view).values()].flatMap(({ parts }) => parts.slice(0, 1)));
}
