import { asObject, isObject, type JsonObject } from '../../model/description/json.ts';
import type { Data } from './description-data.ts';
import { eachSchema } from './rewritten-schemas.ts';

const KINDS = ['schemas', 'parameters', 'responses', 'headers', 'requestBodies', 'examples', 'links', 'callbacks'];

/**
 * Other names for components, and other components: what clients see stays as it is. The description is changed in
 * place.
 */
export const REWRITTEN_COMPONENTS: Readonly<Record<string, (root: Data) => void>> = {
  'components renamed': (root) => {
    for (const kind of KINDS) rename(root, kind, (name) => `${name}Renamed`);
  },
  'security schemes renamed': renameSchemes,
  'equal schemas merged into components': mergeEqual,
};

function rename(root: Data, kind: string, nameOf: (name: string) => string): void {
  const components = asObject(root.components) as Data;
  const map = asObject(components[kind]);
  const prefix = `#/components/${kind}/`;
  if (components[kind] === undefined) return;
  components[kind] = Object.fromEntries(Object.keys(map).map((name) => [nameOf(name), map[name]]));
  const renamed = (text: string) => {
    const [name = '', ...rest] = text.slice(prefix.length).split('/');
    return [prefix + nameOf(name), ...rest].join('/');
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && inner.startsWith(prefix)) (value as Data)[key] = renamed(inner);
      else visit(inner);
    }
  };
  visit(root);
}

function renameSchemes(root: Data): void {
  rename(root, 'securitySchemes', (name) => `${name}Renamed`);
  const visit = (value: unknown, key: string): void => {
    if (key === 'example' || key === 'examples' || typeof value !== 'object' || value === null) return;
    const { security } = value as Data;
    if (Array.isArray(security)) (value as Data).security = security.map(renamedRequirement);
    for (const [name, inner] of Object.entries(value)) visit(inner, name);
  };
  visit(root, '');
}

function renamedRequirement(requirement: unknown): unknown {
  if (!isObject(requirement)) return requirement;
  return Object.fromEntries(Object.entries(requirement).map(([name, scopes]) => [`${name}Renamed`, scopes]));
}

/** More components than these make no other case. */
const MOST_MERGED = 1_000;

/** Inline objects and lists of values become components; those with the same text become one. */
function mergeEqual(root: Data): void {
  root.components ??= {};
  const components = root.components as Data;
  components.schemas ??= {};
  const schemas = components.schemas as Data;
  const names = new Map<string, string>();
  eachSchema(root, (schema, path) => {
    // Components keep their own names.
    if (path.length === 1 || !isMergeable(schema)) return schema;
    const text = JSON.stringify(schema);
    const known = names.get(text);
    if (known === undefined && names.size >= MOST_MERGED) return schema;
    const name = known ?? `Merged${names.size}`;
    names.set(text, name);
    return { $ref: `#/components/schemas/${name}` };
  });
  for (const [text, name] of names) schemas[name] = JSON.parse(text);
}

function isMergeable(schema: JsonObject): boolean {
  return schema.$ref === undefined && (isObject(schema.properties) || Array.isArray(schema.enum));
}
