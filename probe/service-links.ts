import type { Values } from '../framework/sequence/prober.ts';
import type { Description } from '../model/description/description.ts';
import { matchPath } from '../model/exchange/path-match.ts';
import { readRequestUrl } from '../model/exchange/request-url.ts';
import { operationOf } from '../model/operations/operation-of-method.ts';
import { serverPathsFor } from '../model/paths/server-paths.ts';
import type { DescribedOperation } from '../model/resources/described-resources.ts';
import { namedValues } from '../model/resources/value-names.ts';

/** Where the links of a service lead: to an operation of the description, or away from what is asked. */
export class ServiceLinks {
  constructor(
    private readonly description: Description,
    private readonly base: string,
  ) {}

  /** Where a link leads, if to the service that is asked; what the description calls the service is the same one. */
  here(href: string, from: string): URL | null {
    if (!URL.canParse(href, from)) return null;
    const url = new URL(href, from);
    const target = new URL(this.base);
    if (url.origin === target.origin) return url;
    const isSame = (url.port === target.port && isLoopback(url) && isLoopback(target)) || this.#isNamed(url);
    return isSame ? new URL(url.pathname + url.search, target.origin) : null;
  }

  /**
   * The operation that a link or URI leads to, with the values of its parameters; null where the description has none.
   */
  operationAt(
    href: string,
    method: string,
  ): { readonly asked: DescribedOperation; readonly parameters: Values } | null {
    const url = this.here(href, this.base);
    const match = url === null ? null : matchPath(readRequestUrl(url.href), this.description, [this.base]);
    const operation = match === null ? null : operationOf(match.path.use.node, method.toLowerCase());
    if (match === null || operation === null) return null;
    const parameters = Object.fromEntries(
      namedValues(match.path).map(({ written, name }) => [name, match.parameters.get(written)?.decoded ?? '']),
    );
    return { asked: { operation, path: match.path }, parameters };
  }

  /** The path that a link leads to, below the base; null for one that leads elsewhere. */
  pathOf(href: string): string | null {
    const url = this.here(href, this.base);
    if (url === null || !url.href.startsWith(this.base)) return null;
    return url.href.slice(this.base.length).split(/[?#]/, 1)[0] ?? null;
  }

  #isNamed({ origin }: URL): boolean {
    return this.description.paths.some((path) =>
      serverPathsFor(this.description, path).some(
        (server) => URL.canParse(server.url) && new URL(server.url).origin === origin,
      ),
    );
  }
}

/** This machine has several names. */
function isLoopback({ hostname }: URL): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
