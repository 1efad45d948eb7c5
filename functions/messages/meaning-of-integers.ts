import type { Remedy } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { below, type Place } from '../../model/description/place.ts';
import { integerIdentifiers } from '../../model/resources/sequence-ids.ts';
import { writtenValues } from '../../model/schemas/written-values.ts';
import { integerInstants } from '../../model/types/promised-instants.ts';
import { asInstant } from '../remedies/number-as-string.ts';
import { INSTANT_REMEDY } from './instants.ts';
import { SEQUENCE_REMEDY } from './sequence-ids.ts';

/** Why an integer is to become a string, and of which kind: `identifies something; make it …`. Null where it may stay an integer. */
export function meaningOf(schema: SchemaNode, description: Description): string | null {
  if (integerIdentifiers(description).has(schema)) return `identifies something; ${SEQUENCE_REMEDY}`;
  return integerInstants(description).has(schema) ? `is a point in time; ${INSTANT_REMEDY}` : null;
}

/** Makes a point in time a date-time. What identifies something is left: only the service knows its new values. */
export function asMeant(schema: SchemaNode, description: Description): Remedy {
  return integerInstants(description).has(schema) ? asInstant(schema, description) : [];
}

const NUMERIC_KEYWORDS = ['type', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

/** What goes, or changes, once an integer is a string: its type, its bounds and format as a number, its default and examples. */
export function numericPlaces(schema: SchemaNode, description: Description): Place[] {
  const keywords = NUMERIC_KEYWORDS.map((keyword) => below(schema.place, keyword));
  return [schema.place, ...keywords, ...writtenValues(schema, description).map(({ place }) => place)];
}
