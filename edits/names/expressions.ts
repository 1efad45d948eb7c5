import { type Edit, rename, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { asObject, isObject } from '../../model/description/json.ts';
import type { DescriptionNode, OperationNode, ParameterNode, SchemaNode } from '../../model/description/nodes.ts';
import { below } from '../../model/description/place.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { schemasOfContent } from './bodies.ts';
import { operationOfLink } from './links.ts';
import { withProperty } from './pointers.ts';
import type { RenamedProperty } from './renamed-property.ts';

/* Runtime expressions (OpenAPI 3.1.1, section 4.8.20.4) of links and callbacks, and the parameters that links give values to. */

/** An expression that leads into a body: its beginning, and the JSON Pointer behind `#`. */
const BODY = /(\$(?:request|response)\.body#)((?:\/[^}\s]*)?)/g;

/** An expression that leads to a parameter: its beginning, its location, and its name. */
const PARAMETER = /(\$request\.(path|query|header)\.)([^}\s]+)/g;

/** A text with expressions, and the operation whose messages they are about. */
interface Expressions {
  readonly text: string;
  readonly edit: (text: string) => Edit;
  readonly operation: OperationNode;
  /** The status of the response in which the text stands; null in a callback, which may come after any of them. */
  readonly status: string | null;
}

/** A property's new name in the expressions that lead to it. */
export function propertyInExpressions(property: RenamedProperty, description: Description): Edit[] {
  return expressionsIn(description).flatMap((one) => {
    const renamed = one.text.replaceAll(BODY, (_, beginning: string, pointer: string) => {
      const roots = bodySchemas(one, beginning.startsWith('$request'));
      return beginning + withProperty(pointer, roots, property);
    });
    return renamed === one.text ? [] : [one.edit(renamed)];
  });
}

/** A parameter's new name in the expressions of its operations, and in the links that lead to these. */
export function parameterInExpressions(
  parameters: ReadonlySet<ParameterNode>,
  name: string,
  to: string,
  description: Description,
): Edit[] {
  const own = (operation: OperationNode, location: string | null) =>
    operation.parameters.some(({ node }) => node !== null && parameters.has(node) && node.location === location);
  const inTexts = expressionsIn(description).flatMap(({ text, edit, operation }) => {
    const renamed = text.replaceAll(PARAMETER, (all, beginning: string, location: string, one: string) =>
      isSameName(one, name, location) && own(operation, location) ? beginning + to : all,
    );
    return renamed === text ? [] : [edit(renamed)];
  });
  const inLinks = description.links.flatMap((link) => {
    const target = operationOfLink(link, description);
    return target === null ? [] : keysOfLink(link, target, parameters, name, to);
  });
  return [...inTexts, ...inLinks];
}

/** Names of headers are the same in any case (RFC 9110, section 5.1). */
function isSameName(one: string, other: string, location: string): boolean {
  return one === other || (location === 'header' && one.toLowerCase() === other.toLowerCase());
}

/** A link names a parameter by its name alone, or behind its location where several have the name. */
function keysOfLink(
  { value, place }: DescriptionNode,
  { parameters }: OperationNode,
  renamed: ReadonlySet<ParameterNode>,
  name: string,
  to: string,
): Edit[] {
  const called = parameters.flatMap(({ node }) => (node?.name === name ? [node] : []));
  const own = called.filter((node) => renamed.has(node));
  return Object.keys(asObject(value.parameters)).flatMap((key) => {
    const isNamed = key === name ? own.length > 0 : own.some(({ location }) => key === `${location}.${name}`);
    if (!isNamed || (key === name && own.length < called.length)) return [];
    return [rename(below(place, 'parameters', key), 'key', key.slice(0, key.length - name.length) + to)];
  });
}

const expressionsIn: (description: Description) => readonly Expressions[] = memoize(({ operations }) =>
  operations.flatMap((operation) => [
    ...operation.responses.flatMap(({ key: status, node }) =>
      (node?.links ?? []).flatMap((link) =>
        link.node === null ? [] : textsOfLink(link.node).map((one) => ({ ...one, operation, status })),
      ),
    ),
    ...operation.callbacks.flatMap(({ node }) => (node === null ? [] : keysOfCallback(node, operation))),
  ]),
);

function textsOfLink({ value, place }: DescriptionNode): Pick<Expressions, 'text' | 'edit'>[] {
  const parameters = Object.entries(asObject(value.parameters)).map(([key, text]) => ({
    text,
    at: below(place, 'parameters', key),
  }));
  return [...parameters, { text: value.requestBody, at: below(place, 'requestBody') }].flatMap(({ text, at }) =>
    typeof text === 'string' ? [{ text, edit: (renamed: string) => set(at, renamed) }] : [],
  );
}

function keysOfCallback({ value, place }: DescriptionNode, operation: OperationNode): Expressions[] {
  return Object.keys(isObject(value) ? value : {}).map((text) => ({
    text,
    edit: (renamed: string) => rename(below(place, text), 'key', renamed),
    operation,
    status: null,
  }));
}

function bodySchemas({ operation, status }: Expressions, ofRequest: boolean): SchemaNode[] {
  if (ofRequest) return schemasOfContent(operation.requestBody?.node);
  const responses = operation.responses.filter(({ key }) => status === null || key === status);
  return responses.flatMap(({ node }) => schemasOfContent(node));
}
