/**
 * Builds what is published into dist/: `npm run build`.
 *
 * The rules are one bundle without bare imports and without Node built-ins, because that is what loads in the stock CLI
 * and in the VS Code extension alike. The command line is a second bundle.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import * as functions from '../functions/index.generated.ts';
import * as grammar from '../grammar/index.ts';
import { buildAsset, PAGE_ASSETS } from '../pages/build-assets.ts';
import { RULESETS } from '../rulesets/index.ts';
import { BUILT_EXAMPLES } from './build/built-examples.ts';
import { buildLauncher } from './build/launcher.ts';
import { lazyBuiltins } from './build/lazy-builtins.ts';
import { writeMain } from './build/main-entry.ts';
import { bundlesApart, PROGRAM } from './build/node-program.ts';
import { buildRules } from './build/rules-bundle.ts';
import { buildTypes } from './build/types.ts';

const COMMAND_LINE: BuildOptions = {
  ...PROGRAM,
  entryPoints: { 'command-line': 'cli/main.ts', library: 'library.ts', verify: 'verify.ts' },
  outdir: 'dist/cli',
  plugins: [bundlesApart(), lazyBuiltins()],
};

/**
 * The commands that write pages, with the rules' examples, the templates, and the styles and scripts that pages carry.
 */
async function pages(): Promise<BuildOptions> {
  const assets = await Promise.all(PAGE_ASSETS.map(async (entry) => [entry, await buildAsset(entry)] as const));
  return {
    ...COMMAND_LINE,
    entryPoints: { 'page-commands': 'cli/page-commands.ts' },
    define: {
      ...COMMAND_LINE.define,
      ARE_ASSETS_BUILT: 'true',
      ...BUILT_EXAMPLES,
      BUILT_ASSETS: JSON.stringify(Object.fromEntries(assets)),
    },
    plugins: [lazyBuiltins()],
  };
}

/** The language server, which is also what its thread starts with. */
const LANGUAGE_SERVER: BuildOptions = {
  ...COMMAND_LINE,
  entryPoints: { 'language-server': 'cli/language-server.ts' },
};

/** The commands that lint no descriptions: verify, probe, diff and those that set up or join. */
const FURTHER_COMMANDS: BuildOptions = {
  ...COMMAND_LINE,
  entryPoints: { 'further-commands': 'cli/further-commands.ts' },
};

/** The licences of the packages that are bundled into the command line and its pages. */
function writeLicences(metafiles: readonly Metafile[]): void {
  const folders = new Set(
    metafiles
      .flatMap(({ inputs }) => Object.keys(inputs))
      .flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []),
  );
  const texts = [...folders].sort().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, string>;
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    return `${name} ${version}\n\n${file === undefined ? '' : readFileSync(`${folder}/${file}`, 'utf8')}`;
  });
  writeFileSync('dist/cli/LICENSES.txt', texts.join(`\n${'-'.repeat(80)}\n\n`));
}

/**
 * The entries beside the bundle. Each ruleset has an entry of its own, so that a YAML ruleset can say
 * `extends: lintel/all`.
 */
function writeEntries(): void {
  mkdirSync('dist/rulesets', { recursive: true });
  writeMain();
  writeFileSync('dist/functions.cjs', "module.exports = require('./lintel.cjs').functions;\n");
  writeFileSync('dist/functions.mjs', reexport('functions', functions));
  writeFileSync('dist/grammar.cjs', "module.exports = require('./lintel.cjs').grammar;\n");
  writeFileSync('dist/grammar.mjs', reexport('grammar', grammar));
  writeFileSync('dist/verify.cjs', "module.exports = require('./cli/verify.cjs');\n");
  writeFileSync(
    'dist/verify.mjs',
    "import verify from './cli/verify.cjs';\nexport const { createVerifier, verifyExchange } = verify;\n",
  );
  for (const name of Object.keys(RULESETS)) {
    const member = `rulesets[${JSON.stringify(name)}]`;
    writeFileSync(`dist/rulesets/${name}.cjs`, `module.exports = require('../lintel.cjs').${member};\n`);
    writeFileSync(
      `dist/rulesets/${name}.mjs`,
      `import { rulesets } from '../lintel.mjs';\nexport default ${member};\n`,
    );
  }
}

/** The one entry that imports something: the stock command brings the package along, and so does Lintel. */
function writeWithOas(): void {
  const oas = '@stoplight/spectral-rulesets';
  writeFileSync(
    'dist/rulesets/with-oas.mjs',
    `import { oas } from '${oas}';\nimport { withOas } from '../lintel.mjs';\nexport default withOas(oas);\n`,
  );
  writeFileSync(
    'dist/rulesets/with-oas.cjs',
    `module.exports = require('../lintel.cjs').withOas(require('${oas}').oas);\n`,
  );
}

/** An ES module that gives the members of one of the bundle's namespaces by name. */
function reexport(namespace: string, members: object): string {
  const names = Object.keys(members).join(', ');
  return `import { ${namespace} } from './lintel.mjs';\nexport const { ${names} } = ${namespace};\n`;
}

rmSync('dist', { recursive: true, force: true });
const [{ metafile }, { metafile: ofPages }, { metafile: ofFurther }, { metafile: ofServer }] = await Promise.all([
  build(COMMAND_LINE),
  build(await pages()),
  build(FURTHER_COMMANDS),
  build(LANGUAGE_SERVER),
  buildTypes(),
]);
await buildRules();
writeLicences([metafile, ofPages, ofFurther, ofServer].filter((one) => one !== undefined));
writeEntries();
writeWithOas();
await buildLauncher('dist/cli');
