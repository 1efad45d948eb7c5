import { isObject, type JsonObject } from '../model/description/json.ts';
import { decodePercent } from '../model/description/reference.ts';
import type { RecordedBody, RecordedExchange, RecordedMessage } from '../model/exchange/recorded-exchange.ts';
import { type RequestUrl, readRequestUrl } from '../model/exchange/request-url.ts';
import { plainName } from '../model/text/words/name-case.ts';
import { MASK, SecretSearch, SHORTEST, TELLING } from './secret-search.ts';

/** Names of fields, parameters and members whose values nobody may see, in lower case without separators. */
const SECRET_NAME =
  /^(?:proxy)?authori[sz]ation$|^x?auth$|^(?:set)?cookie2?$|(?:token|secret|apikey|accesskey|privatekey|secretkey|subscriptionkey|passw(?:or)?d|passphrase|passcode|jwt)$|^(?:access|auth|refresh|id|session|api)?(?:tokens|secrets|apikeys)$|^pwd$|credentials?$|^(?:session|jsession|phpsess)(?:id)?$|^(?:card|creditcard|account|pan)(?:number|no)$|^(?:pan|cvv2?|cvc2?|pin|otp|iban|ssn)$|signature$|^(?:sig|assertion|codeverifier|clientassertion)$/;
const JWT = /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g;
/** A parameter in the query or the fragment of a URL. */
const PARAMETER = /[?&#]([\w.%[\]-]{1,64})=[^&#\s"'<>\\]+/g;
/**
 * A pair of a form or of a text, a line with a colon, a part of multipart, and a member of JSON that has a text or a
 * number.
 */
const PAIRS =
  /(?:^|[&\s;,])(?!(?:file)?name=)(?<form>[\w.%[\]+-]{1,64})=(?<sent>[^&\r\n]*)|(?:^|[\r\n])[ \t]*(?!Content-)(?<line>[\w.-]{1,64}):[ \t]*(?<behind>[^\r\n]*)|\bname="?(?<part>[\w.[\]-]{1,64})"?[^\r\n]*\r?\n(?:[^\r\n]+\r?\n){0,9}\r?\n(?<content>[^\r\n]*)|"(?<member>[\w.-]{1,64})"\s*:\s*"?(?<text>(?<=")(?:[^"\\]|\\.)*|\d[\d.]*)/g;
/** Digits of a card in one piece or in groups, which are no part of an identifier such as a UUID. */
const DIGITS = /(?<![\w.]|\w-)\d(?:[ -]?\d){12,18}(?![\w]|-\w|\.\d)/g;

const LIKE_TOKEN = /^(?=.*\d)[\w.~%-]{8,}$|^[\w.~%-]{20,}$/;

/** Members that say what the value beside them is: of a JSON Patch, of the details of an error, of a pair. */
const NAMING = ['path', 'field', 'name', 'key'];

/** Calls cannot be nested as deeply as JSON. */
const MOST_LEVELS = 1_000;

/** A token of a page (section 4.4 of the conventions) or of another place in a list is no secret. */
const NO_SECRET = /(?:page|next|prev|previous|continuation|cursor|sync|skip)token$/;

/** Hides what an exchange has of secrets wherever it is shown. */
export class Masking {
  private readonly further: ReadonlySet<string>;

  /** @param names Further names whose values are secrets. */
  constructor(names: readonly string[] = []) {
    this.further = new Set(names.map(plainName));
  }

  /** True for the name of a field, parameter or member whose value is a secret. */
  isSecret(name: string): boolean {
    const plain = plainName(name);
    return this.further.has(plain) || (SECRET_NAME.test(plain) && !NO_SECRET.test(plain));
  }

  /**
   * True for a member that is a secret by its name, or by what a member beside its value names: `{path: '/password',
   * value: 'x'}`.
   */
  private isSecretIn(object: JsonObject, name: string): boolean {
    if (this.isSecret(name)) return true;
    if (name !== 'value') return false;
    return NAMING.some((one) => {
      const named = object[one];
      return typeof named === 'string' && this.isSecret(named.split(/[/.]/).at(-1) ?? '');
    });
  }

  /**
   * A function that hides the secrets of an exchange in a text about it. What may be kept or sent again is made by
   * `exchange`, which goes by names as well.
   */
  of(exchange: RecordedExchange): (text: string) => string {
    const all = [...new Set(this.secretsOf(exchange))].filter((secret) => secret !== '');
    const search = new SecretSearch(all.filter(({ length }) => length >= SHORTEST));
    const short = all.filter(({ length }) => length < SHORTEST).map((secret) => JSON.stringify(secret));
    return (text) => {
      const whole = short.reduce((shown, secret) => shown.replaceAll(secret, `"${MASK}"`), text);
      return this.withoutPatterns(search.hide(whole));
    };
  }

  /** An exchange as it may be kept and shown: with the same form, and without its secrets. */
  exchange(recorded: RecordedExchange): RecordedExchange {
    const mask = this.of(recorded);
    const { request, response } = recorded;
    return {
      request: { method: request.method, url: mask(request.url), ...maskedMessage(request, mask, this) },
      response: { status: response.status, ...maskedMessage(response, mask, this) },
    };
  }

  /** A JSON value without its secrets; numbers are 0 in their place. What is nested too deeply is hidden. */
  json(value: unknown, mask: (text: string) => string, isSecret = false, level = 0): unknown {
    if (level > MOST_LEVELS && typeof value === 'object') return MASK;
    if (Array.isArray(value)) return value.map((item) => this.json(item, mask, isSecret, level + 1));
    if (isObject(value)) {
      const members = Object.entries(value).map(
        ([name, inner]) => [name, this.json(inner, mask, isSecret || this.isSecretIn(value, name), level + 1)] as const,
      );
      return Object.fromEntries(members);
    }
    if (typeof value === 'string') return isSecret ? MASK : mask(value);
    return typeof value === 'number' && (isSecret || mask(String(value)) !== String(value)) ? 0 : value;
  }

  private secretsOf({ request, response }: RecordedExchange): string[] {
    const url = readRequestUrl(request.url);
    const userInfo = /\/\/([^/?#]*)@/.exec(request.url)?.[1] ?? '';
    const parameters = url.query.flatMap(({ name, value }) =>
      this.isSecret(name.decoded) ? [value.text, value.decoded] : [],
    );
    return [userInfo, ...parameters, ...this.inPath(url), ...this.ofMessage(request), ...this.ofMessage(response)];
  }

  /** What looks like a token behind a segment that is called so: `/reset-password/7f3a…`. */
  private inPath({ segments }: RequestUrl): string[] {
    return segments.flatMap(({ text }, index) => {
      const before = segments[index - 1]?.decoded ?? '';
      return LIKE_TOKEN.test(text) && this.isSecret(before) ? [text] : [];
    });
  }

  private ofMessage({ headers, body }: RecordedMessage): string[] {
    const fields = headers.flatMap(([name, value]) => (this.isSecret(name) ? credentialsIn(value.trim()) : []));
    if (body.state === 'json') return [...fields, ...this.inJson(body.value)];
    return body.state === 'text' ? [...fields, ...this.inText(body.text)] : fields;
  }

  private inText(text: string): string[] {
    if (!/^\s*[[{]/.test(text)) return this.pairsIn(text).map(({ value }) => value);
    try {
      return this.inJson(JSON.parse(text));
    } catch {
      return this.pairsIn(text).map(({ value }) => value);
    }
  }

  /** A text that is no JSON, without what stands behind the name of a secret. */
  text(text: string): string {
    return this.pairsIn(text)
      .toReversed()
      .reduce((shown, { at, value }) => shown.slice(0, at) + MASK + shown.slice(at + value.length), text);
  }

  /** What stands behind the name of a secret in a form, in parts of multipart, and in JSON that is broken. */
  private pairsIn(text: string): { readonly at: number; readonly value: string }[] {
    return [...text.matchAll(PAIRS)].flatMap(({ groups = {}, index, 0: whole }) => {
      const name = groups.form ?? groups.line ?? groups.part ?? groups.member ?? '';
      const value = groups.sent ?? groups.behind ?? groups.content ?? groups.text ?? '';
      const isHidden = value !== '' && this.isSecret(decodePercent(name));
      return isHidden ? [{ at: index + whole.length - value.length, value }] : [];
    });
  }

  /**
   * Hides what is a secret by its form: tokens of JSON Web Token, the numbers of cards, and parameters in URLs by their
   * names.
   */
  private withoutPatterns(text: string): string {
    return text
      .replaceAll(PARAMETER, (whole, name: string) =>
        this.isSecret(decodePercent(name)) ? `${whole.slice(0, name.length + 2)}${MASK}` : whole,
      )
      .replaceAll(JWT, MASK)
      .replaceAll(DIGITS, (digits) => (isCardNumber(digits) ? MASK : digits));
  }

  private inJson(whole: unknown): string[] {
    const found: string[] = [];
    const work: { readonly value: unknown; readonly isSecret: boolean }[] = [{ value: whole, isSecret: false }];
    for (let next = work.pop(); next !== undefined; next = work.pop()) {
      const { value, isSecret } = next;
      if (Array.isArray(value)) for (const item of value) work.push({ value: item, isSecret });
      else if (isObject(value)) {
        for (const [name, inner] of Object.entries(value))
          work.push({ value: inner, isSecret: isSecret || this.isSecretIn(value, name) });
      } else if (isSecret && value !== null && typeof value !== 'boolean') found.push(String(value));
    }
    return found;
  }
}

function maskedMessage(
  { headers, body }: RecordedMessage,
  mask: (text: string) => string,
  masking: Masking,
): RecordedMessage {
  return {
    headers: headers.map(
      ([name, value]) => [name, masking.isSecret(name) ? maskedField(value.trim()) : mask(value)] as const,
    ),
    body: maskedBody(body, mask, masking),
  };
}

/** A body in which nothing is to be hidden stays as it was written. */
function maskedBody(body: RecordedBody, mask: (text: string) => string, masking: Masking): RecordedBody {
  if (body.state === 'json') return { state: 'json', value: masking.json(body.value, mask) };
  if (body.state !== 'text') return body;
  try {
    const value: unknown = JSON.parse(body.text);
    const masked = JSON.stringify(masking.json(value, mask));
    return masked === JSON.stringify(value) ? body : { state: 'text', text: masked };
  } catch {
    return { state: 'text', text: mask(masking.text(body.text)) };
  }
}

/** Credentials that were left out, or are missing. */
const SCHEME_ALONE = /^(?:Bearer|Basic|Digest|Token|ApiKey) *$/i;

/** The value of a field that is secret: its scheme is left, since rules judge it. */
function maskedField(value: string): string {
  return value.replace(/^(Bearer|Basic|Digest|Token|ApiKey) +.*$|^.*$/is, (_whole, scheme?: string) =>
    scheme === undefined ? MASK : `${scheme} ${MASK}`,
  );
}

/** A field's value, and the parts that may be shown alone: the token behind its scheme, the values of cookies. */
function credentialsIn(value: string): string[] {
  if (SCHEME_ALONE.test(value)) return [];
  const [, scheme = '', rest = value] = /^([A-Za-z][\w-]*) +(.*)$/.exec(value) ?? [];
  const cookies = value
    .split(/[;,]\s*/)
    .flatMap((pair) => (pair.includes('=') ? [pair.slice(pair.indexOf('=') + 1)] : []));
  // A token that is too short to be looked for alone is one behind its scheme.
  return [
    ...(scheme === '' || rest.length < SHORTEST ? [value] : []),
    rest,
    ...cookies.filter(({ length }) => length >= TELLING),
  ];
}

/** Milliseconds since 1970, of 2001 to 2033; no card of 13 digits begins like that. */
const INSTANT = /^1\d{12}$/;

/** By the check digit that all cards have (ISO/IEC 7812-1, annex B). */
function isCardNumber(text: string): boolean {
  if (INSTANT.test(text)) return false;
  const digits = [...text.replaceAll(/\D/g, '')].map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0 && sum > 0;
}
