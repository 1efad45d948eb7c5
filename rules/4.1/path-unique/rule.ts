import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import { byText, type Place } from '../../../model/description/place.ts';
import type { PathClassification } from '../../../model/paths/classification.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { type PathSegment, withoutParameterNames } from '../../../model/paths/template.ts';

interface Subject {
  readonly place: Place;
  readonly path: PathClassification;
  /** The first path before it, by text, that has the same template. */
  readonly sameAs: PathClassification | null;
}

/**
 * No two paths have the same template, whatever the names of their parameters: neither the keys alone, nor the keys
 * behind the paths of their servers. Hosts are not compared.
 */
export default defineRule({
  id: 'path-unique',
  statements: ['4.1/path-unique'],
  severity: 'error',
  summary: 'No two paths differ only in the names of their parameters.',
  why: 'A request fits both, so which of them answers depends on the order in which a router happened to read them.',
  subjects: (description): Subject[] => {
    const { paths, urlsOf } = classifyPaths(description);
    const first = new Map<string, PathClassification>();
    const ordered = paths.filter(isPlain).sort((left, right) => byText(left.use.key, right.use.key));
    return ordered.map((path) => {
      const urls = urlsOf(path).map(({ server }) => `url ${shape([...server.segments, ...path.template.segments])}`);
      const shapes = [`key ${shape(path.template.segments)}`, ...urls];
      const sameAs = shapes.map((each) => first.get(each)).find((other) => other !== undefined) ?? null;
      for (const each of shapes) if (!first.has(each)) first.set(each, path);
      return { place: path.use.place, path, sameAs };
    });
  },
  judge: ({ path, sameAs }) => {
    if (sameAs === null) return null;
    const both = `the path ${plain(path.use.key)}`;
    const sameKey = shape(path.template.segments) === shape(sameAs.template.segments);
    const fact = sameKey
      ? `${both} differs from ${plain(sameAs.use.key)} in parameter names only`
      : `${both} and its server give the same URLs as ${plain(sameAs.use.key)} and its server`;
    return { message: `${fact}; join the two, or name one otherwise` };
  },
});

/** Keys with a query or a fragment are not compared. */
function isPlain({ template }: PathClassification): boolean {
  return template.query === null && template.fragment === null;
}

function shape(segments: readonly PathSegment[]): string {
  return segments.map(({ text }) => `/${withoutParameterNames(text)}`).join('');
}
