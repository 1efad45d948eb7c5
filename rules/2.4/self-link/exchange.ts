import { defineExchange } from '../../../framework/define-exchange.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { isObject } from '../../../model/description/json.ts';
import { below } from '../../../model/description/place.ts';
import { createdResource } from '../../../model/exchange/linked-answers.ts';
import { looseLinks, relationsIn } from '../../../model/exchange/sent-links.ts';

/** What is created and has no links at all lacks self as well: the rules about 201 report it. */
export default defineExchange({
  yieldsTo: ['created-body', 'post-created', 'sub-resource-created'],
  concerns: ({ status }) => status === 201,
  subjects: (exchange, traffic) => {
    const created = createdResource(exchange, traffic);
    return created === null || looseLinks(exchange, traffic).length > 0 ? [] : [created];
  },
  judge: ({ value, place }) => {
    const links = isObject(value) ? value.links : undefined;
    if (links === undefined) return { message: 'this created resource has no links; add one with rel "self"' };
    const relations = relationsIn(links);
    if (!Array.isArray(links) || relations.includes('self')) return null;
    const fact =
      relations.length === 0
        ? 'no link'
        : `only the ${relations.length === 1 ? 'link' : 'links'} ${listed(relations.slice(0, 5).map(quote))}`;
    return { message: `this created resource has ${fact}; add one with rel "self"`, at: below(place, 'links') };
  },
});
