import { commonJs } from '../platform/common-js.ts';
import { withReachableEnd } from '../source/load-yaml.ts';
import type { Range } from '../source/result.ts';

/** The keys that lead to a place in a ruleset. */
export type RulesetPath = readonly (string | number)[];

/** True for a ruleset that is read as JSON; others are YAML. */
export function isJsonRuleset(file: string): boolean {
  return file.endsWith('.json');
}

/** A ruleset as Spectral's parser reads it. */
interface ParsedRuleset {
  readonly data: unknown;
  /** Where a path is written; undefined where it is not. */
  readonly locationOf: (path: RulesetPath) => { readonly range: Range } | undefined;
  /** The same; for a path that is not written, of the nearest one around it that is. */
  readonly nearestLocationOf: ParsedRuleset['locationOf'];
}

/** Reads the text of a ruleset in YAML or JSON. */
export async function parseRuleset(file: string, text: string): Promise<ParsedRuleset> {
  const parsers = commonJs(await import('@stoplight/spectral-parsers'));
  const isJson = isJsonRuleset(file);
  const parser = isJson ? parsers.Json : parsers.Yaml;
  const result = parser.parse(isJson ? text : withReachableEnd(text));
  return {
    data: result.data,
    locationOf: (path: RulesetPath) => parser.getLocationForJsonPath(result as never, [...path]),
    nearestLocationOf: (path: RulesetPath) => parser.getLocationForJsonPath(result as never, [...path], true),
  };
}
