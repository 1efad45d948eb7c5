/**
 * The folders of the product, each with the tests by which its mutants are tried: those of the folder, and those of
 * others that are there for it as well. More would notice more, and take longer.
 */
const OF_RULES = [
  'test/functions/**',
  'test/rules/**',
  'test/test-specs/{breaks,violations}.test.ts',
  'test/corpus-findings.test.ts',
];

export const TESTS_OF: Readonly<Record<string, readonly string[]>> = {
  model: ['test/model/**', 'test/judgement/**', ...OF_RULES],
  grammar: ['test/grammar/**', ...OF_RULES],
  framework: [
    'test/framework/**',
    'test/engine/**',
    'test/fixing/**',
    'test/probe/**',
    'test/traffic/**',
    'test/verify.test.ts',
    ...OF_RULES,
  ],
  functions: OF_RULES,
  rules: ['test/probe/**', 'test/model/structure/**', ...OF_RULES],
  rulesets: [
    'test/rulesets/**',
    'test/rules/consistency.test.ts',
    'test/engine/**',
    'test/library.test.ts',
    'test/cli/commands/{rules,lint}*.test.ts',
    'test/spectral-hosts/**',
    'test/catalogue/**',
  ],
  platform: ['test/platform/**', 'test/cli/**', 'test/probe/**', 'test/fixing/**'],
  source: ['test/source/**', 'test/engine/**', 'test/edits/**', 'test/languageserver/**', 'test/cli/**'],
  edits: [
    'test/edits/**',
    'test/framework/**',
    'test/fixing/**',
    'test/languageserver/**',
    'test/rules/{examples,remedies}.test.ts',
  ],
  diff: ['test/diff/**', 'test/model/comparison/**', 'test/cli/**', 'test/rules/change-examples.test.ts'],
  engine: ['test/engine/**', 'test/library.test.ts', 'test/cli/**', 'test/spectral-hosts/rulesets.test.ts'],
  project: ['test/project/**', 'test/cli/**', 'test/languageserver/**'],
  fixing: [
    'test/fixing/**',
    'test/edits/**',
    'test/cli/**',
    'test/languageserver/**',
    'test/rules/{examples,remedies}.test.ts',
  ],
  traffic: [
    'test/traffic/**',
    'test/verify*.test.ts',
    'test/cli/**',
    'test/probe/**',
    'test/rules/exchange-examples.test.ts',
  ],
  probe: ['test/probe/**', 'test/cli/**', 'test/framework/**'],
  reports: ['test/reports/**', 'test/cli/**', 'test/review/**'],
  baseline: ['test/baseline/**', 'test/cli/**', 'test/review/**'],
  git: ['test/git/**', 'test/cli/**', 'test/review/**', 'test/languageserver/**'],
  pages: ['test/pages/**', 'test/catalogue/**', 'test/review/**', 'test/browser/**'],
  catalogue: [
    'test/catalogue/**',
    'test/cli/**',
    'test/languageserver/**',
    'test/browser/catalogue.test.ts',
    'test/rules/{,change-,exchange-,sequence-}examples.test.ts',
    'test/fixing/odd-layouts.test.ts',
  ],
  review: ['test/review/**', 'test/cli/**', 'test/browser/review.test.ts'],
  languageserver: ['test/languageserver/**', 'test/editors/**'],
  cli: ['test/cli/**', 'test/languageserver/**', 'test/integrations/{action,templates}.test.ts'],
};

export const FOLDERS: readonly string[] = Object.keys(TESTS_OF);
