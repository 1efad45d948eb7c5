/** Methods that OpenAPI 3.1 has no key for (IANA's HTTP Method Registry, and PURGE of caches). */
const FURTHER: ReadonlySet<string> = new Set(
  `acl baseline-control bind checkin checkout connect copy label link lock merge mkactivity mkcalendar mkcol
  mkredirectref mkworkspace move orderpatch pri propfind proppatch purge rebind report search unbind uncheckout unlink
  unlock update updateredirectref version-control view`.split(/\s+/),
);

/** True for a method of HTTP, in any case, that is no key of a path item. */
export function isFurtherMethod(key: string): boolean {
  return FURTHER.has(key.toLowerCase());
}
