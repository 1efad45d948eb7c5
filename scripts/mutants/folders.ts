/**
 * The folders of the product, each with the tests by which its mutants are tried: those of the folder, and those of others that are there for it as well.
 * More would notice more, and take longer.
 */
export const TESTS_OF: Readonly<Record<string, readonly string[]>> = {
  model: ['test/model/**', 'test/judgement/word-classification.test.ts', 'test/rules/{examples,fields}.test.ts'],
  grammar: ['test/grammar/**', 'test/rules/{filter,sort,fields}*.test.ts', 'test/rules/examples.test.ts'],
  framework: [
    'test/framework/**',
    'test/rules/{examples,yield-pairs,consistency,odd-descriptions}.test.ts',
    'test/engine/*.test.ts',
  ],
  functions: ['test/functions/**', 'test/rules/{examples,remedies}.test.ts'],
  rules: ['test/rules/**', 'test/test-specs/{breaks,violations}.test.ts'],
  rulesets: [
    'test/rulesets/**',
    'test/rules/consistency.test.ts',
    'test/engine/**',
    'test/library.test.ts',
    'test/cli/commands/{rules,lint}*.test.ts',
  ],
  platform: ['test/platform/**', 'test/cli/**'],
  source: ['test/source/**', 'test/engine/**', 'test/cli/**'],
  edits: ['test/edits/**', 'test/framework/remedy.test.ts', 'test/fixing/**'],
  diff: [
    'test/diff/**',
    'test/model/comparison/**',
    'test/cli/commands/diff.test.ts',
    'test/rules/change-examples.test.ts',
  ],
  engine: ['test/engine/**', 'test/library.test.ts', 'test/cli/**', 'test/spectral-hosts/rulesets.test.ts'],
  project: ['test/project/**', 'test/cli/commands/*project*.test.ts'],
  fixing: ['test/fixing/**', 'test/cli/commands/lint/**'],
  traffic: ['test/traffic/**', 'test/verify.test.ts', 'test/cli/commands/verify.test.ts'],
  probe: ['test/probe/**', 'test/cli/commands/probe.test.ts'],
  reports: ['test/reports/**', 'test/cli/{scenarios,hostile-text}.test.ts', 'test/cli/commands/merge.test.ts'],
  baseline: ['test/baseline/**', 'test/cli/commands/baseline*.test.ts'],
  git: ['test/git/**', 'test/cli/commands/init*.test.ts'],
  pages: ['test/pages/**', 'test/catalogue/**', 'test/review/**', 'test/browser/**'],
  catalogue: [
    'test/catalogue/**',
    'test/cli/commands/{explain,catalogue,rules}*.test.ts',
    'test/browser/catalogue.test.ts',
  ],
  review: ['test/review/**', 'test/cli/commands/review*.test.ts', 'test/browser/review.test.ts'],
  languageserver: ['test/languageserver/**'],
  cli: ['test/cli/**'],
};

export const FOLDERS: readonly string[] = Object.keys(TESTS_OF);
