import type { Description } from '../description/description.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { describesValue } from '../description/schema-contexts.ts';
import { memoize } from '../lib/memoize.ts';
import { plainDefinitionNames } from '../schemas/definition-names.ts';
import { type EffectiveSchema, effectiveSchema } from '../schemas/effective-schema.ts';
import { type Field, fieldsBySchema, fieldsNamed } from '../schemas/fields.ts';
import type { PropertyTypes } from '../schemas/mistyped-properties.ts';
import { numericTypeOf, typesOf } from '../schemas/schema-types.ts';
import { annotatedRole } from './annotated-role.ts';
import { describesColumn } from './column-descriptions.ts';
import { isLocale, isLocaleName } from './locales.ts';
import { isExchangeRateName, isMoneyName } from './money-and-quantity.ts';

export const COMMON_TYPES = ['money', 'quantity', 'locale'] as const;
export type CommonTypeName = (typeof COMMON_TYPES)[number];

/** An object type that section 2.3 of the conventions defines by its members. */
export interface CommonType {
  /** What the conventions call it. */
  readonly title: string;
  /** The members that it has, each with other names that are allowed. */
  readonly members: Readonly<Record<string, readonly string[]>>;
  /** Wrong names of members, with the right ones. */
  readonly misnomers: Readonly<Record<string, string>>;
  readonly types: PropertyTypes;
  /** True where `required` lists all members. */
  readonly isRequired: boolean;
  /** True for a name of such an object: of a schema or of a field. */
  readonly matchesName: (name: string) => boolean;
  /** True for a schema with such a name that can be meant as the type. */
  readonly matchesByName: (node: SchemaNode, field: Field) => boolean;
  /**
   * True where the name of a field says nothing of a schema that fields with other names share, such as one for all
   * settings.
   */
  readonly isNamedByAll: boolean;
  /** True for a schema that has the type's members. */
  readonly matchesByMembers: (node: SchemaNode) => boolean;
}

const TYPES: Readonly<Record<CommonTypeName, CommonType>> = {
  money: {
    title: 'Money',
    members: { value: [], currency: [] },
    misnomers: { currencyCode: 'currency', currency_code: 'currency', amount: 'value' },
    types: { value: 'string', currency: 'string' },
    isRequired: true,
    matchesName: isMoneyName,
    matchesByName: (node, { kind }) => (kind === 'definition' ? isMoneyOrText(node) : isDescribedObject(node)),
    isNamedByAll: false,
    matchesByMembers: hasMoneyPair,
  },
  quantity: {
    title: 'Quantity',
    members: { amount: [], uom: [] },
    misnomers: { value: 'amount', quantity: 'amount', unit: 'uom' },
    types: { amount: 'string', uom: 'string' },
    isRequired: false,
    matchesName: () => false,
    matchesByName: () => false,
    isNamedByAll: false,
    matchesByMembers: hasUnit,
  },
  locale: {
    title: 'Locale',
    members: { country_code: ['countryCode'], language: [] },
    misnomers: { country: 'country_code', languageCode: 'language', lang: 'language' },
    types: { language: 'string' },
    isRequired: false,
    matchesName: isLocaleName,
    matchesByName: isLocale,
    isNamedByAll: true,
    matchesByMembers: () => false,
  },
};

/** The definition of a common type. */
export function commonType(name: CommonTypeName): CommonType {
  return TYPES[name];
}

/**
 * The schemas of a common type, without those that extend one of them. See `isMoney` for the looser question about one
 * schema.
 */
export function commonTypeSchemas(description: Description, name: CommonTypeName): readonly SchemaNode[] {
  return schemasByCommonType(description).get(name) ?? [];
}

const schemasByCommonType: (description: Description) => ReadonlyMap<CommonTypeName, readonly SchemaNode[]> = memoize(
  (description) => new Map(COMMON_TYPES.map((name) => [name, findSchemas(description, name)])),
);

/** A member that an object of a common type lacks, and the wrong name that it has instead; null where it has none. */
export interface AbsentMember {
  readonly name: string;
  readonly misnomer: string | null;
}

/** The members that a schema of a common type lacks; none where a reference in it is unresolved. */
export function absentMembers({ properties, complete }: EffectiveSchema, type: CommonType): AbsentMember[] {
  const { members, misnomers } = type;
  const absent = Object.keys(members).filter(
    (name) => ![name, ...(members[name] ?? [])].some((one) => properties.has(one)),
  );
  return (complete ? absent : []).map((name) => {
    const misnomer = Object.keys(misnomers).find((other) => misnomers[other] === name && properties.has(other));
    return { name, misnomer: misnomer ?? null };
  });
}

/**
 * The numbers of an object that has a unit and no amount: `height`, `length` and `width`, which share the unit. None
 * where one may be the amount.
 */
export function measuresOf(schema: EffectiveSchema, type: CommonType): string[] {
  if (!schema.properties.has('uom') || absentMembers(schema, type).every(({ misnomer }) => misnomer !== null))
    return [];
  const measures = [...schema.properties].flatMap(([name, { target }]) =>
    target !== null && numericTypeOf(target) !== null ? [name] : [],
  );
  return measures.length > 1 ? measures : [];
}

function findSchemas(description: Description, name: CommonTypeName): SchemaNode[] {
  const { matchesName, matchesByName, isNamedByAll, matchesByMembers } = TYPES[name];
  const fields = fieldsNamed(description, matchesName);
  const isShared = ({ schema, kind }: Field) =>
    isNamedByAll && kind !== 'definition' && !isNamedAlike(schema, matchesName, description);
  const called = new Set(
    fields
      .filter((field) => !describesColumn(field.schema) && matchesByName(field.schema, field) && !isShared(field))
      .map(({ schema }) => schema),
  );
  const fits = (node: SchemaNode): boolean => {
    const role = annotatedRole(node);
    return role === null ? called.has(node) || matchesByMembers(node) : role === name;
  };
  const found = wholeValues(description).filter(fits);
  const all = new Set(found);
  return found.filter((node) => !effectiveSchema(node).parts.some((part) => part !== node && all.has(part)));
}

/** True for a schema of which all fields have such names; its own name as a component may be any. */
function isNamedAlike(schema: SchemaNode, matchesName: (name: string) => boolean, description: Description): boolean {
  const fields = fieldsBySchema(description).get(schema) ?? [];
  return fields.every(({ kind, name }) => kind === 'definition' || matchesName(name));
}

const wholeValues = memoize(({ schemas }: Description) =>
  schemas.filter((node) => describesValue(node) && node.written?.relation !== 'allOf'),
);

function isDescribedObject(node: SchemaNode): boolean {
  const types = typesOf(node);
  const { properties } = effectiveSchema(node);
  return types.includes('object') && properties.size > 0;
}

/** A string, integer or number that is called Money is meant to be it. */
function isObjectOrText(node: SchemaNode): boolean {
  return typesOf(node).some(
    (type) => type === 'object' || type === 'string' || type === 'integer' || type === 'number',
  );
}

/**
 * False for the variant of another object: `PaymentMethodOpenMoney`, which extends `PaymentMethod`, is called after a
 * brand.
 */
function isMoneyOrText(node: SchemaNode): boolean {
  const bases = effectiveSchema(node).parts.filter((part) => part !== node);
  const isVariant = bases.flatMap(plainDefinitionNames).some((base) => {
    return !isMoneyName(base) && plainDefinitionNames(node).some((name) => name.startsWith(base));
  });
  return isObjectOrText(node) && !isVariant;
}

/**
 * True for a unit of measure; where that refers to a resource of its own, it is the unit of a resource, and the object
 * is one only with an amount.
 */
function hasUnit(node: SchemaNode): boolean {
  const { properties } = effectiveSchema(node);
  const unit = properties.get('uom')?.target ?? null;
  return properties.has('uom') && (properties.has('amount') || unit === null || !typesOf(unit).includes('object'));
}

/** True for a currency beside a value that is no object or array. */
function hasMoneyPair(node: SchemaNode): boolean {
  const { properties } = effectiveSchema(node);
  if (!['currency', 'currencyCode', 'currency_code'].some((name) => properties.has(name))) return false;
  const value = properties.get('value');
  if (value === undefined || plainDefinitionNames(node).some(isExchangeRateName)) return false;
  const types = value.target === null ? [] : typesOf(value.target);
  return types.every((type) => type === 'string' || type === 'number' || type === 'integer' || type === 'null');
}
