import type { AnyRule } from './rule.ts';

declare const BUILT_DOCUMENTATION_URL: string | undefined;

/**
 * Where the catalogue is published, for a build that was told so; null for others, whose rules then refer to no
 * address.
 */
export const DOCUMENTATION_URL: string | null =
  typeof BUILT_DOCUMENTATION_URL === 'undefined' ? null : BUILT_DOCUMENTATION_URL;

/** A rule that refers to its page in a catalogue that is published at an address; null changes nothing. */
export function publishedAt<One extends AnyRule>(rule: One, catalogueUrl: string | null): One {
  if (catalogueUrl === null) return rule;
  return { ...rule, documentationUrl: rulePageAddress(catalogueUrl, rule.extensions.lintel.id) };
}

/** The address of a rule's page in a catalogue that is published at an address. */
export function rulePageAddress(catalogueUrl: string, id: string): string {
  return `${catalogueUrl.replace(/\/*$/, '/')}rules/${id}/`;
}
