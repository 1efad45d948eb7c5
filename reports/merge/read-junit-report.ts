import { SaxesParser } from 'saxes';
import { SEVERITIES, type SeverityName, severityNumber } from '../../framework/severity.ts';
import { pointerToPath } from '../../model/description/json-pointer.ts';
import { pathFromRepository } from '../../platform/repository.ts';
import type { Result } from '../../source/result.ts';
import { caseText, PACKAGE, RUN_SUITE } from '../junit.ts';
import { xmlSafe } from '../xml-text.ts';
import { BrokenReport, type ReadReport, shardOfReport } from './report-contents.ts';

/** What the elements of a report say, in their order. */
interface JunitContent {
  readonly facts: Map<string, string>;
  readonly files: Set<string>;
  readonly results: Result[];
}

/** Where the reader stands. */
interface Reading {
  suite: string | null;
  name: string;
  failure: { readonly severity: string; readonly message: string; text: string } | null;
}

/**
 * Reads a JUnit report that Lintel wrote. It has no ends of findings, no statements, and nothing of findings below its
 * `--fail-severity`.
 *
 * @throws BrokenReport when it is not a whole report of Lintel.
 */
export function readJunitReport(text: string, root: string): Omit<ReadReport, 'name'> {
  const { facts, files, results } = contentOf(text, root);
  const fact = (name: string) => facts.get(`lintel.${name}`);
  const [version, ruleset, digest] = [fact('version'), fact('ruleset'), fact('rulesetDigest')];
  const shows = SEVERITIES.find((name) => name === fact('failSeverity'));
  if (version === undefined || ruleset === undefined || digest === undefined || shows === undefined)
    throw new BrokenReport(
      ' was not written by Lintel, or has lost its suite "lintel"; write it again with lintel lint',
    );
  const count = (name: string) => Number(fact(name) ?? 0) || 0;
  return {
    kind: 'junit',
    results,
    complete: fact('complete') === 'true',
    run: {
      version,
      ruleset: { name: ruleset, digest },
      shard: shardOfReport(fact('shard'), fact('shardFiles')),
      shows: count('quieted') > 0 ? 0 : severityNumber(shows),
      rules: [],
      files: [...files],
      linted: count('linted'),
      failed: count('failed'),
      hidden: count('hidden'),
      quieted: count('quieted'),
      known: count('known'),
    },
  };
}

function contentOf(text: string, root: string): JunitContent {
  const content: JunitContent = { facts: new Map(), files: new Set(), results: [] };
  const reading: Reading = { suite: null, name: '', failure: null };
  const parser = new SaxesParser();
  const place = () => `:${parser.line}:${parser.columnIndex + 1}:`;
  const broken = (why: string): never => {
    throw new BrokenReport(`${place()} ${why}; write it again with lintel lint`);
  };
  parser.on('error', (error) =>
    broken(`this is no XML (${error.message.replace(/^(\d+:)*\s*/, '').replace(/\.$/, '')})`),
  );
  parser.on('opentag', ({ name, attributes }) =>
    open(name, attributes as Record<string, string>, reading, content, root),
  );
  const collect = (said: string) => {
    if (reading.failure !== null) reading.failure.text += said;
  };
  parser.on('text', collect);
  parser.on('cdata', collect);
  parser.on('closetag', ({ name }) => {
    if (name !== 'failure' || reading.failure === null) return;
    content.results.push(resultOf(reading, root) ?? broken('this is no finding as Lintel writes it'));
    reading.failure = null;
  });
  parser.write(text).close();
  return content;
}

function open(
  tag: string,
  attributes: Record<string, string>,
  reading: Reading,
  content: JunitContent,
  root: string,
): void {
  const { name = '', value = '', type = '', message = '' } = attributes;
  if (tag === 'property') content.facts.set(name, value);
  if (tag === 'testsuite') {
    reading.suite = name;
    if (name !== RUN_SUITE || content.facts.size > 0) content.files.add(pathFromRepository(name, root));
  }
  if (tag === 'testcase') reading.name = name;
  if (tag === 'failure') reading.failure = { severity: type, message, text: '' };
}

/** The rule and the pointer of a case. */
const CASE_NAME = new RegExp(`^${PACKAGE}\\.(.*?)\\(#(.*)\\)$`, 's');

/** A failed case, put together again; null when that does not give the same text. */
function resultOf({ suite, name, failure }: Reading, root: string): Result | null {
  const [, code, pointer] = CASE_NAME.exec(name) ?? [];
  const [, line, column] = /^line (\d+), col (\d+), /.exec(failure?.text ?? '') ?? [];
  const severity = SEVERITIES.find((known) => known === failure?.severity);
  if (suite === null || failure === null || code === undefined || pointer === undefined) return null;
  if (line === undefined || column === undefined || severity === undefined) return null;
  const start = { line: Number(line) - 1, character: Number(column) - 1 };
  const result = {
    code,
    path: pointerToPath(pointer),
    message: failure.message,
    range: { start, end: start },
    statements: [],
  };
  const expected = oneKindOfBreak(xmlSafe(caseText(result)));
  const text = oneKindOfBreak(failure.text);
  if (!text.startsWith(expected)) return null;
  const more = text.slice(expected.length).replace(/^, /, '');
  return {
    ...result,
    severity: severityNumber(severity as SeverityName),
    source: pathFromRepository(suite, root),
    ...(/^https?:/.test(more) && { documentationUrl: more }),
  };
}

/** XML has one line break only, but where it is a reference. */
function oneKindOfBreak(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
