import type { ParameterNode, Use } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import type { Direction } from './change.ts';
import { compareSerialization, isRepeated } from './compare-serialization.ts';
import { type InterfaceComparison, schemaOf } from './interface-comparison.ts';
import { PartComparison } from './part-comparison.ts';

/** The parameters of an operation before and now. */
export interface ComparedParameters {
  readonly before: ReadonlyMap<string, UsedParameter>;
  readonly after: ReadonlyMap<string, UsedParameter>;
  readonly direction: Direction;
  /** As `GET /orders`. */
  readonly operation: string;
}

/** A parameter of an operation, with where that has it: written out, or as a reference. */
interface UsedParameter {
  readonly node: ParameterNode;
  readonly at: Place;
}

/** Header parameters that OpenAPI ignores: other parts of the description say what they hold. */
const IGNORED_HEADERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/**
 * The parameters of an operation by what clients know them by: location and name, of headers in any case, of path
 * parameters their position.
 */
export function parametersByKey(
  uses: readonly Use<ParameterNode>[],
  pathParameters: readonly string[],
): ReadonlyMap<string, UsedParameter> {
  const parameters = new Map<string, UsedParameter>();
  for (const { node, place } of uses) {
    if (node === null || node.name === null) continue;
    const key = keyOf(node, node.name, pathParameters);
    if (key !== null && !parameters.has(key)) parameters.set(key, { node, at: place });
  }
  return parameters;
}

function keyOf({ location }: ParameterNode, name: string, pathParameters: readonly string[]): string | null {
  if (location === 'header') return IGNORED_HEADERS.has(name.toLowerCase()) ? null : `header ${name.toLowerCase()}`;
  if (location !== 'path') return `${location} ${name}`;
  const index = pathParameters.indexOf(name);
  return index === -1 ? null : `path ${index}`;
}

/** Compares the parameters of an operation. */
export function compareParameters(compared: ComparedParameters, comparison: InterfaceComparison): void {
  const { before, after, direction, operation } = compared;
  const renamed = renamedParameters(compared, comparison);
  for (const [key, { node, at }] of before) {
    const now = after.get(key);
    if (now !== undefined) {
      const use = { operation, part: nameOf(now.node), at: now.at };
      compareParameter(node, now.node, new PartComparison(use, direction, comparison));
    } else if (node.location !== 'path') {
      const successor = renamed.get(node);
      const facts = { subject: nameOf(node), ...(successor !== undefined && { after: nameOf(successor) }) };
      const use = { operation, part: nameOf(node) };
      comparison.report(
        {
          name: 'parameter-removed',
          verdict: 'breaks',
          place: node.place,
          side: 'before',
          ...facts,
        },
        direction,
        use,
        at,
      );
    }
  }
  const successors = new Set(renamed.values());
  for (const [key, { node, at }] of after) {
    if (before.has(key) || node.location === 'path' || successors.has(node)) continue;
    const isAsked = direction === 'request' && node.value.required === true;
    const facts = { place: node.place, side: 'after' as const, subject: nameOf(node) };
    comparison.report(
      isAsked
        ? { name: 'parameter-added', verdict: 'breaks', ...facts }
        : { name: 'parameter-new', verdict: 'fine', ...facts },
      direction,
      { operation, part: nameOf(node) },
      at,
    );
  }
}

/** Where more parameters than this went and came, in pairs, nobody renamed them. */
const MOST_RENAMED = 100;

/** Where one parameter went and one came that has the same values, it may be another name for it. */
function renamedParameters(
  { before, after }: ComparedParameters,
  comparison: InterfaceComparison,
): ReadonlyMap<ParameterNode, ParameterNode> {
  const gone = [...before].filter(([key, { node }]) => !after.has(key) && node.location !== 'path');
  const come = [...after].filter(([key, { node }]) => !before.has(key) && node.location !== 'path');
  if (gone.length * come.length > MOST_RENAMED) return new Map();
  const pairs = gone.flatMap(([, { node: one }]) => {
    const alike = come.filter(
      ([, { node: other }]) => other.location === one.location && comparison.isSame(schemaOf(one), schemaOf(other)),
    );
    const [only] = alike;
    return only === undefined || alike.length > 1 ? [] : [[one, only[1].node] as const];
  });
  return new Map(pairs.filter(([, to]) => pairs.filter((pair) => pair[1] === to).length === 1));
}

function nameOf({ location, name }: ParameterNode): string {
  return `${location} parameter ${name}`;
}

function compareParameter(then: ParameterNode, now: ParameterNode, part: PartComparison): void {
  const { direction } = part;
  const [wasRequired, isRequired] = [then.value.required === true, now.value.required === true];
  const subject = nameOf(now);
  if (direction === 'request' && isRequired && !wasRequired && now.location !== 'path') {
    const place = below(now.place, 'required');
    part.report({ name: 'parameter-required', verdict: 'breaks', place, side: 'after', subject });
  }
  if (direction === 'response' && wasRequired && !isRequired) {
    part.report({ name: 'header-optional', verdict: 'breaks', place: now.place, side: 'after', subject });
  }
  if (now.value.deprecated === true && then.value.deprecated !== true) {
    const facts = { place: now.place, side: 'after' as const, subject };
    part.report({ name: 'parameter-deprecated', verdict: 'fine', ...facts });
  }
  compareSerialization(then, now, (place, keyword, values) =>
    part.report({
      name: 'parameter-serialization-changed',
      verdict: 'breaks',
      place,
      side: 'after',
      subject,
      keyword,
      ...values,
    }),
  );
  if (!wasRequired && !isRequired) part.compareOmitted(schemaOf(then), schemaOf(now));
  if (then.schema === null || now.schema === null) part.compareSchemas(schemaOf(then), schemaOf(now));
  else {
    const absent = now.location === 'path' ? 'null and empty' : 'null';
    part.compareWritten(then.schema, now.schema, { isRepeated: isRepeated(now), absent });
  }
}
