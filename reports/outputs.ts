import type { Io } from '../platform/io.ts';
import { type Destination, destination } from '../platform/output.ts';
import { oneOf, UsageError } from '../platform/usage-error.ts';
import { FORMATS, type Format } from './formats.ts';

/** A report that is wanted, and where it goes. */
export interface ReportOutput {
  readonly format: Format;
  readonly target: Destination;
}

/**
 * `--output.json report.json`, as Spectral's command takes it, in the form that `outputs` reads:
 * `--output=.json=report.json`.
 */
export function spellOutOutputs(argv: readonly string[]): string[] {
  const spelled: string[] = [];
  const words = argv.values();
  for (const word of words) {
    if (word === '--') return [...spelled, word, ...words];
    const [, name, value] = /^(?:--output|-o)\.([\w-]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) spelled.push(word);
    else spelled.push(`--output=.${name}=${value ?? words.next().value ?? ''}`);
  }
  return spelled;
}

/**
 * The reports that `--format` and `--output` ask for, as in Spectral: a file without a format belongs to the only
 * format, and with several formats each has a file of its own, but one, which goes to standard output. A format that
 * only an output names is wanted too.
 *
 * @throws UsageError
 */
export function outputs(
  formats: readonly string[],
  files: readonly string[],
  io: Io,
  fallback: Format = 'stylish',
): ReportOutput[] {
  const named = namedFiles(files);
  const plain = files.filter((file) => !isNamed(file));
  const asked = formats.flatMap((given) => given.split(',')).map((given) => oneOf('format', given.trim(), FORMATS));
  const onlyPlain = asked.length === 0 && named.size === 0;
  const chosen = new Set(asked.length > 0 || onlyPlain ? asked : [fallback, ...named.keys()]);
  if (chosen.size === 0) chosen.add(fallback);
  const stray = [...named.keys()].find((format) => !chosen.has(format));
  if (stray !== undefined)
    throw new UsageError(`--output.${stray} has no --format ${stray}; add that, or leave both out`);
  return assign([...chosen], named, plain, io);
}

function assign(formats: readonly Format[], named: ReadonlyMap<Format, string>, plain: readonly string[], io: Io) {
  const open = formats.filter((format) => !named.has(format));
  if (plain.length > 1) throw new UsageError(`--output is given ${plain.length} times; write --output.FORMAT=FILE`);
  if (open.length > 1 || (plain.length === 1 && formats.length > 1)) {
    const example = (open.length > 0 ? open : formats).map((format) => `--output.${format}=FILE`).join(' ');
    throw new UsageError(`several formats need a file each; write ${example}, at most one of them left out`);
  }
  if (plain.length > open.length) throw new UsageError('--output names a second file for one format; leave one out');
  const reports = formats.map((format) => ({ format, target: destination(named.get(format) ?? plain[0], io) }));
  const twice = reports.find(({ target: { file } }, index) =>
    reports.slice(0, index).some(({ target }) => file !== null && target.file === file),
  );
  if (twice !== undefined) throw new UsageError(`two reports would go to ${twice.target.file}; name a file for each`);
  return reports;
}

function isNamed(file: string): boolean {
  return /^\.[\w-]+=/.test(file);
}

function namedFiles(files: readonly string[]): Map<Format, string> {
  const named = new Map<Format, string>();
  for (const given of files.filter(isNamed)) {
    const [, name = '', file = ''] = /^\.([\w-]+)=(.*)$/s.exec(given) ?? [];
    const format = oneOf('format', name, FORMATS);
    if (file === '') throw new UsageError(`--output.${format} names no file; write --output.${format}=FILE`);
    if (named.has(format)) throw new UsageError(`--output.${format} is given twice; leave one out`);
    named.set(format, file);
  }
  return named;
}

/** The formats that say how many findings mend themselves; SARIF says it to `merge`. */
const TELLING_MENDABLE: ReadonlySet<Format> = new Set(['stylish', 'markdown', 'sarif']);

/** True where one of the reports says how many findings mend themselves. */
export function tellsMendable(outputs: readonly ReportOutput[]): boolean {
  return outputs.some(({ format }) => TELLING_MENDABLE.has(format));
}
