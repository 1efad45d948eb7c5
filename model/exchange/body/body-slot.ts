import type { Description } from '../../description/description.ts';
import { asString, type JsonObject } from '../../description/json.ts';
import type { SchemaNode } from '../../description/nodes.ts';
import { JSON_PATCH } from '../../operations/json-patch.ts';
import {
  type Described,
  dependsOnValue,
  describeItem,
  describeMember,
  withParts,
} from '../../schemas/described-values.ts';
import { ownAnnotatedRole } from '../../types/annotated-role.ts';
import { hasEntriesAlike, namesShowMap, showSchema } from '../map-keys.ts';
import { type PatchedProperty, patchedProperty } from './patched-property.ts';
import type { SlotSelection } from './standing.ts';

/** What is the same for all bodies that share their slots. */
export interface BodyKind {
  readonly part: 'request' | 'response';
  /** True for the body of an answer of 400 or more. */
  readonly isError: boolean;
  /** The media type without parameters; null where none is known. */
  readonly essence: string | null;
  /** The description that has the path; null without one. */
  readonly description: Description | null;
  /** How many slots were made. */
  slots: number;
}

export type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array';

/** As many forms of objects as are told apart at one slot: where there are more, names are data, or made to do harm. */
const MOST_FORMS = 200;

/**
 * A place in bodies that are formed alike: the member of a name in objects with certain names, or the items of a list.
 * Millions of values stand at few slots, so that what their names say is decided once for each slot.
 */
export class BodySlot {
  /** What is selected of the values here by their type, of objects by their form; filled when the first one comes. */
  readonly selected = new Map<JsonType, SlotSelection>();
  private readonly forms = new Map<string, BodyForm>();
  private last: BodyForm | null = null;
  private items: SlotFamily | null = null;
  private isInSchema: boolean | undefined;
  private readField: SlotField | null | undefined;

  /**
   * @param key The name of a member; null for items and the whole body.
   * @param form The form of the object that has the member; null for items and the whole body.
   * @param patched For the value of an operation of a JSON Patch document, what it changes; null for all others.
   */
  constructor(
    readonly kind: BodyKind,
    readonly parent: BodySlot | null,
    readonly key: string | null,
    readonly form: BodyForm | null,
    private readonly described: Described,
    readonly patched: PatchedProperty | null,
  ) {
    kind.slots++;
  }

  get standing(): Described['standing'] {
    return this.described.standing;
  }

  get schemas(): readonly SchemaNode[] {
    return this.described.schemas;
  }

  get isItem(): boolean {
    return this.key === null && this.parent !== null;
  }

  /** True for a member whose key is data and no name (map-keys.ts). */
  get isDataKey(): boolean {
    if (this.key === null) return false;
    if (this.isOfSchema && this.standing !== 'property') return true;
    return this.standing === 'data' || (this.standing === 'unknown' && this.form?.isMap === true);
  }

  /**
   * True inside a JSON Schema that is sent as data, whose names are those of its own specification and of what it
   * describes.
   */
  private get isOfSchema(): boolean {
    this.isInSchema ??=
      this.parent !== null && ((this.form !== null && showSchema(this.form.names)) || this.parent.isOfSchema);
    return this.isInSchema;
  }

  /**
   * True for the value of an operation of a JSON Patch document, whose name its path tells, and for the items of one.
   */
  get isPatched(): boolean {
    return (this.isItem ? this.parent : this)?.patched != null;
  }

  /** True for the operations of a JSON Patch document. */
  get isOperation(): boolean {
    return this.kind.essence === JSON_PATCH && this.isItem && this.parent?.parent === null;
  }

  /** What the value here is called; null for items and the whole body. */
  get name(): string | null {
    return this.patched?.name ?? this.key;
  }

  /** What the values here are called; null for what has no name. */
  get field(): SlotField | null {
    if (this.readField === undefined) this.readField = fieldOf(this);
    return this.readField;
  }

  /** The slot of an item of a list that stands here. */
  slotOfItem(item: unknown): BodySlot {
    this.items ??= new SlotFamily(this.kind, this, null, null, describeItem(this.schemas), null);
    return this.items.slotOf(item);
  }

  /** The form of an object that stands here. */
  formOf(object: JsonObject): BodyForm {
    const names = Object.keys(object);
    if (this.last === null || !this.last.hasNames(names)) this.last = this.formNamed(names);
    return this.last.of(object);
  }

  private formNamed(names: readonly string[]): BodyForm {
    const key = names.join('\0');
    const known = this.forms.get(key);
    if (known !== undefined) return known;
    const isMap = namesShowMap(names, this.name);
    const form = new BodyForm(this, names, isMap ?? false, isMap === null);
    if (this.forms.size >= MOST_FORMS) this.forms.clear();
    this.forms.set(key, form);
    return form;
  }
}

/** Objects at one slot with the same names in the same order. */
export class BodyForm {
  selected: SlotSelection | null = null;
  private readonly members: (SlotFamily | undefined)[] = [];
  private asMap: BodyForm | null = null;
  /** The number of the member of an operation of a JSON Patch document that its path names; -1 in other objects. */
  private readonly patchedIndex: number;
  /** The slots of that member, by the path. */
  private readonly patched = new Map<string, SlotFamily>();

  /**
   * @param isMap Whether the names are data.
   * @param entriesDecide Whether only the entries of an object can tell that.
   */
  constructor(
    private readonly slot: BodySlot,
    readonly names: readonly string[],
    readonly isMap: boolean,
    private readonly entriesDecide: boolean,
  ) {
    this.patchedIndex = slot.isOperation ? names.indexOf('value') : -1;
  }

  hasNames(names: readonly string[]): boolean {
    const { names: own } = this;
    if (own.length !== names.length) return false;
    for (let index = 0; index < own.length; index++) if (own[index] !== names[index]) return false;
    return true;
  }

  /** This form, or that of maps with the same names. */
  of(object: JsonObject): BodyForm {
    if (!this.entriesDecide || !hasEntriesAlike(object)) return this;
    this.asMap ??= new BodyForm(this.slot, this.names, true, false);
    return this.asMap;
  }

  /** The slot of a member of an object, by the number of its name. */
  slotOfMember(index: number, value: unknown, object: JsonObject): BodySlot {
    if (index === this.patchedIndex) return this.patchedFamily(index, asString(object.path) ?? '').slotOf(value);
    let family = this.members[index];
    if (family === undefined) {
      family = this.familyOf(index, null);
      this.members[index] = family;
    }
    return family.slotOf(value);
  }

  private patchedFamily(index: number, path: string): SlotFamily {
    const known = this.patched.get(path);
    if (known !== undefined) return known;
    const family = this.familyOf(index, patchedProperty(path));
    if (this.patched.size >= MOST_FORMS) this.patched.clear();
    this.patched.set(path, family);
    return family;
  }

  private familyOf(index: number, patched: PatchedProperty | null): SlotFamily {
    const key = this.names[index] as string;
    return new SlotFamily(this.slot.kind, this.slot, key, this, describeMember(key, this.slot.schemas), patched);
  }
}

/**
 * The slots of one member, of the items of a list, or of whole bodies: several where the description has alternatives
 * for its values.
 */
export class SlotFamily {
  private readonly only: BodySlot | null;
  /** By the schemas. */
  private readonly variants: { readonly schemas: readonly SchemaNode[]; readonly slot: BodySlot }[] = [];

  constructor(
    readonly kind: BodyKind,
    private readonly parent: BodySlot | null,
    private readonly key: string | null,
    private readonly form: BodyForm | null,
    private readonly described: Described,
    private readonly patched: PatchedProperty | null,
  ) {
    this.only = dependsOnValue(described.schemas) ? null : this.make(withParts(described.schemas, undefined));
  }

  static ofWhole(kind: BodyKind, schemas: readonly SchemaNode[]): SlotFamily {
    return new SlotFamily(kind, null, null, null, { standing: 'unknown', schemas }, null);
  }

  slotOf(value: unknown): BodySlot {
    if (this.only !== null) return this.only;
    const schemas = withParts(this.described.schemas, value);
    const known = this.variants.find((one) => areSame(one.schemas, schemas));
    if (known !== undefined) return known.slot;
    const slot = this.make(schemas);
    this.variants.push({ schemas, slot });
    return slot;
  }

  private make(schemas: readonly SchemaNode[]): BodySlot {
    const { kind, parent, key, form, described, patched } = this;
    return new BodySlot(kind, parent, key, form, { standing: described.standing, schemas }, patched);
  }
}

function areSame(one: readonly SchemaNode[], other: readonly SchemaNode[]): boolean {
  return one.length === other.length && one.every((schema, index) => schema === other[index]);
}

/** The name of the values at a slot, and what is known of them by it. */
export interface SlotField {
  readonly name: string;
  /** True for items of a list of that name. */
  readonly repeated: boolean;
  /** The names of the members beside it; none where a patch changes it, which does not show them. */
  readonly beside: readonly string[];
  /** The name of the object that has it; null for the whole body. */
  readonly holderName: string | null;
  /** What `x-lintel.role` says that it is; null when it says nothing. */
  readonly role: string | null;
}

function fieldOf(slot: BodySlot): SlotField | null {
  const named = slot.isItem ? slot.parent : slot;
  if (named === null || named.key === null || named.form === null || named.isDataKey) return null;
  const { patched } = named;
  if (patched !== null && isKeyOfMap(patched)) return null;
  return {
    name: patched?.name ?? named.key,
    repeated: slot.isItem || patched?.isItem === true,
    beside: patched === null ? named.form.names : [],
    holderName: patched?.holderName ?? (patched !== null || named.parent === null ? null : nameOf(named.parent)),
    role: slot.schemas.map((schema) => ownAnnotatedRole(schema.value)).find((role) => role !== null) ?? null,
  };
}

/** True for what a patch changes in an object whose keys are data. */
function isKeyOfMap({ name, holderName }: PatchedProperty): boolean {
  return holderName !== null && namesShowMap([name], holderName) === true;
}

/** The name of what stands at a slot, of items that of their list; null for the whole body. */
export function nameOf(slot: BodySlot): string | null {
  return asString(slot.isItem ? slot.parent?.name : slot.name);
}
