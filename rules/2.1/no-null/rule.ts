import { defineRule } from '../../../framework/define-rule.ts';
import { counted, listed, quote } from '../../../framework/messages.ts';
import { remedied } from '../../../framework/remedied.ts';
import { type Remedy, remove, set } from '../../../framework/remedy.ts';
import { notRequired, nullsOf } from '../../../functions/remedies/without-null.ts';
import type { Description } from '../../../model/description/description.ts';
import { asArray, has } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type JsonPath, type Place } from '../../../model/description/place.ts';
import { Context, describesValue } from '../../../model/description/schema-contexts.ts';
import { type ExampleRoot, type ExampleValue, exampleValues } from '../../../model/schemas/example-values.ts';

/** A schema, or a null in an example or default. */
type Subject =
  | { readonly place: Place; readonly schema: SchemaNode }
  | { readonly place: Place; readonly example: ExampleValue };

/** How a schema admits null. */
interface Admission {
  readonly path: JsonPath;
  readonly message: string;
}

const PARAMETERS =
  Context.pathParameter |
  Context.queryParameter |
  Context.headerParameter |
  Context.cookieParameter |
  Context.responseHeader;
const BODIES = Context.requestBody | Context.responseBody;

/**
 * No schema admits null, and no example of a body or default holds one. A schema that admits null in several ways gives
 * one finding, and the nulls in its examples none: their cause is the schema.
 */
export default defineRule({
  id: 'no-null',
  statements: ['2.1/no-null'],
  severity: 'error',
  summary: 'Null is neither produced nor accepted: an absent property means undefined.',
  why: 'With null beside absence, every field has two ways to be empty, and nobody knows whether they differ.',
  fix: { changes: 'clients no longer get or send null' },
  yieldsTo: ['no-any-of-one-of'],
  subjects: (description) => [
    ...description.schemas.filter(describesValue).map((schema) => ({ schema, place: schema.place })),
    ...nullsInExamples(description),
  ],
  judge: (subject, description) => {
    if ('example' in subject) {
      const { example } = subject;
      return remedied('this value is null', withoutValue(example), { words: withoutNull(example) });
    }
    const admission = admissionIn(subject.schema) ?? nullInValues(subject.schema);
    if (admission === null) return null;
    const { message, path } = admission;
    return { message, at: below(subject.place, ...path), remedy: () => withoutAdmission(subject.schema, description) };
  },
});

/** What is done instead of sending null, where no property has the value. */
const ABSENCES: Readonly<Partial<Record<string, string>>> = {
  body: 'let the body be an object',
  items: 'leave such items out',
  additionalProperties: 'leave such entries out',
  patternProperty: 'leave such entries out',
  parameter: 'leave the parameter out where it has no value',
  header: 'leave the header out where it has no value',
};

/** Of a schema that properties refer to, names some of these: there, `required` is to be changed. */
function optionalInstead({ usedBy, written }: SchemaNode): string {
  const names = new Set(usedBy.flatMap(({ relation, key }) => (relation === 'property' ? [quote(String(key))] : [])));
  const alone = names.size === 0 ? ABSENCES[written?.relation ?? 'property'] : undefined;
  if (alone !== undefined) return alone;
  if (written?.relation === 'property' || names.size === 0) {
    return 'leave the property out of `required` where it may be absent';
  }
  const shown = [...names].slice(0, MOST_NAMES);
  const rest = names.size - shown.length;
  const all = listed(rest > 0 ? [...shown, counted(rest, 'other')] : shown);
  return `leave ${all}, which ${names.size === 1 ? 'refers' : 'refer'} to it, out of \`required\` where ${names.size === 1 ? 'it' : 'they'} may be absent`;
}

/** Most names that a message lists. */
const MOST_NAMES = 3;

function admissionIn(schema: SchemaNode): Admission | null {
  const { value } = schema;
  if (value.nullable === true)
    return { path: ['nullable'], message: `nullable is true; remove it and ${optionalInstead(schema)}` };
  if (value.type === 'null')
    return { path: ['type'], message: 'type is "null"; remove this schema, since null is never sent' };
  const inTypes = asArray(value.type).findIndex((type) => type === 'null' || type === null);
  if (inTypes !== -1)
    return { path: ['type', inTypes], message: `type lists "null"; remove it and ${optionalInstead(schema)}` };
  const listed = asArray(value.enum);
  if (listed.length > 0 && listed.every((one) => one === null)) {
    const remedy = isBody(schema) ? 'answer 204 without a body' : 'remove this schema, since null is never sent';
    return { path: ['enum'], message: `enum lists nothing but null; ${remedy}` };
  }
  const inEnum = listed.indexOf(null);
  if (inEnum !== -1)
    return { path: ['enum', inEnum], message: `enum lists null; remove it and ${optionalInstead(schema)}` };
  const isNull = has(value, 'const') && value.const === null;
  return isNull ? { path: ['const'], message: 'const is null; remove this schema, since null is never sent' } : null;
}

/** True for the schema of a response and of nothing else. */
function isBody({ usedBy, contexts }: SchemaNode): boolean {
  return usedBy.every(({ relation }) => relation === 'body') && (contexts & Context.requestBody) === 0;
}

/**
 * Takes out all ways in which a schema admits null, the nulls that its examples and default have for it, and the
 * properties whose values it describes of what is required: they are absent where they were null.
 */
function withoutAdmission(schema: SchemaNode, description: Description): Remedy {
  const { value, place } = schema;
  if (value.type === 'null' || (has(value, 'const') && value.const === null) || admissionIn(schema) === null) return [];
  const types = asArray(value.type);
  const others = types.filter((type) => type !== 'null' && type !== null);
  if (types.length > 0 && others.length === 0) return [];
  const inEnum = asArray(value.enum).flatMap((one, index) => (one === null ? [below(place, 'enum', index)] : []));
  if (inEnum.length > 0 && inEnum.length === asArray(value.enum).length) return [];
  return [
    ...(value.nullable === true ? [remove(below(place, 'nullable'))] : []),
    ...(others.length < types.length ? [set(below(place, 'type'), others.length === 1 ? others[0] : others)] : []),
    ...[...inEnum, ...nullsOf(schema, description)].map(remove),
    ...notRequired(schema),
  ];
}

/** A null inside what `enum` or `const` gives; the values of the schema are then none themselves. */
function nullInValues({ value }: SchemaNode): Admission | null {
  for (const keyword of ['enum', 'const']) {
    const path = has(value, keyword) ? pathToNull(value[keyword]) : null;
    if (path === null) continue;
    return { path: [keyword, ...path], message: `${keyword} has null inside; leave it out, since null is never sent` };
  }
  return null;
}

function pathToNull(whole: unknown): JsonPath | null {
  // YAML aliases can lead back to what holds them.
  const seen = new Set<unknown>();
  const work: { readonly value: unknown; readonly path: JsonPath }[] = [{ value: whole, path: [] }];
  for (const { value, path } of work) {
    if (value === null) return path;
    if (typeof value !== 'object' || seen.has(value)) continue;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      work.push({ value: inner, path: [...path, Array.isArray(value) ? Number(key) : key] });
    }
  }
  return null;
}

function nullsInExamples(description: Description): Subject[] {
  return exampleValues(description)
    .filter(
      ({ value, root, schemas }) =>
        value === null && isOfBody(root) && !schemas.some((one) => admissionIn(one) !== null),
    )
    .map((example) => ({ place: example.place, example }));
}

/** An Example Object without its value shows nothing; one that others may refer to has to stay. */
function withoutValue({ place, parent }: ExampleValue): Remedy {
  const holder = parent === null && place.key === 'value' ? place.parent : null;
  if (holder === null) return [remove(place)];
  const examples = holder.parent;
  return examples?.key === 'examples' && examples.parent?.key !== 'components' ? [remove(holder)] : [];
}

/** What to do about a null in an example or default. */
function withoutNull({ root, parent, key, place }: ExampleValue): string {
  if (parent !== null) return typeof key === 'number' ? 'take it out of the array' : 'leave the property out';
  if (place.key === 'default') return 'take the default out';
  return root.of === 'body' ? 'take the example out, or give a body' : 'take the example out, or give a value';
}

/** Of a body, or of a schema that is not only a parameter's or header's. A default is one wherever it stands. */
function isOfBody({ of, contexts, place }: ExampleRoot): boolean {
  if (of === 'body' || place.key === 'default') return true;
  return of === 'schema' && ((contexts & BODIES) !== 0 || (contexts & PARAMETERS) === 0);
}
