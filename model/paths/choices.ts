import type { ParameterNode, PathItemNode } from '../description/nodes.ts';
import { valueSchemaOf } from '../schemas/fields.ts';
import { hasListedValues } from '../schemas/listed-values.ts';
import { toSingular } from '../text/words/grammatical-number.ts';
import { splitWords } from '../text/words/split-words.ts';
import type { PathSegment } from './template.ts';
import { type PathNode, parameterChild } from './tree.ts';

/**
 * True for a path parameter that chooses one of a few listed values, as in `top/{type}`, and identifies no resource.
 * Behind a plural, and behind a name that it repeats (`country/{countryCode}`), it does identify one.
 */
export function isChoice(parameter: PathSegment, before: PathSegment | null, pathItem: PathItemNode | null): boolean {
  const last = splitWords(before?.name ?? '').at(-1) ?? '';
  if (toSingular(last) !== last || splitWords(parameter.name).includes(last)) return false;
  const uses = [...(pathItem?.parameters ?? []), ...(pathItem?.operations ?? []).flatMap((one) => one.parameters)];
  const declared = uses.flatMap(({ node }) =>
    node?.location === 'path' && parameter.parameterNames.includes(node.name ?? '') ? [node] : [],
  );
  return declared.length > 0 && declared.every(hasListed);
}

function hasListed(parameter: ParameterNode): boolean {
  const schema = valueSchemaOf(parameter)?.target ?? null;
  return schema !== null && hasListedValues(schema);
}

/** True where the parameter after a node is a choice in every path that ends at it. */
export function isBeforeChoice(node: PathNode): boolean {
  const child = parameterChild(node);
  if (child === undefined || child.ends.length === 0) return false;
  return child.ends.every(({ use, template }) => {
    const parameter = template.segments.findLast(({ text }) => text !== '');
    return parameter !== undefined && isChoice(parameter, node.segment, use.node);
  });
}
