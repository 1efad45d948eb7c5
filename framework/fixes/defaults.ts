import type { Description } from '../../model/description/description.ts';
import { asString, member } from '../../model/description/json.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { Context } from '../../model/description/schema-contexts.ts';
import { keepsBound } from '../../model/schemas/keeps-bound.ts';
import { keywordOf } from '../../model/schemas/keywords.ts';
import { writtenValues } from '../../model/schemas/written-values.ts';
import { splitWords } from '../../model/text/words/split-words.ts';

/** What a project writes for strings of one kind. */
interface StringDefaults {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** What a project writes for lists of one kind. */
interface ArrayDefaults {
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** What a project writes where a description does not show which bound or pattern is right. */
export interface Defaults {
  readonly array?: ArrayDefaults & {
    /** Of lists in paths, queries and headers. */
    readonly parameters?: ArrayDefaults;
  };
  readonly string?: StringDefaults & {
    /** Of strings in paths, queries and headers. */
    readonly parameters?: StringDefaults;
    /** By format. */
    readonly formats?: Readonly<Record<string, StringDefaults>>;
    /** By the last word of the name, in lower case. */
    readonly names?: Readonly<Record<string, StringDefaults>>;
  };
  readonly integer?: { readonly minimum?: number; readonly maximum?: number };
  readonly paging?: { readonly pageSize?: { readonly default?: number; readonly maximum?: number } };
}

/** What a project writes, where in its settings that stands: `string.names.id.pattern`. */
interface Default {
  readonly value: string | number;
  readonly setting: string;
}

const PARAMETERS = Context.pathParameter | Context.queryParameter | Context.headerParameter | Context.cookieParameter;

/**
 * What a project writes for a keyword of a schema; null where it says nothing. What is said of fewer schemas goes
 * first.
 */
export function defaultOf(keyword: string, node: SchemaNode, defaults: Defaults): Default | null {
  for (const setting of settingsFor(keyword, node)) {
    const value = setting.reduce<unknown>((holder, key) => member(holder, key), defaults);
    if (typeof value === 'string' || typeof value === 'number') return { value, setting: setting.join('.') };
  }
  return null;
}

/** Where a project's settings may have a value for the keyword. */
function settingsFor(keyword: string, node: SchemaNode): string[][] {
  const inParameter = (node.contexts & PARAMETERS) !== 0;
  if (/Items$/.test(keyword)) return [...(inParameter ? [['array', 'parameters', keyword]] : []), ['array', keyword]];
  if (/^(?:min|max)imum$/.test(keyword)) return [['integer', keyword]];
  const format = asString(keywordOf(node, 'format')?.value);
  return [
    ...(format === null ? [] : [['string', 'formats', format, keyword]]),
    ...lastWords(node).map((word) => ['string', 'names', word, keyword]),
    ...(inParameter ? [['string', 'parameters', keyword]] : []),
    ['string', keyword],
  ];
}

const NAMING: ReadonlySet<string> = new Set(['property', 'parameter', 'header', 'component']);

/** The last words of the names that a schema has. */
function lastWords({ usedBy }: SchemaNode): string[] {
  const names = usedBy.filter(({ relation }) => NAMING.has(relation)).map(({ key }) => String(key));
  return [...new Set(names.flatMap((name) => splitWords(name).at(-1) ?? []))];
}

/** True where all values that are written for the schema keep what the keyword would demand. */
export function fitsWritten(keyword: string, bound: unknown, node: SchemaNode, description: Description): boolean {
  return writtenValues(node, description).every(({ value }) => keepsBound(keyword, value, bound));
}
