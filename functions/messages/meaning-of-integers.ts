import type { Description } from '../../model/description/description.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { integerIdentifiers } from '../../model/resources/sequence-ids.ts';
import { integerInstants } from '../../model/types/promised-instants.ts';
import { INSTANT_REMEDY } from './instants.ts';
import { SEQUENCE_REMEDY } from './sequence-ids.ts';

/** Why an integer is to become a string, and of which kind: `identifies something; make it …`. Null where it may stay an integer. */
export function meaningOf(schema: SchemaNode, description: Description): string | null {
  if (integerIdentifiers(description).has(schema)) return `identifies something; ${SEQUENCE_REMEDY}`;
  return integerInstants(description).has(schema) ? `is a point in time; ${INSTANT_REMEDY}` : null;
}
