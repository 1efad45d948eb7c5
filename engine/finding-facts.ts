import type { IRuleResult } from '@stoplight/spectral-core';
import type { RuleFinding } from '../framework/finding.ts';
import type { Inventory, InventoryDocument } from '../framework/inventory.ts';
import type { RunLog } from '../framework/run-log.ts';
import { has, isObject } from '../model/description/json.ts';
import { keysOf, type Place } from '../model/description/place.ts';
import { appendTo } from '../model/lib/group-by.ts';
import { namedCauses, namedPlaces, type Range, type Result, type ResultPlace } from '../source/result.ts';

/** What spectral-core has no place for in its results. */
export type FindingFacts = Partial<Pick<Result, 'statements' | 'places' | 'sameCause'>>;

/** One of spectral-core's documents. */
type SpectralDocument = InventoryDocument & {
  readonly getRangeForJsonPath?: (path: readonly string[], closest: boolean) => Range | undefined;
};

/**
 * Looks up what is known of findings beyond spectral-core's results: statements of rules that yielded to them, the places of those
 * that stand for several, and, for a baseline, what has the same cause. Null for a result of which there is no more to know.
 */
export function factsOfFindings(
  log: RunLog,
  inventory: Inventory,
  forBaseline: boolean,
): (result: IRuleResult) => FindingFacts | null {
  const known = new Map<string, RuleFinding[]>();
  for (const finding of log.reported()) {
    if (!hasFacts(finding, forBaseline)) continue;
    const key = keyOf(finding.rule.code, sourceOf(finding.place, inventory), existingKeys(finding.place));
    appendTo(known, key, finding);
  }
  if (known.size === 0) return () => null;
  return ({ code, source = inventory.document.source, path, message }) => {
    const there = known.get(keyOf(String(code), source ?? null, path.map(String))) ?? [];
    const finding = there.find((one) => message.includes(one.message)) ?? there[0];
    return finding === undefined ? null : factsOf(finding, inventory, forBaseline);
  };
}

function hasFacts(finding: RuleFinding, forBaseline: boolean): boolean {
  const { places, statements, rule } = finding;
  return places !== null || statements !== rule.statements || (forBaseline && [...finding.sameCause].length > 0);
}

function factsOf(finding: RuleFinding, inventory: Inventory, forBaseline: boolean): FindingFacts {
  const { statements, place, places } = finding;
  const sameCause = forBaseline ? finding.sameCause : [];
  const causes = Array.from(sameCause, ({ code, place: at }) => {
    return { code, path: existingKeys(at), source: sourceOf(at, inventory) ?? '' };
  });
  const shown = places?.map((one) => resultPlace(one, inventory)) ?? null;
  return {
    statements,
    ...namedPlaces(resultPlace(place, inventory), shown),
    ...namedCauses(causes),
  };
}

function resultPlace(place: Place, inventory: Inventory): ResultPlace {
  const path = existingKeys(place);
  const { document, referencedDocuments } = inventory;
  const documents: readonly SpectralDocument[] = [document, ...Object.values(referencedDocuments)];
  const home = documents.find(({ data }) => data === place.file.data);
  const start = { line: 0, character: 0 };
  return {
    path,
    range: home?.getRangeForJsonPath?.(path, true) ?? { start, end: start },
    source: sourceOf(place, inventory) ?? '',
  };
}

function sourceOf({ file }: Place, { document }: Inventory): string | null {
  return file.source ?? document.source;
}

function keyOf(code: string, source: string | null, path: readonly string[]): string {
  return [code, source ?? '', ...path].join('\0');
}

/** The keys of a place as far as they are written. */
function existingKeys(place: Place): string[] {
  const keys = keysOf(place);
  let value = place.file.data;
  const end = keys.findIndex((key) => {
    if (!(isObject(value) || Array.isArray(value)) || !has(value as never, key)) return true;
    value = (value as Record<string, unknown>)[key];
    return false;
  });
  return end === -1 ? keys : keys.slice(0, end);
}
