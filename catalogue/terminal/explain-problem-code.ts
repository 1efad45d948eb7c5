import type { ProblemCode } from '../../source/problem-codes.ts';
import { type Paper, paragraph, part, severityWord } from './paper.ts';

/** A code that is no rule's, with what causes it, for a terminal. */
export function explainProblemCode({ code, summary, why, causes, suppression }: ProblemCode, paper: Paper): string {
  const lines = causes.flatMap(({ cause, remedy }) => [paragraph(cause, paper), paragraph(remedy, paper, 4)]);
  return [
    `${paper.colors.bold(code)}  ${severityWord('error', paper)}\n${paragraph(summary, paper, 0)}`,
    part('Why', paragraph(why, paper), paper),
    part('What causes it, and how to fix it', lines, paper),
    part('How to suppress it', paragraph(suppression, paper), paper),
  ].join('\n\n');
}
