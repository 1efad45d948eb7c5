/**
 * Headers with an X that browsers, proxies, caches and server software add to whatever passes through them, in lower
 * case: no header that a service chose.
 */
const NAMES: ReadonlySet<string> = new Set(
  `x-att-deviceid x-azure-clientip x-azure-fdid x-azure-ref x-cache x-cache-hits x-cache-lookup x-cdn x-client-data x-cloud-trace-context x-content-security-policy
  x-dns-prefetch-control x-do-not-track x-download-options x-edge-location x-envoy-upstream-service-time x-forwarded x-forwarded-by
  x-originating-ip x-permitted-cross-domain-policies x-powered-by x-aspnet-version x-aspnetmvc-version x-proxy-cache x-real-ip x-render-origin-server x-requested-with
  x-robots-tag x-runtime x-served-by x-timer x-ua-compatible x-varnish x-webkit-csp x-xss-protection x-xsrf-token x-csrf-token`.split(
    /\s+/,
  ),
);
const FAMILIES =
  /^x-(?:amz|amzn|b3|cloud|datadog|envoy|forwarded|goog|ms|newrelic|nf|ot-span|vercel|cf|fastly|akamai)-/;

/** True for the name of a header that infrastructure adds, in any case. */
export function isHeaderOfInfrastructure(name: string): boolean {
  const lower = name.toLowerCase();
  return NAMES.has(lower) || FAMILIES.test(lower);
}
