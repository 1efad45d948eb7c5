import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRuleset } from '../../../engine/find-ruleset.ts';
import { packageFile } from '../../../platform/package-file.ts';
import { version } from '../../../platform/version.ts';
import { CHECK_PLACES, type CheckPlace } from './check-places.ts';

/** What the user wants. */
export interface Wishes {
  readonly ruleset: string;
  readonly places: readonly CheckPlace[];
  readonly files: readonly string[];
}

/** A file that is to be there. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  /** What to add by hand where a file of that name exists and does not have it; null when nothing is missing. */
  readonly missing: (existing: string) => string | null;
}

/** The files that set Lintel up in a folder. */
export function plan({ ruleset, places, files }: Wishes, cwd: string): PlannedFile[] {
  return [rulesetFile(ruleset, cwd), ...places.flatMap((place) => FILES[place](files))];
}

/** The ruleset that holds already, here or above; a second one would do nothing, or take the first one's place. */
function rulesetFile(ruleset: string, cwd: string): PlannedFile {
  const text = `extends: ${reference(ruleset)}\n`;
  return { path: findRuleset(cwd) ?? '.spectral.yaml', text, missing: without(/\blintel\b/, text) };
}

/** What `extends` says for a ruleset by its name. */
function reference(ruleset: string): string {
  if (ruleset === 'recommended') return 'lintel';
  return ruleset === 'all' ? '[[lintel, all]]' : `lintel/${ruleset}`;
}

const FILES: Readonly<Record<CheckPlace, (files: readonly string[]) => PlannedFile[]>> = {
  github: (files) => {
    const text = workflow(files);
    return [{ path: '.github/workflows/lintel.yml', text, missing: without(/\blintel\b/, text) }];
  },
  gitlab: (files) => {
    const text = gitlabRoot(files);
    return [
      { path: '.gitlab/lintel.yml', text: gitlabTemplate(), missing: () => null },
      { path: '.gitlab-ci.yml', text, missing: without(/\.gitlab\/lintel\.yml/, text) },
    ];
  },
  'pre-commit': (files) => {
    const text = hook(files);
    return [{ path: '.pre-commit-config.yaml', text, missing: without(/\blintel\b/, text) }];
  },
};

function without(trace: RegExp, text: string): PlannedFile['missing'] {
  return (existing) => (trace.test(existing) ? null : text);
}

function workflow(files: readonly string[]): string {
  return `name: API design
on:
  pull_request:
  push:
    branches: [main]

permissions:
  contents: read

jobs:
  lintel:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: |
          npx --yes lintel@${version()} lint --format github-actions -- ${files.map(shellWord).join(' ')}
`;
}

function gitlabRoot(files: readonly string[]): string {
  const names = files.join(' ');
  const variables = names === '.' ? '' : `variables:\n  LINTEL_FILES: ${JSON.stringify(names)}\n`;
  return `include:\n  - local: .gitlab/lintel.yml\n${variables}`;
}

/** The template as it stands, with this version in place of whatever the newest one is. */
function gitlabTemplate(): string {
  const text = readFileSync(packageFile('templates/lintel.gitlab-ci.yml'), 'utf8');
  return text.replace('LINTEL_VERSION: latest', `LINTEL_VERSION: ${version()}`);
}

function hook(files: readonly string[]): string {
  return `repos:
  - repo: local
    hooks:
      - id: lintel
        name: lintel
        entry: lintel lint --since HEAD
        args: [${files.map((file) => JSON.stringify(file)).join(', ')}]
        language: node
        additional_dependencies: ['lintel@${version()}']
        types_or: [yaml, json]
        pass_filenames: false
`;
}

/** A word as a shell reads it back. */
export function shellWord(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Where the repository has its checks already. */
export function usualPlaces(cwd: string): CheckPlace[] {
  const marks = { github: '.github', gitlab: '.gitlab-ci.yml', 'pre-commit': '.pre-commit-config.yaml' } as const;
  return CHECK_PLACES.filter((place) => existsSync(join(cwd, marks[place])));
}
