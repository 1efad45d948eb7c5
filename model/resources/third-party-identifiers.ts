import type { Description } from '../description/description.ts';
import { asObject, asString, strings } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { memoize, memoizeText } from '../lib/memoize.ts';
import { splitWords } from '../text/words/split-words.ts';

const OTHERS = String.raw`(?:[\w-]+ )?(?:network|scheme|issuer|acquirer|processor|bank|carrier|partner|vendor)\b`;
const GIVEN_BY_OTHERS = new RegExp(
  String.raw`\b(?:external|third)[- ]part(?:y|ies)\b|\b(?:given|provided|returned|issued|assigned|generated|defined) by (?:an?|the|another) ${OTHERS}`,
  'i',
);
const REGISTERED = /\bregistered (?:with|at|in) ((?:[A-Z]\w*)(?: [A-Z]\w*)*)/;

/** Words that say of an identifier that it is another party's. */
const FOREIGN = /\b(?:external|foreign|upstream|third party|thirdparty)\b/;

/**
 * Words for other parties, which may be resources of the API as well: `providerId` is its own beside a path
 * `/providers`.
 */
const PARTIES =
  /^(?:provider|partner|vendor|processor|acquirer|issuer|carrier|marketplace|gateway|psp|crm|erp|idp)s?\b(?: \w+)? (?:id|identifier)s?$/;

/** Services that keep accounts of their own, whose names are no common nouns. */
const SERVICES = new Set(
  `
  adyen airtable alipay asana atlassian auth0 aws azure bitbucket braintree chembl dhl discogs discord docusign
  dropbox drugbank ebay etsy facebook fedex firebase fitbit garmin geonames github gitlab google hubspot imdb
  instagram intercom jira keycloak klarna linkedin magento mailchimp microsoft mixpanel mollie musicbrainz netsuite
  okta omim onesignal openstreetmap osm paypal pipedrive psn pubchem pubmed quickbooks razorpay salesforce sendgrid
  shopify slack snomed spotify strava stripe telegram tiktok tmdb trello twilio twitch twitter uniprot usps vimeo
  wechat whatsapp wikidata woocommerce wordpress worldpay xbox xero youtube zendesk
  `
    .trim()
    .split(/\s+/),
);

/**
 * True for `externalId`, `providerCustomerId` and `stripeCustomerId`, which another party assigns, by the name alone.
 */
export function isForeignName(name: string, description: Description): boolean {
  if (!mayBeForeign(name)) return false;
  const words = splitWords(name);
  const [first = ''] = words;
  const text = words.join(' ');
  if (FOREIGN.test(text)) return true;
  const service = serviceIn(words);
  if (service !== undefined) return isProperName(service, description);
  return PARTIES.test(text) && !inPaths(first, description);
}

/** True for a name that may be foreign: whether it is, the description tells. */
export const mayBeForeign: (name: string) => boolean = memoizeText((name) => {
  const words = splitWords(name);
  const text = words.join(' ');
  return FOREIGN.test(text) || PARTIES.test(text) || serviceIn(words) !== undefined;
});

/** `PayPal` is two words to who splits at capitals. */
function serviceIn(words: readonly string[]): string | undefined {
  return [words[0] ?? '', words.slice(0, 2).join('')].find((one) => SERVICES.has(one));
}

/** True where a path has a word, in the singular or plural, so that the API has resources of that name. */
function inPaths(word: string, { paths }: Description): boolean {
  return paths.some(({ key }) => splitWords(key).some((one) => one === word || one === `${word}s`));
}

/**
 * True for an identifier that another party assigns, by its name or its descriptions: the API cannot choose its form.
 * Where neither says so, the API assigns it.
 */
export function isForeign(name: string, texts: readonly string[], description: Description): boolean {
  return (
    isForeignName(name, description) ||
    texts.some(
      (text) =>
        GIVEN_BY_OTHERS.test(text) ||
        bearsProperName(name, text, description) ||
        isProperName(REGISTERED.exec(text)?.[1], description),
    )
  );
}

/** Descriptions of sibling *Id properties of an `id`: if another party assigns one of them, it assigns `id` too. */
export function textsBeside(name: string, parts: readonly SchemaNode[]): string[] {
  if (name.toLowerCase() !== 'id') return [];
  const holders = parts.flatMap(({ written }) => written?.holder ?? []);
  return holders
    .flatMap(({ uses }) => uses)
    .filter(({ relation, key }) => relation === 'property' && splitWords(String(key)).at(-1) === 'id')
    .flatMap(({ target }) => asString(target?.value.description) ?? []);
}

/**
 * True for `hugging_face_id` with the description “the Hugging Face repository ID”. A common noun would be in lower
 * case there.
 */
function bearsProperName(name: string, text: string, description: Description): boolean {
  const words = splitWords(name).slice(0, -1);
  if (words.length === 0) return false;
  const proper = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  // Composing the phrase takes longer than to see that it cannot be there.
  if (!proper.every((word) => text.includes(word))) return false;
  const phrase = `\\b(?:[Tt]he|[Aa]n?|of|for|from|in|by|with)\\s+${proper.join('\\s+')}(?:\\s+[a-z]+){1,2}\\s+(?:ID|id|identifier)\\b`;
  return new RegExp(phrase).test(text) && isProperName(proper.join(' '), description);
}

/** False for undefined, and for the name of the API's own provider. */
function isProperName(name: string | undefined, description: Description): boolean {
  return name !== undefined && !ownNames(description).includes(joined(name));
}

/** Texts that may contain the name of the API's provider. */
const ownNames: (description: Description) => string = memoize(({ root, servers }: Description) => {
  const { title, contact, termsOfService } = asObject(root.info);
  const { name, url, email } = asObject(contact);
  const urls = servers.map((server) => server.value.url);
  return joined(strings([title, name, url, email, termsOfService, ...urls]).join(' '));
});

function joined(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase();
}
