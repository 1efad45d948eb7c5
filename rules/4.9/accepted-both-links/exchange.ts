import { defineExchange } from '../../../framework/define-exchange.ts';
import { counted } from '../../../framework/messages.ts';
import { isObject, member } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { bulkKind } from '../../../model/exchange/bulk.ts';
import type { Exchange } from '../../../model/exchange/exchange.ts';
import { hasBody, isSeen } from '../../../model/exchange/outcome.ts';
import { hasLooseLinks } from '../../../model/exchange/sent-links.ts';
import type { Traffic } from '../../../model/exchange/traffic.ts';

/**
 * Every 202. Which link leads where only following them shows: two of different addresses are both. After DELETE there
 * is no final resource, and a bulk request has many, and what is read of the queue is a part of it, so that one is
 * enough. Links in another form than an array are 2.4/links-array.
 */
export default defineExchange({
  concerns: ({ status }) => status === 202,
  subjects: ({ request, response }) =>
    response.status === 202 && request.method.toUpperCase() !== 'HEAD' && isSeen(response) ? [response] : [],
  judge: (response, exchange, traffic) => {
    const { body, statusPlace } = response;
    const wanted = wantedLinks(exchange, traffic);
    const remedy =
      wanted === 1 ? 'link to the request in the queue' : 'link to the final resource and to the request in the queue';
    if (hasBody(response) === 'no') return { message: `this 202 has no body; ${remedy}`, at: statusPlace };
    const answer = body.json?.value;
    if (!isObject(answer)) return null;
    const { links } = answer;
    const whole = traffic.wholeOf(response);
    if (links === undefined && whole !== null && hasLooseLinks(whole, exchange, traffic)) return null;
    if (links === undefined) return { message: `this 202 has no links; ${remedy}`, at: body.place };
    if (!Array.isArray(links)) return null;
    const addresses = new Set(
      links.map((link: unknown) => member(link, 'href')).filter((href) => typeof href === 'string'),
    );
    if (addresses.size >= wanted) return null;
    const fact = `this 202 links to ${counted(addresses.size, 'address', 'addresses')}`;
    return { message: `${fact}; ${remedy}`, at: below(body.place, 'links') };
  },
});

function wantedLinks(exchange: Exchange, traffic: Traffic): number {
  const isDelete = exchange.request.method.toUpperCase() === 'DELETE';
  const isOfQueue = traffic.pathOf(exchange)?.sureClass === 'queue';
  return isDelete || isOfQueue || bulkKind(exchange, traffic) !== 'single' ? 1 : 2;
}
