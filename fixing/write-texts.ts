import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { append } from '../model/lib/lists.ts';
import { reasonOf } from '../platform/error-text.ts';
import { writeFileWhole } from '../platform/write-file.ts';
import { readBytes } from '../source/read-bytes.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { RunTexts } from './run-texts.ts';

/** What came of writing: the files that were written, and those that were not, each with the reason as a clause. */
export interface Written {
  readonly files: readonly string[];
  readonly refused: readonly Refusal[];
}

/** A file that is left as it is, and why: a clause. */
interface Refusal {
  readonly source: string;
  readonly reason: string;
}

/**
 * Writes the texts that changed over their files: each wholly or not at all, with its mode and its byte order mark. A
 * file that is not as it was read, or may not be written, stays as it is, and so do all that one fix changes together
 * with it.
 *
 * @param except What is no file: standard input.
 */
export function writeTexts(texts: RunTexts, linked: LinkedFiles, except?: string): Written {
  const files: string[] = [];
  const refused: Refusal[] = [];
  const left = new Set([...texts.changed.keys()].filter((source) => source !== except));
  for (const source of left) {
    const group = [...linked.with(source)].filter((one) => left.has(one));
    for (const one of group) left.delete(one);
    const faults = faultsOf(group, texts);
    append(refused, faults);
    for (const one of faults.length > 0 ? [] : group) {
      const fault = write(one, texts);
      if (fault === null) files.push(one);
      else refused.push(fault);
    }
  }
  return { files, refused };
}

/** What keeps a group of files from being written, for each of them; nothing where nothing does. */
function faultsOf(group: readonly string[], texts: RunTexts): Refusal[] {
  const faults = group.flatMap((one) => faultOf(one, texts) ?? []);
  const [first] = faults;
  if (first === undefined) return [];
  const others = group.filter((one) => !faults.some(({ source }) => source === one));
  const reason = `it has to be changed together with ${first.source}`;
  return [...faults, ...others.map((source) => ({ source, reason }))];
}

const MARK = '\uFEFF';

function faultOf(source: string, texts: RunTexts): Refusal | null {
  try {
    // Root may write to what is read-only, and does not mean to.
    if ((statSync(source).mode & 0o222) === 0) return { source, reason: 'it is read-only; allow to write to it' };
    accessSync(source, constants.W_OK);
    accessSync(dirname(realpathSync(source)), constants.W_OK);
    const now = readBytes(source);
    const text = texts.before(source);
    const isAsRead = now.equals(Buffer.from(text)) || now.equals(Buffer.from(MARK + text));
    return isAsRead ? null : { source, reason: 'it changed since it was read; run Lintel again' };
  } catch (error) {
    return { source, reason: `it cannot be written (${reasonOf(error)})` };
  }
}

function write(source: string, texts: RunTexts): Refusal | null {
  try {
    const file = realpathSync(source);
    const hasMark = readBytes(file).subarray(0, 3).equals(Buffer.from(MARK));
    const { mode } = statSync(file);
    writeFileWhole(file, Buffer.from((hasMark ? MARK : '') + texts.now(source)), mode);
    return null;
  } catch (error) {
    return { source, reason: `it cannot be written (${reasonOf(error)})` };
  }
}
