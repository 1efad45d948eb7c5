import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';

// What Prism brings along replaces it, and the stack of each failed test would name lines of compiled code.
Reflect.deleteProperty(Error, 'prepareStackTrace');

/** A mock of a described service, on loopback. */
export interface MockServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a description with Prism, which answers with the examples, and refuses requests that do not fit unless it is
 * not to look at them. Without a header Prefer the query parameter `__code` asks for a status other than the first
 * success.
 */
export async function mockServer(file: string, { validateRequest = true } = {}): Promise<MockServer> {
  const server = createServer(await getHttpOperationsFromSpec(file), {
    cors: false,
    config: {
      isProxy: false,
      upstreamProxy: undefined,
      checkSecurity: true,
      validateRequest,
      validateResponse: true,
      errors: true,
      mock: { dynamic: false },
    },
    components: { logger: createLogger('mock', { level: 'silent' }) },
  });
  const url = await server.listen(0, '127.0.0.1');
  return { url, close: () => server.close() };
}
