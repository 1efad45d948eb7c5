/** One segment between slashes of a path key or of a server's URL path. */
export interface PathSegment {
  /**
   * As written: `orders`, `{orderId}`, `:orderId`, `{a}-{b}`, `orders.json`, `levels:trim`, or empty between two
   * slashes.
   */
  readonly text: string;
  /** Whether the name has no parameter, is one parameter, or mixes parameters with other text. */
  readonly kind: 'fixed' | 'parameter' | 'mixed';
  /** The text without a format's extension, a custom method and matrix parameters; of one parameter, in braces. */
  readonly name: string;
  readonly parameterNames: readonly string[];
  /** The `trim` of `levels:trim`. */
  readonly customMethod: string | null;
  /** The `json` of `orders.json`. */
  readonly extension: string | null;
  /** The `;a=b` of `orders;a=b`, or the `{;a}` of `orders{;a}`. */
  readonly matrix: string | null;
  /** Where the text starts in the key. */
  readonly offset: number;
}

/** A path key in its parts. */
export interface PathTemplate {
  readonly text: string;
  readonly segments: readonly PathSegment[];
  /** False for a key such as `orders`, which OpenAPI does not allow. */
  readonly leadingSlash: boolean;
  /** True where the last of several segments is empty. The path `/` has no segment and no trailing slash. */
  readonly trailingSlash: boolean;
  /** The text after a `?` in the key, or inside of `{?a,b}`, where no query belongs; null without one. */
  readonly query: string | null;
  /** The text after a `#` in the key, where no fragment belongs; null without one. */
  readonly fragment: string | null;
}

/** A format behind a name, and any short word behind a parameter: `orders.json`, `{gameId}.pgn`. */
const EXTENSION =
  /(?<=.)\.(json|xml|csv|txt|pdf|html|yaml|yml|zip|geojson|jsonl|ndjson|jpe?g|png|gif|svg|webp|ics|rss|atom|pbf|mvt|kml|gpx|(?<=\}\.)[a-z][a-z\d]{1,5})$/i;
/**
 * A parameter as routers write it, where OpenAPI has braces: `:orderId`, `<orderId>`, `<int:orderId>`, `[orderId]`; or
 * a brace that is not closed.
 */
const ROUTER_PARAMETER =
  /^(?::([A-Za-z_]\w*)|<(?:\w+:)?([A-Za-z_]\w*)>|\[(?:\.{3})?([A-Za-z_]\w*)\]|\{([A-Za-z_]\w*))$/;
const CUSTOM_METHOD = /(?<=.):([a-z][\w-]*)$/i;

/** Splits a path key. Slashes, question marks and number signs inside braces belong to a parameter's name. */
export function readTemplate(key: string): PathTemplate {
  const marks = marksOutsideBraces(key);
  const hash = marks.find(({ mark }) => mark === '#')?.at ?? key.length;
  const question = marks.find(({ mark, at }) => mark === '?' && at < hash)?.at ?? queryExpansionStart(key, hash);
  const slashes = marks.filter(({ mark, at }) => mark === '/' && at < question).map(({ at }) => at);
  const leadingSlash = slashes[0] === 0;
  const starts = [...(leadingSlash ? [] : [0]), ...slashes.map((at) => at + 1)];
  const ends = [...(leadingSlash ? slashes.slice(1) : slashes), question];
  const segments = starts.map((start, index) => readSegment(key.slice(start, ends[index] ?? question), start));
  const only = segments.length === 1 && segments[0]?.text === '';
  return {
    text: key,
    segments: only ? [] : segments,
    leadingSlash,
    trailingSlash: !only && segments.at(-1)?.text === '',
    query: question < hash ? queryOf(key.slice(question, hash)) : null,
    fragment: hash < key.length ? key.slice(hash + 1) : null,
  };
}

/** A form-style query expansion (RFC 6570, section 3.2.8) at the end of the text: `/orders{?page,pageSize}`. */
const QUERY_EXPANSION = /\{[?&][^{}]*\}$/;

function queryExpansionStart(key: string, end: number): number {
  const start = key.slice(0, end).search(QUERY_EXPANSION);
  return start === -1 ? end : start;
}

function queryOf(text: string): string {
  return text.startsWith('{') ? text.slice(2, -1) : text.slice(1);
}

/** Segments as a path: `/v1/orders`. */
export function pathText(segments: readonly Pick<PathSegment, 'text'>[]): string {
  return `/${segments.map(({ text }) => text).join('/')}`;
}

function marksOutsideBraces(key: string): { mark: string; at: number }[] {
  const marks: { mark: string; at: number }[] = [];
  const lastClosing = key.lastIndexOf('}');
  let inside = false;
  for (let at = 0; at < key.length; at++) {
    const mark = key[at] ?? '';
    if (mark === '{') inside = at < lastClosing;
    else if (mark === '}') inside = false;
    else if (!inside && (mark === '/' || mark === '?' || mark === '#')) marks.push({ mark, at });
  }
  return marks;
}

function readSegment(text: string, offset: number): PathSegment {
  const [, ...ways] = ROUTER_PARAMETER.exec(text) ?? [];
  const parameter = ways.find((name) => name !== undefined);
  if (parameter !== undefined) return routerParameter(text, parameter, offset);
  const semicolon = matrixStart(text);
  const plain = text.slice(0, semicolon);
  const customMethod = CUSTOM_METHOD.exec(plain)?.[1] ?? null;
  const stem = customMethod === null ? plain : plain.slice(0, -customMethod.length - 1);
  const extension = EXTENSION.exec(stem)?.[1] ?? null;
  const name = extension === null ? stem : stem.slice(0, -extension.length - 1);
  const parameters = Array.from(name.matchAll(/\{([^{}]*)\}/g), ([whole, parameter]) => ({ whole, parameter }));
  const single = parameters[0]?.whole === name;
  return {
    text,
    kind: parameters.length === 0 ? 'fixed' : single ? 'parameter' : 'mixed',
    name,
    parameterNames: parameters.map(({ parameter }) => parameter ?? ''),
    customMethod,
    extension,
    matrix: semicolon < text.length ? text.slice(semicolon) : null,
    offset,
  };
}

function routerParameter(text: string, parameter: string, offset: number): PathSegment {
  const name = `{${parameter}}`;
  const none = { customMethod: null, extension: null, matrix: null };
  return { text, kind: 'parameter', name, parameterNames: [parameter], ...none, offset };
}

/** Types that routers write before the name of a parameter. */
const ROUTER_TYPES: ReadonlySet<string> = new Set(['float', 'int', 'path', 'str', 'string', 'uuid']);

/**
 * The name of a parameter without the pattern or type that routers write beside it: `orderId` of `orderId:[0-9]+` and
 * `int:orderId`.
 */
export function bareName(parameter: string): string {
  const [, first = parameter, rest = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(parameter) ?? [];
  return ROUTER_TYPES.has(first) && /^[A-Za-z_][\w-]*$/.test(rest) ? rest : first;
}

/** A path-style parameter expansion (RFC 6570, section 3.2.7) at the end of the text: `orders{;color}`. */
const EXPANSION = /(?<=.)\{;[^{}]*\}$/;

/** The expansion, or the first semicolon that is in no parameter's name, or the text's end. */
function matrixStart(text: string): number {
  const expansion = text.search(EXPANSION);
  if (expansion !== -1) return expansion;
  const at = text.indexOf(';', text.lastIndexOf('}') + 1);
  return at === -1 ? text.length : at;
}

/** A path, or a part of one, without the names of its parameters, which tell no paths apart: `/orders/{}`. */
export function withoutParameterNames(text: string): string {
  return text.replaceAll(/\{[^{}]*\}/g, '{}');
}
