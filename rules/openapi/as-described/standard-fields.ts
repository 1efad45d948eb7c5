/** Response fields that every service or what stands before it may send (the key of section 4.5 among them), and that no description has to name. In lower case. */
export const STANDARD_FIELDS: ReadonlySet<string> = new Set(
  `accept-ch accept-patch accept-post accept-ranges access-control-allow-credentials access-control-allow-headers access-control-allow-methods
access-control-allow-origin access-control-expose-headers access-control-max-age age allow alt-svc cache-control cdn-cache-control connection
content-disposition content-encoding content-language content-length content-location content-range content-security-policy
content-security-policy-report-only content-type cross-origin-embedder-policy cross-origin-opener-policy cross-origin-resource-policy date etag expires
idempotency-key keep-alive last-modified link location nel origin-agent-cluster permissions-policy pragma preference-applied proxy-authenticate referrer-policy report-to
reporting-endpoints retry-after server server-timing set-cookie strict-transport-security timing-allow-origin trailer transfer-encoding upgrade vary via
warning www-authenticate x-content-type-options x-dns-prefetch-control x-download-options x-frame-options x-permitted-cross-domain-policies x-powered-by
x-xss-protection`
    .split(/\s+/)
    .filter((name) => name !== ''),
);
