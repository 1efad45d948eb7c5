import { isSuccess, linksIn } from '../framework/sequence/answers.ts';
import { type Answer, type Caller, NotJudged, type Values } from '../framework/sequence/prober.ts';
import { asArray, asString, isObject, type JsonObject, member } from '../model/description/json.ts';
import { responseOf } from '../model/operations/responses.ts';
import type { PathClassification } from '../model/paths/classification.ts';
import type { DescribedOperation } from '../model/resources/described-resources.ts';
import { MadeResources } from './made-resources.ts';
import type { ServiceLinks } from './service-links.ts';

/** What a probe made, by what it sent and was answered; nothing else is changed or deleted. */
export class OwnResources {
  readonly made = new MadeResources();
  /** The answers 202 that tell no path of what will be made, with what asked for them. */
  readonly #untold = new Map<Answer, Post>();
  /** The paths of all that was ever made. */
  readonly #ever = new Set<string>();

  constructor(
    private readonly links: ServiceLinks,
    private readonly base: string,
    /** The parameters of paths that the user names. */
    private readonly given: Values = {},
  ) {}

  /** @throws NotJudged for a request that would change what the probe did not make. */
  guard(
    { operation, path: { class: pathClass, isSubCollection } }: DescribedOperation,
    path: string,
    parameters: Values,
  ): void {
    const { method } = operation;
    if (method === 'get' || method === 'head') return;
    // Below what the user names, something may be made.
    const isFree = !isSubCollection || Object.entries(parameters).every(([name, value]) => this.given[name] === value);
    const makes = method === 'post' && isFree && ['collection', 'upload', 'search'].includes(pathClass);
    const isOwn = [...this.#ever].some((name) => path === name || path.startsWith(`${name}/`));
    if (!makes && !isOwn)
      throw new NotJudged(
        `it would change what the probe did not make${isSubCollection ? '; --fixtures names what it may make something in' : ''}`,
      );
  }

  /** Keeps in mind what a request of a caller made or deleted. */
  follow({ operation, path }: DescribedOperation, at: string, answer: Answer, caller: Caller): void {
    if (!isSuccess(answer)) return;
    const { method } = operation;
    if (method === 'delete') this.made.forget(at);
    if (method !== 'post') return;
    const isMaking = path.class === 'collection' || path.class === 'upload';
    if (!isMaking && answer.status !== 201) return;
    // What nobody may make is there for who has a token.
    const post = { path, at, caller: caller === 'second' ? caller : 'first' } as const;
    if (answer.status === 202 && !this.#rememberLater(answer.json, post)) this.#untold.set(answer, post);
    else if (answer.status !== 202)
      this.#rememberNew(answer, post, answer.status === 201 || responseOf(operation, '201') === null);
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
  remember(path: string, caller: Caller = 'first', isLater = false): void {
    const at = this.links.operationAt(this.base + path, 'delete');
    const later = isLater ? (this.links.operationAt(this.base + path, 'get')?.asked ?? null) : null;
    this.#ever.add(path);
    this.made.add(path, at === null ? null : { asked: at.asked, parameters: at.parameters, caller, later });
  }

  #rememberNew(answer: Answer, post: Post, isNew: boolean): void {
    const results = asArray(member(answer.json, 'batch_result'));
    const made = results.length > 0 ? results.flatMap((one) => resourceIn(one) ?? []) : [answer.json];
    for (const one of made) {
      const own = this.#pathOf(one, answer, post);
      // Where 201 would say that a resource is new, one in a 200 may be somebody's: it is neither changed nor deleted, and named in the end.
      if (own !== null && !isNew && !this.#ever.has(own)) this.made.add(own, null);
      else if (own !== null) this.remember(own, post.caller);
      else if (isNew) this.made.add(untold(post), null);
    }
  }

  /** What a 202, or the queue that it leads to, says will be made. False where it says nothing. */
  #rememberLater(body: unknown, post: Post): boolean {
    const paths = linksIn(body).flatMap(({ href }) =>
      this.#itemAt(href, post) === null ? [] : (this.links.pathOf(href) ?? []),
    );
    for (const path of paths) this.remember(path, post.caller, true);
    return paths.length > 0;
  }

  /** The path of a new resource, below the base: by its link self or Location, else by its identifier; null where they tell none, or contradict each other. */
  #pathOf(body: unknown, answer: Answer, post: Post): string | null {
    const ids = this.#idsIn(body, post);
    const self = linksIn(body).find(({ rel }) => rel === 'self')?.href;
    for (const href of [self, answer.header('Location')]) {
      const item = href == null ? null : this.#itemAt(href, post);
      if (href == null || item === null) continue;
      // A link to another resource than the body is leads to somebody's.
      return ids.length === 0 || ids.includes(item) ? this.links.pathOf(href) : null;
    }
    const [id] = ids;
    return id === undefined || post.path.class === 'action' ? null : `${post.at}/${encodeURIComponent(id)}`;
  }

  /** The identifier in a link to one of the resources that a path makes; of an action, to one of any. Null for another link. */
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

/** What something is called that was made, where no answer tells its path. */
function untold({ at }: Post): string {
  return `${at} (what POST made there, whose path no answer tells)`;
}

/** The resource in an entry of batch_result: the entry, or the one object in it; null for an error. */
export function resourceIn(entry: unknown): JsonObject | null {
  if (!isObject(entry) || isObject(entry.error) || asString(entry.debug_id) !== null) return null;
  if (entry.id !== undefined || Array.isArray(entry.links)) return entry;
  return Object.values(entry).filter(isObject)[0] ?? entry;
}
