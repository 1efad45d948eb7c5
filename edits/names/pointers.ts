import { type Edit, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { asArray, asString, member } from '../../model/description/json.ts';
import { escapeToken, pointerToPath } from '../../model/description/json-pointer.ts';
import type { ExampleNode, OperationNode, SchemaNode } from '../../model/description/nodes.ts';
import { below, type Place } from '../../model/description/place.ts';
import { appendTo, groupBy } from '../../model/lib/group-by.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { JSON_PATCH } from '../../model/operations/json-patch.ts';
import { effectiveSchema, itemSchemas } from '../../model/schemas/effective-schema.ts';
import { essence } from '../../model/text/standards/media-type.ts';
import { schemasOfContent } from './bodies.ts';
import type { RenamedProperty } from './renamed-property.ts';

/* JSON Pointers in examples: those of a JSON Patch lead into the resource, those of an error into the request that was wrong. */

/** A JSON Pointer in an example, and the schemas of what it leads into. */
interface ShownPointer {
  readonly at: Place;
  readonly text: string;
  readonly roots: readonly SchemaNode[];
}

/** A property's new name in the pointers that lead to it. */
export function propertyInPointers(property: RenamedProperty, description: Description): Edit[] {
  return (pointersByToken(description).get(property.name) ?? []).flatMap(({ at, text, roots }) => {
    const [, sign = '', pointer = ''] = /^(#?)(\/.*)$/s.exec(text) ?? [];
    const renamed = sign + withProperty(pointer, roots, property);
    return pointer === '' || renamed === text ? [] : [set(at, renamed)];
  });
}

/**
 * The pointer with the new name at each token that names the property.
 *
 * @param roots The schemas of what the pointer leads into.
 */
export function withProperty(pointer: string, roots: readonly SchemaNode[], property: RenamedProperty): string {
  const { holders, name, to } = property;
  let schemas = roots;
  return pointerToPath(pointer).reduce((text, token) => {
    const parts = schemas.flatMap((schema) => effectiveSchema(schema).parts);
    const isNamed = token === name && parts.some((part) => holders.has(part));
    schemas = [
      ...schemas.flatMap((schema) => effectiveSchema(schema).properties.get(token)?.target ?? []),
      ...(isOfItem(token) ? itemSchemas(parts) : []),
    ];
    const written = isNamed ? to : withAttribute(token, parts, property);
    return `${text}/${escapeToken(written)}`;
  }, '');
}

/** The filter of section 4.6 with the new name of the property in its conditions: `@sku=='A1'&&size==3`. */
function withAttribute(token: string, parts: readonly SchemaNode[], { holders, name, to }: RenamedProperty): string {
  if (!token.startsWith('@') || !attributesOf(token).includes(name)) return token;
  const items = itemSchemas(parts).flatMap((item) => effectiveSchema(item).parts);
  if (!items.some((item) => holders.has(item))) return token;
  return token.replaceAll(ATTRIBUTE, (all, sign: string, attribute: string) => (attribute === name ? sign + to : all));
}

/** What stands before a comparison, at the beginning of a filter or behind `&&`. */
const ATTRIBUTE = /(^@\s*|&&\s*)([\w-]+)(?=\s*==)/g;

function attributesOf(token: string): string[] {
  return [...token.matchAll(ATTRIBUTE)].map(([, , attribute = '']) => attribute);
}

/** True for an index, the end of a list, and a filter of section 4.6. */
function isOfItem(token: string): boolean {
  return /^(?:\d+|-|@.*)$/.test(token);
}

const shownPointers: (description: Description) => readonly ShownPointer[] = memoize((description) => {
  const examples = groupBy(description.examples, ({ holder }) => holder);
  return description.operations.flatMap((operation) => {
    const patched = resourceSchemas(operation);
    const sent = schemasOfContent(operation.requestBody?.node);
    return [
      ...(operation.requestBody?.node?.content ?? [])
        .filter(({ name }) => essence(name) === JSON_PATCH)
        .flatMap(({ mediaType }) => (examples.get(mediaType.value) ?? []).flatMap(pointersOfPatch))
        .map((one) => ({ ...one, roots: patched })),
      ...operation.responses
        .filter(({ key }) => !/^[123]/.test(key))
        .flatMap(({ node }) => node?.content ?? [])
        .flatMap(({ mediaType }) => (examples.get(mediaType.value) ?? []).flatMap(pointersOfError))
        .map((one) => ({ ...one, roots: sent })),
    ];
  });
});

/** The pointers by each name in them. */
const pointersByToken: (description: Description) => ReadonlyMap<string, readonly ShownPointer[]> = memoize(
  (description) => {
    const byToken = new Map<string, ShownPointer[]>();
    for (const one of shownPointers(description))
      for (const token of new Set(
        pointerToPath(one.text.replace(/^#/, '')).flatMap((step) => [step, ...attributesOf(step)]),
      ))
        appendTo(byToken, token, one);
    return byToken;
  },
);

/** What a path item sends and takes in whole: the resource that a PATCH changes. */
function resourceSchemas({ pathItem }: OperationNode): SchemaNode[] {
  return pathItem.operations.flatMap(({ method, requestBody, responses }) => [
    ...(method === 'put' ? schemasOfContent(requestBody?.node) : []),
    ...responses.filter(({ key }) => key.startsWith('2')).flatMap(({ node }) => schemasOfContent(node)),
  ]);
}

function pointersOfPatch({ value, place }: ExampleNode): Pick<ShownPointer, 'at' | 'text'>[] {
  return asArray(value).flatMap((operation, index) =>
    ['path', 'from'].flatMap((key) => textAt(member(operation, key), below(place, index, key))),
  );
}

function pointersOfError({ value, place }: ExampleNode): Pick<ShownPointer, 'at' | 'text'>[] {
  return asArray(member(value, 'details')).flatMap((detail, index) =>
    textAt(member(detail, 'field'), below(place, 'details', index, 'field')),
  );
}

function textAt(value: unknown, at: Place): Pick<ShownPointer, 'at' | 'text'>[] {
  const text = asString(value);
  return text === null ? [] : [{ at, text }];
}
