import { defineFunction } from '../framework/define-function.ts';
import { plain } from '../framework/messages.ts';
import type { PathUrl } from '../model/paths.ts';
import { judgeUrls, type UrlFault, type UrlText, versionOf } from '../model/url-faults.ts';

/**
 * A namespace and then a resource follow the version. A version that is missing or in the wrong place is another check's:
 * what is judged are the two segments that come first without it.
 */
export default defineFunction<UrlText>({
  name: 'pathNamespace',
  options: null,
  subjects: (description) => judgeUrls(description, faultOf),
  judge: ({ fault }) => (fault === null ? null : { message: fault }),
});

function faultOf(url: PathUrl): UrlFault | null {
  const { segments, serverLength, namespace } = url;
  if (segments.slice(0, serverLength).some(({ kind }) => kind !== 'fixed')) return null;
  const version = versionOf(url);
  const [first, second] = segments.filter((_, index) => index !== version?.index);
  const path = plain(`/${segments.map(({ text }) => text).join('/')}`);
  const fault = (fact: string): UrlFault => ({
    of: 'key',
    message: `${fact}; write a namespace and a resource after the version`,
  });
  if (first === undefined) return version === null ? null : fault(`${path} ends at the version`);
  if (first.kind !== 'fixed') return fault(`in ${path}, ${plain(first.text)} stands where the namespace belongs`);
  if (second === undefined) return fault(`${path} ends at ${namespace === null ? 'its first name' : 'the namespace'}`);
  if (second.kind === 'fixed') return null;
  return fault(
    `in ${path}, ${plain(second.text)} follows ${plain(first.text)}, so that a namespace or a resource is missing`,
  );
}
