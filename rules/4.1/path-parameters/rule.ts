import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, plain, quote } from '../../../framework/messages.ts';
import { remedied } from '../../../framework/remedied.ts';
import { rename } from '../../../framework/remedy.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode, ParameterNode, PathItemNode, Use } from '../../../model/description/nodes.ts';
import { below, byPlace, type Place } from '../../../model/description/place.ts';
import { appendTo } from '../../../model/lib/group-by.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import type { PathClassification } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { bareName } from '../../../model/paths/template.ts';
import { isCamelCase, toCamelCase } from '../../../model/text/words/name-case.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** A path key, or the definition of a path parameter. */
type Subject =
  | { readonly kind: 'key'; readonly place: Place; readonly path: PathClassification }
  | { readonly kind: 'parameter'; readonly place: Place; readonly parameter: ParameterNode };

/**
 * The parameters in a path key and those that its operations declare are the same, and have camelCase names. A fault of
 * a path is reported once, however many operations repeat it. Parameters in a matrix suffix (`orders{;color}`) are not
 * judged, since that suffix has to go (`path-characters`).
 */
export default defineRule({
  id: 'path-parameters',
  statements: ['4.1/path-parameters'],
  severity: 'error',
  summary: 'Path parameters are declared, occur in the path, and have camelCase names.',
  why: 'A parameter that only one of the two texts has makes generated clients send a literal brace, or fail to compile.',
  breaking: false,
  subjects: (description): Subject[] => [
    ...classifyPaths(description).paths.map((path): Subject => ({ kind: 'key', place: path.use.place, path })),
    ...definedOnce(description)
      .filter(({ name }) => !namesInMatrix(description).has(name))
      .map((parameter): Subject => ({ kind: 'parameter', place: parameter.place, parameter })),
  ],
  judge: (subject, description) =>
    subject.kind === 'key' ? keyFaults(subject.path, description) : nameFaults(subject.parameter, description),
});

type ParameterUse = Use<ParameterNode> & { readonly node: ParameterNode };

/** The parameters that are in the path key and an operation does not declare, and the other way round. */
interface Difference {
  readonly operation: OperationNode;
  readonly missing: readonly string[];
  readonly extra: readonly ParameterUse[];
}

function keyFaults(path: PathClassification, description: Description): Violation[] {
  const pathItem = path.use.node;
  if (pathItem === null) return [];
  const names = path.template.segments.flatMap(({ parameterNames }) => parameterNames);
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  const repeated = [...new Set(twice)].map((name) => ({
    message: `${plain(path.use.key)} has two parameters ${plain(`{${name}}`)}; give each a name of its own`,
  }));
  // An unresolved reference may stand for any parameter.
  if (pathItem.operations.some(({ parameters }) => parameters.some(({ node }) => node === null))) return repeated;
  const elsewhere = namesElsewhere(path, pathItem, description);
  const differences = pathItem.operations.map((operation) => difference(operation, names, elsewhere));
  return [...repeated, ...renamedOrApart(path, differences)];
}

/** The names of parameters in other keys that refer to the same path item, and in matrix suffixes of this one. */
function namesElsewhere(path: PathClassification, pathItem: PathItemNode, description: Description): Set<string> {
  const others = classifyPaths(description)
    .ofPathItem(pathItem)
    .filter((other) => other.use !== path.use);
  const names = others.flatMap(({ template }) => template.segments.flatMap(({ parameterNames }) => parameterNames));
  return new Set([...names, ...matrixNames(path)]);
}

/** The names in the braces of matrix suffixes, with and without the semicolon. */
function matrixNames({ template }: PathClassification): string[] {
  const suffixes = template.segments.flatMap(({ matrix }) => matrix ?? []);
  return suffixes.flatMap((suffix) =>
    [...suffix.matchAll(/\{(;?([^{}]*))\}/g)].flatMap(([, written = '', name = '']) => [written, name]),
  );
}

const namesInMatrix: (description: Description) => ReadonlySet<string | null> = memoize(
  (description) => new Set(classifyPaths(description).paths.flatMap(matrixNames)),
);

function difference(operation: OperationNode, names: readonly string[], elsewhere: ReadonlySet<string>): Difference {
  const declared = operation.parameters.filter(isPathParameter);
  return {
    operation,
    missing: [...new Set(names)].filter((name) => !declared.some(({ node }) => node.name === name)),
    extra: declared.filter(({ node: { name } }) => name !== null && !names.includes(name) && !elsewhere.has(name)),
  };
}

function isPathParameter(use: Use<ParameterNode>): use is ParameterUse {
  return use.node?.location === 'path';
}

/** If one name is missing and one is extra, they are names of the same parameter. */
function renamedOrApart(path: PathClassification, differences: readonly Difference[]): Violation[] {
  const all = differences.flatMap((each) => each.extra);
  const extra = all.filter(({ node }, index) => all.findIndex((other) => other.node.name === node.name) === index);
  const missing = [...new Set(differences.flatMap((each) => each.missing))];
  const [only] = extra;
  const [name] = missing;
  if (extra.length === 1 && missing.length === 1 && only !== undefined && name !== undefined) {
    return renamed(name, only, differences);
  }
  return [...undeclared(path, missing, differences), ...extra.map(unused)];
}

/**
 * Where only the key is not camelCase, the key is at fault; a declared name that is not camelCase has a finding of its
 * own.
 */
function renamed(name: string, use: ParameterUse, differences: readonly Difference[]): Violation[] {
  const declared = use.node.name ?? '';
  const sameWords = splitWords(bareName(name)).join(' ') === splitWords(declared).join(' ');
  if (sameWords && !isCamelCase(declared)) return [];
  const message = `the path has ${plain(`{${name}}`)}, which is declared as ${quote(declared)}; write the same camelCase name in both`;
  const covers = inQuery([name], differences);
  return [sameWords && !isCamelCase(name) ? { message, covers } : { message, at: nameOf(use), covers }];
}

function undeclared(
  path: PathClassification,
  missing: readonly string[],
  differences: readonly Difference[],
): Violation[] {
  const everywhere = missing.filter((name) => differences.every((each) => each.missing.includes(name)));
  const shown = (names: readonly string[]) => listed(names.map((name) => plain(`{${name}}`)));
  const inAll =
    everywhere.length === 0
      ? []
      : [
          {
            message: `${shown(everywhere)} of ${plain(path.use.key)} ${everywhere.length === 1 ? 'is' : 'are'} not declared; declare ${listed(everywhere.map(declaration))} with in: path`,
            covers: inQuery(everywhere, differences),
          },
        ];
  const inSome = differences.flatMap((difference) => {
    const { operation } = difference;
    const here = difference.missing.filter((name) => !everywhere.includes(name));
    if (here.length === 0) return [];
    const message = `${operation.method.toUpperCase()} does not declare ${shown(here)}; declare it for all operations of the path`;
    return [{ message, at: operation.place, covers: inQuery(here, [difference]) }];
  });
  return [...inAll, ...inSome];
}

/** The places of query parameters that are declared in place of missing path parameters, and of their `required`. */
function inQuery(names: readonly string[], differences: readonly Difference[]): Place[] {
  const uses = differences.flatMap(({ operation, missing }) =>
    operation.parameters.filter(({ node }) => {
      const name = node?.location === 'query' ? (node.name ?? '') : '';
      return names.includes(name) && missing.includes(name);
    }),
  );
  return uses.flatMap(({ place, node }) => (node === null ? [place] : [place, below(node.place, 'required')]));
}

function declaration(name: string): string {
  return quote(toCamelCase(bareName(name)) ?? name);
}

function unused(use: ParameterUse): Violation {
  const name = use.node.name ?? '';
  const message = `path parameter ${quote(name)} does not occur in the path; write ${plain(`{${name}}`)} into it, or leave the parameter out`;
  return { message, at: nameOf(use) };
}

/** Of a parameter behind a reference, the reference is at fault. */
function nameOf({ place, node }: ParameterUse): Place {
  return byPlace(node.place, place) === 0 ? below(place, 'name') : place;
}

/** Every path parameter; of those that the operations of one path item declare under one name, the first. */
function definedOnce({ pathItems, parameters }: Description): ParameterNode[] {
  const first = new Set<ParameterNode>();
  const later = new Set<ParameterNode>();
  for (const pathItem of pathItems) {
    const names = new Set<string | null>();
    const uses = [...pathItem.parameters, ...pathItem.operations.flatMap((operation) => operation.parameters)];
    for (const { node } of uses.filter(isPathParameter)) {
      (names.has(node.name) ? later : first).add(node);
      names.add(node.name);
    }
  }
  return parameters.filter(
    (parameter) => parameter.location === 'path' && (first.has(parameter) || !later.has(parameter)),
  );
}

function nameFaults({ name, place }: ParameterNode, description: Description): Violation[] {
  if (name === null || isCamelCase(name)) return [];
  const camel = toCamelCase(bareName(name));
  const at = below(place, 'name');
  const isTaken = camel !== null && isBesideOther(name, camel, description);
  const words = isTaken
    ? `write a camelCase name, but not ${camel}, which is taken`
    : `write ${camel ?? 'letters and digits only, beginning with a lower-case letter'}, in the path as well`;
  const edits = camel === null || isTaken ? [] : [rename(at, 'parameter', camel)];
  return [remedied(`path parameter ${quote(name)} is not camelCase`, edits, { at, words })];
}

/** True where a path has two parameters whose names are one in camelCase. */
function isBesideOther(name: string, camel: string, description: Description): boolean {
  return (
    namesBeside(description)
      .get(name)
      ?.some((other) => other !== name && (toCamelCase(bareName(other)) ?? other) === camel) === true
  );
}

/** All names of parameters in the paths that have a name. */
const namesBeside: (description: Description) => ReadonlyMap<string, readonly string[]> = memoize((description) => {
  const beside = new Map<string, string[]>();
  for (const { template } of classifyPaths(description).paths) {
    const names = template.segments.flatMap(({ parameterNames }) => parameterNames);
    for (const name of names) for (const other of names) appendTo(beside, name, other);
  }
  return beside;
});
