import { type FilterStep, type PathStep, parseJsonPatchPath } from '../../../grammar/index.ts';
import { isObject, type JsonObject, member } from '../../../model/description/json.ts';
import { invalid, Refusal } from './errors.ts';
import { check, faultsOf, readOnlyMembers } from './schemas.ts';

type Operation = { readonly op: string; readonly path: string; readonly value?: unknown };
type Container = Record<string, unknown> | unknown[];

/**
 * The data after a JSON Patch (§4.6): all operations in their order, or none. Throws a refusal where one cannot be
 * carried out.
 */
export function patched(data: JsonObject, patch: unknown, schema: string): JsonObject {
  check(patch, 'Patch');
  const root = { data: structuredClone(data) };
  for (const [index, operation] of operationsOf(patch).entries()) apply(root, operation, index, schema);
  const faults = faultsOf(root.data, schema);
  if (faults.length > 0) throw new Refusal(422, 'INVALID_STATE', 'The patch would leave what is not valid.', faults);
  return root.data;
}

function operationsOf(patch: unknown): Operation[] {
  return patch as Operation[];
}

function apply(root: { data: JsonObject }, { op, path, value }: Operation, index: number, schema: string): void {
  const { value: steps, error } = parseJsonPatchPath(path);
  if (error !== null) throw wrongPath(path, index, error.message);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) throw wrongPath(path, index, 'is the whole resource');
  if (first.kind === 'member' && readOnlyMembers(schema).has(first.name)) throw wrongPath(path, index, 'is read-only');
  if (op !== 'remove' && value === undefined) {
    throw invalid({ field: `/${index}/value`, issue: 'is missing', location: 'body' });
  }
  const parents = steps.slice(0, -1).reduce<unknown[]>(inside, [root.data]).filter(isContainer);
  const places = parents.flatMap((parent) => keysIn(parent, last).map((key) => ({ parent, key })));
  if (places.length === 0) throw nothingThere(path, index);
  for (const { parent, key } of places.toReversed()) change(parent, key, { op, path, value }, index);
}

/** What a step leads to from each of several values. */
function inside(values: unknown[], step: PathStep): unknown[] {
  return values.filter(isContainer).flatMap((value) => keysIn(value, step).map((key) => member(value, key)));
}

/** The members of a value that a step names; of an array, the last one is the place after its end. */
function keysIn(value: Container, step: PathStep): (string | number)[] {
  if (step.kind === 'filter') {
    if (!Array.isArray(value)) return [];
    return [...value.keys()].filter((index) => meets(value[index], step));
  }
  if (!Array.isArray(value)) return [step.name];
  if (step.name === '-') return [value.length];
  return /^(0|[1-9][0-9]{0,8})$/.test(step.name) ? [Number(step.name)] : [];
}

function meets(item: unknown, { conditions }: FilterStep): boolean {
  return conditions.every(({ attribute, value }) => attribute.split('.').reduce(member, item) === value);
}

function change(parent: Container, key: string | number, { op, path, value }: Operation, index: number): void {
  const exists = Array.isArray(parent) ? Number(key) < parent.length : Object.hasOwn(parent, key);
  if (op !== 'add' && !exists) throw nothingThere(path, index);
  if (!Array.isArray(parent)) {
    if (op === 'remove') delete parent[key];
    else parent[key] = structuredClone(value);
    return;
  }
  if (Number(key) > parent.length) throw nothingThere(path, index);
  if (op === 'remove') parent.splice(Number(key), 1);
  else parent.splice(Number(key), op === 'add' ? 0 : 1, structuredClone(value));
}

function isContainer(value: unknown): value is Container {
  return Array.isArray(value) || isObject(value);
}

function wrongPath(path: string, index: number, issue: string): Refusal {
  return invalid({ field: `/${index}/path`, value: path, issue: issue.slice(0, 255), location: 'body' });
}

function nothingThere(path: string, index: number): Refusal {
  const detail = { field: `/${index}/path`, value: path, issue: 'leads to nothing', location: 'body' } as const;
  return new Refusal(422, 'INVALID_STATE', 'The patch changes what is not there.', [detail]);
}
