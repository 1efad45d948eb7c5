import type { Description } from '../description/description.ts';
import type { Place } from '../description/place.ts';
import { identifies, isGivenByOthers, isIdentifierName, isIdentifiersName } from '../resources/identifiers.ts';
import { choosesFromFew } from '../resources/sequence-ids.ts';
import { isForeignName, mayBeForeign } from '../resources/third-party-identifiers.ts';
import { hasListedValues } from '../schemas/listed-values.ts';
import type { Selection } from './body/selection.ts';
import { isSuccessful } from './content.ts';
import type { Exchange } from './exchange.ts';
import { type SentField, selectFields } from './sent-fields.ts';
import type { Traffic } from './traffic.ts';

/** An identifier in a body or in the path of a request. */
export interface SentIdentifier {
  readonly name: string;
  readonly value: unknown;
  readonly place: Place;
  /** As the URL has it; null for one in a body. */
  readonly inPath: string | null;
}

/**
 * The identifiers in the bodies of exchanges, without those that another party assigns and those that choose from few.
 *
 * @param isRight Whether nothing is wrong with one.
 */
export function sentIdentifiers(isRight: (value: string | number) => boolean): Selection<SentIdentifier> {
  return selectFields({
    at: ({ name, repeated }, type, { schemas, kind }) => {
      if (type !== 'string' && type !== 'number') return 'none';
      if (!(repeated ? isIdentifiersName(name) : isIdentifierName(name))) return 'none';
      if (schemas.length > 0 && !isOwn({ name, schemas }, kind.description)) return 'none';
      if (schemas.length === 0 && mayBeForeign(name)) return 'look';
      return (value: string | number, { request: { url } }) =>
        isRight(value) && !url.segments.some(({ decoded }) => decoded === value) ? 'holds' : 'look';
    },
    subject: (field, exchange, traffic) => {
      const { name, repeated, value, place } = field;
      if (typeof value !== 'string' && typeof value !== 'number') return null;
      if (!(repeated ? isIdentifiersName(name) : isIdentifierName(name))) return null;
      return isOwn(field, traffic.pathOf(exchange)?.description ?? null) ? { name, value, place, inPath: null } : null;
    },
  });
}

/**
 * The identifiers in the path of a request that succeeded.
 *
 * @param known Those in bodies: one that a body has as well is left out, since both have one cause.
 */
export function identifiersInPath(
  exchange: Exchange,
  traffic: Traffic,
  known: readonly SentIdentifier[],
): readonly SentIdentifier[] {
  const path = traffic.pathOf(exchange);
  if (path === null || !isSuccessful(exchange)) return [];
  const { urlPlace } = exchange.request;
  return [...path.parameters].flatMap(([name, { text, decoded }]): SentIdentifier[] => {
    if (known.some(({ value }) => String(value) === decoded) || !identifies(name)) return [];
    return [{ name, value: decoded, place: urlPlace, inPath: text }];
  });
}

function isOwn({ name, schemas }: Pick<SentField, 'name' | 'schemas'>, description: Description | null): boolean {
  if (schemas.some((schema) => hasListedValues(schema) || choosesFromFew(schema))) return false;
  if (description === null) return true;
  return schemas.length > 0 ? !isGivenByOthers(name, schemas, description) : !isForeignName(name, description);
}
