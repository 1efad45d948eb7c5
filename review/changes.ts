import type { ChangelogSection } from '../diff/changelog-sections.ts';

/** What changed for clients since another version of an API. */
export interface ReviewChanges {
  /** The older version as it was named. */
  readonly against: string;
  readonly sections: readonly ChangelogSection[];
  /** True where nothing else changed but that requests may hold more, or that responses promise more. */
  readonly isWider: boolean;
  /** What the changes ask of `info.version`; null where that is no version. */
  readonly version: { readonly asked: string; readonly given: string; readonly isLower: boolean } | null;
}

/** What the changes ask of the version, in a sentence; null where nothing is to be done. */
export function versionAsked({ version }: ReviewChanges): string | null {
  if (version === null || !version.isLower) return null;
  return `The changes ask for version ${version.asked}, and info.version is ${version.given}.`;
}
