import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { listed, quote } from '../framework/messages.ts';
import { isObject, member } from '../model/description/json.ts';
import { pointerToPath } from '../model/description/json-pointer.ts';
import { didYouMean, nearestName } from '../platform/nearest-name.ts';
import schema from '../spec/lintel.schema.json' with { type: 'json' };
import type { Fault, Path } from './read-data.ts';

const validator = new Validator(schema as unknown as Schema, '2020-12', false);

/** Errors of these only say that there is one below. */
const OUTER = new Set(['properties', 'items', 'additionalProperties', 'propertyNames', '$ref']);

/**
 * The first thing in a project's settings that its JSON Schema refuses, or that contradicts itself, in words; null
 * where all is well.
 */
export function settingsFault(data: unknown): Fault | null {
  const error = validator.validate(data).errors.find(({ keyword }) => !OUTER.has(keyword));
  return error === undefined ? contradiction(member(data, 'defaults'), ['defaults']) : faultOf(error, data);
}

/** Numbers of one object, of which the first is at most the second. */
const ORDERED = [
  ['minItems', 'maxItems'],
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['default', 'maximum'],
] as const;

/** The first number that is above what bounds it, here or further in. */
function contradiction(value: unknown, path: Path): Fault | null {
  if (!isObject(value)) return null;
  for (const [low, high] of ORDERED) {
    const [lower, upper] = [value[low], value[high]];
    if (typeof lower !== 'number' || typeof upper !== 'number' || lower <= upper) continue;
    return { path: [...path, low], message: `${low} is ${lower} and ${high} ${upper}; write ${upper} or less` };
  }
  for (const [key, inner] of Object.entries(value)) {
    const found = contradiction(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

function faultOf({ keyword, keywordLocation, instanceLocation }: OutputUnit, data: unknown): Fault {
  const path = pointerToPath(decodeURI(instanceLocation.slice(1)));
  const key = path.at(-1);
  if (keyword === 'false') return { path, message: unknownSetting(String(key), path.slice(0, -1)) };
  if (keywordLocation.includes('/propertyNames/')) {
    const { description: names = 'another key' } = schemaAt(path.slice(0, -1)).propertyNames ?? {};
    return { path, message: `the key ${quote(key)} stands there; write ${names}` };
  }
  const { description } = schemaAt(path);
  if (key === undefined)
    return { path, message: `this is ${quote(data)}; write an object with settings such as "ruleset: all"` };
  return { path, message: `${nameOf(path)} is ${quote(valueAt(data, path))}; write ${description}` };
}

/** `maxItems`; for an item of a list `an entry of files`. */
function nameOf(path: Path): string {
  const key = String(path.at(-1));
  return /^\d+$/.test(key) ? `an entry of ${path.at(-2)}` : key;
}

function unknownSetting(key: string, above: Path): string {
  const known = Object.keys(schemaAt(above).properties ?? {});
  const holder = above.length === 0 ? 'setting' : `setting of ${above.join('.')}`;
  return `there is no ${holder} ${quote(key)}; ${didYouMean(nearestName(key, known), `write one of ${listed(known)}`)}`;
}

interface PartOfSchema {
  readonly description?: string;
  readonly $ref?: string;
  readonly propertyNames?: PartOfSchema;
  readonly properties?: Readonly<Record<string, PartOfSchema>>;
}

/** The part of the schema that describes the value at a path. */
function schemaAt(path: Path): PartOfSchema {
  return path.reduce<PartOfSchema>((part, key) => {
    const own =
      member(part.properties ?? {}, String(key)) ?? member(part, 'additionalProperties') ?? member(part, 'items');
    return isObject(own) ? withReference(own as PartOfSchema) : {};
  }, schema as PartOfSchema);
}

/** With the members of what it refers to among the schema's own definitions. */
function withReference(part: PartOfSchema): PartOfSchema {
  const name = part.$ref?.replace('#/$defs/', '') ?? '';
  const definition = member(schema.$defs, name);
  return isObject(definition) ? { ...definition, ...part } : part;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (Array.isArray(value) ? value[Number(key)] : member(value, String(key))),
    data,
  );
}
