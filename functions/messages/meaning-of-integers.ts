import type { Remedy } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { below, type Place } from '../../model/description/place.ts';
import { numericIdentifiers } from '../../model/resources/sequence-ids.ts';
import { placesOfUses } from '../../model/schemas/composition.ts';
import { writtenValues } from '../../model/schemas/written-values.ts';
import { numericRole } from '../../model/types/numeric-role.ts';
import { numericInstants } from '../../model/types/promised-instants.ts';
import { asDecimal, asInstant } from '../remedies/number-as-string.ts';
import { INSTANT_REMEDY } from './instants.ts';
import { IF_MONEY, PERCENTAGE_REMEDY } from './numeric-roles.ts';
import { SEQUENCE_REMEDY } from './sequence-ids.ts';
import { remedyForText } from './texts-in-numbers.ts';

/**
 * Why an integer is to become a string, and of which kind: `identifies something; make it …`. Null where it may stay an
 * integer.
 */
export function meaningOf(schema: SchemaNode, description: Description): string | null {
  if (numericIdentifiers(description).has(schema)) return `identifies something; ${SEQUENCE_REMEDY}`;
  if (numericInstants(description).has(schema)) return `is a point in time; ${INSTANT_REMEDY}`;
  if (numericRole(schema, description) === 'percentage') return `is a percentage; ${PERCENTAGE_REMEDY}`;
  const remedy = remedyForText(schema, description);
  return remedy === null ? null : `is no number by its name; ${remedy}`;
}

/**
 * What to write of an integer that may be an amount of money, before what to write of any other; empty where it cannot
 * be one.
 */
export function ifMoney(schema: SchemaNode, description: Description): string {
  return numericRole(schema, description) === 'monetary' ? `${IF_MONEY}, an object of value and currency; else ` : '';
}

/**
 * Makes a point in time a date-time, and a percentage a decimal string. What identifies something is left: only the
 * service knows its new values.
 */
export function asMeant(schema: SchemaNode, description: Description): Remedy {
  if (numericInstants(description).has(schema)) return asInstant(schema, description);
  return numericRole(schema, description) === 'percentage' ? asDecimal(schema, description) : [];
}

const NUMERIC_KEYWORDS = ['type', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

/**
 * What goes, or changes, once an integer is of another type: its type, its bounds and format as a number, its default,
 * its examples, and what refers to it.
 */
export function numericPlaces(schema: SchemaNode, description: Description): Place[] {
  const keywords = NUMERIC_KEYWORDS.map((keyword) => below(schema.place, keyword));
  return [
    schema.place,
    ...keywords,
    ...placesOfUses(schema),
    ...writtenValues(schema, description).map(({ place }) => place),
  ];
}
