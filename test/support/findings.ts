import type { Rule } from '../../framework/rule.ts';
import { RULES } from '../../rules/index.generated.ts';
import { partialDescription } from './example-text.ts';
import { type FoundAt, lintText } from './lint-text.ts';

/** The first lines of a description in OpenAPI 3.1. */
export const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\n';

type Files = Readonly<Record<string, string>>;
type Rules = Rule | readonly Rule[];

/** What stands around the text of a test. */
export interface Around {
  /** The files that it refers to, by name. */
  readonly files?: Files;
  /** What stands before it, unless it names its own version of OpenAPI. */
  readonly head?: string;
}

const WHOLE = /^(openapi:|\{"openapi")/m;
const ROOT_KEY = /^(info|jsonSchemaDialect|servers|security|paths|webhooks|components|tags|x-[\w-]+):/m;

/**
 * What rules find in a description. Its text may leave out `openapi` and `info`, and may be only the entries of `paths`
 * or of `components.schemas`.
 */
export function findings(rules: Rules, yaml: string, { files = {}, head = HEAD }: Around = {}): FoundAt[] {
  const list = 'given' in rules ? [rules] : rules;
  if (WHOLE.test(yaml)) return lintText({ text: yaml, files }, list);
  if (ROOT_KEY.test(yaml)) return lintText({ text: head + yaml, files }, list);
  const example = partialDescription({ yaml, asWritten: true });
  return lintText({ text: example.text, files: { ...example.files, ...files } }, list);
}

/**
 * Where the findings stand: the keys of their paths, joined by blanks; in another file, its name stands before them.
 */
export function places(rules: Rules, yaml: string, around?: Around): string[] {
  return findings(rules, yaml, around).map(placeOf);
}

function placeOf({ path, source }: FoundAt): string {
  return [...(source === 'openapi.yaml' ? [] : [source]), ...path].join(' ');
}

/** The same for the entries of `components.schemas`, at which the paths begin. */
export function placesInSchemas(rules: Rules, schemas: string, around?: Around): string[] {
  const found = places(rules, `components: {schemas: ${schemas}}`, around);
  return found.map((place) => place.replace('components schemas ', ''));
}

/** What the findings say. */
export function messagesOf(rules: Rules, yaml: string, around?: Around): string[] {
  return findings(rules, yaml, around).map(({ message }) => message);
}

/** The rule and the place of each finding of a section's rules, in the order of the rules. */
export function placesBySection(section: string, yaml: string, around?: Around): string[] {
  return findings(rulesOfSection(section), yaml, around).map((found) => `${found.rule} ${placeOf(found)}`.trim());
}

/** The rules of a section of the conventions, such as `4.3`. */
export function rulesOfSection(section: string): Rule[] {
  return Object.values(RULES).filter(({ extensions }) => extensions.lintel.section === section);
}
