import { type Data, type DataObject, isDataObject, mapValues, objectAt } from './data.ts';

/** Kinds of components that have a folder with one file each. */
const FOLDERS: readonly string[] = ['schemas', 'parameters', 'responses'];

/** Kinds of components that share one file. */
const SHARED: Readonly<Record<string, string>> = {
  headers: 'headers.yaml',
  requestBodies: 'request-bodies.yaml',
  examples: 'examples.yaml',
  callbacks: 'callbacks.yaml',
};

/** What stands beside the reference to a path item, since it is about the path. */
const ANNOTATION = 'x-lintel';

/** A description in one file as one in many, by their names relative to `openapi.yaml`, that refer to one another. */
export function splitIntoFiles(description: DataObject): ReadonlyMap<string, DataObject> {
  const { schemas, parameters, responses, headers, requestBodies, examples, callbacks, ...rest } = objectAt(
    description,
    'components',
  );
  const components = { schemas, parameters, responses, headers, requestBodies, examples, callbacks };
  const files = new Map<string, DataObject>();
  const move = (item: Data, key: string, folder: string): string => {
    const file = `${folder}/${fileName(key)}.yaml`;
    files.set(file, objectAt(withReferences(item, file)));
    return file;
  };
  const moved = (items: DataObject, folder: string): DataObject =>
    mapValues(items, (item, key) => {
      const { [ANNOTATION]: annotation, ...pathItem } = objectAt(item);
      const $ref = move(pathItem, key, folder);
      return annotation === undefined ? { $ref } : { $ref, [ANNOTATION]: annotation };
    });
  files.set('openapi.yaml', {
    ...description,
    paths: moved(objectAt(description, 'paths'), 'paths'),
    webhooks: moved(objectAt(description, 'webhooks'), 'webhooks'),
    components: rest,
  });
  for (const [kind, items] of Object.entries(components)) {
    const shared = SHARED[kind];
    if (shared === undefined) for (const [name, item] of Object.entries(objectAt(items))) move(item, name, kind);
    else files.set(shared, objectAt(withReferences(objectAt(items), shared)));
  }
  return files;
}

/** `/v1/shipping/parcels/{parcelId}` as `v1-shipping-parcels-parcelId`. */
function fileName(key: string): string {
  return key.replaceAll(/[{}]/g, '').replace(/^\//, '').replaceAll('/', '-');
}

function withReferences(value: Data, file: string): Data {
  if (Array.isArray(value)) return value.map((item: Data) => withReferences(item, file));
  if (!isDataObject(value)) return value;
  return mapValues(value, (inner, key) =>
    key === '$ref' && typeof inner === 'string' ? reference(inner, file) : withReferences(inner, file),
  );
}

/** A reference to a component, as it is written in a file. */
function reference($ref: string, file: string): string {
  const [, kind = '', name = ''] = /^#\/components\/([^/]+)\/([^/]+)$/.exec($ref) ?? [];
  const [folder] = file.includes('/') ? file.split('/') : [null];
  const up = folder === null ? '' : '../';
  const shared = SHARED[kind];
  if (shared !== undefined) return shared === file ? `#/${name}` : `${up}${shared}#/${name}`;
  if (!FOLDERS.includes(kind)) throw new Error(`${$ref} in ${file} leads to no component that is moved.`);
  return folder === kind ? `${name}.yaml` : `${up}${kind}/${name}.yaml`;
}
