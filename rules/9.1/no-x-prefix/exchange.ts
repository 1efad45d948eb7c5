import { defineExchange } from '../../../framework/define-exchange.ts';
import { plain } from '../../../framework/messages.ts';
import type { HeaderField, HeaderFields } from '../../../model/exchange/header-fields.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import { memoizeText } from '../../../model/lib/memoize.ts';
import { isStandardHeader } from '../../../model/text/standards/http-headers.ts';
import { isHeaderOfInfrastructure } from '../../../model/text/standards/infrastructure-headers.ts';

/**
 * The headers of responses, and of requests that the service takes; not what browsers, proxies and servers add of their
 * own accord.
 */
export default defineExchange({
  group: 'differences',
  subjects: (exchange) => [
    ...(isTaken(exchange) ? customHeaders(exchange.request.headers) : []),
    ...customHeaders(exchange.response.headers),
  ],
  judge: ({ name }) =>
    /^x-/i.test(name) ? { message: `the header ${plain(name)} begins with X-; write ${plain(name.slice(2))}` } : null,
});

/** Each name once. */
function customHeaders(headers: HeaderFields): readonly HeaderField[] {
  const custom = [...headers].filter(({ name }) => isCustom(name));
  if (custom.length < 2) return custom;
  const byName = new Map<string, HeaderField>();
  for (const field of custom) {
    const name = field.name.toLowerCase();
    if (!byName.has(name)) byName.set(name, field);
  }
  return [...byName.values()];
}

const isCustom = memoizeText((name) => !isStandardHeader(name) && !isHeaderOfInfrastructure(name));
