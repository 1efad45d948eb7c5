import { asObject, has, isObject, member } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { sameValueSchemas } from '../schemas/composition.ts';
import { listedTexts } from '../schemas/listed-values.ts';
import { toCamelCase } from '../text/words/name-case.ts';
import { Selection } from './body/selection.ts';

/** The flat properties of a polymorphic object, one for each variant. */
interface VariantGroup {
  /** The property that says which variant the object is. */
  readonly discriminating: string;
  /** The property of each variant, by the value of the discriminating one. */
  readonly properties: ReadonlyMap<string, string>;
}

/** An object in a body that is one of several variants. */
export interface SentVariant {
  readonly place: Place;
  readonly discriminating: string;
  readonly variant: string;
  /** The property of the variant; null where it has none of its own. */
  readonly wanted: string | null;
  /** The properties of variants that the object has. */
  readonly populated: readonly string[];
}

/**
 * The polymorphic objects in the bodies of an exchange: a description has a property that lists the variants (`CARD`, `BANK_TRANSFER`), and beside it
 * a property for at least two of them (`card`, `bankTransfer`).
 */
export const SENT_VARIANTS: Selection<readonly SentVariant[]> = new Selection({
  at: ({ schemas }, type) => (type === 'object' && groupsOf(schemas).length > 0 ? 'look' : 'none'),
  subject: ({ value, place, schemas }) => {
    if (!isObject(value)) return null;
    return groupsOf(schemas).flatMap(({ discriminating, properties }) => {
      const variant = member(value, discriminating);
      if (typeof variant !== 'string') return [];
      const populated = [...properties.values()].filter((name) => has(value, name));
      const wanted = properties.get(variant) ?? [...properties.values()].find((name) => name === toCamelCase(variant));
      return [{ place, discriminating, variant, wanted: wanted ?? null, populated }];
    });
  },
});

/** As few variants with a property of their own as make a group. */
const FEWEST = 2;

const groupsOf: (schemas: readonly SchemaNode[]) => readonly VariantGroup[] = memoize((schemas) => {
  const names = new Set(schemas.flatMap(({ value }) => Object.keys(asObject(value.properties))));
  const uses = schemas.flatMap((schema) => schema.uses.filter(({ relation }) => relation === 'property'));
  return uses.flatMap(({ key, target }) => {
    const values = target === null ? [] : sameValueSchemas(target).flatMap((schema) => listedTexts(schema).values);
    const properties = new Map(
      values.flatMap(({ value }): [string, string][] => {
        const name = toCamelCase(value);
        return name !== null && name !== key && names.has(name) ? [[value, name]] : [];
      }),
    );
    return properties.size < FEWEST ? [] : [{ discriminating: String(key), properties }];
  });
});
