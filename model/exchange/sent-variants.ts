import { asObject, has, isObject, member, strings } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { sameValueSchemas } from '../schemas/composition.ts';
import { listedTexts } from '../schemas/listed-values.ts';
import { typesOf } from '../schemas/schema-types.ts';
import { toCamelCase } from '../text/words/name-case.ts';
import { splitWords } from '../text/words/split-words.ts';
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
 * The polymorphic objects in the bodies of an exchange: a description has a property that lists the variants (`CARD`,
 * `BANK_TRANSFER`), and beside it a property for at least two of them (`card`, `bankTransfer`) that may be absent. Its
 * name says what the object is; where it says how something is done, the variants are objects: a customer with `email`
 * and `phone` may prefer one as `contactMethod`.
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
  const required = new Set(schemas.flatMap(({ value }) => strings(value.required)));
  const uses = schemas.flatMap((schema) => schema.uses.filter(({ relation }) => relation === 'property'));
  const scalars = new Set(uses.flatMap(({ key, target }) => (isScalar(target) ? [String(key)] : [])));
  return uses.flatMap(({ key, target }) => {
    const says = sayingOf(String(key));
    if (says === 'nothing') return [];
    const isVariant = (name: string) =>
      name !== key && names.has(name) && !required.has(name) && (says === 'kind' || !scalars.has(name));
    const values = target === null ? [] : sameValueSchemas(target).flatMap((schema) => listedTexts(schema).values);
    const properties = new Map(
      values.flatMap(({ value }): [string, string][] => {
        const name = toCamelCase(value);
        return name !== null && isVariant(name) ? [[value, name]] : [];
      }),
    );
    return properties.size < FEWEST ? [] : [{ discriminating: String(key), properties }];
  });
});

/** Last words of names that say what an object is; of those that as often say how something is done. */
const KINDS: ReadonlySet<string> = new Set(['type', 'kind', 'variant']);
const WAYS: ReadonlySet<string> = new Set(
  'method mode form format source channel scheme category class shape instrument'.split(' '),
);
/** Words before them by which one of several properties is chosen that all may be there: `preferredMethod`. */
const CHOICES: ReadonlySet<string> = new Set(
  'default preferred primary main current selected active last first next favorite favourite best'.split(' '),
);

/** What the name of a property says of the object that has it. */
function sayingOf(name: string): 'kind' | 'way' | 'nothing' {
  const words = splitWords(name);
  const last = words.at(-1) ?? '';
  if (words.some((word) => CHOICES.has(word))) return 'nothing';
  if (KINDS.has(last)) return 'kind';
  return WAYS.has(last) ? 'way' : 'nothing';
}

function isScalar(schema: SchemaNode | null): boolean {
  const types = schema === null ? [] : typesOf(schema);
  return types.length > 0 && !types.includes('object') && !types.includes('array');
}
