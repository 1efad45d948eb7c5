import type { Description } from '../description/description.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { byPlace, type Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { relativeReference } from '../lib/relative-reference.ts';
import { definitionNames } from '../schemas/definition-names.ts';
import { splitWords } from '../text/words/split-words.ts';
import { type ErrorBody, errorBodies, isOtherThanError, memberCount } from './error-schemas.ts';

/** An error object, with the error bodies that it is the object of. */
export interface Described {
  readonly place: Place;
  readonly home: SchemaNode;
  /** Number of error responses, by status and operation, whose body it is (part of). */
  readonly served: number;
  /** The bodies whose error object it is. */
  readonly bodies: readonly ErrorBody[];
  /** True for the object of one kind of error: it is no base for the others. */
  readonly isSpecial: boolean;
}

/** The error objects: first the one that is most likely meant to be shared, of equals the first by place. */
export const describedErrors: (description: Description) => readonly Described[] = memoize((description) => {
  const rank = (one: Described) => [Number(isShared(one)), Number(!one.isSpecial), one.served, memberCount(one.home)];
  const ranked = describedObjects(description).sort(
    (left, right) => compare(rank(right), rank(left)) || byPlace(left.place, right.place),
  );
  const named = namedInstead(ranked);
  return named === undefined ? ranked : [named, ...ranked.filter((one) => one !== named)];
});

/** The one that has a name, where the first one cannot be referred to and serves less than twice as many responses. */
function namedInstead([first, ...others]: readonly Described[]): Described | undefined {
  if (first === undefined || canBeNamed(first)) return undefined;
  return others.find((one) => !one.isSpecial && canBeNamed(one) && 2 * one.served > first.served);
}

function canBeNamed({ home }: Described): boolean {
  return componentName(home) !== null || home.place.parent === null;
}

/** The error objects that neither are the first one nor extend it. */
export const unsharedErrors: (description: Description) => ReadonlyMap<SchemaNode, Described> = memoize(
  (description) => {
    const [main, ...others] = describedErrors(description);
    if (main === undefined) return new Map();
    const apart = others.filter(({ bodies }) => !bodies.every(({ shape }) => shape.parts.includes(main.home)));
    return new Map(apart.map((one) => [one.home, one]));
  },
);

/**
 * What a `$ref` at the one error object calls the other: the name of its component, or the path of its file; null where
 * it has neither.
 */
export function nameFrom(from: Described, { home }: Described): string | null {
  const component = componentName(home);
  if (component !== null) return component;
  const { file, parent } = home.place;
  if (parent !== null || file.source === null) return null;
  return relativeReference(from.place.file.source ?? '', file.source);
}

/** The error objects of all error bodies that define any property, but for what is a body of requests or successes. */
function describedObjects(description: Description): Described[] {
  const bodies = errorBodies(description).filter(
    ({ shape, home }) => shape.properties.size > 0 && !isOtherThanError(home, description),
  );
  const serving = new Map<SchemaNode, ErrorBody[]>();
  for (const { home } of bodies) serving.set(home, []);
  for (const body of bodies) for (const part of body.shape.parts) serving.get(part)?.push(body);
  return [...serving].map(([home, served]) => ({
    place: home.place,
    home,
    served: served.reduce((sum, { response }) => sum + Math.max(1, response.errorUses.length), 0),
    bodies: bodies.filter((body) => body.home === home),
    isSpecial: isSpecial(home, served),
  }));
}

function compare(left: readonly number[], right: readonly number[]): number {
  const different = left.findIndex((value, index) => value !== right[index]);
  return different < 0 ? 0 : (left[different] ?? 0) - (right[different] ?? 0);
}

function isShared({ home, served }: Described): boolean {
  return served > 1 || home.usedBy.length > 1 || definitionNames(home).length > 0;
}

function componentName({ usedBy }: SchemaNode): string | null {
  const use = usedBy.find(({ relation }) => relation === 'component');
  return use === undefined ? null : String(use.key);
}

/** Words of names for kinds of errors. */
const KINDS = new Set(
  'not found forbidden unauthorized unauthenticated bad validation conflict invalid missing gone limit timeout unavailable internal many unprocessable denied duplicate expired'.split(
    ' ',
  ),
);

/** Words of names for errors of any kind. */
const ANY_KIND = new Set(
  'error errors problem fault failure exception api response body model object default base common generic general service rest http detail details schema entity message info dto type'.split(
    ' ',
  ),
);

/** By its name, or since it serves one status only and its name does not say that it could serve all. */
function isSpecial(home: SchemaNode, served: readonly ErrorBody[]): boolean {
  const words = splitWords(definitionNames(home)[0] ?? '').map((word) => word.toLowerCase());
  if (words.some((word) => KINDS.has(word) || /^[45]\d\d$/.test(word))) return true;
  if (words.length > 0 && words.every((word) => ANY_KIND.has(word))) return false;
  const statuses = new Set(served.flatMap(({ response }) => response.errorUses.map(({ status }) => status)));
  return statuses.size === 1 && /^[45]\d\d$/.test([...statuses][0] ?? '');
}
