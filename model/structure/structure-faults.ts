import type { Description } from '../description/description.ts';
import { asString, isObject, type JsonObject, member } from '../description/json.ts';
import type { DescriptionNode, SchemaNode } from '../description/nodes.ts';
import { isBelow, type Place } from '../description/place.ts';
import { type FileLookup, isReference } from '../description/reference.ts';
import { ReferenceResolver } from '../description/reference-resolver.ts';
import { valueAt } from '../description/value-at.ts';
import { memoize } from '../lib/memoize.ts';
import { isFurtherMethod } from '../text/standards/http-methods.ts';
import type { Fault } from './fault.ts';
import { FaultFinder } from './find-faults.ts';
import type { StructureVersion } from './shape.ts';
import { structureOf } from './shapes.ts';

/** An object of a description, and what in it is no OpenAPI. */
export interface JudgedObject {
  readonly place: Place;
  readonly faults: readonly Fault[];
}

/**
 * Every object of which the description has a list, with what is no OpenAPI in it and in its parts. A reference is
 * taken for what it refers to wherever it stands, since bundlers do so. Nothing for a file that is no OpenAPI 3.
 */
export function* judgedObjects(description: Description): Iterable<JudgedObject> {
  if (description.version === null) return;
  const faulty = faultsByNumber(description);
  let number = 0;
  for (const [, nodes] of objectsOf(description)) {
    for (const { place } of nodes) yield { place, faults: faulty.get(number++) ?? NONE };
  }
}

/** All that is no OpenAPI in a description. */
export function faultsIn(description: Description): readonly Fault[] {
  return [...faultsByNumber(description).values()].flat();
}

const NONE: readonly never[] = Object.freeze([]);

/**
 * The faults of the objects that have any, by their number in the order of `objectsOf`: most descriptions have none.
 */
const faultsByNumber = memoize((description: Description): ReadonlyMap<number, readonly Fault[]> => {
  const found = new Map<number, readonly Fault[]>();
  const version = structureVersion(description);
  if (version === null) return found;
  const finder = new FaultFinder(structureOf(version), resolverOf(description));
  const ofPaths = new Set<DescriptionNode | null>(description.paths.map(({ node }) => node));
  let number = 0;
  for (const [kind, nodes] of objectsOf(description)) {
    for (const node of nodes) {
      const left = finder.faultsOf(kind, node).filter((fault) => {
        const isMethod = ofPaths.has(node) && isOtherMethod(fault, node);
        return !isMethod && !isShelf(fault, node, description) && !isPartOfLibrary(fault);
      });
      if (left.length > 0) found.set(number, left);
      number++;
    }
  }
  return found;
});

/** A method that OpenAPI does not have, or not yet: that paths have no such methods is a convention, too. */
function isOtherMethod(fault: Fault, { value }: DescriptionNode): boolean {
  if (fault.fault !== 'unknown member' || !isObject(member(value, fault.name))) return false;
  return fault.name === 'query' || fault.name === 'additionalOperations' || isFurtherMethod(fault.name);
}

/** A member that the root lacks: what several descriptions share is often written as one without info or paths. */
function isPartOfLibrary(fault: Fault): boolean {
  return fault.fault === 'missing' && fault.kind === 'description';
}

/** A member of the root of another file that holds what references lead to: `$defs`, `definitions`, `shared`. */
function isShelf(fault: Fault, { value, place }: DescriptionNode, { rootPlace }: Description): boolean {
  if (fault.fault !== 'unknown member' || fault.meant !== null || place.parent !== null) return false;
  return place.file !== rootPlace.file && isObject(member(value, fault.name));
}

function objectsOf(description: Description): readonly (readonly [string, readonly DescriptionNode[]])[] {
  const { root, rootPlace, pathItems, operations, parameters, requestBodies, responses, headers, mediaTypes } =
    description;
  const { callbackObjects, links, exampleObjects, components } = description;
  return [
    ['description', [{ value: root, place: rootPlace }]],
    ['path-item', [...pathItems, ...referringPathItems(description)]],
    ['operation', operations],
    ['parameter', parameters],
    ['request-body', requestBodies],
    ['response', responses],
    ['header', headers],
    ['media-type', mediaTypes],
    ['schema', schemasOfOpenApi(description)],
    ['callbacks', callbackObjects],
    ['link', links],
    ['example', exampleObjects],
    ['security-scheme', [...new Set(components.securitySchemes.flatMap(({ node }) => node ?? []))]],
  ];
}

/** `3.2` also for later ones. Null for what is no OpenAPI 3. */
function structureVersion({ version, root }: Description): StructureVersion | null {
  if (version !== '3.1') return version;
  return /^3\.1\b/.test(String(root.openapi)) ? '3.1' : '3.2';
}

/** Path items that are a reference with members beside it, which belong to the path item. */
function referringPathItems({ paths, webhooks, callbacks }: Description): DescriptionNode[] {
  return [...paths, ...webhooks, ...callbacks].flatMap((use) => {
    if (use.node === null || use.node.place === use.place) return [];
    const value = valueAt(use.place);
    return isReference(value) && Object.keys(value).length > 1 ? [{ value, place: use.place }] : [];
  });
}

const OPENAPI_DIALECT = /^https:\/\/(?:json-schema\.org\/draft\/2020-12\/schema|spec\.openapis\.org\/oas\/3\.\S*)#?$/;

/**
 * The schemas whose keywords are those of OpenAPI: not those that name another dialect of JSON Schema, nor what is
 * inside these.
 */
function schemasOfOpenApi(description: Description): readonly SchemaNode[] {
  const { schemas, root, version } = description;
  const hasOther = (value: JsonObject) => {
    const dialect = asString(member(value, '$schema'));
    return dialect !== null && (version === '3.0' || !OPENAPI_DIALECT.test(dialect));
  };
  const usual = asString(root.jsonSchemaDialect);
  if (usual !== null && !OPENAPI_DIALECT.test(usual)) return [];
  const others = new Set(schemas.filter(({ value }) => hasOther(value)).map(({ place }) => place));
  const files = new Set(description.files.filter(({ data }) => isObject(data) && hasOther(data)));
  if (others.size === 0 && files.size === 0) return schemas;
  return schemas.filter(({ place }) => !files.has(place.file) && !isBelow(place, others));
}

/**
 * Resolves references in places that the description's lists leave out; made when the first is met. They lead only into
 * files that are part of the description by a reference in a place for one: of what else a `$ref` may name, nothing is
 * to be quoted.
 */
function resolverOf({ rootPlace, lookUp, files }: Description) {
  const sources = new Set(files.map(({ source }) => source));
  const lookUpPart: FileLookup = (name) => {
    const file = lookUp(name);
    return file !== undefined && sources.has(file.source) ? file : undefined;
  };
  let resolver: ReferenceResolver | null = null;
  return (...[reference, place]: Parameters<ReferenceResolver['resolve']>) => {
    resolver ??= new ReferenceResolver(rootPlace.file, lookUpPart);
    return resolver.resolve(reference, place);
  };
}
