import type { CommandDefinition } from '../../command.ts';
import { allRuleIds, type CompletionValues, statementIds, wordsOf } from '../../completion/values.ts';
import { EXPLAIN_FORMATS, type ExplainCommandOptions } from './options.ts';

export const explainCommand: CommandDefinition = {
  name: 'explain',
  define: (command) =>
    command
      .description('explain a rule or a statement: why, examples, how to fix and to suppress')
      .argument('<name>', 'a rule, a statement such as 2.2/array-max-items, or a code of broken input such as parser')
      .option('-f, --format <name>', 'text or markdown', 'text')
      .option('--color', 'colour the text, terminal or not')
      .option('--no-color', 'do not colour the text'),
  run: async (io, name: string, options: ExplainCommandOptions) =>
    (await import('../../page-commands.ts')).runExplainCommand(name, options, io),
  values: { name: explainedNames, '--format': () => wordsOf(EXPLAIN_FORMATS) },
};

async function explainedNames(): Promise<CompletionValues> {
  const rules = await allRuleIds();
  const statements = await statementIds();
  const { PROBLEM_CODES } = await import('../../../source/problem-codes.ts');
  const codes = wordsOf(PROBLEM_CODES.map(({ code }) => code));
  return { ...statements, words: [...rules.words, ...codes.words, ...statements.words] };
}
