declare const BUILT_DOCUMENTATION_URL: string | undefined;

/** Where the catalogue is published, for a build that was told so; null for others, whose rules then refer to no address. */
export const DOCUMENTATION_URL: string | null =
  typeof BUILT_DOCUMENTATION_URL === 'undefined' ? null : BUILT_DOCUMENTATION_URL;

/** The address of a rule's page in a catalogue that is published at an address. */
export function rulePageAddress(catalogueUrl: string, id: string): string {
  return `${catalogueUrl.replace(/\/*$/, '/')}rules/${id}/`;
}
