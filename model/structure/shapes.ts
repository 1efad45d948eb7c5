import { has, type JsonObject, member } from '../description/json.ts';
import { memoize } from '../lib/memoize.ts';
import type { Shape, StructureVersion } from './shape.ts';
import { KINDS, SHAPES } from './shapes.generated.ts';

/** A shape as it is looked up: what holds for objects with the same members of note is worked out once. */
export interface KnownShape extends Shape {
  /** Members that only objects with other values have: `allowEmptyValue`. */
  readonly elsewhere?: ReadonlySet<string>;
}

/** The kinds of objects of one version of OpenAPI. */
export class Structure {
  readonly version: StructureVersion;
  private readonly kinds: ReadonlyMap<string, Shape>;
  private readonly merged = new Map<Shape, Map<string, KnownShape>>();

  constructor(version: StructureVersion) {
    this.version = version;
    const entries = KINDS[version].split(' ').map((entry): [string, Shape] => {
      const [kind = '', index] = entry.split(':');
      return [kind, JSON.parse(SHAPES[Number(index)] ?? '{}') as Shape];
    });
    this.kinds = new Map(entries);
  }

  /** What an object of a kind has, by the values of its own members. */
  shapeOf(kind: string, value: JsonObject): KnownShape {
    const shape = this.kinds.get(kind) ?? ANYTHING;
    if (shape.when === undefined && shape.beside === undefined) return shape;
    const parts = partsFor(shape, value);
    const name = parts.map((part) => partNumber(part)).join(' ');
    const known = this.merged.get(shape)?.get(name);
    if (known !== undefined) return known;
    const merged = merge(shape, parts);
    this.merged.set(shape, (this.merged.get(shape) ?? new Map<string, KnownShape>()).set(name, merged));
    return merged;
  }

  /** True if some objects of the kind have such a member. */
  knows(kind: string, name: string): boolean {
    const shape = this.kinds.get(kind);
    return shape !== undefined && everyShape(shape).some(({ members }) => Object.hasOwn(members, name));
  }
}

const ANYTHING: Shape = { members: {}, rest: 'anything' };

const structures = new Map<StructureVersion, Structure>();

/** The structure of a version, read once. */
export function structureOf(version: StructureVersion): Structure {
  const known = structures.get(version) ?? new Structure(version);
  structures.set(version, known);
  return known;
}

let parts = 0;

/** By which the combinations of parts are told apart. */
const partNumber: (part: Shape) => number = memoize(() => ++parts);

/** The conditional parts of a shape that hold for an object. */
function partsFor(shape: Shape, value: JsonObject): readonly Shape[] {
  const chosen = (shape.when ?? []).filter(({ member: name, values }) => values.includes(member(value, name)));
  const beside = Object.entries(shape.beside ?? {}).filter(([name]) => has(value, name));
  const own = [...chosen.map(({ then }) => then), ...beside.map(([, part]) => part)];
  return own.flatMap((part) => [part, ...partsFor(part, value)]);
}

function merge(shape: Shape, parts: readonly Shape[]): KnownShape {
  const all = [shape, ...parts];
  const members = Object.assign({}, ...all.map((part) => part.members)) as Shape['members'];
  const everywhere = everyShape(shape).flatMap((part) => Object.keys(part.members));
  return {
    ...shape,
    members,
    required: [...new Set(all.flatMap(({ required = [] }) => required))],
    exclusive: all.flatMap(({ exclusive = [] }) => exclusive),
    elsewhere: new Set(everywhere.filter((name) => !Object.hasOwn(members, name))),
  };
}

function everyShape(shape: Shape): readonly Shape[] {
  const inner = [...(shape.when ?? []).map(({ then }) => then), ...Object.values(shape.beside ?? {})];
  return [shape, ...inner.flatMap(everyShape)];
}
