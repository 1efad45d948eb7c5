import { listed, quote } from '../../framework/messages.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { type Described, nameFrom } from '../../model/errors/described-errors.ts';
import { ERROR_OBJECT_MEMBERS } from '../../model/errors/error-schemas.ts';
import { effectiveSchema } from '../../model/schemas/effective-schema.ts';

/** Names of properties that a message gives before it counts the others. */
const FEW = 4;

/** What to do where no object is for all errors. */
export const FOR_ALL_ERRORS = `describe one in components.schemas with ${listed(ERROR_OBJECT_MEMBERS)}, and refer to it, or extend it by allOf`;

/**
 * How an error object is to become the one for all errors, without losing what only it has; null where `main` is for
 * one kind of errors only, or has no name.
 */
export function sharingRemedy(described: Described, main: Described): string | null {
  const name = nameFrom(described, main);
  if (main.isSpecial || name === null) return null;
  const envelope = [...effectiveSchema(described.home).properties.values()].find(({ target }) => target === main.home);
  if (envelope !== undefined) return `answer with ${quote(name)} itself, and not inside ${quote(envelope.key)}`;
  const known = [...ERROR_OBJECT_MEMBERS, ...propertyNames(main.home)];
  const further = propertyNames(described.home)
    .filter((one) => !known.includes(one))
    .sort();
  if (further.length === 0) return `refer to ${quote(name)}`;
  const shown = further.slice(0, FEW).map((one) => quote(one));
  const others = further.length - shown.length;
  return `refer to ${quote(name)} in allOf, and define only ${listed(others === 0 ? shown : [...shown, `${others} more`])} beside it`;
}

function propertyNames(schema: SchemaNode): string[] {
  return [...effectiveSchema(schema).properties.keys()];
}
