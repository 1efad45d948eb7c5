import { defineExchange } from '../../../framework/define-exchange.ts';
import { quote } from '../../../framework/messages.ts';
import { isTaken } from '../../../model/exchange/own-content.ts';
import { ownLinks, type ServiceUrl } from '../../../model/exchange/own-links.ts';
import { readRequestUrl } from '../../../model/exchange/request-url.ts';
import { uriComponent } from '../../../model/text/uri-component.ts';

/** Characters that no URI has raw (RFC 3986, section 2), beside a percent sign that begins no escape. */
const RAW = /%(?![0-9A-Fa-f]{2})|[^\x21-\x7e]|["\\^`{}]/u;
const RAW_IN_VALUES = /%(?![0-9A-Fa-f]{2})|[^\x21-\x7e]|["\\^`{}[\]]/u;
/** What a URL has that may not be encoded as it should be: most have nothing of it. */
const SUSPECT = /%(?![0-9A-Fa-f]{2})|[^\x21-\x7e]|["\\^`{}[\]<>|+]/u;
/** The conventions write these as they are: in the operators of a filter, and before a direction. */
const ANGLES_AND_BAR = /[<>|]/;
const WITH_ANGLES_AND_BAR: ReadonlySet<string> = new Set(['filter', 'sort']);
/** A raw plus sign in a query is a blank. */
const RAW_OFFSET = /T\d{2}(?::|%3A)\d{2}(?:(?::|%3A)\d{2}(?:\.\d+)?)?\+\d{2}(?:(?::|%3A)?\d{2})?$/i;

const OWN_LINKS = ownLinks((url) => (SUSPECT.test(url) ? 'look' : 'holds'));

/**
 * The URLs of requests that the service takes, and of its own links. Reserved characters that a URI may have raw are
 * left alone, since RFC 3986 gives them no meaning in a value.
 */
export default defineExchange({
  values: OWN_LINKS,
  subjects: (exchange, traffic): ServiceUrl[] => {
    const { urlPlace, url } = exchange.request;
    const sent = isTaken(exchange) ? [{ place: urlPlace, text: url.text }] : [];
    return [...sent, ...OWN_LINKS.subjects(exchange, traffic)];
  },
  judge: ({ text: url }) => {
    if (!SUSPECT.test(url)) return null;
    const { segments, query } = readRequestUrl(url);
    const inPath = segments.map(({ text }) => RAW.exec(text)?.[0] ?? ANGLES_AND_BAR.exec(text)?.[0]);
    const inQuery = query.map(({ name, value }) => rawIn(value.text, name.decoded));
    const raw = [...inPath, ...inQuery].find((found) => found !== undefined);
    if (raw === undefined) return null;
    const encoded = raw === '+' ? '%2B' : uriComponent(raw);
    const shown = raw === '%' ? 'a percent sign that begins no escape' : `${quote(raw)} as such`;
    return { message: `the URL has ${shown}; write ${encoded}` };
  },
});

function rawIn(value: string, name: string): string | undefined {
  const raw = RAW_IN_VALUES.exec(value)?.[0];
  if (raw !== undefined) return raw;
  if (RAW_OFFSET.test(value)) return '+';
  return WITH_ANGLES_AND_BAR.has(name) ? undefined : ANGLES_AND_BAR.exec(value)?.[0];
}
