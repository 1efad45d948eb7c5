import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { findRuleset } from '../../../engine/find-ruleset.ts';
import { defaultBranch } from '../../../git/default-branch.ts';
import { CHECK_PLACES, type CheckPlace } from './check-places.ts';
import { type Checked, gitlabRoot, gitlabTemplate, hook, workflow } from './ci-files.ts';
import { DEFAULTS_TEXT } from './defaults-text.ts';

/** What the user wants. */
export interface Wishes {
  readonly ruleset: string;
  readonly places: readonly CheckPlace[];
  readonly files: readonly string[];
  /** Recorded traffic that is judged in CI. */
  readonly traffic: readonly string[];
  /** Whether the project is to say what fixes write where a description does not show it. */
  readonly defaults: boolean;
}

/** A file that is to be there. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  /** What to add by hand where a file of that name exists and does not have it; null when nothing is missing. */
  readonly missing: (existing: string) => string | null;
}

/** The files that set Lintel up in a folder. */
export async function plan({ ruleset, places, files, traffic, defaults }: Wishes, cwd: string): Promise<PlannedFile[]> {
  const forChecks = await Promise.all(places.map((place) => FILES[place]({ files, traffic }, cwd)));
  return [rulesetFile(ruleset, cwd), ...projectFile(files, defaults), ...forChecks.flat()];
}

/**
 * What `lintel lint` lints without names, and what fixes write; a folder with a ruleset needs no file to be linted as a
 * whole.
 */
function projectFile(files: readonly string[], defaults: boolean): PlannedFile[] {
  const parts = [
    ...(files.every((file) => file === '.') ? [] : [{ text: stringify({ files }), trace: /^files:/m }]),
    ...(defaults ? [{ text: DEFAULTS_TEXT, trace: /^defaults:/m }] : []),
  ];
  if (parts.length === 0) return [];
  const text = parts.map((part) => part.text).join('');
  const missing = (existing: string) => {
    const absent = parts.filter(({ trace }) => !trace.test(existing)).map((part) => part.text);
    return absent.length === 0 ? null : absent.join('');
  };
  return [{ path: '.lintel.yaml', text: `${SCHEMA_COMMENT}${text}`, missing }];
}

/** Editors with a YAML language server complete and check the file by this. */
const SCHEMA_COMMENT = '# yaml-language-server: $schema=node_modules/lintel/spec/lintel.schema.json\n';

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

const FILES: Readonly<Record<CheckPlace, (checked: Checked, cwd: string) => Promise<PlannedFile[]>>> = {
  github: async (checked, cwd) => {
    const text = workflow(checked, await defaultBranch(cwd), cwd);
    return [{ path: '.github/workflows/lintel.yml', text, missing: without(/\blintel\b/, text) }];
  },
  gitlab: async (checked, cwd) => {
    const text = gitlabRoot(checked);
    return [
      { path: '.gitlab/lintel.yml', text: gitlabTemplate(cwd), missing: () => null },
      { path: '.gitlab-ci.yml', text, missing: without(/\.gitlab\/lintel\.yml/, text) },
    ];
  },
  'pre-commit': async ({ files }) => {
    const text = hook(files);
    return [{ path: '.pre-commit-config.yaml', text, missing: without(/\blintel\b/, text) }];
  },
};

function without(trace: RegExp, text: string): PlannedFile['missing'] {
  return (existing) => (trace.test(existing) ? null : text);
}

/** Where the repository has its checks already. */
export function usualPlaces(cwd: string): CheckPlace[] {
  const marks = { github: '.github', gitlab: '.gitlab-ci.yml', 'pre-commit': '.pre-commit-config.yaml' } as const;
  return CHECK_PLACES.filter((place) => existsSync(join(cwd, marks[place])));
}
