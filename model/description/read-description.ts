import type { Description } from './description.ts';
import { asObject } from './json.ts';
import { openApiVersion } from './openapi-version.ts';
import { below, rootPlace, type SourceFile } from './place.ts';
import { readComponents } from './readers/components.ts';
import { Readers } from './readers/readers.ts';
import type { FileLookup } from './reference.ts';

/** The files of a description: the one that is linted, and a look-up for those that references name. */
export interface DescriptionSource {
  readonly root: SourceFile;
  readonly lookUp: FileLookup;
}

/**
 * Reads an OpenAPI description. Linear in the size of the files. Operations and schemas are read from a work list
 * instead of by recursion, so that deep nesting costs no stack and an object may hold itself.
 */
export function readDescription({ root: file, lookUp }: DescriptionSource): Description {
  const version = openApiVersion(file.data);
  const root = version === null ? {} : asObject(file.data);
  const place = rootPlace(file);
  const readers = new Readers(file, lookUp, version);
  readers.servers.add(root, place, null);
  const paths = readers.pathItems.uses('path', root.paths, below(place, 'paths'));
  const webhooks = readers.pathItems.uses('webhook', root.webhooks, below(place, 'webhooks'));
  const components = readComponents(root.components, below(place, 'components'), readers);
  readers.finish();
  readers.contexts.spread(components.schemas);
  return {
    version,
    root,
    rootPlace: place,
    lookUp,
    paths,
    webhooks,
    callbacks: readers.callbacks.all,
    callbackObjects: readers.callbacks.objects,
    pathItems: readers.pathItems.all,
    operations: readers.operations.all,
    parameters: readers.parameters.all,
    requestBodies: readers.requestBodies.all,
    responses: readers.responses.all,
    headers: readers.headers.all,
    mediaTypes: readers.mediaTypes.all,
    schemas: readers.schemas.all,
    examples: readers.examples.all,
    exampleObjects: readers.exampleObjects.all,
    links: readers.links.all,
    servers: readers.servers.all,
    components,
    brokenReferences: readers.references.broken,
    files: [...readers.references.files],
  };
}
