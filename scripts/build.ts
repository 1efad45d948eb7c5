/**
 * Builds what is published into dist/: `npm run build`.
 *
 * The rules are one bundle without bare imports and without Node built-ins, because that is what loads in the stock CLI
 * and in the VS Code extension alike. The command line is a second bundle, whose packages stay outside.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type BuildOptions, build } from 'esbuild';
import * as functions from '../functions/index.generated.ts';
import * as grammar from '../grammar/index.ts';
import { RULESETS } from '../rulesets/index.ts';

const RULES: BuildOptions = {
  entryPoints: ['index.ts'],
  bundle: true,
  platform: 'neutral',
  mainFields: ['module', 'main'],
  target: 'es2022',
  legalComments: 'inline',
};

const COMMAND_LINE: BuildOptions = {
  entryPoints: ['cli/main.ts'],
  outdir: 'dist/cli',
  bundle: true,
  // One file would load everything for every command.
  splitting: true,
  chunkNames: 'parts/[name]-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  legalComments: 'none',
  external: externalPackages(),
};

/** What the command line needs at run time is installed with the package; the rest is bundled. */
function externalPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  return Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]);
}

/**
 * The entries beside the bundle. What `require('lintel')` gives has to be the ruleset itself, without a further key:
 * Spectral's bundler takes the whole of a CommonJS module for its default export. Each ruleset has an entry of its own,
 * so that a YAML ruleset can say `extends: lintel/all`.
 */
function writeEntries(): void {
  mkdirSync('dist/rulesets', { recursive: true });
  writeFileSync('dist/index.cjs', "module.exports = require('./lintel.cjs').default;\n");
  writeFileSync('dist/functions.cjs', "module.exports = require('./lintel.cjs').functions;\n");
  writeFileSync('dist/functions.mjs', reexport('functions', functions));
  writeFileSync('dist/grammar.cjs', "module.exports = require('./lintel.cjs').grammar;\n");
  writeFileSync('dist/grammar.mjs', reexport('grammar', grammar));
  for (const name of Object.keys(RULESETS)) {
    const member = `rulesets[${JSON.stringify(name)}]`;
    writeFileSync(`dist/rulesets/${name}.cjs`, `module.exports = require('../lintel.cjs').${member};\n`);
    writeFileSync(`dist/rulesets/${name}.mjs`, `import { rulesets } from '../index.mjs';\nexport default ${member};\n`);
  }
}

/** The one entry that imports something: the stock command brings the package along, and so does Lintel. */
function writeWithOas(): void {
  const oas = '@stoplight/spectral-rulesets';
  writeFileSync(
    'dist/rulesets/with-oas.mjs',
    `import { oas } from '${oas}';\nimport { withOas } from '../index.mjs';\nexport default withOas(oas);\n`,
  );
  writeFileSync(
    'dist/rulesets/with-oas.cjs',
    `module.exports = require('../lintel.cjs').withOas(require('${oas}').oas);\n`,
  );
}

/** An ES module that gives the members of one of the bundle's namespaces by name. */
function reexport(namespace: string, members: object): string {
  const names = Object.keys(members).join(', ');
  return `import { ${namespace} } from './index.mjs';\nexport const { ${names} } = ${namespace};\n`;
}

rmSync('dist', { recursive: true, force: true });
await Promise.all([
  build({ ...RULES, format: 'esm', outfile: 'dist/index.mjs' }),
  build({ ...RULES, format: 'cjs', outfile: 'dist/lintel.cjs' }),
  build(COMMAND_LINE),
]);
writeEntries();
writeWithOas();
