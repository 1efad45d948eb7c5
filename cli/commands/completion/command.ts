import type { CommandDefinition } from '../../command.ts';
import { wordsOf } from '../../completion/values.ts';
import { SHELLS } from './shells.ts';

export const completionCommand: CommandDefinition = {
  name: 'completion',
  define: (command) =>
    command.description('print the completion script of a shell').argument('<shell>', 'bash, zsh or fish'),
  run: async (io, shell: string) => (await import('./run.ts')).runCompletionCommand(shell, io),
  values: { shell: () => wordsOf(SHELLS) },
};
