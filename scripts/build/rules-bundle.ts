import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type BuildOptions, build } from 'esbuild';
import { BUILT_ADDRESS } from './node-program.ts';

/** All rules, without bare imports and without Node built-ins, because that is what loads in every host of Spectral. */
const RULES: BuildOptions = {
  entryPoints: ['bundle.ts'],
  bundle: true,
  platform: 'neutral',
  format: 'cjs',
  mainFields: ['module', 'main'],
  target: 'es2022',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'inline',
  define: BUILT_ADDRESS,
};

/** What the bundle gives besides its default, as bundle.ts has it. */
const NAMES = ['functions', 'grammar', 'rules', 'rulesets', 'withOas'];

/**
 * Writes dist/lintel.cjs and dist/lintel.mjs: the bundle as one string, which becomes a program when it is asked for.
 * Spectral's bundler parses whatever a ruleset imports and writes it anew, in the extension of VS Code for every open
 * document, and a string is passed over at once. One program serves all rulesets of a process.
 */
export async function buildRules(): Promise<void> {
  const { outputFiles = [] } = await build({ ...RULES, write: false });
  const program = outputFiles[0]?.text ?? '';
  const key = `lintel ${createHash('sha256').update(program).digest('hex').slice(0, 16)}`;
  // Some packages take what has no `require` for a browser; nothing calls it.
  const text = `const module={exports:{}},require=()=>null;${program}\nreturn module.exports;\n//# sourceURL=lintel/rules.js`;
  const loaded = `globalThis[Symbol.for('${key}')] ??= Function(${JSON.stringify(text)})()`;
  writeFileSync('dist/lintel.cjs', `module.exports = ${loaded};\n`);
  writeFileSync(
    'dist/lintel.mjs',
    `const lintel = ${loaded};\nexport const { ${NAMES.join(', ')} } = lintel;\nexport default lintel.default;\n`,
  );
}
