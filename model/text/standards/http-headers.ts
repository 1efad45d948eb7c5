/**
 * The entries of IANA's HTTP Field Name Registry (RFC 9110, section 18.4) that an API is likely to use, with obsolete
 * ones, in lower case. The standards that define them also spell the tokens in their values.
 */
const STANDARD_HEADERS: ReadonlySet<string> = new Set(
  `a-im accept accept-charset accept-datetime accept-encoding accept-language accept-patch accept-post accept-ranges
  access-control-allow-credentials access-control-allow-headers access-control-allow-methods access-control-allow-origin
  access-control-expose-headers access-control-max-age access-control-request-headers access-control-request-method
  age allow alt-svc authentication-info authorization baggage cache-control cache-status clear-site-data connection
  content-digest content-disposition content-encoding content-language content-length content-location content-md5
  content-range content-security-policy content-security-policy-report-only content-type cookie cross-origin-embedder-policy
  cross-origin-opener-policy cross-origin-resource-policy date dav depth deprecation destination digest dpop early-data etag
  expect expires forwarded from host if if-match if-modified-since if-none-match if-range if-unmodified-since
  keep-alive last-modified link location lock-token max-forwards origin overwrite pragma prefer preference-applied
  priority proxy-authenticate proxy-authorization range referer referrer-policy repr-digest retry-after
  sec-fetch-dest sec-fetch-mode sec-fetch-site sec-fetch-user
  sec-websocket-accept sec-websocket-extensions sec-websocket-key sec-websocket-protocol sec-websocket-version server
  server-timing set-cookie signature signature-input slug soapaction strict-transport-security sunset te timeout trailer
  transfer-encoding traceparent tracestate upgrade user-agent vary via want-content-digest want-digest want-repr-digest
  warning www-authenticate x-content-type-options x-frame-options`.split(/\s+/),
);

/** True for the name of a header field that a standard defines, in any case (RFC 9110, section 5.1). */
export function isStandardHeader(name: string): boolean {
  return STANDARD_HEADERS.has(name.toLowerCase());
}
