/** A link object (§2.4). */
export interface Link {
  readonly href: string;
  readonly rel: string;
  readonly method: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A link as the service writes it: a path that starts with a slash, made absolute when the answer is written. */
export interface PathLink {
  readonly rel: string;
  readonly path: string;
  readonly method?: Method;
}

export function absolute(links: readonly PathLink[], origin: string): Link[] {
  return links.map(({ rel, path, method = 'GET' }) => ({ href: origin + path, rel, method }));
}
