import type { Description } from '../description/description.ts';
import { asObject, isObject } from '../description/json.ts';
import type { OperationNode, PathItemNode, PathUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { isReference } from '../description/reference.ts';
import { ReferenceResolver } from '../description/reference-resolver.ts';
import { readTemplate } from '../paths/template.ts';
import type { Direction } from './change.ts';
import { compareRequestBodies } from './compare-bodies.ts';
import { compareParameters, parametersByKey } from './compare-parameters.ts';
import { compareResponses } from './compare-responses.ts';
import { compareSecurity } from './compare-security.ts';
import type { InterfaceComparison } from './interface-comparison.ts';
import { PartComparison } from './part-comparison.ts';

/** A path item before and now, as clients call it or are called by it. */
export interface ItemPair {
  readonly before: PathItemNode;
  readonly after: PathItemNode;
  /** The keys under which they stand. */
  readonly keys: { readonly before: string; readonly after: string };
  /** The names of path parameters, each at its place; left out, those of the keys. */
  readonly parameterNames?: { readonly before: readonly string[]; readonly after: readonly string[] };
  /** `sent` for webhooks and callbacks: the service sends the request. */
  readonly calls: 'received' | 'sent';
  /** What stands before the name of an operation in messages. */
  readonly prefix: string;
}

/** Compares the operations of two path items. */
export function compareItems(pair: ItemPair, comparison: InterfaceComparison): void {
  const { before, after, keys, prefix } = pair;
  const nameOf = ({ method }: OperationNode, key: string) => `${prefix}${method.toUpperCase()} ${key}`;
  for (const operation of before.operations) {
    const now = after.operations.find(({ method }) => method === operation.method);
    const name = nameOf(operation, keys.after);
    if (now !== undefined) {
      compareOperation(operation, now, name, pair, comparison);
      reportDeprecation(operation, now, name, comparison);
      continue;
    }
    const facts = { place: operation.place, side: 'before' as const, subject: nameOf(operation, keys.before) };
    const use = { operation: name, part: '' };
    comparison.report({ name: 'operation-removed', verdict: 'breaks', ...facts }, null, use);
  }
  for (const operation of after.operations) {
    if (before.operations.some(({ method }) => method === operation.method)) continue;
    const name = nameOf(operation, keys.after);
    const facts = { place: operation.place, side: 'after' as const, subject: name };
    comparison.report({ name: 'operation-new', verdict: 'fine', ...facts }, null, { operation: name, part: '' });
  }
}

function reportDeprecation(
  before: OperationNode,
  after: OperationNode,
  name: string,
  comparison: InterfaceComparison,
): void {
  if (after.value.deprecated !== true || before.value.deprecated === true) return;
  const facts = { place: after.place, side: 'after' as const, subject: name };
  comparison.report({ name: 'operation-deprecated', verdict: 'fine', ...facts }, null, { operation: name, part: '' });
}

function compareOperation(
  before: OperationNode,
  after: OperationNode,
  operation: string,
  { keys, parameterNames, calls }: ItemPair,
  comparison: InterfaceComparison,
): void {
  const [asked, answered]: [Direction, Direction] =
    calls === 'received' ? ['request', 'response'] : ['response', 'request'];
  const parameters = {
    before: parametersByKey(before.parameters, parameterNames?.before ?? namesIn(keys.before)),
    after: parametersByKey(after.parameters, parameterNames?.after ?? namesIn(keys.after)),
    direction: asked,
    operation,
  };
  compareParameters(parameters, comparison);
  const body = { operation, part: 'request body', ...(after.requestBody !== null && { at: after.requestBody.place }) };
  compareRequestBodies(before.requestBody, after.requestBody, new PartComparison(body, asked, comparison));
  const responses = { before: before.responses, after: after.responses, direction: answered, operation };
  compareResponses(responses, comparison);
  if (calls === 'received') compareSecurity(before, after, operation, comparison);
  compareCallbacks(before, after, operation, comparison);
}

function namesIn(key: string): string[] {
  return readTemplate(key).segments.flatMap(({ parameterNames }) => parameterNames);
}

/** Compares callbacks by name and URL, and those of other names by the URL alone: clients never see the name. */
function compareCallbacks(
  before: OperationNode,
  after: OperationNode,
  operation: string,
  comparison: InterfaceComparison,
): void {
  const [then, now] = [callbacksOf(before, comparison.before), callbacksOf(after, comparison.after)];
  for (const callback of then) {
    const { name, use } = callback;
    if (use.node === null) continue;
    const other = sameCallback(callback, then, now);
    if (other?.node == null) {
      const changed = { operation, part: '' };
      const facts = { ...whatIsGone(callback, then, now, operation), side: 'before' as const };
      comparison.report({ name: 'callback-removed', verdict: 'breaks', ...facts }, 'response', changed);
    } else {
      if (isElsewhere(use.key, other.key)) {
        const facts = { place: other.place, side: 'after' as const, subject: `${name} of ${operation}` };
        const urls = { before: use.key, after: other.key };
        const changed = { operation, part: '' };
        comparison.report({ name: 'callback-moved', verdict: 'breaks', ...facts, ...urls }, 'response', changed);
      }
      const keys = { before: use.key, after: other.key };
      const prefix = `callback ${name} `;
      compareItems({ before: use.node, after: other.node, keys, calls: 'sent', prefix }, comparison);
    }
  }
}

/** A callback with all of its URLs, or one of these. */
function whatIsGone(
  { name, use, count }: NamedCallback,
  before: readonly NamedCallback[],
  now: readonly NamedCallback[],
  operation: string,
): { readonly place: Place; readonly subject: string } {
  if (count === 1) return { place: use.place, subject: `${name} of ${operation}` };
  const all = before.filter((other) => other.name === name);
  const isWhole = all.every((one) => sameCallback(one, before, now) === undefined);
  return isWhole
    ? { place: use.place.parent ?? use.place, subject: `${name} of ${operation}` }
    : { place: use.place, subject: `${name} to ${use.key} of ${operation}` };
}

/** True for two URLs of what was asked or answered; an expression with or without braces is the same one. */
function isElsewhere(then: string, now: string): boolean {
  const urls = [then, now].map((key) => (key.startsWith('$') ? `{${key}}` : key));
  return urls[0] !== urls[1] && urls.every((url) => /\{\$(?:request|response)\./.test(url));
}

/** A path item of a callback, with the callback's name and how many path items that has. */
interface NamedCallback {
  readonly name: string;
  readonly use: PathUse;
  readonly count: number;
}

function sameCallback(
  { name, use, count }: NamedCallback,
  before: readonly NamedCallback[],
  now: readonly NamedCallback[],
): PathUse | undefined {
  const named = now.filter((other) => other.name === name);
  const [only] = named;
  if (only !== undefined) {
    const same = named.find((other) => other.use.key === use.key)?.use;
    return same ?? (count === 1 && only.count === 1 ? only.use : undefined);
  }
  // Several events may go to one URL: then the name is all that tells them apart.
  const [renamed, ...others] = now.filter(
    (other) => other.use.key === use.key && before.every((one) => one.name !== other.name),
  );
  return others.length === 0 ? renamed?.use : undefined;
}

function callbacksOf(operation: OperationNode, description: Description): NamedCallback[] {
  return Object.keys(asObject(operation.value.callbacks)).flatMap((name) => {
    const uses = itemsOf(operation, name, description);
    return uses.map((use) => ({ name, use, count: uses.length }));
  });
}

/** The path items of a callback. */
function itemsOf({ value, place }: OperationNode, name: string, description: Description): readonly PathUse[] {
  const written = asObject(value.callbacks)[name];
  const at = below(place, 'callbacks', name);
  const resolver = new ReferenceResolver(place.file, description.lookUp);
  const resolved = isReference(written) ? resolver.resolve(written, at)?.value : written;
  if (!isObject(resolved)) return [];
  const holder = description.callbackObjects.find((object) => object.value === resolved);
  return holder === undefined ? [] : description.callbacks.filter((use) => use.place.parent === holder.place);
}
