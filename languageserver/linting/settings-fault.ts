import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { slashed } from '../../platform/file-paths.ts';
import { type Range, START_OF_FILE } from '../../source/result.ts';

/** Why settings, a ruleset or a baseline cannot be used, and where that shows. */
export interface SettingsFault {
  /** Null where the sentence names no file. */
  readonly file: string | null;
  readonly range: Range;
  readonly message: string;
}

/**
 * Finds the place in the sentence of a UsageError: `.spectral.yaml:3:5: what is wrong; what to write`, or the name of a
 * file in it.
 */
export function settingsFault(message: string, folder: string): SettingsFault {
  const [, name = '', line, character = 1, said = ''] =
    /^(?:the (?:ruleset|baseline) )?(\S.*?):(\d+)(?::(\d+))?: (.*)$/s.exec(message) ?? [];
  const file = fileCalled(name, folder);
  if (file !== null) {
    const start = { line: Number(line) - 1, character: Number(character) - 1 };
    return { file, range: { start, end: start }, message: said };
  }
  const mentioned = message.split(/[\s"'`:;,]+/).map((word) => (/\.\w+$/.test(word) ? fileCalled(word, folder) : null));
  return { file: mentioned.find((one) => one !== null) ?? null, range: START_OF_FILE, message };
}

function fileCalled(name: string, folder: string): string | null {
  if (name === '') return null;
  const file = slashed(resolve(folder, name));
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : null;
}
