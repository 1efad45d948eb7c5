import parsers from '@stoplight/spectral-parsers';
import { getLocationForJsonPath } from '@stoplight/yaml';
import type { YAMLNode } from '@stoplight/yaml-ast-parser';
import { keyRangeInJson } from './json-tree.ts';
import { loadYaml } from './load-yaml.ts';
import { existingIn, isJsonName, type ParsedFile } from './parsed-file.ts';
import { fileProblem, type InputProblem } from './problem.ts';
import { START_OF_FILE } from './result.ts';
import { jsonSyntaxIssue, type SyntaxIssue, syntaxIssue, unreadTagIssue, yamlSyntaxIssue } from './syntax-error.ts';
import { AliasExplosion, findNode, keyRangeInYaml, lineMapOf, readTree } from './yaml-tree.ts';

type Reading = Pick<ParsedFile, 'data' | 'diagnostics' | 'rangeOf' | 'keyRangeOf'> & {
  readonly fault: SyntaxIssue | null;
};

/** Reads the file that is linted as YAML, whatever its name. */
export function parseRootThoroughly(text: string, source: string): ParsedFile {
  return parsed(text, source, (asJson) => readYaml(text, asJson));
}

/** Reads a file that another one refers to: JSON by its name, else YAML. */
export function parseReferencedThoroughly(text: string, source: string): ParsedFile {
  return parsed(text, source, (asJson) => (isJsonName(source) ? readJson(text) : readYaml(text, asJson)));
}

function parsed(text: string, source: string, read: (isValidJson: boolean) => Reading): ParsedFile {
  if (!/\S/.test(text))
    return unusable(text, source, fileProblem(source, 'the file is empty; write a description into it'));
  const notJson = isJsonName(source) ? jsonSyntaxIssue(text) : null;
  try {
    const { fault: broken, ...reading } = read(isJsonName(source) && notJson === null);
    const usable = broken === null && (notJson === null || reading.diagnostics.length === 0);
    const problems = [notJson ?? broken].filter((one) => one !== null).map((one) => syntaxProblem(one, source));
    const existingPath = (path: readonly string[]) => existingIn(reading.data, path);
    return { source, text, usable, problems, existingPath, ...reading };
  } catch (error) {
    const issue = notJson ?? unreadTagIssue(text);
    return unusable(text, source, issue === null ? unreadable(error, source) : syntaxProblem(issue, source));
  }
}

function readYaml(text: string, isValidJson: boolean): Reading {
  const tree = loadYaml(text);
  const errors = (tree?.errors ?? []).filter(({ isWarning }) => !isWarning);
  if (isValidJson && errors.length > 0) return readJson(text);
  const lineMap = lineMapOf(text);
  const { data, diagnostics } = tree === undefined ? { data: null, diagnostics: [] } : readTree(tree, lineMap);
  const rangeOf = (path: readonly string[]) => {
    if (tree === undefined) return START_OF_FILE;
    const node = { ast: findNode(tree, path), lineMap, metadata: {} };
    return getLocationForJsonPath(node as never, [])?.range ?? START_OF_FILE;
  };
  const keyRangeOf = (path: readonly string[]) => (tree === undefined ? null : keyRangeInYaml(tree, lineMap, path));
  return { data, diagnostics, rangeOf, keyRangeOf, fault: treeFault(text, tree, isValidJson) };
}

/** Spectral's parser only warns of tabs, even where they change what is read; in JSON they are harmless. */
function treeFault(text: string, tree: YAMLNode | undefined, isValidJson: boolean): SyntaxIssue | null {
  const errors = tree?.errors ?? [];
  if (errors.length === 0 || isValidJson) return null;
  const [first] = errors
    .filter(({ isWarning }) => !isWarning)
    .toSorted((left, right) => left.mark.position - right.mark.position);
  return (
    yamlSyntaxIssue(text) ??
    unreadTagIssue(text) ??
    (first === undefined ? null : syntaxIssue('YAML', first.reason, first.mark.line, first.mark.column))
  );
}

function readJson(text: string): Reading {
  const result = parsers.Json.parse(text);
  const diagnostics = result.diagnostics.map(({ message, severity, range, path = [] }) => ({
    code: 'parser',
    message: message === 'DuplicateKey' ? `Duplicate key: ${path.at(-1)}` : message,
    severity,
    range,
    path: path.map(String),
  }));
  const rangeOf = (path: readonly string[]) =>
    parsers.Json.getLocationForJsonPath(result, [...path], true)?.range ?? START_OF_FILE;
  const lineMap = lineMapOf(text);
  const keyRangeOf = (path: readonly string[]) => keyRangeInJson(result.ast, lineMap, path);
  const duplicates = diagnostics.filter(({ message }) => message.startsWith('Duplicate key'));
  const [first] = diagnostics.filter((one) => !duplicates.includes(one));
  const broken =
    first === undefined
      ? null
      : syntaxIssue('JSON', first.message, first.range.start.line, first.range.start.character);
  return { data: result.data, diagnostics: duplicates, rangeOf, keyRangeOf, fault: broken };
}

function syntaxProblem({ message, range }: SyntaxIssue, source: string): InputProblem {
  return { code: 'parser', source, range, path: [], message };
}

function unreadable(error: unknown, source: string): InputProblem {
  if (error instanceof AliasExplosion) {
    return fileProblem(source, 'its YAML aliases multiply to more than 500,000 values; write them out or use "$ref"');
  }
  if (error instanceof RangeError) {
    return fileProblem(source, 'it is nested too deeply to be read; flatten it or move parts to components');
  }
  const reason = error instanceof Error ? error.message : String(error);
  return fileProblem(source, `it cannot be parsed (${reason}); correct it`);
}

function unusable(text: string, source: string, problem: InputProblem): ParsedFile {
  return {
    source,
    text,
    data: undefined,
    usable: false,
    problems: [problem],
    diagnostics: [],
    rangeOf: () => START_OF_FILE,
    keyRangeOf: () => null,
    existingPath: () => [],
  };
}
