import type { ExchangeViolation } from '../../framework/define-exchange.ts';
import { member } from '../../model/description/json.ts';
import { below } from '../../model/description/place.ts';
import type { Exchange } from '../../model/exchange/exchange.ts';
import { answeredResource } from '../../model/exchange/linked-answers.ts';
import { hasBody, isSeen } from '../../model/exchange/outcome.ts';
import { hasLooseLinks, relationsIn } from '../../model/exchange/sent-links.ts';
import type { Traffic } from '../../model/exchange/traffic.ts';

/**
 * What a 201 lacks (7.1/created-body): its body, or links in it. Null where it has both, where its links have another
 * form (2.4/links-array), and where its body is no object.
 */
export function createdFault(exchange: Exchange, traffic: Traffic): ExchangeViolation | null {
  const { response } = exchange;
  if (hasBody(response) === 'no') {
    return { message: 'this 201 has no body; answer with what was created and its links', at: response.statusPlace };
  }
  const resource = answeredResource(exchange, traffic);
  if (resource === null) return null;
  const links = member(resource.value, 'links');
  if (links === undefined) {
    if (hasLooseLinks(resource, exchange, traffic)) return null;
    return { message: 'this 201 has no links; add links, with one to what was created', at: resource.place };
  }
  if (!Array.isArray(links) || links.length > 0) return null;
  return { message: 'links is empty; add one to what was created', at: below(resource.place, 'links') };
}

/** Whether the answer to a POST that creates can be judged: a 201 by its body, any other one by its status. */
export function isCreationSeen({ response }: Exchange): boolean {
  return response.status !== 201 || isSeen(response);
}

/**
 * What is wrong with the answer to a POST that creates in a collection (4.2/post-created); `created` says what: `the
 * new resource`.
 */
export function creationFault(exchange: Exchange, traffic: Traffic, created: string): ExchangeViolation | null {
  const { status, statusPlace } = exchange.response;
  if (status === 202) return null;
  if (status !== 201) {
    const message = `POST on a collection is answered ${status}; answer 201 with ${created} and its links`;
    return { message, at: statusPlace };
  }
  const fault = createdFault(exchange, traffic);
  const resource = answeredResource(exchange, traffic);
  const links = member(resource?.value, 'links');
  if (fault !== null || resource === null || !Array.isArray(links) || relationsIn(links).includes('self')) return fault;
  return { message: `links has no self; add the link to ${created}`, at: below(resource.place, 'links') };
}
