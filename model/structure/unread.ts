import type { Description } from '../description/description.ts';
import { below, nameInFile, type Place, pathOf, type SourceFile } from '../description/place.ts';
import { isReference } from '../description/reference.ts';
import { ReferenceResolver } from '../description/reference-resolver.ts';
import { objectsIn } from '../description/written.ts';
import { appendTo } from '../lib/group-by.ts';
import type { Fault } from './fault.ts';
import type { ValueType } from './shape.ts';

/** Places of a description. */
class Places {
  private readonly byFile = new Map<SourceFile, Set<string>>();

  /** False for a place that is one of them already. */
  add(place: Place): boolean {
    const names = this.byFile.get(place.file) ?? new Set();
    this.byFile.set(place.file, names);
    return names.size < names.add(nameInFile(place)).size;
  }

  has(place: Place): boolean {
    return this.byFile.get(place.file)?.has(nameInFile(place)) ?? false;
  }
}

/**
 * What faults leave unread. What seems to be missing may stand there, in a form that nobody can read: where the
 * parameters of an operation are no list, it may or may not have the one that a rule looks for.
 */
export class UnreadParts {
  /** The values that could not be read. */
  private readonly parts = new Places();
  /** The lists with an item that could not be read, and the responses with an unknown status. */
  private readonly lists = new Places();
  /** The objects that have such a value, directly or by a reference. */
  private readonly holders = new Places();
  /** Those of them to whose uses it matters as well. */
  private readonly usedHolders = new Places();
  /** True where what is unread is shared by the whole description: its components, webhooks or security. */
  private isShared = false;
  /** True where nobody knows what a security scheme is. */
  private isSecurityUnread = false;
  /** The objects that have parts of their own: what one lacks is not in another. */
  private readonly owners = new Places();
  private readonly description: Description;
  private uses: ReadonlyMap<SourceFile, ReadonlyMap<string, readonly Place[]>> | null = null;

  constructor(description: Description, faults: readonly Fault[]) {
    this.description = description;
    const { operations, responses, parameters, headers, requestBodies } = description;
    for (const { place } of [...operations, ...responses, ...parameters, ...headers, ...requestBodies])
      this.owners.add(place);
    for (const fault of faults) this.add(fault);
  }

  /**
   * True for a place at which something is written that could not be read, or that is inside it; of a new item, also in
   * a list of such things.
   */
  isUnread(place: Place, isNewItem: boolean): boolean {
    if (isNewItem && place.parent !== null && this.lists.has(place.parent)) return true;
    for (let current: Place | null = place; current !== null; current = current.parent) {
      if (this.parts.has(current)) return true;
    }
    return false;
  }

  /**
   * True for an object of which nobody knows what it lacks, since it has something that could not be read, or is in a
   * list with such an item.
   */
  isIncomplete(place: Place): boolean {
    const { parent } = place;
    if (this.isShared || this.holders.has(place)) return true;
    if (this.isSecurityUnread && isOfSecurity(place)) return true;
    return parent !== null && typeof place.key === 'number' && this.lists.has(parent);
  }

  private add(fault: Fault): void {
    const isHiding = hidesParts(fault);
    // What stands under an unknown status could be the response of any one.
    if (isUnknownStatus(fault) && fault.place.parent !== null) this.lists.add(fault.place.parent);
    for (const place of unreadIn(fault)) {
      this.addPart(place);
      if (!isHiding) continue;
      if (isOfWholeDescription(place, this.description)) this.isShared = true;
      if (isSecurityScheme(place, this.description)) this.isSecurityUnread = true;
      this.addHolders(place, isOfSchema(fault), true);
    }
  }

  /** An item of a list could be any one: nobody knows which the list has. */
  private addPart(place: Place): void {
    const { key, parent } = place;
    this.parts.add(place);
    if (parent !== null && typeof key === 'number') this.lists.add(parent);
  }

  /** The objects around a place, up to the one that has it, and around the references to it or to these. */
  private addHolders(place: Place, isOfSchema: boolean, isOwn: boolean): void {
    const withUses = isOwn || !isOfSchema;
    if (withUses && isPart(place, this.description)) for (const use of this.usesOf(place)) this.addPart(use);
    for (let current: Place | null = place; current !== null; current = current.parent) {
      if (!isPart(current, this.description)) return;
      const isNew = this.holders.add(current);
      if (withUses ? !this.usedHolders.add(current) : !isNew) return;
      if (withUses) for (const use of this.usesOf(current)) this.addHolders(use, isOfSchema, false);
      if (isOfSchema && isOutermostSchema(current)) return;
      if (!isOfSchema && current !== place && this.owners.has(current)) return;
    }
  }

  private usesOf(target: Place): readonly Place[] {
    this.uses ??= usesIn(this.description);
    return this.uses.get(target.file)?.get(nameInFile(target)) ?? [];
  }
}

/** The members by which other objects know what an object is. */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  parameter: ['name', 'in', '$ref'],
  'security-scheme': ['type', 'scheme', '$ref'],
};

/** What one fault leaves unread. */
function unreadIn(fault: Fault): readonly Place[] {
  const { place, kind } = fault;
  switch (fault.fault) {
    case 'unknown member':
      return kind === 'responses' || kind === 'paths' ? [place] : [];
    case 'missing': {
      const names = [...fault.names, ...fault.oneOf];
      return [...(identifies(kind, names) ? [place] : []), ...names.map((name) => below(place, name))];
    }
    case 'wrong value':
      if (place.parent !== null && identifies(kind, [fault.name])) return [place.parent, place];
      return [place];
    case 'wrong count':
      return [place];
    default:
      return [];
  }
}

function identifies(kind: string, names: readonly string[]): boolean {
  return names.some((name) => (IDENTITY[kind] ?? ['$ref']).includes(name));
}

function isUnknownStatus({ fault, kind }: Fault): boolean {
  return fault === 'unknown member' && kind === 'responses';
}

/** Members that hold what rules look for: other objects, or the values of a schema. */
const HOLDING: ReadonlySet<string> = new Set(['paths', 'responses', 'content', 'schema', 'items', 'flows']);

/** Members of a schema that say nothing of its values. */
const DESCRIPTIVE: ReadonlySet<string> = new Set(
  'title description example examples deprecated xml externalDocs $comment'.split(' '),
);

/** True for a fault that may hide what rules look for; false for one of a text, a flag or the like. */
function hidesParts(fault: Fault): boolean {
  const { kind } = fault;
  switch (fault.fault) {
    case 'unknown member':
      return isUnknownStatus(fault);
    case 'missing': {
      const names = [...fault.names, ...fault.oneOf];
      return identifies(kind, names) || names.some((name) => HOLDING.has(name));
    }
    case 'wrong value':
      if (kind === 'schema') return !DESCRIPTIVE.has(fault.name);
      if (identifies(kind, [fault.name])) return true;
      // A header that cannot be read is still known by its name.
      return holdsObjects(fault.type) && !(kind === 'response' && fault.name === 'headers' && fault.entry !== null);
    default:
      return true;
  }
}

function holdsObjects(type: ValueType): boolean {
  if (typeof type === 'string') return false;
  if ('kind' in type) return true;
  if ('list' in type) return holdsObjects(type.list);
  if ('map' in type) return holdsObjects(type.map);
  return 'either' in type && type.either.some(holdsObjects);
}

function isOfSchema({ kind, fault, ...rest }: Fault): boolean {
  return (
    kind === 'schema' || (kind === 'components' && fault === 'wrong value' && 'name' in rest && rest.name === 'schemas')
  );
}

/** Members of the root that other parts of a description use. */
const SHARED: readonly (string | number)[] = ['components', 'webhooks', 'security'];

function isOfWholeDescription(place: Place, { rootPlace }: Description): boolean {
  const [first = '', , ...inner] = pathOf(place);
  if (place.file !== rootPlace.file || !SHARED.includes(first)) return false;
  return inner.length === 0;
}

function isSecurityScheme(place: Place, { rootPlace }: Description): boolean {
  const [first, second, name, ...inner] = pathOf(place);
  if (place.file !== rootPlace.file || first !== 'components' || second !== 'securitySchemes') return false;
  return name === undefined || inner.length < 2;
}

/** True for the requirements of the root or an operation, and for the description that lacks a scheme. */
function isOfSecurity(place: Place): boolean {
  const [first, second, third, fourth] = pathOf(place);
  return [first, third, fourth].includes('security') || first === 'openapi' || second === 'securitySchemes';
}

/** True for what is no more than one operation, path or component; all is a part that is written in another file. */
function isPart(place: Place, { rootPlace }: Description): boolean {
  if (place.file !== rootPlace.file) return true;
  const path = pathOf(place);
  return path.length > 2 || (path.length === 2 && path[0] !== 'components');
}

/** True for a schema that is in no other one: of a media type, a parameter, a header or a component. */
function isOutermostSchema({ key, parent }: Place): boolean {
  if (key === 'schema') return true;
  return parent?.key === 'schemas' && parent.parent?.key === 'components';
}

/** The objects with a `$ref`, by the place that it names. */
function usesIn({
  files,
  rootPlace,
  lookUp,
}: Description): ReadonlyMap<SourceFile, ReadonlyMap<string, readonly Place[]>> {
  const resolver = new ReferenceResolver(rootPlace.file, lookUp);
  const uses = new Map<SourceFile, Map<string, Place[]>>();
  for (const file of files) {
    for (const { value, place } of objectsIn(file)) {
      const target = isReference(value) ? resolver.step({ value, place }) : null;
      if (target === null) continue;
      const ofFile = uses.get(target.place.file) ?? new Map<string, Place[]>();
      uses.set(target.place.file, ofFile);
      appendTo(ofFile, nameInFile(target.place), place);
    }
  }
  return uses;
}
