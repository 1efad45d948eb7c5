import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain, quote } from '../../../framework/messages.ts';
import { below } from '../../../model/description/place.ts';
import { SENT_VARIANTS } from '../../../model/exchange/sent-variants.ts';

/**
 * Only a description tells which properties are those of variants. A request for some `fields` may leave the property
 * out.
 */
export default defineExchange({
  subjects: (exchange, traffic) => SENT_VARIANTS.subjects(exchange, traffic).flat(),
  judge: ({ place, discriminating, variant, wanted, populated }, { request }) => {
    const said = `${plain(discriminating)} is ${quote(variant)}`;
    const others = populated.filter((name) => name !== wanted);
    const remedy = wanted === null ? 'leave it out' : `populate ${plain(wanted)} alone`;
    if (others.length > 0)
      return others.map((name) => ({
        message: `${said}, and ${plain(name)}, of another variant, is populated; ${remedy}`,
        at: below(place, name),
      }));
    const isPartial = request.url.query.some(({ name }) => name.decoded === 'fields');
    if (wanted === null || populated.length > 0 || isPartial) return null;
    return { message: `${said}, and there is no ${plain(wanted)}; populate it` };
  },
});
