import type { Components } from '../description.ts';
import { asObject, member } from '../json.ts';
import type { DescriptionNode, Use } from '../nodes.ts';
import { below, type Place } from '../place.ts';
import type { RequestBodyReader, ResponseReader } from './bodies.ts';
import type { SchemaDraft } from './drafts.ts';
import type { MediaTypeReader } from './media-types.ts';
import type { ObjectReader } from './objects.ts';
import type { HeaderReader, ParameterReader } from './parameters.ts';
import type { CallbackReader, PathItemReader } from './path-items.ts';
import type { SchemaReader } from './schemas.ts';
import type { UseReader } from './use-reader.ts';

/** The readers of what `components` has. */
export interface PartsOfComponents {
  readonly uses: UseReader;
  readonly schemas: SchemaReader;
  readonly mediaTypes: MediaTypeReader;
  readonly parameters: ParameterReader;
  readonly headers: HeaderReader;
  readonly requestBodies: RequestBodyReader;
  readonly responses: ResponseReader;
  readonly pathItems: PathItemReader;
  readonly callbacks: CallbackReader;
  readonly exampleObjects: ObjectReader;
  readonly links: ObjectReader;
}

/** The entries of `components`; schemas as they are while everything else is read. */
export interface ComponentsDraft extends Components {
  readonly schemas: readonly Use<SchemaDraft>[];
}

/** Reads the Components Object of the linted file; in other files, what references resolve to is read. */
export function readComponents(value: unknown, place: Place, parts: PartsOfComponents): ComponentsDraft {
  const { uses, mediaTypes, parameters, headers, requestBodies, responses, pathItems, callbacks } = parts;
  const { exampleObjects, links } = parts;
  const components = uses.resolve(value, place);
  const map = (key: string) => member(components?.value, key);
  const at = (key: string) => below(components?.place ?? place, key);
  const read = <Node>(key: string, readEntry: (written: DescriptionNode, key: string) => Node): Use<Node>[] =>
    uses.usesInMap(map(key), at(key), readEntry);
  read('examples', exampleObjects.read);
  read('links', links.read);
  read('callbacks', callbacks.read);
  read('mediaTypes', (written, name) => mediaTypes.read(name, written, 'body'));
  pathItems.uses('component', map('pathItems'), at('pathItems'));
  return {
    schemas: readSchemas(map('schemas'), at('schemas'), parts),
    responses: read('responses', responses.read),
    parameters: read('parameters', parameters.read),
    requestBodies: read('requestBodies', requestBodies.read),
    headers: read('headers', headers.read),
    securitySchemes: read('securitySchemes', (written) => written),
  };
}

/** Not as other components are read, since a `$ref` may be one keyword of a schema among others. */
function readSchemas(map: unknown, place: Place, { uses, schemas }: PartsOfComponents): Use<SchemaDraft>[] {
  const written = uses.resolve(map, place);
  return Object.keys(asObject(written?.value)).map((key) => {
    const where = below(written?.place ?? place, key);
    const use = schemas.use('component', key, member(written?.value, key), where, null);
    return { key, place: where, node: use?.target ?? null };
  });
}
