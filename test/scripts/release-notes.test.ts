import { expect } from 'chai';
import { releaseNotes, versionOf } from '../../scripts/release-notes.ts';

const CHANGELOG = `# Changelog

## 1.3.0 (unreleased)

- To come.

## 1.2.0 (2026-10-01)

- A rule.
- Another.

## 1.1.0 (2026-09-01)

- The first.
`;

describe('release notes', () => {
  it('are the section of the version', () => {
    expect(releaseNotes(CHANGELOG, '1.2.0')).to.equal('- A rule.\n- Another.\n');
    expect(releaseNotes(CHANGELOG, '1.1.0')).to.equal('- The first.\n');
  });

  it('are refused where the section is missing or has no date', () => {
    expect(() => releaseNotes(CHANGELOG, '1.2')).to.throw('CHANGELOG.md has no section for 1.2; add one');
    expect(() => releaseNotes(CHANGELOG, '1.3.0')).to.throw('write the date of the release');
  });

  it('need a tag that names the version', () => {
    expect(versionOf('v1.2.0', '1.2.0')).to.equal('1.2.0');
    for (const tag of ['1.2.0', 'v1.2.1', '']) expect(() => versionOf(tag, '1.2.0')).to.throw('tag v1.2.0');
  });
});
