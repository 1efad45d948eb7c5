import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { pathText } from '../../../model/paths/template.ts';
import { type JudgedUrl, type UrlFault, urlFaults, urlTexts } from '../../../model/paths/url-faults.ts';
import { certainVersion } from '../../../model/paths/version.ts';

/**
 * A namespace and then a resource follow the version. Judged are the first two segments besides the version, wherever that
 * stands. Not judged are URLs without a version, and those whose first segment mixes a parameter with other text.
 */
export default defineRule({
  id: 'path-namespace',
  statements: ['4.1/path-namespace'],
  severity: 'error',
  summary: 'A namespace follows the version, and a resource follows the namespace.',
  why: 'The namespace shows which part of the business a resource belongs to; without it, names of different teams collide as soon as one host serves both.',
  subjects: urlTexts,
  judge: ({ place }, description) => {
    const message = faultsIn(description).get(place);
    return message === undefined ? null : { message };
  },
});

const faultsIn = memoize((description: Description) => urlFaults(description, faultOf));

function faultOf(url: JudgedUrl): UrlFault | null {
  const { segments, serverLength } = url;
  if (segments.slice(0, serverLength).some(({ kind }) => kind !== 'fixed')) return null;
  const version = certainVersion(url);
  if (version === null) return null;
  const [first, second] = segments.filter((_, index) => index !== version.index);
  const path = plain(pathText(segments));
  const fault = (fact: string): UrlFault => ({
    of: 'key',
    message: `${fact}; write a namespace and a resource after the version`,
  });
  if (first === undefined) return fault(`${path} ends at the version`);
  if (first.kind === 'mixed') return null;
  if (first.kind === 'parameter') return fault(`in ${path}, ${plain(first.text)} stands where the namespace belongs`);
  if (second === undefined) return fault(`${path} ends at ${plain(first.text)}`);
  if (second.kind !== 'parameter') return null;
  const fact = `in ${path}, ${plain(second.text)} follows ${plain(first.text)}`;
  return fault(`${fact}, which leaves out a namespace or a resource`);
}
