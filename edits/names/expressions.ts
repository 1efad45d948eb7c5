import { type Edit, rename, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { asObject, isObject } from '../../model/description/json.ts';
import { escapeToken, pointerToPath } from '../../model/description/json-pointer.ts';
import type {
  ContentEntry,
  DescriptionNode,
  OperationNode,
  ParameterNode,
  SchemaNode,
} from '../../model/description/nodes.ts';
import { below, type Place } from '../../model/description/place.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { effectiveSchema, itemSchemas } from '../../model/schemas/effective-schema.ts';
import { textOf } from './places.ts';

/* Runtime expressions (OpenAPI 3.1.1, section 4.8.20.4) of links and callbacks, and the parameters that links give values to. */

/** An expression that leads into a body: its beginning, and the JSON Pointer behind `#`. */
const BODY = /(\$(?:request|response)\.body#)((?:\/[^}\s]*)?)/g;

/** A text with expressions, and the operation whose messages they are about. */
interface Expressions {
  readonly text: string;
  readonly edit: (text: string) => Edit;
  readonly operation: OperationNode;
  /** The status of the response in which the text stands; null in a callback. */
  readonly status: string | null;
}

/** A property's new name in the expressions that lead to it. */
export function propertyInExpressions(
  holders: ReadonlySet<SchemaNode>,
  name: string,
  to: string,
  description: Description,
): Edit[] {
  return expressionsIn(description).flatMap((one) => {
    const renamed = one.text.replaceAll(BODY, (_, beginning: string, pointer: string) => {
      const roots = bodySchemas(one, beginning.startsWith('$request'));
      return beginning + withProperty(pointer, roots, holders, name, to);
    });
    return renamed === one.text ? [] : [one.edit(renamed)];
  });
}

/** A path parameter's new name in the expressions of its operations, and in the links that lead to these. */
export function parameterInExpressions(
  parameters: ReadonlySet<ParameterNode>,
  name: string,
  to: string,
  description: Description,
): Edit[] {
  const hasIt = (operation: OperationNode) =>
    operation.parameters.some(({ node }) => node !== null && parameters.has(node));
  const own = expressionsIn(description).filter(({ operation }) => hasIt(operation));
  const inTexts = own.flatMap(({ text, edit }) => {
    const renamed = text.replaceAll(/\$request\.path\.([^}\s]+)/g, (all, one: string) =>
      one === name ? `$request.path.${to}` : all,
    );
    return renamed === text ? [] : [edit(renamed)];
  });
  const inLinks = description.links.filter((link) => {
    const target = description.operations.find(({ value }) => value.operationId === link.value.operationId);
    return link.value.operationId !== undefined && target !== undefined && hasIt(target);
  });
  return [...inTexts, ...inLinks.flatMap((link) => keysOfLink(link, name, to))];
}

function keysOfLink({ value, place }: DescriptionNode, name: string, to: string): Edit[] {
  return Object.keys(asObject(value.parameters)).flatMap((key) => {
    if (key !== name && key !== `path.${name}`) return [];
    return [rename(below(place, 'parameters', key), 'key', key.slice(0, key.length - name.length) + to)];
  });
}

const expressionsIn: (description: Description) => readonly Expressions[] = memoize(({ operations, links }) => {
  const byPlace = new Map(links.map((link) => [textOf(link.place), link]));
  return operations.flatMap((operation) => [
    ...operation.responses.flatMap(({ key: status, node }) =>
      node === null
        ? []
        : Object.keys(asObject(node.value.links)).flatMap((key) => {
            const link = byPlace.get(textOf(below(node.place, 'links', key)));
            return link === undefined ? [] : textsOfLink(link).map((one) => ({ ...one, operation, status }));
          }),
    ),
    ...keysOfCallbacks(operation),
  ]);
});

function textsOfLink({ value, place }: DescriptionNode): Pick<Expressions, 'text' | 'edit'>[] {
  const parameters = Object.entries(asObject(value.parameters)).map(([key, text]) => ({
    text,
    at: below(place, 'parameters', key),
  }));
  return [...parameters, { text: value.requestBody, at: below(place, 'requestBody') }].flatMap(({ text, at }) =>
    typeof text === 'string' ? [{ text, edit: (renamed: string) => set(at, renamed) }] : [],
  );
}

function keysOfCallbacks(operation: OperationNode): Expressions[] {
  const { place, value } = operation;
  return Object.entries(asObject(value.callbacks)).flatMap(([name, callback]) =>
    Object.keys(isObject(callback) ? callback : {}).map((text) => {
      const at: Place = below(place, 'callbacks', name, text);
      return { text, edit: (renamed: string) => rename(at, 'key', renamed), operation, status: null };
    }),
  );
}

function bodySchemas({ operation, status }: Expressions, ofRequest: boolean): SchemaNode[] {
  const response = operation.responses.find(({ key }) => key === status)?.node;
  const content: readonly ContentEntry[] = (ofRequest ? operation.requestBody?.node : response)?.content ?? [];
  return content.flatMap(({ mediaType }) => mediaType.schema?.target ?? []);
}

/** The pointer with the new name at each token that names the property. */
function withProperty(
  pointer: string,
  roots: readonly SchemaNode[],
  holders: ReadonlySet<SchemaNode>,
  name: string,
  to: string,
): string {
  let schemas = roots;
  return pointerToPath(pointer).reduce((text, token) => {
    const parts = schemas.flatMap((schema) => effectiveSchema(schema).parts);
    const isNamed = token === name && parts.some((part) => holders.has(part));
    schemas = [
      ...schemas.flatMap((schema) => effectiveSchema(schema).properties.get(token)?.target ?? []),
      ...(/^\d+$/.test(token) ? itemSchemas(parts) : []),
    ];
    return `${text}/${escapeToken(isNamed ? to : token)}`;
  }, '');
}
