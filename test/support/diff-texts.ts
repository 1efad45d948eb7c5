import { resolve } from 'node:path';
import { type ComparedVersions, compareVersions } from '../../diff/compare-versions.ts';
import type { VersionText } from '../../diff/version.ts';
import { slashed } from '../../platform/file-paths.ts';
import { ReferenceAccess } from '../../source/reference-access.ts';

/** A version from a text. */
export function versionOf(text: string, name: string): VersionText {
  const source = slashed(resolve(name));
  return {
    text,
    source,
    access: new ReferenceAccess(source, { cwd: process.cwd(), remoteRefs: false }),
    nameOf: (one) => one,
  };
}

/** Compares two texts; findings call them before.yaml and after.yaml. */
export function diffTexts(before: string, after: string): Promise<ComparedVersions> {
  return compareVersions(versionOf(before, 'before.yaml'), versionOf(after, 'after.yaml'));
}
