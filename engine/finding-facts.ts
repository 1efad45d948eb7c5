import type { IRuleResult } from '@stoplight/spectral-core';
import type { RuleFinding } from '../framework/finding.ts';
import type { RunLog } from '../framework/run-log.ts';
import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';
import { appendTo } from '../model/lib/group-by.ts';
import { namedCauses, namedPlaces, type Result } from '../source/result.ts';
import type { LintRequest } from './engine.ts';
import { fixesOfResult } from './fixes-of-results.ts';
import { existingKeys, type SpectralDocuments } from './spectral-documents.ts';

/** What spectral-core has no place for in its results. */
export type FindingFacts = Partial<
  Pick<Result, 'statements' | 'keyRange' | 'places' | 'sameCause' | 'mendable' | 'fixes' | 'withoutFix'>
>;

/**
 * Looks up what is known of findings beyond spectral-core's results: statements of rules that yielded to them, the keys
 * of names that are wrong, the places of those that stand for several, their fixes, and, for a baseline, what has the
 * same cause. Null for a result of which nothing is known.
 */
export function factsOfFindings(
  log: RunLog,
  documents: SpectralDocuments,
  description: Description,
  request: LintRequest,
): (result: IRuleResult) => FindingFacts | null {
  // All of them: a finding without further facts must not be given those of another one at its place.
  const context = { documents, description, request };
  const known = new Map<string, RuleFinding[]>();
  for (const finding of log.reported()) {
    const key = keyOf(finding.rule.code, documents.sourceOf(finding.place), existingKeys(finding.place));
    appendTo(known, key, finding);
  }
  return ({ code, source, path, message }) => {
    const there = known.get(keyOf(String(code), source ?? documents.rootSource, path.map(String))) ?? [];
    const finding = there.find((one) => message.includes(one.message)) ?? there[0];
    return finding === undefined ? null : factsOf(finding, context);
  };
}

/** What facts are looked up in. */
interface FactContext {
  readonly documents: SpectralDocuments;
  readonly description: Description;
  readonly request: LintRequest;
}

function factsOf(finding: RuleFinding, context: FactContext): FindingFacts | null {
  const fixes = fixesOfFinding(finding, context);
  return hasFacts(finding, context) ? { ...shownFacts(finding, context), ...fixes } : fixes;
}

function fixesOfFinding(finding: RuleFinding, { documents, description, request }: FactContext): FindingFacts {
  const sourceOf = (place: Place) => documents.sourceOf(place) ?? '';
  const shown = (place: Place) => ({ path: existingKeys(place), source: sourceOf(place) });
  return fixesOfResult(finding, { description, shown, sourceOf, request });
}

function hasFacts(finding: RuleFinding, { request }: FactContext): boolean {
  const { isOnKey, places, statements, rule } = finding;
  if (isOnKey || places !== null || statements !== rule.statements) return true;
  return request.forBaseline === true && [...finding.sameCause].length > 0;
}

function shownFacts(finding: RuleFinding, { documents, request }: FactContext): FindingFacts {
  const { statements, place, isOnKey, places } = finding;
  const sameCause = request.forBaseline === true ? finding.sameCause : [];
  const causes = Array.from(sameCause, ({ code, place: at }) => {
    return { code, path: existingKeys(at), source: documents.sourceOf(at) ?? '' };
  });
  const own = documents.shown(place, isOnKey);
  const shown = places?.map((one) => documents.shown(one, isOnKey)) ?? null;
  return {
    statements,
    ...(own.keyRange !== undefined && { keyRange: own.keyRange }),
    ...namedPlaces(own, shown),
    ...namedCauses(causes),
  };
}

function keyOf(code: string, source: string | null, path: readonly string[]): string {
  return [code, source ?? '', ...path].join('\0');
}
