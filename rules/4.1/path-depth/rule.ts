import { defineRule } from '../../../framework/define-rule.ts';
import { counted, listed, plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { appendTo } from '../../../model/lib/group-by.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import type { PathClassification, ResourceSegment } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { spelledText } from '../../../model/paths/segment-spelling.ts';
import { type PathSegment, pathText, withoutParameterNames } from '../../../model/paths/template.ts';

/** How many levels of sub-resources a path has at most (section 4.1 of the conventions). */
const MOST_LEVELS = 2;

/**
 * No path has too many levels of sub-resources. Of paths with the same beginning, the shortest one that is too deep is
 * reported, for all of them.
 */
export default defineRule({
  id: 'path-depth',
  statements: ['4.1/depth'],
  severity: 'error',
  summary: 'Paths have at most two levels of sub-resources.',
  why: 'Each level adds an identifier that the client has to know and the server has to check; deep paths break whenever a resource moves.',
  subjects: (description) => classifyPaths(description).paths.map((path) => ({ place: path.use.place, path })),
  judge: ({ place, path }, description) => {
    const tooDeep = firstTooDeep(path);
    if (tooDeep === null || tooDeep.place !== place) return null;
    const [top = '', ...below] = resourcesOf(path)
      .slice(0, MOST_LEVELS + 2)
      .map(({ segment }) => plain(segment.name));
    const fact = `${counted(MOST_LEVELS + 1, 'level')} of sub-resources stand below ${top}: ${listed(below)}`;
    const paths = pathsTooDeep(description).get(tooDeep) ?? [];
    const isIdentified = paths.some((one) => identifierOf(one, tooDeep).length > 0);
    const written = isIdentified ? ownPath(path, [tooDeep]) : ownPath(path, [...holderOf(path), tooDeep]);
    const name = plain(tooDeep.segment.name);
    const remedy = isDescribed(written, description)
      ? `join ${name} with ${plain(written)}, which is described already`
      : `give ${name} the path ${plain(written)}`;
    const message = `${fact}; nest at most ${MOST_LEVELS}, and ${remedy}`;
    return { message, ...(paths.length > 1 && { places: paths.map(({ use }) => use.place) }) };
  },
});

/** The paths that are too deep, by the segment at which they are. */
const pathsTooDeep: (description: Description) => ReadonlyMap<ResourceSegment, readonly PathClassification[]> = memoize(
  (description) => {
    const found = new Map<ResourceSegment, PathClassification[]>();
    for (const path of classifyPaths(description).paths) {
      const tooDeep = firstTooDeep(path);
      if (tooDeep !== null) appendTo(found, tooDeep, path);
    }
    return found;
  },
);

/** True for a path that there is, whatever its parameters are called. */
function isDescribed(path: string, description: Description): boolean {
  return pathsWithoutNames(description).has(withoutParameterNames(path));
}

const pathsWithoutNames: (description: Description) => ReadonlySet<string> = memoize(
  (description) =>
    new Set(classifyPaths(description).paths.map(({ template }) => withoutParameterNames(template.text))),
);

/** The segment at which a path has more than `MOST_LEVELS` levels of sub-resources; null where it has not. */
function firstTooDeep(path: PathClassification): ResourceSegment | null {
  return resourcesOf(path)[MOST_LEVELS + 1] ?? null;
}

/** The path of resources, each in the one before, directly behind version and namespace. */
function ownPath(path: PathClassification, resources: readonly ResourceSegment[]): string {
  const { template, segments } = path;
  const all = template.segments.filter(({ text }) => text !== '');
  const own = resources.flatMap((resource) => [
    { text: spelledText(resource.segment) },
    ...identifierOf(path, resource),
  ]);
  return pathText([...all.slice(0, all.length - segments.length), ...own]);
}

/** What identifies the resource that a segment names: the parameter behind it. */
function identifierOf({ segments }: PathClassification, resource: ResourceSegment): PathSegment[] {
  const next = segments[segments.indexOf(resource) + 1];
  return next?.meaning === null ? [next.segment] : [];
}

/** The resource that has what is nested too deep, where an identifier tells it from others of its kind. */
function holderOf(path: PathClassification): ResourceSegment[] {
  const holder = resourcesOf(path)[MOST_LEVELS];
  return holder === undefined || identifierOf(path, holder).length === 0 ? [] : [holder];
}

/** The segments that name resources. Segments that group others, or whose role is not known, make no level. */
function resourcesOf({ segments }: PathClassification): ResourceSegment[] {
  const inResource = groups(segments) ? segments.slice(1) : segments;
  return inResource.filter(({ meaning, sure }, index) => {
    const identified = inResource[index + 1]?.segment.kind === 'parameter';
    return (meaning === 'collection' || meaning === 'singleton') && (sure || identified);
  });
}

/** True where the first name may be a namespace: no identifier follows it, and it is no resource for certain. */
function groups([first, second]: readonly ResourceSegment[]): boolean {
  const isResource = first?.meaning === 'collection' || (first?.meaning === 'singleton' && first.sure);
  return !isResource && second?.segment.kind === 'fixed';
}
