import { asArray, asString, isObject, type JsonObject, member } from '../../model/description/json.ts';
import { type Answer, NotJudged } from './prober.ts';

/** The items of a collection response; null for an answer without them. */
export function itemsOf(answer: Answer): readonly JsonObject[] | null {
  const items = member(answer.json, 'items');
  return answer.status === 200 && Array.isArray(items) ? items.filter(isObject) : null;
}

/** The items of a collection response. Throws NotJudged for an answer without them. */
export function itemsIn(answer: Answer): readonly JsonObject[] {
  const items = itemsOf(answer);
  if (items === null) throw new NotJudged(`the list is answered ${answer.status}, without items`);
  return items;
}

/** A link of an answer. */
export interface AnsweredLink {
  readonly href: string;
  readonly rel: string;
  /** GET where none is given. */
  readonly method: string;
}

/** The links in the array `links` of a body; those without href are left out. */
export function linksIn(body: unknown): readonly AnsweredLink[] {
  return asArray(member(body, 'links')).flatMap((link): AnsweredLink[] => {
    const href = asString(member(link, 'href'));
    if (href === null) return [];
    const method = asString(member(link, 'method')) ?? 'GET';
    return [{ href, rel: asString(member(link, 'rel')) ?? '', method: method.toUpperCase() }];
  });
}

/** The first link of a body with a relation; null where there is none. */
export function linkCalled(rel: string, body: unknown): AnsweredLink | null {
  return linksIn(body).find((link) => link.rel === rel) ?? null;
}

/** What tells two items apart: the identifier, else the whole. */
export function nameOf(item: unknown): string {
  const id = member(item, 'id') ?? linkCalled('self', item)?.href;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : JSON.stringify(item);
}

/** The object in the body of a success. Throws NotJudged for another answer. */
export function objectIn(answer: Answer, what = 'it'): JsonObject {
  if (!isSuccess(answer) || !isObject(answer.json))
    throw new NotJudged(`${what} is answered ${answer.status}, without an object`);
  return answer.json;
}

/** True for a status from 200 to 299. */
export function isSuccess({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

/** True for the answer to a request that the service refuses because of what it asks. */
export function isRefused({ status }: Answer): boolean {
  return status >= 400 && status < 500;
}

/** The service's own name for an error, in words for a message: `409 CONFLICT`. */
export function shownStatus({ status, json }: Answer): string {
  const name = asString(member(json, 'name'));
  return name === null || status < 400 ? String(status) : `${status} ${name.slice(0, 60)}`;
}
