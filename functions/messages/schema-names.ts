/** What to do about a name of a property that is a keyword of JSON Schema; null for other names. */
export function remedyOfKeyword(name: string): string | null {
  return name === '$schema' ? 'leave it out, since a type says its dialect in its schema and not in its values' : null;
}
