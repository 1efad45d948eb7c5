import { asObject, asString, member } from '../description/json.ts';
import type { OperationNode, SchemaUse } from '../description/nodes.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { splitWords } from '../text/words/split-words.ts';

const CLIENT = String.raw`(?:the |an? |an API |your |our )?(?:API )?(?:client|caller|consumer|customer|merchant|partner|requester|integrator|user|you)s?\b`;
const SETS = '(?:set|supplied|provided|given|assigned|chosen|generated|specified|defined|created|sent|passed)';
const SET_BY_CLIENT = new RegExp(
  [
    String.raw`\b${SETS}(?: in)? by ${CLIENT}`,
    String.raw`\b(?:client|caller|consumer|customer|merchant|partner|user)[- ]${SETS}\b`,
    String.raw`\byou (?:(?:can|may|must|should|need to|have to) )?(?:set|supply|provide|choose|specify|assign|generate|define|pass)\b`,
    String.raw`\byou(?: have|'ve) ${SETS}\b`,
    String.raw`\b(?:occurred|happened|took place)\b`,
    String.raw`\b(?:can|may) be any(?: unique)? (?:id|identifier|string|text|value)\b`,
    String.raw`\b(?:if|when|unless) (?:(?:it is|not|this is|none is|omitted|absent|left out|you|the field is)\b ?)+(?:set|supplied|provided|given|specified|present|passed|omit)?[^.]*\b(?:generated|used|assigned|current time|defaults?|now)\b`,
  ].join('|'),
  'i',
);

/**
 * True for a property whose description says that the client sets it, or may: `set by the client; generated if
 * omitted`.
 */
export function isSetByClient(property: SchemaUse): boolean {
  return textsOf(property).some((text) => SET_BY_CLIENT.test(text));
}

/** Verbs of operations that link resources that exist. */
const LINKING = 'attach|link|associate|assign|connect|bind|enrol|enroll|tag|map|relate|reference';
/** Verbs of operations on a resource that exists, which their body names. */
const CHANGING = 'delete|remove|update|cancel|void|archive|restore|merge';
const EXISTING_VERB = new RegExp(`^(?:${LINKING}|${CHANGING})(?:e?s)?$`);
const EXISTING = new RegExp(
  [
    String.raw`\b(?:an?|the|of)?\s*(?:already )?existing\b`,
    String.raw`\b(?:to|will|should|must|can|being|is|be|are)(?: be)? (?:${LINKING}|add|includ|appl|repl|join|mov)(?:e?d|ied|ing|e|y)?\b(?! to (?:the )?(?:api|service))`,
  ].join('|'),
  'i',
);

/**
 * True for an identifier in the body of a POST that names a resource that exists, and not the one that is created: as
 * its description says (`the label to attach`), or as the operation is called (`attachLabel`, `deletePayment`).
 */
export function namesExisting(property: SchemaUse, { value }: OperationNode): boolean {
  if (textsOf(property).some((text) => EXISTING.test(text))) return true;
  const verbs = [value.operationId, value.summary].flatMap((text) => splitWords(asString(text) ?? '')[0] ?? []);
  return verbs.some((verb) => EXISTING_VERB.test(verb.toLowerCase()));
}

const IDENTIFIES =
  /\b(?:ids?|identifiers?|uuid|guid|key)\b(?: (?:for|of|that identifies))(?: (?:the|an?|your|this|that))? ([a-z]+)/gi;

/**
 * The nouns of what a property identifies, as its description says: `contact` for `The unique identifier of the
 * contact`.
 */
export function identifiedBy(property: SchemaUse): string[] {
  return textsOf(property).flatMap((text) =>
    Array.from(text.matchAll(IDENTIFIES), ([, noun = '']) => noun.toLowerCase()),
  );
}

/** The descriptions of a property: of its schema with all parts, and beside its `$ref`. */
function textsOf({ key, holder, target }: SchemaUse): string[] {
  const beside = member(member(asObject(holder?.value.properties), key), 'description');
  const own = target === null ? [] : effectiveSchema(target).parts.map(({ value }) => value.description);
  return [beside, ...own].flatMap((text) => asString(text) ?? []);
}
