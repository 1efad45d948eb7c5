import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { ExampleFile } from './example-files.ts';
import { blockBelow } from './yaml-block.ts';

/** Exchanges that show a rule at work. */
export interface ExchangeText {
  readonly title: string;
  /** What is found; null where the lines on which it stands are marked, and where nothing is. */
  readonly finding: string | null;
  /** As they are written, but for the indentation. A line on which a finding stands ends with `# <- finding`. */
  readonly text: string;
}

/** Marks a value for other examples of the file. */
const ANCHOR = /(?<=[:-] )&\w+(?: |$)/gm;
const ALIAS = /(?:[:,[-] |<<: )\*\w/;

/** The examples in a list of a file, but for those of which a part is written in another example. */
export function exchangeTexts({ text }: ExampleFile, list: 'broken' | 'holds'): readonly ExchangeText[] {
  const lineCounter = new LineCounter();
  const written = parseDocument(text, { lineCounter }).get(list);
  const examples = isSeq(written) ? written.items.filter(isMap) : [];
  const texts = examples.map((map): ExchangeText => {
    const finding = map.get('finding');
    return {
      title: String(map.get('title')),
      finding: finding === undefined ? null : String(finding),
      text: exchangeText(map, text, lineCounter).replaceAll(ANCHOR, ''),
    };
  });
  return texts.filter((one) => !ALIAS.test(one.text));
}

/** What stands behind the key of the exchange, or of several, in lines of its own or in the line of the key. */
function exchangeText(map: YAMLMap, text: string, lineCounter: LineCounter): string {
  const key = map.items
    .map((item) => item.key)
    .find((one) => isScalar(one) && (one.value === 'exchange' || one.value === 'exchanges'));
  if (!isScalar(key)) return '';
  const { line, col } = lineCounter.linePos(key.range?.[0] ?? 0);
  const lines = text.split('\n');
  const inLine = /^[^:]*:\s*([^\s#].*)$/.exec(lines[line - 1]?.slice(col - 1) ?? '')?.[1];
  return inLine === undefined ? blockBelow(lines, line, col) : `${inLine}\n`;
}
