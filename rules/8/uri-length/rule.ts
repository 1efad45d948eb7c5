import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode, ParameterNode, PathUse, SchemaNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { effectiveSchema, itemUses } from '../../../model/schemas/effective-schema.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { typesOf } from '../../../model/schemas/schema-types.ts';

/** The number of characters that a URI should stay under. */
const LIMIT = 2000;

/** An operation, with the greatest length of its URI in characters. */
interface Subject {
  readonly place: Place;
  readonly length: number;
  /** The length without the query, which could be moved to a body. */
  readonly pathLength: number;
  /** The path parameter with the longest values. */
  readonly longest: string | null;
}

/** The URI with the longest values that its parameters admit stays under a length. Values without a bound count nothing. */
export default defineRule({
  id: 'uri-length',
  statements: ['8/uri-length'],
  severity: 'hint',
  summary: 'A URI stays under about 2000 characters, even with the longest values.',
  why: 'Browsers, proxies and logs cut or refuse longer addresses, each at another length.',
  subjects: (description) =>
    description.paths.flatMap((path) =>
      (path.node?.operations ?? []).map((operation) => subjectOf(operation, urlLength(path, description))),
    ),
  judge: ({ length, pathLength, longest }) => {
    if (length <= LIMIT) return null;
    const remedy =
      pathLength > LIMIT && longest !== null
        ? `a smaller maxLength of ${plain(`{${longest}}`)}`
        : 'smaller bounds, or move the input to the body of a search';
    return { message: `this URI can be ${length} characters long; keep it under ${LIMIT} by ${remedy}` };
  },
});

/** The greatest length of a server's path with the key, without parameters in braces. */
function urlLength(path: PathUse, description: Description): number {
  const { urlsOf, of } = classifyPaths(description);
  const lengths = urlsOf(of(path)).map(({ segments }) =>
    segments.reduce((sum, { kind, text }) => sum + 1 + (kind === 'fixed' ? text.length : 0), 0),
  );
  return Math.max(0, ...lengths);
}

function subjectOf({ place, parameters }: OperationNode, fixed: number): Subject {
  const nodes = parameters.flatMap(({ node }) => node ?? []);
  const inPath = nodes.filter(({ location }) => location === 'path');
  const [longest] = inPath.sort((left, right) => parameterLength(right) - parameterLength(left));
  const pathLength = fixed + sumOf(inPath);
  const length = fixed + sumOf(nodes);
  return { place, length, pathLength, longest: longest?.name ?? null };
}

function sumOf(parameters: readonly ParameterNode[]): number {
  return parameters.reduce((sum, parameter) => sum + parameterLength(parameter), 0);
}

/** A query parameter counts with its name and two separators. */
function parameterLength({ location, name, schema, content }: ParameterNode): number {
  const described = schema?.target ?? content[0]?.mediaType.schema?.target ?? null;
  const longest = described === null ? 0 : longestValue(described);
  if (location === 'query') return (name?.length ?? 0) + 2 + longest;
  return location === 'path' ? longest : 0;
}

function longestValue(node: SchemaNode): number {
  const types = typesOf(node);
  const { parts } = effectiveSchema(node);
  const maxLength = keywordOf(node, 'maxLength')?.value;
  if (typeof maxLength === 'number') return maxLength;
  const items = types.includes('array') ? itemUses(parts)[0]?.target : null;
  return items ? longestValueOfItem(items) : 0;
}

function longestValueOfItem(items: SchemaNode): number {
  const maxLength = keywordOf(items, 'maxLength')?.value;
  return typeof maxLength === 'number' ? maxLength : 0;
}
