/**
 * Prints the section of the changelog for the version that a tag names: `npm run release-notes -- v1.2.0`.
 * Fails where the tag is not the version of package.json, or the changelog has no dated section for it.
 */
import { readFileSync } from 'node:fs';
import { version } from '../platform/version.ts';

/**
 * What the changelog says of a version, without its heading.
 * @throws Error where it has no section for it, or one that is not released yet.
 */
export function releaseNotes(changelog: string, wanted: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`${wanted} `) || text.startsWith(`${wanted}\n`));
  if (section === undefined) throw new Error(`CHANGELOG.md has no section for ${wanted}; add one`);
  const [heading = '', ...lines] = section.split('\n');
  if (!/\(\d{4}-\d{2}-\d{2}\)$/.test(heading)) {
    throw new Error(
      `CHANGELOG.md has "${heading}"; write the date of the release in its place: ${wanted} (YYYY-MM-DD)`,
    );
  }
  return `${lines.join('\n').trim()}\n`;
}

/** @throws Error where the tag is not `v` and the version. */
export function versionOf(tag: string, current: string): string {
  if (tag !== `v${current}`)
    throw new Error(`the tag is "${tag}", and package.json has version ${current}; tag v${current}`);
  return current;
}

if (process.argv[1]?.endsWith('release-notes.ts') === true) {
  try {
    const wanted = versionOf(process.argv[2] ?? '', version());
    process.stdout.write(releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), wanted));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
