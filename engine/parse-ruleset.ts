import { commonJs } from '../platform/common-js.ts';
import { withReachableEnd } from '../source/load-yaml.ts';

/** The keys that lead to a place in a ruleset. */
export type RulesetPath = readonly (string | number)[];

/** True for a ruleset that is read as JSON; others are YAML. */
export function isJsonRuleset(file: string): boolean {
  return file.endsWith('.json');
}

/** A ruleset in YAML or JSON as Spectral's parser reads it: its data, and where each path of them is written. */
export async function parseRuleset(file: string, text: string) {
  const parsers = commonJs(await import('@stoplight/spectral-parsers'));
  const isJson = isJsonRuleset(file);
  const parser = isJson ? parsers.Json : parsers.Yaml;
  const result = parser.parse(isJson ? text : withReachableEnd(text));
  return {
    data: result.data as unknown,
    locationOf: (path: RulesetPath) => parser.getLocationForJsonPath(result as never, [...path]),
    nearestLocationOf: (path: RulesetPath) => parser.getLocationForJsonPath(result as never, [...path], true),
  };
}
