import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from '../../../platform/package-file.ts';
import { version } from '../../../platform/version.ts';
import { readText } from '../../../source/read-text.ts';

/**
 * The commands that install what the project depends on, exactly as its lock file has it, by that file. No other way
 * names one version of Lintel: in a registry, its name may be somebody else's.
 */
const INSTALL: Readonly<Record<string, string>> = {
  'pnpm-lock.yaml': 'corepack enable && pnpm install --frozen-lockfile',
  'yarn.lock': 'corepack enable && yarn install --frozen-lockfile',
  'package-lock.json': 'npm ci',
};

/** Lintel as a project has installed it; nothing is fetched. */
const LINTEL = 'npx --no lintel';

/** What CI looks at: descriptions, and recorded traffic. */
export interface Checked {
  readonly files: readonly string[];
  readonly traffic: readonly string[];
}

/** The workflow of GitHub Actions that lints files on pull requests, and on a branch. */
export function workflow({ files, traffic }: Checked, branch: string, cwd: string): string {
  return `name: API design
on:
  pull_request:
  push:
    branches: [${JSON.stringify(branch)}]

permissions:
  contents: read

jobs:
  lintel:
    runs-on: ubuntu-latest
    permissions:
      contents: read
      security-events: write
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      # The lock file says which version of Lintel runs.
      - run: ${installCommand(cwd)}
      # Nothing that the run quotes is a command to the runner; the annotations are, and come behind it.
      - run: |
          silence=$(node -p 'crypto.randomUUID()')
          echo "::stop-commands::$silence"
          code=0
          ${LINTEL} lint --format stylish --format sarif --output.sarif=lintel.sarif \\
            --format github-actions --output.github-actions="$RUNNER_TEMP/annotations" \\
            --format markdown --output.markdown="$RUNNER_TEMP/summary.md" -- ${files.map(shellWord).join(' ')} || code=$?
          echo "::$silence::"
          test ! -f "$RUNNER_TEMP/annotations" || cat "$RUNNER_TEMP/annotations"
          exit "$code"
      - if: always()
        run: test ! -f "$RUNNER_TEMP/summary.md" || cat "$RUNNER_TEMP/summary.md" >>"$GITHUB_STEP_SUMMARY"
      # What a pull request breaks for clients, inside one major version.
      - if: always() && github.event_name == 'pull_request'
        env:
          BASE: \${{ github.event.pull_request.base.sha }}
        run: |
          git fetch --quiet --no-tags --depth=1 origin "$BASE"
          silence=$(node -p 'crypto.randomUUID()')
          echo "::stop-commands::$silence"
          code=0
          ${LINTEL} diff --since "$BASE" -- ${files.map(shellWord).join(' ')} || code=$?
          echo "::$silence::"
          exit "$code"
${trafficStep(traffic)}      # Shows the findings under Security, Code scanning.
      - if: always() && hashFiles('lintel.sarif') != ''
        uses: github/codeql-action/upload-sarif@v3
        with:
          sarif_file: lintel.sarif
`;
}

function trafficStep(traffic: readonly string[]): string {
  if (traffic.length === 0) return '';
  return `      # What recorded traffic shows of the service.
      - if: always()
        run: |
          silence=$(node -p 'crypto.randomUUID()')
          echo "::stop-commands::$silence"
          code=0
          ${LINTEL} verify -- ${traffic.map(shellWord).join(' ')} || code=$?
          echo "::$silence::"
          exit "$code"
`;
}

/** The root of GitLab's configuration, which includes the template. */
export function gitlabRoot({ files, traffic }: Checked): string {
  const variables = [
    ['LINTEL_FILES', files.join(' ').replace(/^\.$/, '')] as const,
    ['LINTEL_TRAFFIC', traffic.join(' ')] as const,
  ].flatMap(([name, value]) => (value === '' ? [] : [`  ${name}: ${JSON.stringify(value)}\n`]));
  return `include:\n  - local: .gitlab/lintel.yml\n${variables.length === 0 ? '' : `variables:\n${variables.join('')}`}`;
}

/** The template that GitLab's configuration includes, which installs by the lock file of the folder. */
export function gitlabTemplate(cwd: string): string {
  const text = readFileSync(packageFile('templates/lintel.gitlab-ci.yml'), 'utf8');
  return text.replaceAll('[npm ci]', `[${installCommand(cwd)}]`);
}

/** A hook of pre-commit that runs what the project has installed. */
export function hook(files: readonly string[]): string {
  return `repos:
  - repo: local
    hooks:
      - id: lintel
        name: lintel
        entry: ${LINTEL} lint --since HEAD
        args: [${files.map((file) => JSON.stringify(file)).join(', ')}]
        language: system
        types_or: [yaml, json]
        pass_filenames: false
`;
}

function installCommand(cwd: string): string {
  const lock = Object.keys(INSTALL).find((file) => existsSync(join(cwd, file)));
  return INSTALL[lock ?? ''] ?? 'npm ci';
}

/**
 * How to install Lintel, where a folder's package.json does not have it, so that what CI installs would lack it; else
 * null.
 */
export function missingInstallation(cwd: string): string | null {
  return dependsOnLintel(join(cwd, 'package.json')) ? null : `npm install --save-dev --save-exact lintel@${version()}`;
}

function dependsOnLintel(manifest: string): boolean {
  try {
    const { name, dependencies = {}, devDependencies = {} } = JSON.parse(readText(manifest));
    return name === 'lintel' || 'lintel' in dependencies || 'lintel' in devDependencies;
  } catch {
    return false;
  }
}

/** A word as a shell reads it back. */
export function shellWord(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
