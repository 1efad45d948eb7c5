import { annotated } from '../annotations/annotations.ts';
import type { Description } from '../description/description.ts';
import { has, member } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { describesValue } from '../description/schema-contexts.ts';
import { STATE_NAMES } from '../resources/state-fields.ts';
import { isStateValue, mayBeState } from '../resources/state-values.ts';
import { listsStrings } from '../schemas/listed-values.ts';
import { toSingular } from '../text/words/grammatical-number.ts';
import { isUpperCase } from '../text/words/name-case.ts';
import { splitWords } from '../text/words/split-words.ts';
import { addressMember } from '../types/addresses.ts';
import { misspelledValues } from '../values/enumerated-values.ts';
import { standardByName } from '../values/spelling-standards.ts';
import type { BodySlot } from './body/body-slot.ts';
import type { Selection } from './body/selection.ts';
import type { Screen, Standing } from './body/standing.ts';
import { isInBatch } from './echoed-values.ts';
import type { Exchange } from './exchange.ts';
import { sentErrors } from './sent-errors.ts';
import { type SentField, selectFields } from './sent-fields.ts';
import type { Traffic } from './traffic.ts';

/** Last words of names whose values programs compare: enumerated, whoever describes them. */
const ENUMERATED: ReadonlySet<string> = new Set(
  'status statuses state type types kind kinds priority severity level tier role roles mode gender frequency visibility direction decision action operation weekday outcome phase stage method methods channel channels scope reason'.split(
    ' ',
  ),
);

/** Words before those of what a standard spells, or users name. */
const NAMED_OTHERWISE: ReadonlySet<string> = new Set(
  'content media mime file street document token grant response http request auth data blood font hash signature algorithm relation schema entity object resource oauth'.split(
    ' ',
  ),
);

/**
 * Names whose values are as often texts: enumerated only where a value is several words joined by underscores or
 * hyphens.
 */
const DOUBTFUL: ReadonlySet<string> = new Set(['reason', 'scope', 'channel', 'channels', 'stage', 'phase', 'outcome']);

/** One word, or several joined otherwise than by blanks. */
const TOKEN = /^[A-Za-z][A-Za-z0-9]*(?:[-_.][A-Za-z0-9]+)*$/;
const JOINED = /[-_.]/;
/** Directions of sorting, which section 4.3 spells. */
const SORTING = /^(?:asc|desc)$/;
const LONGEST = 40;

/** The enumerated values in the bodies of an exchange that a rule about their spelling judges. */
export const SENT_ENUMERATIONS: Selection<SentField> = selectFields({
  at: (field, type, slot) => {
    if (type !== 'string') return 'none';
    const isState = STATE_NAMES.includes(String(slot.key));
    const mayBeOfError = slot.kind.isError || isInBatch(slot);
    if (isState) return mayBeOfError || slot.schemas.length > 0 ? 'look' : stateStanding(slot);
    if (isListed(slot)) return mayBeOfError ? 'look' : spelling;
    if (!hasEnumeratedName(field) || isOfStandard(slot.schemas)) return 'none';
    return (text: string) => (!mayBeEnumerated(field.name, text) ? 'none' : isUpperCase(text) ? 'holds' : 'look');
  },
  subject: (field, exchange, traffic) => {
    const { value, described } = field;
    if (typeof value !== 'string' || isOfError(field, exchange, traffic)) return null;
    if (isStateOfRefund(field, exchange) || mayBeOtherwise(field, value, exchange)) return null;
    return isStateValue(described) || isListed(field) || isNamedSo(field, value) ? field : null;
  },
});

/** Names of errors are judged by 2.6/error-name; an error has no state. */
function isOfError({ name, described: { parent } }: SentField, exchange: Exchange, traffic: Traffic): boolean {
  if (parent === null || (name !== 'name' && !STATE_NAMES.includes(name))) return false;
  return sentErrors(exchange, traffic).some(({ value }) => value === parent.value);
}

/**
 * True for the state of a refund as section 3 of the conventions itself writes it, in lower case: who writes it so
 * follows them as well.
 */
export function isStateOfRefund({ name, value, beside }: SentField, { request }: Exchange): boolean {
  if (name !== 'state' || value !== 'completed') return false;
  return [request.url.text, ...beside].some((text) => /refund/i.test(text));
}

/** What a slot called status or state has of texts, where no description says more (`isStateValue`). */
export function stateStanding({ key, form }: BodySlot): Standing | Screen {
  if (form === null || !mayBeState(String(key), form.names)) return 'none';
  return spelling;
}

const spelling = (text: string): Standing => (isUpperCase(text) ? 'holds' : 'look');

/** True for a value that is neither UPPER_CASE nor spelled as a standard has it. */
export function isMisspelled({ value, schemas, place }: SentField, description: Description | null): boolean {
  if (typeof value !== 'string' || isUpperCase(value)) return false;
  const enumerating = schemas.filter((schema) => describesValue(schema) && listsStrings(schema));
  if (description === null || enumerating.length === 0) return true;
  return misspelledValues({ values: [{ value, place }], schemas: enumerating }, description).length > 0;
}

/** True where the description lists the values of the field. */
function isListed({ schemas }: Pick<SentField, 'schemas'>): boolean {
  return schemas.some((schema) => describesValue(schema) && listsStrings(schema));
}

/**
 * True for a value that looks like an enumerated one, in a field whose name says so; none where the description names a
 * standard or a format.
 */
function isNamedSo(field: SentField, value: string): boolean {
  const { schemas, described } = field;
  if (STATE_NAMES.includes(String(described.key)) || !hasEnumeratedName(field)) return false;
  return !isOfStandard(schemas) && mayBeEnumerated(field.name, value) && !isOfJsonSchema(field, value);
}

const SCHEMA_TYPES: ReadonlySet<string> = new Set([
  'object',
  'array',
  'string',
  'integer',
  'number',
  'boolean',
  'null',
]);

/** True for a type as JSON Schema spells it, in a schema that is sent as data. */
function isOfJsonSchema({ name, described }: SentField, value: string): boolean {
  if (name !== 'type' || !SCHEMA_TYPES.has(value)) return false;
  for (let around = described.parent; around !== null; around = around.parent) {
    const isSchema = ['properties', 'items', '$schema', '$id'].some((one) => member(around?.value, one) !== undefined);
    if (isSchema && (around === described.parent || member(around.value, 'type') !== undefined)) return true;
    if (/schema$|^\$defs$/i.test(String(around.key))) return true;
  }
  return false;
}

/** Words of what has a postal address, whose state is a province. */
const PLACES: ReadonlySet<string> = new Set('address location place residence venue home site'.split(' '));

/** Words of what has a type that a standard spells. */
const FILES: ReadonlySet<string> = new Set('content media file attachment image video audio font'.split(' '));

/** Types of GeoJSON (RFC 7946). */
const GEO_TYPE = /^(?:(?:Multi)?(?:Point|LineString|Polygon)|GeometryCollection|Feature(?:Collection)?)$/;

/**
 * True for what a patch gives alone, where a value may be the state in an address, or be spelled by others: the members
 * beside it would tell.
 */
function mayBeOtherwise({ name, isPatched, holderName }: SentField, value: string, { request }: Exchange): boolean {
  if (!isPatched) return false;
  const holders = holderName === null ? request.url.segments.map(({ decoded }) => decoded) : [holderName];
  const isOf = (words: ReadonlySet<string>) =>
    holders.some((holder) => splitWords(holder).some((word) => words.has(toSingular(word))));
  if (name === 'state') return value.length < 3 || isOf(PLACES);
  if (name === 'method') return holderName === 'links';
  return name === 'type' && (GEO_TYPE.test(value) || isOf(FILES));
}

function isOfStandard(schemas: readonly SchemaNode[]): boolean {
  return schemas.some(({ place, value }) => annotated(place, 'standard') !== undefined || has(value, 'format'));
}

function hasEnumeratedName({ name, beside, role }: Pick<SentField, 'name' | 'beside' | 'role'>): boolean {
  // Keywords of other specifications: `@type` of JSON-LD.
  if (/^[@$]/.test(name)) return false;
  const words = splitWords(name);
  const last = words.at(-1) ?? '';
  if (!ENUMERATED.has(last) || role !== null || NAMED_OTHERWISE.has(words.at(-2) ?? '')) return false;
  if (last === 'state' && beside.some((other) => addressMember(other) !== null && addressMember(other) !== 'region'))
    return false;
  return standardByName(name) === null && !isSpelledByOthers(name, beside);
}

function mayBeEnumerated(name: string, value: string): boolean {
  if (value.length > LONGEST || !TOKEN.test(value) || SORTING.test(value)) return false;
  return !DOUBTFUL.has(splitWords(name).at(-1) ?? '') || JOINED.test(value) || isUpperCase(value);
}

/**
 * Methods of links; types of files, of problems, of GeoJSON, and of JSON Web Keys, which other specifications spell.
 */
function isSpelledByOthers(name: string, beside: readonly string[]): boolean {
  const has = (...names: readonly string[]) => names.every((one) => beside.includes(one));
  if (name === 'method' && has('href')) return true;
  return (
    name === 'type' &&
    (has('size', 'url') ||
      has('coordinates') ||
      has('geometry') ||
      has('title', 'detail') ||
      has('href', 'rel') ||
      has('kty'))
  );
}
