import type { Description } from '../description/description.ts';
import { decodePercent } from '../description/reference.ts';
import { memoize, memoizeText } from '../lib/memoize.ts';
import type { PathClassification } from '../paths/classification.ts';
import { classifyPaths } from '../paths/classify.ts';
import { serverPathsFor } from '../paths/server-paths.ts';
import { type PathSegment, readTemplate, withoutParameterNames } from '../paths/template.ts';
import { type RequestUrl, readRequestUrl, type UrlPart } from './request-url.ts';

/** A path of a description that a URL leads to. */
export interface PathMatch {
  readonly path: PathClassification;
  /** The values of its parameters, by name, in the order of the URL. */
  readonly parameters: ReadonlyMap<string, UrlPart>;
}

/** A path under one of its servers. */
interface Candidate {
  /** Null for a server whose host is not known: it holds for every one. */
  readonly origin: string | null;
  readonly segments: readonly PathSegment[];
  readonly path: PathClassification;
  /** True where it holds for local hosts only: mocks leave out the path of a server. */
  readonly isLocal?: boolean;
}

interface TreeNode {
  readonly fixed: Map<string, TreeNode>;
  /** Parameters, and segments that mix one with text. */
  readonly open: Map<string, { readonly segment: PathSegment; readonly node: TreeNode }>;
  readonly ends: Candidate[];
}

/**
 * The path of a description that a URL leads to; null where there is none. Fixed segments come before parameters
 * (OpenAPI, Paths Object). `servers`, where it is not empty, stands in for the servers of the description. One of them
 * without a path, and any local host, stands for each server, with and without its path.
 */
export function matchPath(url: RequestUrl, description: Description, servers: readonly string[]): PathMatch | null {
  const tree = servers.length === 0 ? treeOf(description) : treeUnder(description, servers);
  const found = findIn(tree, url);
  return found === null ? null : { path: found.path, parameters: parametersOf(found.segments, url) };
}

/** True for a URL of one of the hosts that a description names, or where it names none. */
export function isServed(url: RequestUrl, description: Description, servers: readonly string[]): boolean {
  const origins = servers.length > 0 ? servers.map(originOf) : originsOf(description);
  return origins.length === 0 || origins.some((origin) => isSameOrigin(origin, url));
}

const originsOf: (description: Description) => readonly (string | null)[] = memoize((description) => [
  ...new Set(description.paths.flatMap((use) => serverPathsFor(description, use).map(({ url }) => originOf(url)))),
]);

const treeOf: (description: Description) => TreeNode = memoize((description) => {
  const { paths } = classifyPaths(description);
  return treeFrom(
    paths.flatMap((path): Candidate[] => {
      const servers = serverPathsFor(description, path.use);
      const { segments: own } = path.template;
      return [
        ...servers.map(({ url, segments }) => ({ origin: originOf(url), segments: [...segments, ...own], path })),
        ...(servers.some(({ segments }) => segments.length === 0)
          ? []
          : [{ origin: null, segments: own, path, isLocal: true }]),
      ];
    }),
  );
});

const treesByServers = memoize((_description: Description) => new Map<string, TreeNode>());

function treeUnder(description: Description, servers: readonly string[]): TreeNode {
  const trees = treesByServers(description);
  const key = servers.join('\n');
  const known = trees.get(key);
  if (known !== undefined) return known;
  const { paths } = classifyPaths(description);
  const tree = treeFrom(
    servers.flatMap((server) => {
      const { segments } = readTemplate(readRequestUrl(server).path);
      const isHost = segments.every(({ text }) => text === '');
      return paths.flatMap((path) => {
        const bases = isHost ? serverPathsFor(description, path.use).map((one) => one.segments) : [];
        return [segments, ...bases].map((base) => ({
          origin: originOf(server),
          segments: [...base, ...path.template.segments],
          path,
        }));
      });
    }),
  );
  trees.set(key, tree);
  return tree;
}

function treeFrom(candidates: readonly Candidate[]): TreeNode {
  const root = emptyNode();
  for (const candidate of candidates) {
    let node = root;
    for (const segment of candidate.segments) if (segment.text !== '') node = childFor(node, segment);
    node.ends.push(candidate);
  }
  return root;
}

function emptyNode(): TreeNode {
  return { fixed: new Map(), open: new Map(), ends: [] };
}

function childFor(node: TreeNode, segment: PathSegment): TreeNode {
  if (segment.kind === 'fixed') {
    const text = decodePercent(segment.text);
    const child = node.fixed.get(text) ?? emptyNode();
    node.fixed.set(text, child);
    return child;
  }
  const key = withoutParameterNames(segment.text);
  const { node: child } = node.open.get(key) ?? { node: emptyNode() };
  if (!node.open.has(key)) node.open.set(key, { segment, node: child });
  return child;
}

/**
 * The first candidate that fits: a fixed segment goes before one with parameters. A URL may have more segments than
 * calls can be nested.
 */
function findIn(root: TreeNode, url: RequestUrl): Candidate | null {
  const waiting: { readonly node: TreeNode; readonly index: number }[] = [];
  let [node, index]: [TreeNode, number] = [root, 0];
  for (;;) {
    const segment = url.segments[index];
    const found = segment === undefined ? node.ends.find((end) => serves(end, url)) : undefined;
    if (found !== undefined) return found;
    const open = segment === undefined ? NO_NODES : openFor(segment.text, node);
    const fixed = segment === undefined ? undefined : node.fixed.get(segment.decoded);
    const next = fixed ?? open[0];
    for (let other = open.length - 1; other >= (fixed === undefined ? 1 : 0); other--)
      waiting.push({ node: open[other] as TreeNode, index: index + 1 });
    if (next !== undefined) {
      node = next;
      index++;
    } else {
      const last = waiting.pop();
      if (last === undefined) return null;
      ({ node, index } = last);
    }
  }
}

const NO_NODES: readonly TreeNode[] = [];

/** The nodes of segments with parameters that admit a text. */
function openFor(text: string, { open }: TreeNode): readonly TreeNode[] {
  if (open.size === 0) return NO_NODES;
  const nodes: TreeNode[] = [];
  for (const { segment, node } of open.values()) if (admits(segment, text)) nodes.push(node);
  return nodes;
}

/** True where the fixed parts of a segment stand in a text in their order; linear. */
function admits({ text: template, kind }: PathSegment, text: string): boolean {
  if (kind === 'parameter') return true;
  const [first = '', ...others] = template.split(/\{[^{}]*\}/);
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}

function parametersOf(segments: readonly PathSegment[], url: RequestUrl): Map<string, UrlPart> {
  const parameters = new Map<string, UrlPart>();
  let index = 0;
  for (const { kind, parameterNames, text } of segments) {
    if (text === '') continue;
    const value = url.segments[index++];
    if (kind === 'parameter' && value !== undefined) parameters.set(parameterNames[0] ?? '', value);
  }
  return parameters;
}

const DEFAULT_PORTS = /^(http:\/\/.*):80$|^(https:\/\/.*):443$/;
const LOCAL = /^[a-z]+:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** The origin of a URL or of a server; null where it has none, or one with a variable. */
function originOf(url: string): string | null {
  const { origin } = readRequestUrl(url);
  if (origin === null || origin.includes('{')) return null;
  return origin.replace(DEFAULT_PORTS, '$1$2');
}

function serves({ origin, isLocal: isLocalOnly = false }: Candidate, url: RequestUrl): boolean {
  if (isLocalOnly) return url.origin !== null && isLocal(withoutDefaultPort(url.origin));
  return isSameOrigin(origin, url);
}

function isSameOrigin(origin: string | null, url: RequestUrl): boolean {
  if (origin === null || url.origin === null || url.origin === origin) return true;
  const sent = withoutDefaultPort(url.origin);
  return sent === origin || isLocal(sent);
}

const withoutDefaultPort = memoizeText((origin) => origin.replace(DEFAULT_PORTS, '$1$2'));
const isLocal = memoizeText((origin) => LOCAL.test(origin));
