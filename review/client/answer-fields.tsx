import { useId } from 'preact/hooks';
import { STATES, type State } from '../answers.ts';
import { book, useAnswer } from './answers.ts';

/** What the states of an answer are called. */
export const STATE_WORDS: Readonly<Record<'question' | 'finding', Readonly<Record<State, string>>>> = {
  question: { open: 'open', fine: 'fine', change: 'to change' },
  finding: { open: 'open', fine: 'accepted', change: 'to change' },
};

interface StatesProps {
  /** What the answer is kept under. */
  readonly name: string;
  /** What it is about, for those who cannot see it; a question says so itself. */
  readonly label: string;
  readonly kind: keyof typeof STATE_WORDS;
  /** The state that holds while this one is open. */
  readonly inherited?: State;
}

/** The state of an answer, to be chosen. */
export function AnswerStates({ name, label, kind, inherited = 'open' }: StatesProps) {
  const wordFor = (state: State) =>
    state === 'open' && inherited !== 'open' ? `as all: ${STATE_WORDS[kind][inherited]}` : STATE_WORDS[kind][state];
  const { state: given } = useAnswer(name);
  const group = useId();
  return (
    <div class={`states is-${given}`} {...(kind === 'finding' && { role: 'radiogroup', 'aria-label': label })}>
      {STATES.map((state) => (
        <label>
          <input type="radio" name={group} checked={given === state} onChange={() => book.answer(name, { state })} />{' '}
          {wordFor(state)}
        </label>
      ))}
    </div>
  );
}

interface NoteProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly rows?: number;
}

/** A text of the reviewer's, kept with every key. */
export function AnswerNote({ name, label, placeholder, rows = 1 }: NoteProps) {
  const { note } = useAnswer(name);
  return (
    <textarea
      rows={rows}
      aria-label={label}
      placeholder={placeholder}
      value={note}
      onInput={(event) => book.answer(name, { note: event.currentTarget.value })}
    />
  );
}
