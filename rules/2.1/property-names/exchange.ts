import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { sayLooseLink } from '../../../functions/exchange/loose-links.ts';
import { remedyOfKeyword } from '../../../functions/messages/schema-names.ts';
import { has, isObject, type JsonObject, member } from '../../../model/description/json.ts';
import { BATCH_RESULT } from '../../../model/exchange/batch-result.ts';
import { Selection } from '../../../model/exchange/body/selection.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import { sentErrors } from '../../../model/exchange/sent-errors.ts';
import { looseLinks, type SentLooseLink } from '../../../model/exchange/sent-links.ts';
import type { BodyValue, Traffic } from '../../../model/exchange/traffic.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { type AskedObject, isPrescribedSnakeCase } from '../../../model/schemas/snake-case-names.ts';
import { OAUTH_NAMES } from '../../../model/text/standards/oauth-names.ts';
import { nameWithoutPrefix } from '../../../model/text/words/boolean-prefix.ts';
import { isCamelCase, toCamelCase } from '../../../model/text/words/name-case.ts';

/** Keys of maps are data: those that the description says, and those that their form, or entries alike, show. */
export default defineExchange({
  yieldsTo: ['money-values'],
  values: new Selection({
    at: ({ key, isDataKey }) => (key === null || isDataKey ? 'none' : isCamelCase(key) ? 'holds' : 'look'),
    subject: (value) => value,
  }),
  judge: (property, exchange, traffic) => {
    const name = String(property.key);
    if (isPrescribed(name, property, () => isError(property, exchange, traffic))) return null;
    if (isRelation(property, exchange, traffic)) return null;
    return { message: () => messageAbout(name, property, looseLinks(exchange, traffic)) };
  },
});

function messageAbout(name: string, property: BodyValue, links: readonly SentLooseLink[]): string {
  const fact = `property name ${quote(name)} is not camelCase`;
  const loose = looseByPlace(links).get(property.place);
  if (loose !== undefined) {
    const said = sayLooseLink(loose);
    return `${fact}, and ${said.fact}; ${said.remedy}`;
  }
  const ofKeyword = remedyOfKeyword(name);
  if (ofKeyword !== null) return `${fact}; ${ofKeyword}`;
  const camel = toCamelCase((typeof property.value === 'boolean' ? nameWithoutPrefix(name) : null) ?? name);
  const isTaken = camel !== null && member(property.parent?.value, camel) !== undefined;
  return `${fact}; write ${camel === null || isTaken ? 'a camelCase name of ASCII letters and digits' : camel}`;
}

/** True for a member of an object of links: its key is the name of a relation, which goes with that object. */
function isRelation({ parent }: BodyValue, exchange: Exchange, traffic: Traffic): boolean {
  const object = parent?.value;
  if (!isObject(object) || has(object, 'href')) return false;
  return looseObjects(looseLinks(exchange, traffic)).has(object);
}

const looseObjects = memoize((loose: readonly SentLooseLink[]) => new Set(loose.map(({ value }) => value.value)));

/** True for a member of an error object, also of one in `batch_result`. */
function isError({ parent }: BodyValue, exchange: Exchange, traffic: Traffic): boolean {
  return sentErrors(exchange, traffic).some(({ value }) => value === parent?.value);
}

/** True for a name that the conventions or OAuth write in snake case, in such an object. */
function isPrescribed(name: string, { parent, root }: BodyValue, isInError: () => boolean): boolean {
  const object = parent?.value;
  if (parent === null || !isObject(object)) return false;
  if (OAUTH_NAMES.has(name) && (has(object, 'access_token') || has(object, 'grant_type'))) return true;
  const isWholeAnswer = parent.parent === null && root.part === 'response';
  if (name === BATCH_RESULT && !isWholeAnswer) return false;
  const namesInside = (key: string) => {
    const inner = member(object, key);
    return isObject(inner) ? namesOf(inner) : null;
  };
  return isPrescribedSnakeCase(name, () => ({
    names: namesOf(object),
    schemas: parent.schemas,
    isErrorBody: (isWholeAnswer && root.status >= 400) || isInError(),
    namesInside,
  }));
}

const looseByPlace = memoize(
  (loose: readonly SentLooseLink[]) => new Map(loose.map((one) => [one.value.place, one] as const)),
);

function namesOf(object: JsonObject): AskedObject['names'] {
  return { has: (name) => has(object, name) };
}
