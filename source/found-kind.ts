import { asString, isObject, member } from '../model/description/json.ts';
import { readText } from './read-text.ts';

/**
 * What a file in a searched folder is: a description that Lintel reads, a description of another kind or version, or
 * none at all.
 */
export type FoundKind = 'description' | OtherKind | null;

interface OtherKind {
  /** Its name and version. */
  readonly other: string;
  /** True for OpenAPI of a version that Lintel does not read, or that there is not. */
  readonly isOpenApi: boolean;
}

/** The keys by which a root says that it is a description. */
const MARKS = ['openapi', 'swagger', 'asyncapi'] as const;
const NAMES: Readonly<Record<string, string>> = { openapi: 'OpenAPI', swagger: 'Swagger', asyncapi: 'AsyncAPI' };

/** A key of the root in YAML and the beginning of its value. */
const IN_YAML = /^(["']?)(openapi|swagger|asyncapi)\1[ \t]*:[ \t]*["']?([^\s"'#,}]*)/m;

/** The same in JSON that cannot be read, and in YAML's own form of it. */
const IN_BRACES = /^[\s{]*(["']?)(openapi|swagger|asyncapi)\1\s*:\s*["']?([^\s"'#,}]*)/m;

/**
 * Guessed from the text, since a folder may hold thousands of other files. What cannot be read counts as a description,
 * so that it is reported instead of passed over.
 */
export function foundKind(path: string): FoundKind {
  let text: string;
  try {
    text = readText(path, { takesOtherBytes: true });
  } catch {
    return 'description';
  }
  return kindOfText(text);
}

function kindOfText(text: string): FoundKind {
  if (!/^\s*\{/.test(text)) return kindOfMatch(IN_YAML.exec(text));
  if (!MARKS.some((mark) => text.includes(mark))) return null;
  try {
    return kindOfRoot(JSON.parse(text));
  } catch {
    return kindOfMatch(IN_BRACES.exec(text));
  }
}

function kindOfRoot(data: unknown): FoundKind {
  const mark = isObject(data) ? MARKS.find((key) => key in data) : undefined;
  return mark === undefined ? null : kindOf(mark, asString(member(data, mark)) ?? '');
}

function kindOfMatch(match: RegExpExecArray | null): FoundKind {
  return match === null ? null : kindOf(match[2] ?? '', match[3] ?? '');
}

/** Where the version is not known, the run reports it. */
function kindOf(mark: string, version: string): FoundKind {
  if (mark === 'openapi' && (version === '' || version.startsWith('3'))) return 'description';
  return { other: `${NAMES[mark]} ${version}`.trim(), isOpenApi: mark === 'openapi' };
}
