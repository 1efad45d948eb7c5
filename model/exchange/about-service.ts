import { isVersion } from './identifier-text.ts';
import type { RequestUrl } from './request-url.ts';

/** What monitoring asks for, well-known URIs (RFC 8615), and the descriptions of APIs. */
const ABOUT_SERVICE =
  /^\/(?:[^?]*\/)?(?:\.well-known\/.+|health(?:z|check|-check)?(?:\/\w+)?|live(?:z|ness)?|ready(?:z|iness)?|ping|metrics|version|(?:openapi|swagger|asyncapi|api-docs)(?:[-.\w]*\.(?:json|ya?ml))?)$/i;

/** True for a URL, outside of all versions, under which a service tells of itself and shows no resources. */
export function isAboutService({ path, segments }: RequestUrl): boolean {
  return ABOUT_SERVICE.test(path) && !segments.some(({ text }) => isVersion(text));
}
