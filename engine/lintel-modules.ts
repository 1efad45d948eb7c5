import * as functions from '../functions/index.generated.ts';
import * as grammar from '../grammar/index.ts';
import { RULESETS } from '../rulesets/index.ts';
import lintel from '../rulesets/lintel.ts';
import { withOas } from '../rulesets/with-oas.ts';
import { SECTION_NUMBERS } from '../spec/sections.ts';

/** The ruleset that needs a package besides the rules. */
export const WITH_OAS = 'with-oas';

/**
 * What may follow `lintel/` in `extends`, and `--ruleset`; the sections last, in the order of the conventions, since an
 * object has integer-like names first.
 */
export const RULESET_NAMES: readonly string[] = [...Object.keys(RULESETS), WITH_OAS].toSorted(
  (left, right) => order(left) - order(right),
);

function order(name: string): number {
  return (SECTION_NUMBERS as readonly string[]).indexOf(name);
}

/**
 * What `lintel` and `lintel/…` give a ruleset: what the package's CommonJS entries give, but of the Lintel that runs.
 * Undefined for every other module.
 */
export function lintelModule(id: string, require: (id: string) => unknown): unknown {
  if (id === 'lintel') return main();
  if (!id.startsWith('lintel/')) return undefined;
  const name = id.slice('lintel/'.length);
  if (name === 'functions') return functions;
  if (name === 'grammar') return grammar;
  if (name === WITH_OAS) return withOas((require('@stoplight/spectral-rulesets') as { oas: never }).oas);
  return Object.hasOwn(RULESETS, name) ? RULESETS[name] : undefined;
}

/** The ruleset itself; Spectral refuses keys that it does not know, so the others cannot be seen when it looks. */
function main(): object {
  return Object.defineProperty({ ...lintel }, 'rulesets', { value: RULESETS, enumerable: false });
}

/** Says that there is no ruleset file of a name; `lintel/all`, as in `extends`, is called `all` elsewhere. */
export function missingRuleset(name: string): string {
  const own = RULESET_NAMES.find((one) => name === `lintel/${one}`);
  return `there is no ruleset file ${name}; ${own === undefined ? 'check the path' : `write ${own} for Lintel's own`}`;
}
