import { readFileSync, writeFileSync } from 'node:fs';
import * as functions from '../../functions/index.generated.ts';
import * as grammar from '../../grammar/index.ts';

/** What the library does. */
const FUNCTIONS = ['lint', 'diff'] as const;

/**
 * They need Node and much code, and the main entry has to load where there is neither: the library is imported when one
 * of them is called, from an address that bundlers do not see, since Spectral's would try to take it along.
 */
const LIBRARY = `const library = './cli/library.cjs';
${FUNCTIONS.map((name) => `const ${name} = async (...given) => (await import(library)).default.${name}(...given);\n`).join('')}`;

const MODULE = `export { default, rules, rulesets } from './lintel.mjs';
${LIBRARY}export { ${FUNCTIONS.join(', ')} };
`;

/**
 * What `require('lintel')` gives has to be the ruleset itself, without a further key that can be seen: Spectral's
 * bundler takes the whole of a CommonJS module for its default export, and Spectral refuses keys that it does not know.
 * A host that loads the entry again finds them there.
 */
const COMMON_JS = `const lintel = require('./lintel.cjs');
${LIBRARY}Object.defineProperties(lintel.default, {
  rulesets: { value: lintel.rulesets, enumerable: false, configurable: true },
${FUNCTIONS.map((name) => `  ${name}: { value: ${name}, enumerable: false, configurable: true },\n`).join('')}});
module.exports = lintel.default;
`;

/** The types of what `require\` gives; those of the module are made from index.ts. */
const COMMON_JS_TYPES = `import type * as lintel from './types/index.js' with { 'resolution-mode': 'import' };

/**
 * The ruleset that \`extends: lintel\` means, with the library beside it; its own \`rules\` stand for those of the
 * module.
 */
declare const lintelRuleset: typeof lintel.default & Pick<typeof lintel, ${FUNCTIONS.map((name) => `'${name}'`).join(' | ')} | 'rulesets'>;

declare namespace lintelRuleset {
  export type DescriptionText = lintel.DescriptionText;
  export type DiffOptions = lintel.DiffOptions;
  export type DiffOutcome = lintel.DiffOutcome;
  export type Finding = lintel.Finding;
  export type LintOptions = lintel.LintOptions;
  export type LintOutcome = lintel.LintOutcome;
  export type Problem = lintel.Problem;
  export type Range = lintel.Range;
  export type Rule = lintel.Rule;
  export type Ruleset = lintel.Ruleset;
}

export = lintelRuleset;
`;

/** What the library of `lintel/verify` gives. */
const VERIFY = { createVerifier: null, verifyExchange: null };
const VERIFY_TYPES = [
  'ExchangeDocument',
  'ExchangeFinding',
  'MessageDocument',
  'Verifier',
  'VerifyOptions',
  'VerifyOutcome',
];

const RULESET_TYPES = `import type { Ruleset } from './types/index.js';

declare const ruleset: Ruleset;
export default ruleset;
`;

const RULESET_COMMON_JS_TYPES = `import type { Ruleset } from './types/index.js' with { 'resolution-mode': 'import' };

declare const ruleset: Ruleset;
export = ruleset;
`;

/** Functions and parsers have the same names in both kinds of module, and so have the types of the parsers. */
function commonJsTypes(from: string, values: object, types: readonly string[] = []): string {
  const module = `'./types/${from}' with { 'resolution-mode': 'import' }`;
  return [
    `import type * as module from ${module};`,
    ...(types.length === 0 ? [] : [`export type { ${types.join(', ')} } from ${module};`]),
    ...Object.keys(values).map((name) => `export declare const ${name}: typeof module.${name};`),
    '',
  ].join('\n');
}

function typesOf(index: string): string[] {
  return [...readFileSync(index, 'utf8').matchAll(/\btype (\w+)/g)].flatMap(([, name]) => name ?? []);
}

/** Writes the main entry of the package, and the types that are not made from a source. */
export function writeMain(): void {
  writeFileSync('dist/index.mjs', MODULE);
  writeFileSync('dist/index.cjs', COMMON_JS);
  writeFileSync('dist/index.d.cts', COMMON_JS_TYPES);
  writeFileSync('dist/functions.d.cts', commonJsTypes('functions/index.generated.js', functions));
  writeFileSync('dist/grammar.d.cts', commonJsTypes('grammar/index.js', grammar, typesOf('grammar/index.ts')));
  writeFileSync('dist/verify.d.cts', commonJsTypes('verify.js', VERIFY, VERIFY_TYPES));
  writeFileSync('dist/ruleset.d.mts', RULESET_TYPES);
  writeFileSync('dist/ruleset.d.cts', RULESET_COMMON_JS_TYPES);
}
