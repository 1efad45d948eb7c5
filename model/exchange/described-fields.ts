import type { Description } from '../description/description.ts';
import { type Field, fieldsBySchema } from '../schemas/fields.ts';
import type { Exchange } from './exchange.ts';
import type { SentField } from './sent-fields.ts';
import type { Traffic } from './traffic.ts';

/** The description that has the path of an exchange; null without one. */
export function descriptionOf(exchange: Exchange, traffic: Traffic): Description | null {
  const path = traffic.pathOf(exchange);
  return path?.isDescribed === true ? path.description : null;
}

/** The properties of a description that a value in a body belongs to; none where nothing describes it. */
export function describedFields(
  { name, schemas }: Pick<SentField, 'name' | 'schemas'>,
  description: Description | null,
): readonly Field[] {
  if (description === null) return [];
  const fields = schemas.flatMap((schema) => fieldsBySchema(description).get(schema) ?? []);
  return fields.filter((field) => field.kind === 'property' && field.name === name);
}
