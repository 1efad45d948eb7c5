import type { RulesetDefinition, RulesetFunction } from '@stoplight/spectral-core';
import { descriptionOf, type Inventory } from '../framework/inventory.ts';
import { afterTurns, lastTurn } from '../framework/rule-order.ts';
import { runLog } from '../framework/run-log.ts';
import { asObject, member } from '../model/description/json.ts';
import { unescapeToken } from '../model/description/json-pointer.ts';
import { METHODS } from '../model/description/nodes.ts';
import { pathOf } from '../model/description/place.ts';
import { isReference } from '../model/description/reference.ts';
import all from './all.ts';
import type { Ruleset } from './ruleset.ts';

/** Rules of spectral:oas whose cause a rule of Lintel always reports, too. */
const REPORTED = [
  'path-params',
  'path-declarations-must-exist',
  'path-keys-no-trailing-slash',
  'path-not-include-query',
  'oas3-server-trailing-slash',
];

/** Rules of spectral:oas that report at places at which a rule of Lintel sometimes reports the same cause. */
const SOMETIMES_REPORTED = ['oas3-schema', 'oas3-valid-schema-example', 'oas3-valid-media-example', 'typed-enum'];

type OasRule = {
  readonly then: { readonly function: RulesetFunction } | readonly { readonly function: RulesetFunction }[];
};

/**
 * Everything in `all` together with spectral:oas, so that one run also says whether a description is valid OpenAPI.
 * Where both would report one cause, Lintel does.
 *
 * spectral:oas is handed in, since the rules bundle imports nothing.
 *
 * @param own What `all` is.
 */
export function withOas(oas: { readonly rules: object }, own: Ruleset = all): RulesetDefinition {
  const theirs = oas.rules as Readonly<Record<string, OasRule>>;
  const off = REPORTED.filter((id) => Object.hasOwn(theirs, id)).map((id) => [id, 'off'] as const);
  // What stands under a former id of a rule has nothing to say of it.
  const ownOff = Object.entries(own.rules).flatMap(([id, { extensions }]) => {
    const oasRule = (extensions as Partial<typeof extensions> | undefined)?.lintel?.oasRule ?? null;
    return oasRule !== null && Object.hasOwn(theirs, oasRule) ? [[id, 'off'] as const] : [];
  });
  const second = SOMETIMES_REPORTED.flatMap((id) => {
    const rule = theirs[id];
    return rule === undefined ? [] : [[id, { ...rule, then: reportingSecond(rule.then) }] as const];
  });
  return {
    extends: [oas as RulesetDefinition, own as unknown as RulesetDefinition],
    rules: Object.fromEntries([...off, ...second, ...ownOff]),
  } as RulesetDefinition;
}

function reportingSecond(then: OasRule['then']) {
  const one = (each: { readonly function: RulesetFunction }) => ({ ...each, function: afterLintel(each.function) });
  return Array.isArray(then) ? then.map(one) : one(then as { readonly function: RulesetFunction });
}

/** A function whose results come after those of Lintel's rules, and only where these said nothing. */
function afterLintel(original: RulesetFunction): RulesetFunction {
  const wrapped: RulesetFunction = async (input, options, context) => {
    const results = (await original(input, options, context)) ?? [];
    if (results.length === 0) return results;
    // By then those that run after all rules have run, too.
    await afterTurns(2 * lastTurn());
    const reported = reportedPlaces(context.documentInventory as unknown as Inventory);
    return results.filter(({ path = context.path }) => {
      // Spectral's schema rules leave the keys in their paths escaped as in JSON Pointers.
      const keys = path.map((key) => unescapeToken(String(key)));
      return !reported.has(JSON.stringify(keys)) && !isReferringPathItem(context.document.data, keys);
    });
  };
  Object.defineProperty(wrapped, 'name', { value: original.name });
  return wrapped;
}

/** spectral:oas takes the `$ref` of a path item for a fault in OpenAPI 3.1, which allows it. */
function isReferringPathItem(data: unknown, keys: readonly string[]): boolean {
  const [holder, , ...further] = keys;
  if ((holder !== 'paths' && holder !== 'webhooks') || further.length > 0) return false;
  const pathItem = keys.reduce(member, data);
  return isReference(pathItem) && Object.keys(asObject(pathItem)).every((key) => PATH_ITEM_FIELD.test(key));
}

const PATH_ITEM_FIELD = new RegExp(`^(?:\\$ref|summary|description|servers|parameters|${METHODS.join('|')}|x-.*)$`);

function reportedPlaces(inventory: Inventory): ReadonlySet<string> {
  const reported = runLog(descriptionOf(inventory)).reported();
  return new Set(Array.from(reported, ({ place }) => JSON.stringify(pathOf(place).map(String))));
}
