import { isStandardHeader } from '../../../model/text/standards/http-headers.ts';
import { isHeaderOfInfrastructure } from '../../../model/text/standards/infrastructure-headers.ts';

/**
 * What services send to browsers, and the key of section 4.5, beside the fields that every API may use. In lower case.
 */
const OTHER_FIELDS: ReadonlySet<string> = new Set(
  `accept-ch cdn-cache-control idempotency-key nel origin-agent-cluster permissions-policy report-to reporting-endpoints timing-allow-origin`.split(
    ' ',
  ),
);

/** What stands before a service adds of its own. */
const OF_INTERMEDIARIES = /^(?:akamai|cf|cloudfront|fastly|fly|surrogate|vercel)-/;

/**
 * True for a response field that every service, or what stands before it, may send, and that no description has to
 * name.
 */
export function goesWithoutSaying(field: string): boolean {
  const name = field.toLowerCase();
  return (
    isStandardHeader(name) || isHeaderOfInfrastructure(name) || OTHER_FIELDS.has(name) || OF_INTERMEDIARIES.test(name)
  );
}
