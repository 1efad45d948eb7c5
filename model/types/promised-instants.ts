import type { Description } from '../description/description.ts';
import { asString, strings } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { isOAuthMember } from '../operations/oauth-bodies.ts';
import type { QueryName } from '../parameters/names-in-query.ts';
import { queryRenames } from '../query/query-renames.ts';
import { withTheirBases } from '../schemas/composition.ts';
import { descriptionsOf } from '../schemas/descriptions.ts';
import type { Field } from '../schemas/fields.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { hasListedValues } from '../schemas/listed-values.ts';
import { numericTypeOf, typesOf } from '../schemas/schema-types.ts';
import { isPrescribedSnakeCase, namedObjectOf } from '../schemas/snake-case-names.ts';
import { examplesIn, shownIn } from '../schemas/written-values.ts';
import { areLanguages, isLanguageTag } from '../text/standards/bcp-47.ts';
import { splitWords } from '../text/words/split-words.ts';
import { annotatedRoleOfField } from './annotated-role.ts';
import { type MatchedField, matchedFields, matchedValues } from './matched-fields.ts';
import { isFloatingName, isInstantName, isTimeRangeName, isTimeRangeParameter } from './temporal-names.ts';

/**
 * The fields whose names promise a point in time, and whose texts and examples do not say that they hold a span of
 * time.
 */
export const promisedInstants: (description: Description) => readonly MatchedField[] = memoize((description) => {
  const others = renamedNames(description);
  const isOAuths = ({ name, schema }: Field) => isOAuthMember(name, schema, description);
  const matches = (field: Field) =>
    promisesInstant(field) && !others.some((query) => isOfName(query, field)) && !isOAuths(field);
  return matchedFields(description, { matchesName: isInstantName, matches }).filter(
    (field) => !tellsSpan(field) && !tellsDay(field, description) && !tellsPosition(field),
  );
});

/** The schemas of points in time that are numbers, and of nothing else; those of ends of a time range among them. */
export const numericInstants: (description: Description) => ReadonlySet<SchemaNode> = memoize((description) => {
  const ends = matchedFields(description, { matchesName: isTimeRangeName, matches: isTimestampRange });
  const fields = [...promisedInstants(description), ...ends].flatMap(({ schema, isUse }) => (isUse ? [] : [schema]));
  const formatted = description.schemas.filter(({ value }) => EPOCH_FORMAT.test(asString(value.format) ?? ''));
  return new Set([...withTheirBases([...fields, ...formatted])].filter((schema) => numericTypeOf(schema) !== null));
});

/** Formats of integers that count seconds or milliseconds since 1970. */
const EPOCH_FORMAT =
  /^(?:unix|epoch)(?:[-_]?(?:time|timestamp|seconds|millis(?:econds)?))?(?:[-_]?(?:ms|millis|seconds))?$|^(?:date-?time|timestamp)$/i;

/** An end of a time range that counts seconds or milliseconds, by what is said of it. */
function isTimestampRange(field: Field): boolean {
  const said = strings([...descriptionsOf(field.schema), field.parameter?.value.description]);
  return isTimeRangeParameter(field) && /\b(?:unix|epoch|timestamp)\b/i.test(said.join(' '));
}

/**
 * Names in queries that mean a position in a list, `startAt` beside `maxResults`, or an end of a time range,
 * `fromTime`: by the names that they should have, neither is held to a date-time.
 */
function renamedNames(description: Description): QueryName[] {
  const renames = [...queryRenames(description)].filter(([, { topic }]) => topic === 'paging' || topic === 'timeRange');
  return renames.map(([query]) => query);
}

function isOfName({ parameter, schema, name }: QueryName, field: Field): boolean {
  if (field.parameter !== null) return parameter === field.parameter;
  return field.object !== null && schema?.holder === field.object && name === field.name;
}

function promisesInstant(field: Field): boolean {
  const { kind, name, object, schema } = field;
  if (kind === 'header' || !isInstantName(name) || isFloatingName(name) || isTimeRangeParameter(field)) return false;
  // The German of Austria, `de-AT`, as a key of texts.
  if (areLanguages([name]) || (/^[a-z]{2}-at$/.test(name) && isLanguageTag(name))) return false;
  if (annotatedRoleOfField(field) !== null || hasListedValues(schema)) return false;
  return object === null || !isPrescribedSnakeCase(name, () => namedObjectOf(object));
}

/** The form of a day in a text, without a time of day behind it. */
const DAY_FORM = /\b(?:YYYY-MM-DD|DD[-./]MM[-./]YYYY|MM[-./]DD[-./]YYYY)\b(?!['" ]?[T ]?['"]?(?:hh|[0-9]{2}:))/i;

/** A text without format of which the description or the examples, of its own or of what has the field, show days. */
function tellsDay(field: MatchedField, description: Description): boolean {
  const { schema } = field;
  if (!typesOf(schema).includes('string') || keywordOf(schema, 'format') !== undefined) return false;
  const around = matchedValues(description, [field]).map(({ value }) => value);
  const shown = strings([...examplesIn(schema), ...around]);
  if (shown.length > 0) return shown.every((one) => /^\d{4}-\d{2}-\d{2}$/.test(one));
  return descriptionsOf(schema).some((text) => DAY_FORM.test(text));
}

/** What is no position, where a text says “the … to stop at”. */
const MOMENTS = /^(?:time|times|date|dates|datetime|day|hour|minute|moment|instant|timestamp|when)$/i;

/** A name in `At` whose description says what to stop, start or look at: “A reference to stop at”. */
function tellsPosition({ name, schema, fields }: MatchedField): boolean {
  const verb = splitWords(name).at(-2) ?? '';
  const texts = [schema, ...fields.flatMap(({ parameter }) => parameter ?? [])].map((node) => node.value.description);
  return strings(texts).some((text) =>
    [...text.matchAll(TO_DO_AT)].some(([, thing = '', done]) => done === verb && !MOMENTS.test(thing)),
  );
}

const TO_DO_AT = /(\p{L}+) to (\p{L}+) at\b/giu;

const SPAN_TEXT =
  /\b(?:milli|micro|nano)?seconds?\b|\bminutes?\b|\bhours?\b|\bdays?\b|duration|timeout|how long|time-only|time of day|\bhh:?mm\b/i;
const INSTANT_TEXT =
  /unix|epoch|timestamp|\bsince\b|(?:time|date|moment|instant) (?:at|on|in|of) which|date and time|\bUTC\b|\bZ\b/i;

/**
 * A name in `Time` may be of a span or of a time of day, when text or examples say so; `At` and `Timestamp` leave no
 * doubt.
 */
function tellsSpan({ name, schema, fields }: MatchedField): boolean {
  if (!/time$/i.test(name)) return false;
  const texts = strings([...descriptionsOf(schema), ...fields.map(({ parameter }) => parameter?.value.description)]);
  if (texts.some((text) => SPAN_TEXT.test(text) && !INSTANT_TEXT.test(text))) return true;
  if (texts.some((text) => /time-only|time of day|\bhh:mm\b|24-hour/i.test(text))) return true;
  return shownIn(schema).some((one) => !/^(?:[0-9]{4}-[0-9]{2}|[0-9]{9,})/.test(String(one)));
}
