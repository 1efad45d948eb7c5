import { isRefused, isSuccess, linksIn } from '../framework/sequence/answers.ts';
import { resourceIn } from '../framework/sequence/bulk.ts';
import { type Answer, type Caller, NotJudged, type Values } from '../framework/sequence/prober.ts';
import { isObject, member } from '../model/description/json.ts';
import { batchEntries } from '../model/exchange/batch-result.ts';
import { responseOf } from '../model/operations/responses.ts';
import type { PathClassification } from '../model/paths/classification.ts';
import type { DescribedOperation } from '../model/resources/described-resources.ts';
import { namedValues } from '../model/resources/value-names.ts';
import { MadeResources } from './made-resources.ts';
import type { ServiceLinks } from './service-links.ts';

/** What a probe made, by what it sent and was answered; nothing else is changed or deleted. */
export class OwnResources {
  readonly made = new MadeResources();
  /** The answers 202 that tell no path of what will be made, with what asked for them. */
  readonly #untold = new Map<Answer, Post>();
  /** The paths of what was made and the service refuses to delete. */
  readonly #staying = new Set<string>();
  /** The paths of all that was ever made. */
  readonly #ever = new Set<string>();

  constructor(
    private readonly links: ServiceLinks,
    private readonly base: string,
    /** The parameters of paths that the user names. */
    private readonly given: Values = {},
  ) {}

  /** @throws NotJudged for a request that would change what the probe did not make. */
  guard({ operation: { method }, path }: DescribedOperation, at: string, parameters: Values): void {
    const { isSubCollection } = path;
    if (method === 'get' || method === 'head') return;
    // Below what the user names, something may be made.
    const isFree = !isSubCollection || Object.entries(parameters).every((one) => this.#isGiven(path, one));
    const makes = method === 'post' && isFree && (makesResources(path) || path.class === 'search');
    const isOwn = [...this.#ever].some((name) => at === name || at.startsWith(`${name}/`));
    if (!makes && !isOwn)
      throw new NotJudged(
        `it would change what the probe did not make${isSubCollection ? '; --fixtures names what it may make something in' : ''}`,
      );
  }

  /** True for the value of a parameter that the user names, as this path calls it or the one above. */
  #isGiven(path: PathClassification, [name, value]: readonly [string, string]): boolean {
    const written = namedValues(path).find((one) => one.name === name)?.written ?? name;
    return this.given[written] === value || this.given[name] === value;
  }

  /**
   * @throws NotJudged for a POST whose result could not be deleted. What stands below something of the probe's own goes
   * with it.
   */
  guardLeftOver({ operation, path }: DescribedOperation, at: string): void {
    if (operation.method !== 'post' || !makesResources(path)) return;
    const staying = [...this.#staying].find((name) => at.startsWith(`${name}/`));
    if (staying !== undefined)
      throw new NotJudged('what it would be in cannot be deleted; --allow-leftovers makes it all the same');
    const isBelowOwn = [...this.#ever].some((name) => at.startsWith(`${name}/`));
    if (!isBelowOwn && this.links.operationAt(`${this.base}${at}/x`, 'delete') === null)
      throw new NotJudged('there is no operation to delete what it makes; --allow-leftovers makes it all the same');
    const isUntold = this.made.has(untold({ at })) || [...this.#untold.values()].some((post) => post.at === at);
    if (!isBelowOwn && isUntold)
      throw new NotJudged(
        'no answer tells the path of what it makes, by which to delete it; --allow-leftovers makes it all the same',
      );
  }

  /** A POST failed, after which something may be there. */
  suspect({ path }: DescribedOperation, at: string): void {
    if (makesResources(path)) this.made.add(`${at} (what POST may have made there before it failed)`, null);
  }

  /**
   * Keeps in mind what a request of a caller made or deleted.
   *
   * @param isRetold The request failed before, was sent again with its key, and gave something new.
   */
  follow({ operation, path }: DescribedOperation, at: string, answer: Answer, caller: Caller, isRetold: boolean): void {
    const { method } = operation;
    if (method === 'delete' && caller === 'first' && isKept(answer) && this.made.has(at)) this.#staying.add(at);
    if (!isSuccess(answer)) return;
    if (method === 'delete') this.made.forget(at, caller);
    if (method !== 'post') return;
    if (!makesResources(path) && answer.status !== 201) return;
    // What nobody may make is there for who has a token.
    const post = { path, at, caller: caller === 'second' ? caller : 'first' } as const;
    if (answer.status === 202 && !this.#rememberLater(answer.json, post)) this.#untold.set(answer, post);
    else if (answer.status !== 202)
      this.#rememberNew(answer, post, isRetold || answer.status === 201 || responseOf(operation, '201') === null);
  }

  /** Keeps in mind what an answer tells that a link of a 202 led to: the queue has the final URI as well. */
  learn(accepted: Answer, answer: Answer): void {
    const post = this.#untold.get(accepted);
    if (post !== undefined && this.#rememberLater(answer.json, post)) this.#untold.delete(accepted);
  }

  /** The answers 202 of which nobody knows yet what they made. */
  get untold(): readonly Answer[] {
    return [...this.#untold.keys()];
  }

  /** What was made and is not deleted. */
  get leftOver(): readonly string[] {
    return [...new Set([...this.made.names, ...[...this.#untold.values()].map(untold)])];
  }

  /** The probe makes what stands at a path, below the base, for a caller. */
  remember(path: string, caller: Caller = 'first'): void {
    this.#remember(path, caller, null);
  }

  /** @param later What reads it, where it may still have to come. */
  #remember(path: string, caller: Caller, later: DescribedOperation | null): void {
    const at = this.links.operationAt(this.base + path, 'delete');
    this.#ever.add(path);
    this.made.add(path, at === null ? null : { asked: at.asked, parameters: at.parameters, caller, later });
  }

  #rememberNew(answer: Answer, post: Post, isNew: boolean): void {
    const results = batchEntries(answer.json);
    const made = results.length > 0 ? results.flatMap((one) => resourceIn(one) ?? []) : [answer.json];
    for (const one of made) {
      const own = this.#pathOf(one, answer, post);
      // Where 201 would say that a resource is new, one in a 200 may be somebody's: it is neither changed nor deleted,
      // and named in the end.
      if (own !== null && !isNew && !this.#ever.has(own)) this.made.add(own, null);
      else if (own !== null) this.remember(own, post.caller);
      else if (isNew) this.made.add(untold(post), null);
    }
  }

  /** What a 202, or the queue that it leads to, says will be made. False where it says nothing. */
  #rememberLater(body: unknown, post: Post): boolean {
    this.#rememberQueued(body, post);
    const paths = linksIn(body).flatMap(({ href }) =>
      this.#itemAt(href, post) === null ? [] : (this.links.pathOf(href) ?? []),
    );
    for (const path of paths) {
      const read = this.links.operationAt(this.base + path, 'get')?.asked ?? null;
      this.#remember(path, post.caller, read);
    }
    return paths.length > 0;
  }

  /** A request of the probe's own in the queue, which it may take out of it again. */
  #rememberQueued(body: unknown, { caller }: Post): void {
    for (const { href } of linksIn(body)) {
      const path =
        this.links.operationAt(href, 'delete')?.asked.path.class === 'queue' ? this.links.pathOf(href) : null;
      if (path !== null) this.remember(path, caller);
    }
  }

  /**
   * The path of a new resource, below the base: by its link self or Location, else by its identifier; null where they
   * tell none, or contradict each other.
   */
  #pathOf(body: unknown, answer: Answer, post: Post): string | null {
    const ids = this.#idsIn(body, post);
    const linked = this.#linkedPath([selfIn(body), answer.header('Location')], ids, post);
    if (linked !== undefined) return linked;
    const [id] = ids;
    if (id === undefined) return this.#wrappedPath(body, post);
    return post.path.class === 'action' ? null : `${post.at}/${encodeURIComponent(id)}`;
  }

  /**
   * The path that the first link to a resource of this kind gives; null where the body is another resource than that,
   * undefined without one.
   */
  #linkedPath(
    hrefs: readonly (string | null | undefined)[],
    ids: readonly string[],
    post: Post,
  ): string | null | undefined {
    for (const href of hrefs) {
      const item = href == null ? null : this.#itemAt(href, post);
      if (href == null || item === null) continue;
      // A link to another resource than the body is leads to somebody's.
      return ids.length === 0 || ids.includes(item) ? this.links.pathOf(href) : null;
    }
    return undefined;
  }

  /** The path of a resource inside of a body, as in `{"data": {…}}`: with an identifier and the link self to it. */
  #wrappedPath(body: unknown, post: Post): string | null {
    const inner = isObject(body) ? Object.values(body).filter(isObject) : [];
    const paths = inner.flatMap((one) => {
      const ids = this.#idsIn(one, post);
      return ids.length === 0 ? [] : (this.#linkedPath([selfIn(one)], ids, post) ?? []);
    });
    return paths.length === 1 ? (paths[0] ?? null) : null;
  }

  /**
   * The identifier in a link to one of the resources that a path makes; of an action, to one of any. Null for another
   * link.
   */
  #itemAt(href: string, { path, at }: Post): string | null {
    const found = this.links.operationAt(href, 'get') ?? this.links.operationAt(href, 'delete');
    if (found === null || found.asked.path.class !== 'item') return null;
    const isBelow = path.class === 'action' || this.links.pathOf(href)?.startsWith(`${at}/`) === true;
    return isBelow ? (Object.values(found.parameters).at(-1) ?? null) : null;
  }

  /** What may be the identifier of a resource: the member that is called as in its path, and `id`. */
  #idsIn(body: unknown, { at }: Post): readonly string[] {
    const item = this.links.operationAt(`${this.base}${at}/x`, 'get');
    const name = item?.asked.path.template.segments.at(-1)?.parameterNames[0] ?? 'id';
    const ids = [member(body, name), member(body, 'id')];
    return ids.flatMap((id) => (typeof id === 'string' || typeof id === 'number' ? [String(id)] : []));
  }
}

/** A request that makes something: where, and for whom. */
interface Post {
  readonly path: PathClassification;
  readonly at: string;
  readonly caller: Caller;
}

/** True for a path whose POST makes resources, which stand below it. */
export function makesResources({ class: pathClass }: Pick<PathClassification, 'class'>): boolean {
  return pathClass === 'collection' || pathClass === 'upload';
}

/** True for the answer to a DELETE after which its resource is still there for sure. */
export function isKept(answer: Answer): boolean {
  return isRefused(answer) && ![404, 410, 429].includes(answer.status);
}

function selfIn(body: unknown): string | undefined {
  return linksIn(body).find(({ rel }) => rel === 'self')?.href;
}

/** What something is called that was made, where no answer tells its path. */
function untold({ at }: Pick<Post, 'at'>): string {
  return `${at} (what POST made there, whose path no answer tells)`;
}
