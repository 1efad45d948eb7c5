import { isSuccess, linksIn } from '../framework/sequence/answers.ts';
import { type Answer, NotJudged } from '../framework/sequence/prober.ts';
import { asArray, asString, isObject, type JsonObject, member } from '../model/description/json.ts';
import { responseOf } from '../model/operations/responses.ts';
import type { DescribedOperation } from '../model/resources/described-resources.ts';
import { MadeResources } from './made-resources.ts';
import type { ServiceLinks } from './service-links.ts';

/** What a probe made, by what it sent and was answered; nothing else is changed or deleted. */
export class OwnResources {
  readonly made = new MadeResources();
  /** The paths of all that was ever made. */
  readonly #ever = new Set<string>();

  constructor(
    private readonly links: ServiceLinks,
    private readonly base: string,
  ) {}

  /** @throws NotJudged for a request that would change what the probe did not make. */
  guard({ operation, path: { class: pathClass, isSubCollection } }: DescribedOperation, path: string): void {
    const { method } = operation;
    if (method === 'get' || method === 'head') return;
    const makes = method === 'post' && !isSubCollection && ['collection', 'upload', 'search'].includes(pathClass);
    const isOwn = [...this.#ever].some((name) => path === name || path.startsWith(`${name}/`));
    if (!makes && !isOwn) throw new NotJudged('it would change what the probe did not make');
  }

  /** Keeps in mind what a request made or deleted. */
  follow({ operation, path: { class: pathClass } }: DescribedOperation, path: string, answer: Answer): void {
    if (!isSuccess(answer)) return;
    const { method } = operation;
    if (method === 'delete') this.made.forget(path);
    if (method !== 'post') return;
    const isMaking = pathClass === 'collection' || pathClass === 'upload';
    if (answer.status === 202) {
      for (const { href } of linksIn(answer.json)) this.#rememberLink(href, path);
    } else if (isMaking || answer.status === 201) {
      const results = asArray(member(answer.json, 'batch_result'));
      const made = results.length > 0 ? results.flatMap((one) => resourceIn(one) ?? []) : [answer.json];
      const isNew = answer.status === 201 || responseOf(operation, '201') === null;
      for (const one of made) this.#rememberBody(one, answer, path, isNew);
    }
  }

  /** The probe makes what stands at a path, below the base. */
  remember(path: string): void {
    const at = this.links.operationAt(this.base + path, 'delete');
    this.#ever.add(path);
    this.made.add(path, at === null ? null : { asked: at.asked, parameters: at.parameters });
  }

  /** Where 201 would say that a resource is new, one in a 200 may be somebody's: it is neither changed nor deleted, and named in the end. */
  #rememberBody(body: unknown, answer: Answer, path: string, isNew: boolean): void {
    const self = linksIn(body).find(({ rel }) => rel === 'self')?.href;
    const location = answer.header('Location');
    const id = member(body, 'id');
    const known = [self, location].find((href) => href && this.links.operationAt(href, 'get') !== null);
    const hasId = typeof id === 'string' || typeof id === 'number';
    const own = known ? this.links.pathOf(known) : hasId ? `${path}/${encodeURIComponent(String(id))}` : null;
    if (!isNew && own !== null && !this.#ever.has(own)) this.made.add(own, null);
    else if (known) this.#rememberLink(known, path);
    else if (own !== null) this.remember(own);
  }

  #rememberLink(href: string, except: string): void {
    const path = this.links.pathOf(href);
    if (path === null || path === except) return;
    if (this.links.operationAt(href, 'delete') !== null) this.remember(path);
    else if (this.links.operationAt(href, 'get') !== null) this.#ever.add(path);
  }
}

/** The resource in an entry of batch_result: the entry, or the one object in it; null for an error. */
export function resourceIn(entry: unknown): JsonObject | null {
  if (!isObject(entry) || isObject(entry.error) || asString(entry.debug_id) !== null) return null;
  if (entry.id !== undefined || Array.isArray(entry.links)) return entry;
  return Object.values(entry).filter(isObject)[0] ?? entry;
}
