import { annotated } from '../annotations/annotations.ts';
import type { Description } from '../description/description.ts';
import { asArray, asString, has, isObject } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { Context, describesValue } from '../description/schema-contexts.ts';
import { type ErrorBody, errorBodies, isSentBesidesErrors } from '../errors/error-schemas.ts';
import { memoize } from '../lib/memoize.ts';
import { bodyProperties } from '../operations/body-properties.ts';
import { responseUses } from '../operations/shared-bodies.ts';
import { familyPropertyNames, sameValueFamily, sameValueSchemas } from '../schemas/composition.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { admitsOnly, admittedTypes } from '../schemas/schema-types.ts';
import { addressMember, isAddress } from '../types/addresses.ts';

/** The names under which a resource carries its state (section 3 of the conventions). */
export const STATE_NAMES: readonly string[] = ['status', 'state'];

/** Words in descriptions of states of a country. */
const SUBDIVISION =
  /\b(?:province|region|county|prefecture|territory|subdivision|ISO[ -]?3166|(?:US|U\.S\.) states?)\b/i;
/**
 * Properties of problem descriptions and HTTP messages: a number called status beside one of them is an HTTP status
 * code.
 */
const BESIDE_HTTP_STATUS = ['message', 'detail', 'error', 'errorCode', 'error_code', 'statusText', 'headers'];
/** Members of problem details (RFC 9457, section 3.1), of which `status` is the status code of HTTP. */
const PROBLEM_DETAILS = ['type', 'title', 'detail', 'instance'];
/** Members of an error object of JSON:API, of which `status` is that code as well, as a text. */
const JSON_API_ERROR = ['title', 'detail', 'source'];

/** What descriptions call a value that nobody enumerates. */
const OPAQUE =
  /\b(?:opaque|free[- ]?(?:form|text)|arbitrary|human[- ]readable|unguessable|CSRF|nonce|passed through|echoed)\b/i;
/**
 * Members of an authorization request or response of OAuth (RFC 6749, section 4.1), whose `state` is the client's own.
 */
const BESIDE_OAUTH_STATE =
  /^(?:redirect_?[Uu]ri|client_?(?:id|Id)|response_?[Tt]ype|code_?(?:[Vv]erifier|[Cc]hallenge)|access_?[Tt]oken|token_?[Tt]ype|auth(?:ori[sz](?:e|ation))?_?[Uu](?:rl|ri))$/;

/** Every definition of a property with the state of a resource in JSON objects. */
export const stateFields: (description: Description) => readonly SchemaUse[] = memoize((description) => {
  const uses = responseUses(description);
  const isErrorOnly = ({ response }: ErrorBody) =>
    !uses.get(response.node)?.some(({ status }) => /^2/.test(status ?? ''));
  // What an error has is no state of a resource.
  const errors = new Set(
    errorBodies(description)
      .filter(isErrorOnly)
      .flatMap(({ shape }) => shape.parts),
  );
  const isOfError = (schema: SchemaNode) => errors.has(schema) && !isSentBesidesErrors(schema, description);
  const objects = description.schemas.filter(
    (schema) =>
      describesValue(schema) &&
      (schema.contexts & Context.jsonPropertyNames) !== 0 &&
      !isOfQueryOnly(schema) &&
      !isOfError(schema),
  );
  return objects.flatMap(({ uses }) => uses.filter(isStateField));
});

/** True for an object inside a query parameter, such as a filter: it is no resource. */
function isOfQueryOnly({ contexts }: SchemaNode): boolean {
  return (contexts & Context.queryParameter) !== 0 && (contexts & (Context.requestBody | Context.responseBody)) === 0;
}

/** The property with the state of an object, or the `status` inside its `processing_state`; null where it has none. */
export function stateFieldOf(object: SchemaNode): SchemaUse | null {
  const own = STATE_NAMES.flatMap((name) => bodyProperties(object, name)).find(isStateField);
  if (own !== undefined) return own;
  const inner = bodyProperties(object, 'processing_state').flatMap(({ target }) =>
    target === null ? [] : bodyProperties(target, 'status'),
  );
  return inner.find(isStateField) ?? null;
}

/**
 * True for a property called status or state that is the state of a resource: not the state in a postal address, not an
 * HTTP status, not the URL of a status or a link to it, not an opaque or free text, not the only property of an object
 * beside its links (an envelope), not a map with an entry for each state (`{"OPEN": 12}`), and not one of many switches
 * (`{"mention": true, "reply": false, "status": true}`).
 */
function isStateField(use: SchemaUse): boolean {
  const { relation, key, holder, target } = use;
  if (relation !== 'property' || holder === null || !STATE_NAMES.includes(String(key))) return false;
  if (key === 'state' && isSubdivision(holder, target)) return false;
  if (target === null) return true;
  return ![isHttpStatus, isOpaque, isLocation, isEnveloped, isByState, isSwitch].some((test) =>
    test(holder, target, String(key)),
  );
}

function isSubdivision(holder: SchemaNode, target: SchemaNode | null): boolean {
  if (sameValueFamily(holder).some(isAddress) || annotated(holder.place, 'role') === 'address') return true;
  const besides = [...familyPropertyNames(holder)].map(addressMember);
  if (besides.some((member) => member !== null && member !== 'region')) return true;
  return target !== null && SUBDIVISION.test(descriptionText(target));
}

function isHttpStatus(holder: SchemaNode, target: SchemaNode, name: string): boolean {
  const besides = familyPropertyNames(holder);
  if (PROBLEM_DETAILS.filter((name) => besides.has(name)).length > 2) return true;
  if (JSON_API_ERROR.every((name) => besides.has(name))) return true;
  if (/\bHTTP(?: response)? status(?: code)?\b/i.test(descriptionText(target))) return true;
  const types = admittedTypes(target);
  if (types?.has('integer') !== true && types?.has('number') !== true) return false;
  if (areHttpStatuses([...valuesShown(target), ...valuesInExamples(holder, name)])) return true;
  const [least, most] = ['minimum', 'maximum'].map((name) => Number(keywordOf(target, name)?.value));
  if (least !== undefined && most !== undefined && least >= 100 && most <= 599) return true;
  return (
    /\bHTTP\b|\bstatus code\b/i.test(descriptionText(target)) || BESIDE_HTTP_STATUS.some((name) => besides.has(name))
  );
}

function areHttpStatuses(shown: readonly unknown[]): boolean {
  return (
    shown.length > 0 && shown.every((value) => Number.isInteger(value) && Number(value) >= 100 && Number(value) < 600)
  );
}

/** The values that a schema lists or gives as examples. */
function valuesShown(target: SchemaNode): unknown[] {
  return sameValueSchemas(target).flatMap(({ value }) => [
    ...asArray(value.enum),
    ...asArray(value.examples),
    ...['const', 'default', 'example'].flatMap((key) => (has(value, key) ? [value[key]] : [])),
  ]);
}

/** Those of a property in the examples of its object. */
function valuesInExamples(holder: SchemaNode, name: string): unknown[] {
  const examples = sameValueFamily(holder).flatMap(({ value }) => [value.example, ...asArray(value.examples)]);
  return examples.flatMap((example) => (isObject(example) && has(example, name) ? [example[name]] : []));
}

function isOpaque(holder: SchemaNode, target: SchemaNode): boolean {
  return describesOpaque(target) || isBesideOAuthState([...familyPropertyNames(holder)]);
}

/** True for a schema whose description says that nobody enumerates its values. */
export function describesOpaque(schema: SchemaNode): boolean {
  return OPAQUE.test(descriptionText(schema));
}

/** True for the names of the members of a request or response of OAuth, whose `state` is the client's own. */
export function isBesideOAuthState(names: readonly string[]): boolean {
  return names.some((name) => BESIDE_OAUTH_STATE.test(name));
}

function isLocation(_holder: SchemaNode, target: SchemaNode): boolean {
  if (familyPropertyNames(target).has('href')) return true;
  if (/^(?:uri|url|iri)/.test(asString(keywordOf(target, 'format')?.value) ?? '')) return true;
  return /^https?:/.test(asString(keywordOf(target, 'example')?.value) ?? '');
}

function isEnveloped(holder: SchemaNode, target: SchemaNode): boolean {
  const content = [...familyPropertyNames(holder)].filter((name) => name !== 'links');
  return content.length === 1 && admittedTypes(target)?.has('object') === true;
}

function isByState(_holder: SchemaNode, target: SchemaNode): boolean {
  const entries = keywordOf(target, 'additionalProperties')?.value ?? keywordOf(target, 'patternProperties')?.value;
  return typeof entries === 'object' && entries !== null && familyPropertyNames(target).size === 0;
}

/** Fewer booleans beside one another may be what a resource has. */
const FEWEST_SWITCHES = 3;

/** True for a boolean among nothing but booleans, each named after what it turns on. */
function isSwitch(holder: SchemaNode, target: SchemaNode): boolean {
  if (!admitsOnly(target, 'boolean')) return false;
  const members = [...effectiveSchema(holder).properties.values()];
  return (
    members.length >= FEWEST_SWITCHES &&
    members.every(({ target: member }) => member !== null && admitsOnly(member, 'boolean'))
  );
}

/** The descriptions of a schema, its parts and its alternatives, in lines. */
export function descriptionText(schema: SchemaNode): string {
  return sameValueSchemas(schema)
    .flatMap(({ value }) => asString(value.description) ?? [])
    .join('\n');
}
