/**
 * Makes the folder of a new rule: `npm run new-rule SECTION ID [STATEMENT]`. What has to be written in it is marked,
 * and a test fails as long as a mark is left.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentIdOf } from '../framework/former-ids.ts';
import { EVERY_RULE } from '../rules/every-rule.generated.ts';
import { loadStatements } from '../spec/load-statements.ts';
import { SECTION_NUMBERS } from '../spec/sections.ts';
import type { Statement } from '../spec/statement.ts';

/** Stands where something has to be written. */
export const TO_WRITE = 'TO WRITE:';

/** A file of a rule's folder, from the root of the repository. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The files of a new rule.
 *
 * @param named The statement that it decides; that of its own name without it.
 * @throws Error that says what is wrong with a section, an id or a statement.
 */
export function newRule(section: string, id: string, named?: string): NewFile[] {
  checkSection(section);
  checkId(id);
  const statement = statementOf(section, id, named);
  const folder = join('rules', section, id).replaceAll('\\', '/');
  return [
    { path: `${folder}/rule.ts`, text: ruleText(id, statement) },
    { path: `${folder}/examples.yaml`, text: EXAMPLES },
  ];
}

function checkSection(section: string): void {
  if (SECTION_NUMBERS.some((number) => number === section)) return;
  throw new Error(`there is no section "${section}" among ${SECTION_NUMBERS.join(', ')}; choose one of these`);
}

function checkId(id: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(`"${id}" is no name of a rule; write small letters and digits, with - between words`);
  if (Object.hasOwn(EVERY_RULE, id)) throw new Error(`there is a rule ${id} already; choose another name`);
  const current = currentIdOf(id);
  if (current !== null)
    throw new Error(
      `${id} was the name of what is ${current} now, and rulesets and exceptions may still say it; choose another name`,
    );
}

function statementOf(section: string, id: string, named = `${section}/${id}`): Statement {
  const statements = loadStatements();
  const statement = statements.find((one) => one.id === named);
  if (statement !== undefined) return statement;
  const ofSection = statements.map((one) => one.id).filter((one) => one.startsWith(`${section}/`));
  throw new Error(
    `there is no statement ${named}; name the one that the rule decides: npm run new-rule ${section} ${id} STATEMENT. Those of the section, in spec/statements.yaml: ${ofSection.join(', ')}`,
  );
}

function ruleText(id: string, { id: statement, says, severity, note }: Statement): string {
  const reading = note === undefined ? '' : `// Of the statement: ${note.replaceAll(/\s+/g, ' ')}\n`;
  return `import { defineRule } from '../../../framework/define-rule.ts';

// ${TO_WRITE} this rule, by "Adding a rule" in CONTRIBUTING.md. Take the marks out as you go; a test finds those that
// are left.
${reading}export default defineRule({
  id: '${id}',
  statements: ['${statement}'],
  severity: '${severity}',
  // ${TO_WRITE} what holds where nothing is found, in one sentence; this is what the statement says.
  summary: ${quoted(says)},
  why: '${TO_WRITE} what goes wrong in practice where it does not hold.',
  // ${TO_WRITE} everything that the statement is about, from a list of the description.
  subjects: (description) => description.operations.map((operation) => ({ place: operation.place, operation })),
  // ${TO_WRITE} null where it holds, else the fact with the actual value, "; ", and what to write.
  judge: () => null,
});
`;
}

/** As the formatter writes a text: in single quotes, unless that needs more escapes. */
function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\');
  return text.includes("'") ? JSON.stringify(text) : `'${escaped}'`;
}

const EXAMPLES = `# ${TO_WRITE} at least one example of each kind; they are tests.
bad:
  - title: '${TO_WRITE} what is wrong; more examples for $ref, allOf, path-level parameters, callbacks'
    paths:
      /v1/shop/orders: {} # <- finding
good:
  - title: '${TO_WRITE} the same as the statement has it'
    paths:
      /v1/shop/orders: {}
ignored:
  - title: '${TO_WRITE} what looks alike and is left alone'
    paths:
      /v1/shop/orders: {}
`;

const next = (id: string) =>
  `Next: write what is marked "${TO_WRITE}", then npm run generate, and npx mocha "test/rules/*.test.ts" test/test-specs -g '${id}|every rule'`;

if (process.argv[1]?.endsWith('new-rule.ts') === true) {
  const [section, id, named, ...more] = process.argv.slice(2);
  try {
    if (section === undefined || id === undefined || more.length > 0)
      throw new Error(
        'write npm run new-rule SECTION ID [STATEMENT], for example npm run new-rule 2.8 ids-apart 2.8/no-adjacent-ids',
      );
    const files = newRule(section, id, named);
    const there = files.find(({ path }) => existsSync(path));
    if (there !== undefined) throw new Error(`${there.path} exists already; choose another name, or delete it`);
    mkdirSync(join('rules', section, id), { recursive: true });
    for (const { path, text } of files) writeFileSync(path, text);
    console.log(`Wrote ${files.map(({ path }) => path).join(' and ')}.\n${next(id)}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
