import type { TextContext } from './context.ts';

/** An object or a list that is open at the position. */
interface Open {
  readonly isObject: boolean;
  /** The key whose value is being read; null while a key is. */
  key: string | null;
  readonly keys: string[];
}

/** A string, a word or a sign of JSON and of flow YAML; comments and white space are passed over. */
const TOKEN =
  /"(?:[^"\\\n]|\\.)*("?)|'(?:[^'\n]|'')*('?)|#[^\n]*|[{}[\],]|:(?=[\s,{}[\]"']|$)|(?:[^\s{}[\],:"'#]|:(?![\s,{}[\]"']|$)|(?<=\S)#)+/g;

/**
 * Where a position is in JSON or in flow YAML that begins at an offset, also where the text is not finished; null
 * behind its end.
 */
export function flowContext(text: string, from: number, position: number): TextContext | null {
  const stack: Open[] = [];
  let word = { text: '', start: position, quote: '' };
  TOKEN.lastIndex = from;
  for (let match = TOKEN.exec(text); match !== null && match.index < position; match = TOKEN.exec(text)) {
    const end = match.index + match[0].length;
    const sign = match[0];
    const isUnfinished = /^["']/.test(sign) && match[1] !== '"' && match[2] !== "'";
    if (end > position || (end === position && !/^[{}[\],:#]$/.test(sign) && (isUnfinished || !/^["']/.test(sign)))) {
      word = wordAt(sign, match.index, position);
      break;
    }
    if (!read(sign, stack)) return null;
  }
  const open = stack.at(-1);
  if (open === undefined) return null;
  return {
    path: stack.flatMap((one, index) => (index === stack.length - 1 && one.isObject ? [] : [one.key ?? '-'])),
    key: open.isObject ? open.key : null,
    at: open.isObject && open.key === null ? 'key' : 'value',
    written: open.keys,
    word,
    style: text[from] === '{' && text.slice(0, from).trim() === '' ? 'json' : 'flow',
    indent: 0,
  };
}

function wordAt(sign: string, start: number, position: number): TextContext['word'] {
  const [quote = ''] = /^["']?/.exec(sign) ?? [];
  return { text: sign.slice(quote.length, position - start), start, quote };
}

/** False where the last object or list has ended. */
function read(sign: string, stack: Open[]): boolean {
  const open = stack.at(-1);
  switch (sign[0]) {
    case '#':
      return true;
    case '{':
    case '[':
      stack.push({ isObject: sign === '{', key: null, keys: [] });
      return true;
    case '}':
    case ']':
      stack.pop();
      return stack.length > 0;
    case ',':
      if (open !== undefined) open.key = null;
      return true;
    case ':':
      if (open?.isObject === true) open.key = open.keys.at(-1) ?? '';
      return true;
    default:
      if (open?.isObject === true && open.key === null) open.keys.push(unquoted(sign));
      return true;
  }
}

/** A key as it is written, without its quotation marks. */
export function unquoted(sign: string): string {
  return sign.replace(/^(["'])(.*)\1$/s, '$2');
}
