import { asArray, asObject, has } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { appendTo } from '../lib/group-by.ts';
import { greatest } from '../lib/lists.ts';
import type { SchemaType } from '../schemas/schema-types.ts';
import { type ListedValues, listedOf, listedOfType, ownLists } from './listed-values.ts';
import { type Absent, type Merged, merge, type WrittenAlternatives } from './merged-schemas.ts';
import { typesOfParts } from './types-of-parts.ts';

/** A keyword's value and where it is written. */
export interface WrittenValue {
  readonly value: unknown;
  readonly place: Place;
}

/** Members of an `anyOf` or `oneOf`, without a member that only admits null. */
export interface Alternatives {
  readonly place: Place;
  readonly keyword: 'anyOf' | 'oneOf';
  readonly members: readonly SchemaView[];
  /** Where each of them is an entry of the list. */
  readonly places: readonly Place[];
}

/**
 * Keywords for properties without a name of their own, and for items without a schema for their position, in the order
 * in which they count.
 */
const FURTHER_PROPERTIES = ['additionalProperties', 'unevaluatedProperties'];
const FURTHER_ITEMS = ['items', 'additionalItems', 'unevaluatedItems'];

/** What is said of all that has no schema of its own, and where. */
export interface Further {
  readonly view: SchemaView;
  readonly keyword: string;
  readonly place: Place;
}

/** Makes one view for each combination of schemas of a description. */
export class SchemaViews {
  private readonly ids = new Map<SchemaNode, number>();
  private readonly views = new Map<string, SchemaView>();

  /** What holds for a value that all the schemas describe; `place` is where the first of them is used. */
  of(schemas: readonly SchemaNode[], place: Place, isComplete = true): SchemaView {
    const key = `${[...new Set(schemas)].map((schema) => this.idOf(schema)).join()}${isComplete ? '' : '?'}`;
    return this.kept(key, (id) => {
      const merged = merge(schemas);
      return new SchemaView(id, place, { ...merged, isComplete: isComplete && merged.isComplete }, this);
    });
  }

  /** What holds for a value that one alternative of a schema describes. */
  withMember(view: SchemaView, member: SchemaView): SchemaView {
    return this.kept(`${view.id}&${member.id}`, (id) => {
      const parts = [...new Set([...member.parts, ...view.parts])];
      const isComplete = view.isComplete && member.isComplete;
      return new SchemaView(
        id,
        member.place,
        { parts, groups: member.written, constants: member.constants, nullAt: null, isComplete, absent: view.absent },
        this,
      );
    });
  }

  /** What holds for the values of one type. */
  ofType(view: SchemaView, only: SchemaType): SchemaView {
    const { parts, written, constants, isComplete, place, absent } = view;
    const merged = { parts, groups: written, constants, isComplete, nullAt: null, only, absent };
    return this.kept(`${view.id}:${only}`, (id) => new SchemaView(id, place, merged, this));
  }

  /** What holds for all values but those that never come. */
  without(view: SchemaView, absent: Absent): SchemaView {
    const { parts, written, constants, isComplete, place, only } = view;
    const merged = { parts, groups: written, constants, isComplete, nullAt: null, only, absent };
    return this.kept(`${view.id}-${absent}`, (id) => new SchemaView(id, place, merged, this));
  }

  private kept(key: string, make: (id: number) => SchemaView): SchemaView {
    const known = this.views.get(key);
    if (known !== undefined) return known;
    const view = make(this.views.size);
    this.views.set(key, view);
    return view;
  }

  /** What holds for the values of a use; a boolean schema has no node, and is the schema without keywords. */
  ofUses(uses: readonly SchemaUse[], place: Place): SchemaView {
    const schemas = uses.flatMap(({ target }) => target ?? []);
    return this.of(schemas, place, uses.every(isRead));
  }

  private idOf(schema: SchemaNode): number {
    const known = this.ids.get(schema);
    if (known !== undefined) return known;
    this.ids.set(schema, this.ids.size);
    return this.ids.size - 1;
  }
}

/** False for a reference that does not resolve. A use without a node by `true` has no `$ref`. */
function isRead({ target, holder, relation, key }: SchemaUse): boolean {
  if (target !== null) return true;
  return relation === 'property' && asObject(holder?.value.properties)[String(key)] === true;
}

/**
 * What a client sees of a schema: all that holds for its values, wherever it is written. `allOf`, references, `anyOf`
 * and `oneOf` with one member, and the ways to admit null are resolved, so that two views that differ in nothing
 * describe the same values.
 */
export class SchemaView {
  readonly id: number;
  /** Where it is used, for what has no better place. */
  readonly place: Place;
  /** The schemas with all that they bring in. */
  readonly parts: readonly SchemaNode[];
  readonly written: readonly WrittenAlternatives[];
  /** False where a reference does not resolve, so that nothing can be said. */
  readonly isComplete: boolean;
  private readonly views: SchemaViews;
  /** The alternative that admits only null; null where there is none. */
  readonly nullAt: Place | null;
  /** The one type that is looked at; null for all. */
  readonly only: SchemaType | null;
  /** Values that never come; null for none. */
  readonly absent: Absent | null;
  readonly constants: readonly ListedValues[];
  private typesFound: ReadonlySet<SchemaType> | null | undefined;
  private propertiesFound: ReadonlyMap<string, SchemaProperty> | undefined;
  private requiredFound: ReadonlyMap<string, Place> | undefined;
  private groupsFound: readonly Alternatives[] | undefined;
  private listedFound: ListedValues | null | undefined;

  constructor(id: number, place: Place, merged: Merged, views: SchemaViews) {
    this.id = id;
    this.place = merged.parts[0]?.place ?? place;
    this.views = views;
    this.parts = merged.parts;
    this.written = merged.groups;
    this.nullAt = merged.nullAt;
    this.only = merged.only ?? null;
    this.absent = merged.absent ?? null;
    this.constants = merged.constants;
    this.isComplete = merged.isComplete;
  }

  /** The types that values may have; null for any. `null` is among them where it is admitted. */
  get types(): ReadonlySet<SchemaType> | null {
    if (this.typesFound === undefined) this.typesFound = this.findTypes();
    return this.typesFound;
  }

  private findTypes(): ReadonlySet<SchemaType> | null {
    if (this.only !== null) return new Set([this.only]);
    const types = typesOfParts(this.parts, this.constants, this.nullAt !== null);
    if (types === null || this.absent === null || types.size === 1) return types;
    return new Set([...types].filter((type) => type !== 'null'));
  }

  /** True where null is admitted beside what the alternatives, or the other keywords, say. */
  get admitsNullBeside(): boolean {
    return this.absent === null && (this.nullAt !== null || this.flag('nullable') !== null);
  }

  /** False where the empty text never comes. */
  get mayBeEmpty(): boolean {
    return this.absent !== 'null and empty';
  }

  /** What holds for all values but those that never come. */
  without(absent: Absent): SchemaView {
    return this.views.without(this, absent);
  }

  /** False where only the values of one type are looked at. */
  get isWhole(): boolean {
    return this.only === null;
  }

  /** True where values of a type may occur. */
  admits(type: SchemaType): boolean {
    return this.types === null || this.types.has(type);
  }

  /** True where values of one of these types may occur; integers are numbers. */
  admitsAnyOf(types: ReadonlySet<SchemaType>): boolean {
    const some = [...types];
    return some.some((type) => this.admits(type) || (type === 'number' && this.admits('integer')));
  }

  /** Made when asked for: an alternative may hold the schema that it is an alternative of. */
  get groups(): readonly Alternatives[] {
    this.groupsFound ??= this.written.map(({ place, keyword, uses }) => {
      return { place, keyword, members: uses.map((use) => this.viewOf(use)), places: uses.map((use) => use.place) };
    });
    return this.groupsFound;
  }

  get properties(): ReadonlyMap<string, SchemaProperty> {
    if (this.propertiesFound === undefined) this.propertiesFound = this.readProperties();
    return this.propertiesFound;
  }

  /** The names of required properties, and where each is listed. */
  get required(): ReadonlyMap<string, Place> {
    if (this.requiredFound === undefined) this.requiredFound = requiredOf(this.parts);
    return this.requiredFound;
  }

  /** The values that all `enum` and `const` have in common; null where there are none of these. */
  get listed(): ListedValues | null {
    if (this.listedFound === undefined) {
      const all = listedOf([...this.parts.flatMap(ownLists), ...this.constants]);
      const listed = all === null || this.absent === null ? all : withoutNull(all);
      this.listedFound = listed === null || this.only === null ? listed : listedOfType(listed, this.only);
    }
    return this.listedFound;
  }

  /** The values of a keyword in all parts. */
  all(keyword: string): WrittenValue[] {
    return this.parts.flatMap(({ value, place }) =>
      has(value, keyword) ? [{ value: value[keyword], place: below(place, keyword) }] : [],
    );
  }

  /** The first of them. */
  first(keyword: string): WrittenValue | null {
    return this.all(keyword)[0] ?? null;
  }

  /** Where some part says `true`; null where none does. */
  flag(keyword: string): Place | null {
    return this.all(keyword).find(({ value }) => value === true)?.place ?? null;
  }

  /** The views of all subschemas under a keyword that has one schema, by place. */
  under(relation: SchemaUse['relation'], key?: string | number): SchemaView[] {
    return this.usesOf(relation)
      .filter((use) => key === undefined || use.key === key)
      .map((use) => this.viewOf(use));
  }

  /** The view of a subschema. */
  viewOf(use: SchemaUse): SchemaView {
    return this.views.ofUses([use], use.place);
  }

  /** One view for what all subschemas of a relation and key say together; null where there is none. */
  joint(relation: SchemaUse['relation'], key: string | number): SchemaView | null {
    const uses = this.usesOf(relation).filter((use) => use.key === key);
    const [first] = uses;
    return first === undefined ? null : this.views.ofUses(uses, first.place);
  }

  /** What is said of properties without a name of their own; null where nothing is. */
  get furtherProperties(): Further | null {
    return this.further('additionalProperties', FURTHER_PROPERTIES);
  }

  /** What is said of items that have no schema for their position; null where nothing is. */
  get furtherItems(): Further | null {
    return this.further('items', FURTHER_ITEMS);
  }

  private further(relation: SchemaUse['relation'], keywords: readonly string[]): Further | null {
    const uses = this.usesOf(relation);
    const keyword = keywords.find((one) => uses.some(({ key }) => key === one));
    const view = keyword === undefined ? null : this.joint(relation, keyword);
    return keyword === undefined || view === null ? null : { view, keyword, place: this.placeUnder(relation, keyword) };
  }

  /**
   * The place of the `false` after which an array has no items but those with a schema for their position; null where
   * it is open.
   */
  get lastItemAt(): Place | null {
    return this.placeOfFalse(FURTHER_ITEMS);
  }

  /** Where a subschema is written; where it is asked for by a keyword of which there is none, at the schema. */
  placeUnder(relation: SchemaUse['relation'], key?: string | number): Place {
    return this.usesOf(relation).find((use) => key === undefined || use.key === key)?.place ?? this.place;
  }

  /** The views of the items at the beginning of an array (`prefixItems`). */
  get prefixItems(): SchemaView[] {
    const uses = this.usesOf('items').filter(({ key }) => typeof key === 'number');
    const length = greatest(
      uses.map(({ key }) => Number(key) + 1),
      0,
    );
    return Array.from({ length }, (_, index) => {
      const there = uses.filter(({ key }) => key === index);
      return this.views.ofUses(there, there[0]?.place ?? this.place);
    });
  }

  /** The place of the `false` that closes the object; null where it is open. */
  get closedAt(): Place | null {
    return this.placeOfFalse(FURTHER_PROPERTIES);
  }

  private placeOfFalse(keywords: readonly string[]): Place | null {
    for (const { value, place } of this.parts) {
      const keyword = keywords.find((one) => value[one] === false);
      if (keyword !== undefined) return below(place, keyword);
    }
    return null;
  }

  /** What holds for a value of one alternative. */
  withMember(member: SchemaView): SchemaView {
    return this.views.withMember(this, member);
  }

  /** What holds for each of the types that values may have; itself where that is one type, or any. */
  get byType(): readonly SchemaView[] {
    const types = [...(this.types ?? [])];
    return types.length < 2 ? [this] : types.map((type) => this.views.ofType(this, type));
  }

  /** The uses of subschemas under a keyword, in all parts. */
  usesOf(relation: SchemaUse['relation']): SchemaUse[] {
    return this.parts.flatMap(({ uses }) => uses.filter((use) => use.relation === relation));
  }

  private readProperties(): Map<string, SchemaProperty> {
    const uses = new Map<string, SchemaUse[]>();
    for (const use of this.parts.flatMap(propertyUses)) appendTo(uses, String(use.key), use);
    return new Map(
      Array.from(uses, ([name, definitions]) => {
        const place = definitions[0]?.place ?? this.place;
        return [name, { name, place, view: this.views.ofUses(definitions, place) }];
      }),
    );
  }
}

function withoutNull(listed: ListedValues): ListedValues {
  return { ...listed, values: listed.values.filter((value) => value !== null) };
}

/** A property that some part names, and what all parts together say of its values. */
export interface SchemaProperty {
  readonly name: string;
  readonly place: Place;
  readonly view: SchemaView;
}

function propertyUses(part: SchemaNode): SchemaUse[] {
  const properties = asObject(part.value.properties);
  const unlimited = Object.keys(properties).filter((name) => properties[name] === true);
  return [
    ...part.uses.filter(({ relation }) => relation === 'property'),
    ...unlimited.map(
      (name): SchemaUse => ({
        relation: 'property',
        key: name,
        place: below(part.place, 'properties', name),
        holder: part,
        target: null,
      }),
    ),
  ];
}

function requiredOf(parts: readonly SchemaNode[]): Map<string, Place> {
  const required = new Map<string, Place>();
  for (const { value, place } of parts) {
    for (const [index, name] of asArray(value.required).entries()) {
      if (typeof name === 'string' && !required.has(name)) required.set(name, below(place, 'required', index));
    }
  }
  return required;
}
