import { annotationOf } from '../annotations/annotations.ts';
import { mayBeBulk } from '../collections/bulk-requests.ts';
import { collectionSchemas } from '../collections/collection-response.ts';
import type { Description } from '../description/description.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { takesOnlyFile } from '../files/file-parts.ts';
import { memoize } from '../lib/memoize.ts';
import { bodyNames, bodyProperties, isKnownObject } from '../operations/body-properties.ts';
import { type JsonBody, jsonBodies } from '../operations/json-bodies.ts';
import { isPlainSuccess } from '../operations/responses.ts';
import type { PathClassification } from '../paths/classification.ts';
import { surePathOf } from '../paths/path-of-operation.ts';
import { sameValueSchemas } from '../schemas/composition.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { isFileMetadata, namedObjectOf } from '../schemas/snake-case-names.ts';
import { linksArrayAt } from './links.ts';
import { looseHolders } from './links-elsewhere.ts';

/** When a body with links is sent: `made` with 201 or 202, `read` with 200 where one resource is read or updated. */
export type LinkedAnswer = 'made' | 'read';

/** How a body has links: in an array `links`, otherwise (`loose`), or not at all. */
export type LinkCarriage = 'array' | 'loose' | 'none';

/** A schema of bodies that should define links (2.4/links-array). */
export interface LinkedBody {
  /** `made` where any of its uses is. */
  readonly answer: LinkedAnswer;
  readonly schema: SchemaNode;
  readonly uses: readonly SchemaUse[];
  readonly links: LinkCarriage;
}

/**
 * The schemas of bodies that should define links, each once: those of 201 and 202, and those of 200 on GET, PUT and
 * PATCH of one resource. Bulk results, file metadata and what probes answer need no links, and responses of actions may
 * be transient. Collection responses are left out: 2.5/collection-links judges them.
 */
export const linkedBodies: (description: Description) => readonly LinkedBody[] = memoize((description) =>
  withoutExtensions(findBodies(description)),
);

function findBodies(description: Description): LinkedBody[] {
  const collections = new Set(collectionSchemas(description).flatMap(({ bodies }) => bodies));
  const found = new Map<SchemaNode, LinkedBody>();
  for (const body of jsonBodies(description)) {
    const { schema, use } = body;
    const answer = answerOf(body, description);
    if (answer === null || collections.has(schema) || !isKnownObject(schema) || needsNone(schema)) continue;
    const known = found.get(schema);
    found.set(schema, {
      schema,
      answer: known === undefined ? answer : stricter(known.answer, answer),
      uses: known === undefined ? [use] : [...new Set([...known.uses, use])],
      links: known?.links ?? linkCarriage(schema, description),
    });
  }
  return [...found.values()];
}

function answerOf({ operation, response }: JsonBody, description: Description): LinkedAnswer | null {
  if (response.key === '202') return 'made';
  const path = surePathOf(operation, description);
  const pathClass = path?.class;
  if (takesOnlyFile(operation) || pathClass === 'upload') return null;
  if (response.key === '201') return mayBeBulk(operation, description) ? null : 'made';
  const updatesOrReads = ['get', 'put', 'patch'].includes(operation.method) && isPlainSuccess(response.key);
  const isOneResource = pathClass === 'item' || (pathClass === 'singleton' && !PROBE.test(nameAtEnd(path)));
  return updatesOrReads && isOneResource ? 'read' : null;
}

/** What asks whether the service runs: the answer is made for the question, and no resource. */
const PROBE = /^(?:health(?:z|-?checks?)?|ping|heartbeat|ready|readyz|readiness|live|livez|liveness)$/;

function nameAtEnd(path: PathClassification | null): string {
  return path?.segments.at(-1)?.segment.name ?? '';
}

function needsNone(schema: SchemaNode): boolean {
  const role = annotationOf(schema.value)?.role;
  if (role === 'file-metadata' || role === 'batch' || bodyNames(schema).has('batch_result')) return true;
  return isFileMetadata(namedObjectOf(schema));
}

/**
 * True for a schema that another one extends by links: then a use of the bare schema is at fault, not the schema
 * itself.
 */
export function hasLinkedExtension({ usedBy }: SchemaNode): boolean {
  return usedBy.some(
    ({ relation, holder }) => relation === 'allOf' && holder !== null && bodyNames(holder).has('links'),
  );
}

/** How the body that a schema describes has links, by all its parts. */
export function linkCarriage(schema: SchemaNode, description: Description): LinkCarriage {
  const links = bodyProperties(schema, 'links');
  const isUnknown = links.length === 0 && bodyNames(schema).has('links');
  if (isUnknown || links.some((use) => linksArrayAt(use) !== null || use.target === null)) return 'array';
  if (wrapsLinked(schema)) return 'array';
  const loose = looseHolders(description);
  return links.length > 0 || sameValueSchemas(schema).some((part) => loose.has(part)) ? 'loose' : 'none';
}

/** True for an envelope around one object that has links. */
function wrapsLinked(schema: SchemaNode): boolean {
  const [only, ...others] = effectiveSchema(schema).properties.values();
  return only?.target != null && others.length === 0 && bodyNames(only.target).has('links');
}

/** Missing links are reported at the base schema, not at schemas that extend it. */
function withoutExtensions(bodies: readonly LinkedBody[]): LinkedBody[] {
  const lacking = new Map(bodies.flatMap((body) => (body.links === 'none' ? [[body.schema, body]] : [])));
  for (const schema of [...lacking.keys()]) {
    const [, ...parts] = effectiveSchema(schema).parts;
    const body = lacking.get(schema);
    const base = parts.map((part) => lacking.get(part)).find((one) => one !== undefined);
    if (body === undefined || base === undefined) continue;
    lacking.delete(schema);
    lacking.set(base.schema, { ...base, answer: stricter(base.answer, body.answer) });
  }
  return [...bodies.filter(({ links }) => links !== 'none'), ...lacking.values()];
}

function stricter(left: LinkedAnswer, right: LinkedAnswer): LinkedAnswer {
  return left === 'made' ? left : right;
}
