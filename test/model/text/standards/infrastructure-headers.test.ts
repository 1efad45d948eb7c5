import { isHeaderOfInfrastructure } from '../../../../model/text/standards/infrastructure-headers.ts';
import { each } from '../words/tables.ts';

describe('headers with an X', () => {
  each(
    'that browsers, proxies, caches and server software add',
    true,
    `X-ATT-DeviceId X-Azure-ClientIP X-Azure-FDID X-Azure-Ref X-Cache X-Cache-Hits X-Cache-Lookup X-CDN X-Client-Data
    X-Cloud-Trace-Context X-Content-Security-Policy X-DNS-Prefetch-Control X-Do-Not-Track X-Download-Options X-Edge-Location
    X-Envoy-Upstream-Service-Time X-Forwarded X-Forwarded-By X-Originating-IP X-Permitted-Cross-Domain-Policies X-Powered-By
    X-AspNet-Version X-AspNetMvc-Version X-Proxy-Cache X-Real-IP X-Requested-With X-Robots-Tag X-Runtime X-Served-By X-Timer
    X-UA-Compatible X-Varnish X-WebKit-CSP X-XSS-Protection X-XSRF-Token X-CSRF-Token`,
    isHeaderOfInfrastructure,
  );
  each(
    'of families that clouds and tracing add',
    true,
    `X-Amz-Date X-Amzn-Trace-Id X-B3-TraceId X-Datadog-Trace-Id X-Forwarded-For X-Goog-Date X-Ms-Request-Id X-NewRelic-ID
    X-NF-Request-ID X-OT-Span-Context X-Vercel-Id X-CF-Ray X-Fastly-Request-ID X-Akamai-Edgescape`,
    isHeaderOfInfrastructure,
  );
  each(
    'that a service chose, and others',
    false,
    'X-Request-Id X-Order-Status X-Caches X-Amount Cache-Control Server',
    isHeaderOfInfrastructure,
  );
});
