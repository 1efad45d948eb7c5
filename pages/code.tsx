import { type HighlightLanguage, splitAt, type Token, tokenLines } from './highlight.ts';

/** A place in a text with what is said of it. Lines and columns count from 0; the end does not belong to it. */
export interface Mark {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly severity: 'error' | 'warn' | 'info' | 'hint';
  /** The rule, and what it says. */
  readonly code: string;
  readonly message: string;
}

interface CodeProps {
  readonly text: string;
  readonly language: HighlightLanguage;
  readonly marks?: readonly Mark[];
  /** What the block is, for those who cannot see it. */
  readonly label: string;
  /** The number of the first line; no lines are numbered without it. */
  readonly firstLine?: number;
}

/**
 * A text with its marks in place, as the linter draws them in a terminal: the place underlined, what is said below it.
 */
export function Code({ text, language, marks = [], label, firstLine }: CodeProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that is no part of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard
    <div class="code" role="group" aria-label={label} tabIndex={0}>
      <pre>
        <code>
          {tokenLines(text.replace(/\n$/, ''), language).map((tokens, line) => (
            <Line
              tokens={tokens}
              number={firstLine === undefined ? null : firstLine + line}
              marks={marks.filter((mark) => mark.line === line)}
            />
          ))}
        </code>
      </pre>
    </div>
  );
}

interface LineProps {
  readonly tokens: readonly Token[];
  readonly number: number | null;
  readonly marks: readonly Mark[];
}

function Line({ tokens, number, marks }: LineProps) {
  const [mark] = marks;
  const className = mark === undefined ? 'line' : `line marked ${mark.severity}`;
  return (
    <>
      <span class={className}>
        {number === null ? null : <span class="number">{number}</span>}
        <Marked tokens={tokens} mark={mark} />
        {'\n'}
      </span>
      {marks.map((each) => (
        <span class={`note ${each.severity}`}>
          <span>{' '.repeat(each.start)}</span>
          <span class="arrow" aria-hidden="true">
            └{' '}
          </span>
          <span class="says">
            <b>{each.severity}</b> {each.message}
          </span>
          {'\n'}
        </span>
      ))}
    </>
  );
}

function Marked({ tokens, mark }: { readonly tokens: readonly Token[]; readonly mark: Mark | undefined }) {
  if (mark === undefined) return <Tokens tokens={tokens} />;
  const [before, meant, after] = splitAt(tokens, mark.start, mark.end);
  return (
    <>
      <Tokens tokens={before} />
      <mark>
        <Tokens tokens={meant} />
      </mark>
      <Tokens tokens={after} />
    </>
  );
}

function Tokens({ tokens }: { readonly tokens: readonly Token[] }) {
  return <>{tokens.map(({ text, kind }) => (kind === null ? text : <span class={`t-${kind}`}>{text}</span>))}</>;
}
