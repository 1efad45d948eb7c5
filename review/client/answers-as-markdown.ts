import { NOT_ANSWERED } from '../answers.ts';
import { DECISION_PARTS, DECISIONS, type DecisionPart } from '../decision.ts';
import { STATE_WORDS } from './answer-fields.tsx';
import { book } from './answers.ts';
import type { ApiView } from './api-view.ts';

/** The questions with their answers, the comments on findings, and the decision: a list for an issue. */
export function answersAsMarkdown(api: ApiView): string {
  const answers = book.all;
  const questions = api.data.questions.map(({ id, text, statement }) => {
    const { state, note } = answers[`question.${id}`] ?? NOT_ANSWERED;
    const box = state === 'open' ? ' ' : 'x';
    const word = state === 'open' ? '' : ` **${STATE_WORDS.question[state]}**`;
    return `- [${box}] ${text} (${statement})${word}${said(note)}`;
  });
  const comments = Object.entries(answers).flatMap(([key, { state, note }]) => {
    const found = /^(?:finding|rule)\.(.+)$/s.exec(key);
    if (found === null || (state === 'open' && note === '')) return [];
    return [`- \`${found[1]}\` **${STATE_WORDS.finding[state]}**${said(note)}`];
  });
  const decision = (Object.keys(DECISION_PARTS) as DecisionPart[]).flatMap((part) => {
    const note = answers[part]?.note ?? '';
    if (note === '' || part === 'conclusion') return [];
    return [
      `- ${DECISION_PARTS[part]}: ${part === 'decision' ? (DECISIONS[note] ?? note) : note.replaceAll('\n', '\n  ')}`,
    ];
  });
  return [
    `# ${api.data.title} · Design review`,
    questions.join('\n'),
    ...titled('Findings', comments.join('\n')),
    ...titled('Decision', decision.join('\n')),
    ...titled('Conclusion', answers.conclusion?.note ?? ''),
    '',
  ].join('\n\n');
}

function said(note: string): string {
  return note === '' ? '' : `\n  ${note.replaceAll('\n', '\n  ')}`;
}

function titled(title: string, text: string): string[] {
  return text === '' ? [] : [`## ${title}`, text];
}
