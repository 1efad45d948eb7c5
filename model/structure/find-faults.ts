import { has, isObject, type JsonObject, member } from '../description/json.ts';
import type { DescriptionNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { isReference, type Reference } from '../description/reference.ts';
import { addTo } from '../lib/group-by.ts';
import { memoizeText } from '../lib/memoize.ts';
import { admits } from './admits.ts';
import type { Fault } from './fault.ts';
import type { ValueType } from './shape.ts';
import type { KnownShape, Structure } from './shapes.ts';
import { strayMember } from './stray-member.ts';

/** What resolves the references of a description. */
export type Resolve = (reference: Reference, place: Place) => DescriptionNode | null;

/** The kinds of which the description has lists: these objects are judged by themselves. */
const LISTED_KINDS: ReadonlySet<string> = new Set([
  ...['path-item', 'operation', 'parameter', 'request-body', 'response', 'header', 'media-type', 'schema'],
  ...['callbacks', 'link', 'example', 'security-scheme'],
]);

const NONE: ReadonlySet<string> = new Set();

/** Finds what is no OpenAPI in one object, and in those of its parts of which the description has no list. */
export class FaultFinder {
  private readonly structure: Structure;
  private readonly resolve: Resolve;
  /** The objects that were judged, by the kind as which they were. */
  private readonly seen = new Map<string, Set<JsonObject>>();
  private faults: Fault[] = [];

  constructor(structure: Structure, resolve: Resolve) {
    this.structure = structure;
    this.resolve = resolve;
  }

  faultsOf(kind: string, { value, place }: DescriptionNode): readonly Fault[] {
    this.faults = [];
    this.checkObject(kind, value, place);
    return this.faults;
  }

  private checkObject(kind: string, value: JsonObject, place: Place): void {
    if (has(value, '$ref') && !isReference(value)) {
      const wrong = { name: '$ref', entry: null, value: value.$ref, type: 'text' } as const;
      this.faults.push({ fault: 'wrong value', kind, place: below(place, '$ref'), ...wrong });
      return;
    }
    const shape = this.structure.shapeOf(kind, value);
    const unknown: string[] = [];
    let count = 0;
    for (const name of Object.keys(value)) {
      const type = typeIn(shape, name);
      if (type === EXTENSION) continue;
      count++;
      if (type === undefined) unknown.push(name);
      else if (!this.isRight(value[name], type)) this.checkMember(kind, name, value[name], type, place);
    }
    const solved = unknown.length === 0 ? NONE : this.addUnknown(kind, shape, unknown, value, place);
    this.addMissing(kind, shape, value, place, solved);
    this.addExclusive(kind, shape, value, place);
    if (shape.least !== undefined && count < shape.least) {
      this.faults.push({ fault: 'wrong count', kind, place, name: kind, type: { least: shape.least } });
    }
  }

  private checkMember(kind: string, name: string, value: unknown, type: ValueType, holder: Place): void {
    const place = below(holder, name);
    const written = this.written(value, place);
    if (written !== null) this.checkValue(kind, name, null, written.value, type, written.place);
  }

  /** True for most values, for which no place has to be made. */
  private isRight(value: unknown, type: ValueType): boolean {
    if (typeof type === 'string' || 'values' in type) return admits(type, value);
    if ('kind' in type) return LISTED_KINDS.has(type.kind) && isObject(value);
    if ('either' in type) return type.either.some((one) => this.isRight(value, one));
    if ('list' in type) {
      return Array.isArray(value) && value.length >= (type.least ?? 0) && this.areRight(value, type.list);
    }
    const isBounded = type.pattern !== undefined || type.least !== undefined || type.notNamed !== undefined;
    return !isBounded && isObject(value) && !isReference(value) && this.areRight(Object.values(value), type.map);
  }

  private areRight(values: readonly unknown[], type: ValueType): boolean {
    return values.every((value) => this.isRight(value, type));
  }

  /** The value, or that to which a reference in its place leads; null for a reference that leads to no object. */
  private written(value: unknown, place: Place): { readonly value: unknown; readonly place: Place } | null {
    return isReference(value) ? this.resolve(value, place) : { value, place };
  }

  private checkValue(
    kind: string,
    name: string,
    entry: string | number | null,
    value: unknown,
    type: ValueType,
    place: Place,
  ): void {
    const wrong = () => this.faults.push({ fault: 'wrong value', kind, name, entry, value, type, place });
    if (typeof type === 'string' || 'values' in type) {
      if (!admits(type, value)) wrong();
    } else if ('either' in type) {
      const fitting = type.either.find((one) => hasForm(one, value));
      if (fitting === undefined) wrong();
      else this.checkValue(kind, name, entry, value, fitting, place);
    } else if ('kind' in type) {
      if (isObject(value)) this.enter(type.kind, value, place);
      else if (!this.isBooleanSchema(type.kind, value)) wrong();
    } else if ('list' in type) {
      if (Array.isArray(value)) this.checkList(kind, name, value, type, place);
      else wrong();
    } else if (isObject(value)) this.checkMap(kind, name, value, type, place);
    else wrong();
  }

  private enter(kind: string, value: JsonObject, place: Place): void {
    if (LISTED_KINDS.has(kind) || this.seen.get(kind)?.has(value)) return;
    addTo(this.seen, kind, value);
    this.checkObject(kind, value, place);
  }

  private isBooleanSchema(kind: string, value: unknown): boolean {
    return kind === 'schema' && typeof value === 'boolean' && this.structure.version !== '3.0';
  }

  private checkList(
    kind: string,
    name: string,
    list: readonly unknown[],
    type: Extract<ValueType, { readonly list: unknown }>,
    place: Place,
  ): void {
    if (list.length < (type.least ?? 0)) this.faults.push({ fault: 'wrong count', kind, name, type, place });
    list.forEach((item, index) => {
      if (!this.isRight(item, type.list)) this.checkEntry(kind, name, index, item, type.list, below(place, index));
    });
  }

  private checkMap(
    kind: string,
    name: string,
    map: JsonObject,
    type: Extract<ValueType, { readonly map: unknown }>,
    place: Place,
  ): void {
    const keys = Object.keys(map);
    const { least = 0, most = Number.POSITIVE_INFINITY } = type;
    if (keys.length < least || keys.length > most) this.faults.push({ fault: 'wrong count', kind, name, type, place });
    const pattern = type.pattern === undefined ? null : expression(type.pattern);
    for (const key of keys) {
      const value = member(map, key);
      if (pattern?.test(key) === false || type.notNamed?.includes(key)) {
        this.faults.push({ fault: 'wrong name', kind, name: key, holder: name, place: below(place, key) });
      }
      if (this.isRight(value, type.map) || key.startsWith('x-')) continue;
      this.checkEntry(kind, name, key, value, type.map, below(place, key));
    }
  }

  private checkEntry(
    kind: string,
    name: string,
    entry: string | number,
    value: unknown,
    type: ValueType,
    place: Place,
  ): void {
    const written = this.written(value, place);
    if (written !== null) this.checkValue(kind, name, entry, written.value, type, written.place);
  }

  /** Notes unknown members, and returns those that are missing where the unknown ones stand for them. */
  private addUnknown(
    kind: string,
    shape: KnownShape,
    unknown: readonly string[],
    value: JsonObject,
    place: Place,
  ): ReadonlySet<string> {
    const solved = new Set<string>();
    for (const name of unknown) {
      const stray = strayMember(this.structure, kind, shape, name, value);
      if (stray.isConditional && !isDecided(shape, value)) continue;
      for (const meant of [stray.meant, stray.belongsIn]) if (meant !== null) solved.add(meant);
      this.faults.push({ ...stray, kind, place: below(place, name) });
    }
    return solved;
  }

  private addMissing(
    kind: string,
    shape: KnownShape,
    value: JsonObject,
    place: Place,
    solved: ReadonlySet<string>,
  ): void {
    const isThere = (name: string) => has(value, name) || solved.has(name);
    if (solved.has('$ref')) return;
    const { required = [], oneOf: alternatives = [] } = shape;
    const names = required.filter((name) => !isThere(name));
    const isOpen = !alternatives.some((name) => isThere(name) || names.includes(name));
    const oneOf = isOpen ? alternatives : [];
    if (names.length > 0 || oneOf.length > 0) this.faults.push({ fault: 'missing', kind, place, names, oneOf });
  }

  private addExclusive(kind: string, shape: KnownShape, value: JsonObject, place: Place): void {
    if (shape.oneOf === undefined && shape.exclusive === undefined) return;
    const [first, ...others] = (shape.oneOf ?? []).filter((name) => has(value, name));
    const pairs = (shape.exclusive ?? []).filter(([left, right]) => has(value, left) && has(value, right));
    const both = others.length > 0 ? others.map((other) => [first ?? '', other] as const) : pairs;
    for (const [name, other] of both) {
      this.faults.push({ fault: 'both', kind, name, other, place: below(place, other) });
    }
  }
}

/** Stands for the type of an extension. */
const EXTENSION = null;

function typeIn(shape: KnownShape, name: string): ValueType | typeof EXTENSION | undefined {
  if (Object.hasOwn(shape.members, name)) return shape.members[name];
  if (name.startsWith('x-')) return EXTENSION;
  return shape.named?.find(({ pattern }) => expression(pattern).test(name))?.type ?? shape.rest;
}

/** A pattern of the table, compiled once. */
const expression = memoizeText((pattern) => new RegExp(pattern));

/**
 * True for an object whose members say which further ones it has; false where these are missing or wrong, which is a
 * fault by itself.
 */
function isDecided({ when = [], members }: KnownShape, value: JsonObject): boolean {
  return when.every(({ member: name }) => {
    const type = members[name];
    return typeof type !== 'object' || !('values' in type) || admits(type, member(value, name));
  });
}

/** True for a value of the form that the type has, whatever is inside it. */
function hasForm(type: ValueType, value: unknown): boolean {
  if (typeof type === 'string') return admits(type, value);
  if ('values' in type) return typeof value === typeof type.values[0];
  return 'list' in type ? Array.isArray(value) : isObject(value);
}
